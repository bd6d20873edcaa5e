"""What another move would have been worth, and the way through one's own mistakes."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from boomerang_desktop.bots.core import Reason
from boomerang_desktop.bots.jobs import reasons
from boomerang_desktop.bots.process import Job
from boomerang_desktop.bots.second_look import what_follows
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Analysis, Verdict
from boomerang_desktop.match.analysis.examine import EFFORTS, Found, examine
from boomerang_desktop.match.analysis.whole import instead

Answer = Callable[[float, Verdict], None]
"""How far a try is off the best, and what that is called."""


class Tries(QObject):
    """Asks the adviser; what was asked before is forgotten."""

    def __init__(self, adviser: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._adviser = adviser

    def forget(self) -> None:
        self._adviser.forget()

    def judge(
        self,
        match: Match,
        analysis: Analysis,
        number: int,
        move: Move,
        answer: Answer,
        give_up: Callable[[], None],
    ) -> None:
        """A move instead of the one that was made there. All but the best is tried first: that a
        quick look has compared it says little."""
        if move == analysis.moments[number].judgement.best:
            answer(0.0, Verdict.GOOD)
            return

        def found(answered: Found) -> None:
            assert answered.judgement is not None
            answer(answered.judgement.loss, answered.judgement.verdict)

        piece = instead(match, number, move, EFFORTS[analysis.depth], analysis.seed)
        self._adviser.post(Job(examine, (piece,), found, give_up))

    def explain(
        self,
        game_id: str,
        view: State,
        seat: int,
        move: Move,
        answer: Callable[[tuple[Reason, ...]], None],
    ) -> None:
        """Why a move is good, or not; nothing if nobody can say."""
        self._adviser.post(Job(reasons, (game_id, view, seat, move), answer, lambda: None))

    def foresee(
        self,
        match: Match,
        number: int,
        view: State,
        answer: Callable[[tuple[tuple[int, Move], ...]], None],
    ) -> None:
        """What the next player would probably answer to the move that was made."""
        seat, move = match.decisions[number].seat, match.decisions[number].move
        given = (match.game.id, view, seat, move, match.seed_for(seat))
        self._adviser.post(Job(what_follows, given, answer, lambda: None))


class Quiz:
    """One's own mistakes, one after the other."""

    def __init__(self, analysis: Analysis, seat: int) -> None:
        self.numbers = mistakes(analysis, seat)
        self.at = 0
        self.solved = False
        """Whether something good enough was found, or shown."""

    @property
    def number(self) -> int:
        return self.numbers[self.at]

    @property
    def is_last(self) -> bool:
        return self.at == len(self.numbers) - 1

    def go_on(self) -> None:
        self.at, self.solved = self.at + 1, False


def mistakes(analysis: Analysis, seat: int) -> list[int]:
    """Where a seat could have done better by what it saw."""
    return [m.number for m in analysis.moments if m.seat == seat and m.judgement.verdict.rank]
