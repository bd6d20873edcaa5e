"""One try at a level: the moves on offer, and what comes of each."""

from collections.abc import Sequence
from enum import Enum

import attrs

from boomerang_desktop.games.core import Event, Move
from boomerang_desktop.match import Match
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.lessons import OTHERWISE, Key, Level, Task


class Outcome(Enum):
    GOES_ON = "right, and there is more to do"
    DONE = "right, and that was all"
    WRONG = "the level begins again"


@attrs.frozen
class AttemptResult:
    """What came of a move."""

    outcome: Outcome
    mistake: str = ""
    """The key of the text about a wrong move."""
    point: tuple[Key, ...] = ()
    """What to point at."""


class Attempt:
    """One try at a level, from its beginning. Plays a copy of the match: the level stays as it
    is."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.match: Match = level.match.until(len(level.match.decisions))
        self.number = 0
        """Number of the current task."""
        self.answered = 0
        """Length of the match right after the learner's last decision."""

    @property
    def task(self) -> Task:
        return self.level.tasks[self.number]

    def offered(self) -> Sequence[Move]:
        """What the learner may do now: some of the legal moves."""
        legal = self.match.state.legal(self.level.seat)
        return [move for move in legal if self.task.offer.noted(move)]

    def is_right(self, move: Move) -> bool:
        return self.task.right.hold(move, self._events(move))

    def play(self, move: Move) -> AttemptResult:
        """Make the move, and then what follows from it in this level."""
        task, events = self.task, self._events(move)
        right = task.right.hold(move, events)
        mistake = None
        if not right:
            mistake = next((m for m in task.mistakes if m.moves.hold(move, events)), None)
        self.match.play(self.level.seat, move)
        self.answered = len(self.match.decisions)
        if right:
            self._follow(task.ways.get(str(move), task.after))
            self.number += 1
            if self.number < len(self.level.tasks):
                return AttemptResult(Outcome.GOES_ON, point=self.task.point)
            return AttemptResult(Outcome.DONE, point=self.level.point)
        if mistake is None:
            return AttemptResult(Outcome.WRONG, OTHERWISE)
        self._follow(mistake.after)
        return AttemptResult(Outcome.WRONG, mistake.id, mistake.point)

    def _follow(self, decisions: Sequence[Decision]) -> None:
        for decision in decisions:
            self.match.play(decision.seat, decision.move)

    def _events(self, move: Move) -> Sequence[Event]:
        before, seat = self.match.state, self.level.seat
        return self.match.game.events(before, seat, move, before.play(seat, move))
