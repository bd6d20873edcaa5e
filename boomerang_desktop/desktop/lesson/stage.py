"""A level on the table: it is asked for, what is done is shown, and it goes on or begins again."""

from collections.abc import Sequence, Set
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.table.eyes import Eyes
from boomerang_desktop.desktop.table.playback import Playback
from boomerang_desktop.games.core import Move, Refusal
from boomerang_desktop.match import Match
from boomerang_desktop.study.attempt import Attempt, AttemptResult, Outcome
from boomerang_desktop.study.lessons import Key, Level
from boomerang_desktop.study.looks import HintTarget

NOWHERE = QPointF(-10_000, -10_000)
LOOKED = 1800
"""Milliseconds for which the table rests when a round is over and more is to come."""
BETWEEN = 600
"""Milliseconds between two moves while it is shown how the match ends: nobody is asked meanwhile,
and who wants to follow needs time."""


class Phase(Enum):
    ASKED = "the learner may do something"
    SHOWN = "what has been done is being shown"
    WRONG = "it was not right: it begins again at the next touch"
    DONE = "all has been done"


class Stage(QObject):
    """Knows one level and its table. What is said about it, whoever watches decides."""

    turned = Signal()
    """Something else is to be said now."""

    def __init__(
        self,
        level: Level,
        board: Board[Any],
        parent: QObject,
        later: Set[str] = frozenset(),
    ) -> None:
        """`later`: the paragraphs of the rules that have not come up yet."""
        super().__init__(parent)
        self.level, self.board, self._later = level, board, later
        self.phase = Phase.SHOWN
        self._solving = False
        self._answer = AttemptResult(Outcome.GOES_ON)
        self._looked = QTimer(self, singleShot=True, interval=LOOKED)
        self._looked.timeout.connect(self._go_on)
        self._between = QTimer(self, singleShot=True)
        self._between.timeout.connect(self._next)
        board.answered.connect(self._decide)
        board.motion.rested.connect(self._rest)
        board.nudged.connect(self.hurry)
        self._begin_attempt()

    @property
    def match(self) -> Match:
        return self.attempt.match

    @property
    def task(self) -> int:
        """The number of the task that is asked for."""
        return self.attempt.number

    @property
    def mistake(self) -> str:
        """The name of what is said about a wrong try."""
        return self._answer.mistake

    @property
    def solved(self) -> bool:
        """Whether all that was asked has been done; how it ends may still be being shown."""
        answered = self.phase in (Phase.SHOWN, Phase.DONE) and not self._solving
        return answered and self._answer.outcome is Outcome.DONE

    @property
    def goes_on(self) -> bool:
        """Whether something follows the learner's last move."""
        return len(self.match.decisions) > self.attempt.answered

    @property
    def playable(self) -> Match:
        """From where one can play on: if the end was shown, before that."""
        over = self.match.result is not None
        return self.match.until(self.attempt.answered) if over else self.match

    @property
    def watched(self) -> bool:
        """Whether what was right has only been shown."""
        return self._solving

    @property
    def point(self) -> tuple[Key, ...]:
        """What is spoken about."""
        return self.attempt.task.point if self.phase is Phase.ASKED else self._answer.point

    def _begin_attempt(self) -> None:
        self.attempt = Attempt(self.level)
        self.playback = Playback(self.attempt.match, self.board, Eyes([self.level.seat]), self)
        self.playback.shown.connect(lambda _: self._between.start(self._pause()))
        self.playback.look_at(None)
        # what was done before the level is not news
        self.board.show_marks(())

    def begin(self) -> None:
        """From the beginning."""
        self._stop()
        self._solving = False
        if self.match.decisions[len(self.level.match.decisions) :]:
            self.playback.forget()
            self.playback.deleteLater()
            self._begin_attempt()
        self._ask()

    def close(self) -> None:
        """The table is about to go."""
        self._stop()
        self.board.answered.disconnect(self._decide)
        self.board.rest()

    def _stop(self) -> None:
        self._looked.stop()
        self._between.stop()
        self.board.waits = False

    # --- one move after the other

    def _ask(self) -> None:
        self.phase = Phase.ASKED
        # what was pointed at in the try before is not
        self.board.handling.hover(NOWHERE)
        self.board.offer(self.level.seat, self.attempt.offered(), self._why_not)
        self.turned.emit()
        if self._solving:
            self._looked.start()

    def _why_not(self, move: Move | None) -> Refusal | None:
        """What the rules say, if that has been told; to what they allow, that something else is to
        be learnt now."""
        if move is None:
            return None
        refusal = self.board.view.why_not(self.level.seat, move)
        if refusal and refusal.paragraph in self._later:
            return Refusal("", self.tr("That comes in a later lesson"))
        return refusal or Refusal("", self.tr("This is allowed, but it is not what is asked here"))

    def _decide(self, move: Move) -> None:
        if self.phase is not Phase.ASKED:
            return
        first = len(self.match.decisions)
        self.phase = Phase.SHOWN
        self.board.withdraw()
        self._answer = self.attempt.play(move)
        for number in range(first, len(self.match.decisions)):
            self.playback.add(number)
        self.turned.emit()
        self._next()

    def _pause(self) -> int:
        unhurried = self._ends and self.playback.behind and self.board.motion.pace
        return BETWEEN if unhurried else 0

    @property
    def _ends(self) -> bool:
        """Whether the end of the match is what is to be seen: that of a puzzle, not of a lesson
        that happens to come so far."""
        return self.match.result is not None and bool(self.level.tasks[-1].ways)

    def _next(self) -> None:
        if self.phase is Phase.SHOWN and not self.playback.show_next():
            self._conclude()

    def _rest(self) -> None:
        """A round is over. What comes after it is only shown if there is more to do, or if that is
        how the match ends."""
        if self._ends or self.playback.behind or self._answer.outcome is Outcome.GOES_ON:
            self.board.waits = True
            self._looked.start()
        else:
            self._conclude()

    def _go_on(self) -> None:
        if self.phase is Phase.ASKED and self._solving:
            self._decide(self.solution())
            return
        self.board.waits = False
        self.board.motion.go_on()

    def _conclude(self) -> None:
        if self._answer.outcome is Outcome.GOES_ON:
            self._ask()
            return
        self.phase = Phase.DONE if self._answer.outcome is Outcome.DONE else Phase.WRONG
        self.board.waits = self.phase is Phase.WRONG
        self.turned.emit()

    def solution(self) -> Move:
        """What is right now, or best."""
        wanted = self.attempt.task.right.notations[0]
        offered = self.attempt.offered()
        named = next((move for move in offered if str(move) == wanted), None)
        return named or next(move for move in offered if self.attempt.is_right(move))

    def solve(self) -> None:
        """Shows all that is left to do."""
        self.board.advise(None)
        self._solving = True
        if self.phase is Phase.ASKED:
            self._decide(self.solution())

    def hurry(self) -> None:
        """On: to what comes next, or to the end of what is being shown."""
        if self.phase is Phase.WRONG:
            self.begin()
        elif self._looked.isActive():
            self._looked.stop()
            self._go_on()
        elif self._between.isActive():
            self._between.start(0)
        elif self.phase is Phase.SHOWN:
            self.board.motion.finish()


def looked_at(board: Board[Any], looks: Sequence[HintTarget], seat: int) -> list[Key]:
    """What lies on the table of that which is meant, for whoever sits there."""
    return [
        key
        for key, item in board.things.all()
        if item.isVisible() and any(look.means(key, _owner(key, item), seat) for look in looks)
    ]


def _owner(key: Key, item: Item) -> int | None:
    """Whose it is: some things know it, others are called by it."""
    seat = getattr(item, "seat", None)
    named = key[1] if len(key) > 1 else None
    return seat if isinstance(seat, int) else named if isinstance(named, int) else None
