"""What is shown when: decisions as they are made, one after the other, and looking back."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.words import LogLine
from boomerang_desktop.desktop.table.eyes import Eyes
from boomerang_desktop.games.core import ONLOOKER
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
        self._again: list[int] | None = None
        """What is still to be shown of a step that somebody sees again."""

    @property
    def busy(self) -> bool:
        """Whether something is being shown, or waits to be."""
        return self._showing or bool(self._waiting)

    @property
    def over(self) -> bool:
        """Whether the match has been seen to its end: nothing is secret any more."""
        return self._match.result is not None and not self.busy

    @property
    def here(self) -> int:
        """The decision after which the table is shown; -1: before all."""
        last = len(self._match.decisions) - 1
        return last if self.looking_back is None else self.looking_back

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
        shown = len(self._match.decisions) - len(self._waiting) - self._showing
        return [
            *((-1, line) for line in opening),
            *(
                (number, line)
                for stage in self._match.stages()
                for number in self._in_order(stage)
                if number < shown
                for line in self._lines(number)
            ),
        ]

    def lines_after(self, number: int) -> int:
        """How many lines of the log that have been told come after those of a decision that is
        told now: what was chosen at the same time is told in the order of the seats, as a record
        keeps it."""
        stage = self._stage(number)
        earlier = range(stage.start, number)
        seat = self._match.decisions[number].seat
        later = (n for n in earlier if self._match.decisions[n].seat > seat)
        return sum(len(self._lines(n)) for n in later)

    def _stage(self, number: int) -> range:
        """The decisions made at the same time as this one."""
        return next(stage for stage in self._match.stages() if number in stage)

    def _in_order(self, stage: range) -> list[int]:
        return sorted(stage, key=lambda number: self._match.decisions[number].seat)

    # --- as it is, or as it was

    def forget(self) -> None:
        """What has not been seen yet need not be shown any more."""
        self.board.motion.forget()
        self._waiting.clear()
        self._showing = False

    def steps(self) -> list[int]:
        """Where one can look back to: before everything, and after each decision. What was chosen
        at the same time is one step."""
        return [-1, *(stage[-1] for stage in self._match.stages())]

    def look_at(self, number: int | None) -> None:
        """The table as it was after a decision, and all that was decided at the same time; None:
        as it is."""
        self._again = None
        self.board.motion.hurry()
        self._turn_to(number)
        if self.looking_back is None:
            # made while somebody looked back: told now, and seen in the position
            while self._waiting:
                self._tell(self._waiting.pop(0))
        self.board.offer(None)
        self.show_position()

    def _turn_to(self, number: int | None) -> None:
        if number is not None and number >= 0:
            number = self._stage(number)[-1] if number < len(self._match.decisions) else None
        last = len(self._match.decisions) - 1
        self.looking_back = number if number is not None and number < last else None

    def play_on(self, done: Callable[[], None]) -> None:
        """Looking back, shows the next step happen; `done` is called when it has been seen."""
        left = self._again = list(self._stage(self.here + 1))
        self.looking_back = left[-1]

        def show() -> None:
            if self._again is not left:
                return  # somebody looks at something else
            if not left:
                self._mark()
                done()
                return
            number = left.pop(0)
            after = self._eyes.see(self._match.states[number + 1], over=self.over)
            self.board.play(self._match.events(number), after, self._in_front(), show)

        show()

    def show_position(self, seat: int | None = None) -> None:
        """The position as the eyes may see it now, before that seat if there is one."""
        front = self._in_front() if seat is None else seat
        state = self._match.states[self.here + 1]
        self.board.laid_open = self.over
        self.board.looking_back = self.looking_back is not None
        self.board.show_view(self._eyes.see(state, over=self.over), front)
        self._mark()

    def _mark(self) -> None:
        """Marks what led to the position on the table."""
        here = self.here
        stage = self._stage(here) if here >= 0 else range(0)
        numbers = (n for n in stage if n <= here)
        self.board.show_marks([event for n in numbers for event in self._match.events(n)])

    def _in_front(self) -> int:
        board = self.board
        return self._eyes.in_front(self._match.state, board.acting, board.viewer)
