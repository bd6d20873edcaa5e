"""What is shown when: decisions as they are made, one after the other, and looking back."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.words import LogLine
from boomerang_desktop.desktop.table.eyes import Eyes
from boomerang_desktop.games.core import ONLOOKER, State
from boomerang_desktop.match import Match


class Playback(QObject):
    told = Signal(int, object)
    """A line for the log: the number of the decision and its LogLine."""
    shown = Signal()
    """A decision has been seen to its end."""

    def __init__(self, match: Match, board: Board[Any], eyes: Eyes, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self.board, self._eyes = match, board, eyes
        self._waiting: list[int] = []
        """Decisions that have been made but not been seen yet."""
        self._showing = False
        self.looking_back: int | None = None
        """The decision after which the table is shown, if not as it is now."""

    @property
    def busy(self) -> bool:
        """Whether something is being shown, or waits to be."""
        return self._showing or bool(self._waiting)

    # --- as it is made

    def add(self, number: int) -> None:
        """A decision has been made; `show_next` shows it."""
        self._waiting.append(number)

    def overhear(self, number: int) -> bool:
        """Shows a decision to somebody who is still choosing, if that does not disturb them."""
        if self._waiting:
            return False
        after = self._eyes.see(self._match.states[number + 1])
        if not self.board.table.overhear(self._match.events(number), after):
            return False
        self._tell(number)
        return True

    def show_next(self) -> bool:
        """Shows what has been seen least recently; False if all has been seen."""
        if self._showing or not self._waiting:
            return self._showing
        number = self._waiting.pop(0)
        self._showing = True

        def done() -> None:
            self._showing = False
            self._tell(number)
            self.shown.emit()

        after = self._eyes.see(self._match.states[number + 1])
        self.board.play(self._match.events(number), after, self._in_front(), done)
        return True

    def _tell(self, number: int) -> None:
        for line in self._lines(number):
            self.told.emit(number, line)

    def _lines(self, number: int) -> Sequence[LogLine]:
        before, after = (state.view(ONLOOKER) for state in self._match.states[number : number + 2])
        return self.board.words.lines(before, self._match.events(number), after)

    def story(self) -> list[tuple[int, LogLine]]:
        """Everything that the log tells, up to what has been shown."""
        opening = self.board.words.opening(self._match.states[0].view(ONLOOKER))
        shown = range(len(self._match.decisions) - len(self._waiting) - self._showing)
        return [
            *((-1, line) for line in opening),
            *((number, line) for number in shown for line in self._lines(number)),
        ]

    # --- as it is, or as it was

    def forget(self) -> None:
        """What has not been seen yet need not be shown any more."""
        self.board.motion.forget()
        self._waiting.clear()
        self._showing = False

    def look_at(self, number: int | None) -> None:
        """The table as it was after a decision; None: as it is."""
        self.board.motion.hurry()
        last = len(self._match.decisions) - 1
        self.looking_back = number if number is not None and number < last else None
        if self.looking_back is None:
            # made while somebody looked back: told now, and seen in the position
            while self._waiting:
                self._tell(self._waiting.pop(0))
        self.board.offer(None)
        self.show_position()
        self._mark()

    def show_position(self, seat: int | None = None) -> None:
        """The position as the eyes may see it now, before that seat if there is one."""
        front = self._in_front() if seat is None else seat
        self.board.show_view(self._eyes.see(self._position()), front)

    def _mark(self) -> None:
        """Marks what led to the position on the table."""
        last = len(self._match.decisions) - 1
        shown = last if self.looking_back is None else self.looking_back
        self.board.show_marks(self._match.events(shown) if shown >= 0 else ())

    def _position(self) -> State:
        if self.looking_back is None:
            return self._match.state
        return self._match.states[self.looking_back + 1]

    def _in_front(self) -> int:
        board = self.board
        return self._eyes.in_front(self._match.state, board.acting, board.viewer)
