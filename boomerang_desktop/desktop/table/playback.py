"""What is shown when: decisions as they are made, one after the other, and looking back."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.words import LogLine
from boomerang_desktop.desktop.table.eyes import Eyes
from boomerang_desktop.games.core import ONLOOKER, Event, State
from boomerang_desktop.match import Match

STILL = 700
"""Milliseconds for which each position stands still while something is shown once more."""


class Playback(QObject):
    told = Signal(int, object)
    """A line for the log: the number of the decision and its LogLine."""
    shown = Signal(int)
    """A decision has been seen to its end."""
    seen_again = Signal()
    """What happened since somebody's last decision has been shown once more."""

    def __init__(self, match: Match, board: Board[Any], eyes: Eyes, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self.board, self._eyes = match, board, eyes
        self._waiting: list[int] = []
        """Decisions that have been made but not seen yet."""
        self._told = 0
        """How many lines have been told of the decision that is being shown."""
        self._showing = False
        """Whether the table is busy with anything."""
        self._new = False
        """Whether that is a decision that has not been seen before."""
        self.dealing = False
        """Whether that is how the first position comes about."""
        self.replaying = False
        """Whether that is what happened before, once more."""
        self._replay: list[int] = []
        """Decisions that are still to be shown once more."""
        self._between = QTimer(self, singleShot=True, interval=STILL)
        self._between.timeout.connect(self._replay_next)
        board.events_shown.connect(self._tell_so_far)
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
        return self._match.over and not self._waiting and not self._new

    @property
    def here(self) -> int:
        """The decision after which the table is shown; -1: before all."""
        last = len(self._match.decisions) - 1
        return last if self.looking_back is None else self.looking_back

    # --- as it is made

    @property
    def behind(self) -> bool:
        """Whether more has been decided than has been shown."""
        return bool(self._waiting)

    def deal(self, done: Callable[[], None]) -> None:
        """Shows how the first position comes about."""
        self._showing = self.dealing = True

        def dealt() -> None:
            self._showing = self.dealing = False
            done()

        self.board.deal(dealt)

    def add(self, number: int) -> None:
        """A decision has been made; `show_next` shows it."""
        self._waiting.append(number)

    def overhear(self, number: int) -> bool:
        """Shows a decision to somebody who is still choosing, if that does not disturb them."""
        if self._waiting:
            return False
        after = self._see(number + 1)
        if not self.board.table.overhear(self._match.events(number), after):
            return False
        self._tell(number)
        self._mark()
        return True

    def show_next(self) -> bool:
        """Shows what has been seen least recently; False if all has been seen."""
        if self._showing or not self._waiting:
            return self._showing
        number = self._waiting.pop(0)
        self._showing = self._new = True

        def done() -> None:
            told, self._told = self._told, 0
            self._showing = self._new = False
            self._tell(number, told)
            self._mark()
            self.shown.emit(number)

        self._play(number, done, rests=True)
        return True

    def _play(self, number: int, done: Callable[[], None], *, rests: bool = False) -> None:
        """What was marked before stays so, unless it is the player's own turn that goes on."""
        front = self._in_front()
        since = [n for n in self._since(front, number) if n < number]
        self.board.play(
            self._match.events(number),
            self._see(number + 1),
            front,
            done,
            marked=self._events(since),
            rests=rests,
        )

    def _tell(self, number: int, told: int = 0) -> None:
        """What has not been told of a decision yet."""
        for line in self._lines(number)[told:]:
            self.told.emit(number, line)

    def _tell_so_far(self, events: int) -> None:
        """What can be seen already of the decision that is being shown."""
        if self._new:
            number = self._shown
            lines = self._lines(number, events)
            for line in lines[self._told :]:
                self.told.emit(number, line)
            self._told = max(self._told, len(lines))

    def _lines(self, number: int, events: int | None = None) -> Sequence[LogLine]:
        """What the log says of a decision, or of its first events."""
        before, after = (state.view(ONLOOKER) for state in self._match.states[number : number + 2])
        return self.board.words.lines(before, self._match.events(number)[:events], after)

    def tell_given_up(self) -> None:
        for number, line in self._given_up():
            self.told.emit(number, line)

    def _given_up(self) -> list[tuple[int, LogLine]]:
        """The last line of the log, if somebody has ended the match before its end."""
        seat = self._match.given_up
        if seat is None or not self.over:
            return []
        text = self.board.words.match_given_up(seat)
        return [(len(self._match.decisions) - 1, LogLine(seat, text))]

    def story(self) -> list[tuple[int, LogLine]]:
        """Everything that the log tells, up to what has been shown."""
        opening = self.board.words.opening(self._match.states[0].view(ONLOOKER))
        return [
            *((-1, line) for line in opening),
            *(
                (number, line)
                for stage in self._match.stages()
                for number in self._in_order(stage)
                for line in self._told_of(number)
            ),
            *self._given_up(),
        ]

    def _told_of(self, number: int) -> Sequence[LogLine]:
        """What has been told of a decision by now."""
        if number < self._shown:
            return self._lines(number)
        being_shown = self._new and number == self._shown
        return self._lines(number)[: self._told] if being_shown and self._told else ()

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

    # --- since somebody's last decision

    @property
    def _shown(self) -> int:
        """How many decisions have been shown."""
        return len(self._match.decisions) - len(self._waiting) - self._new

    def since(self) -> Sequence[int]:
        """What has been decided since the last decision of whoever sits in front, and been shown:
        by the others, and what their own decision brought to light."""
        return self._since(self._in_front(), self._shown - 1)

    def told_since(self) -> list[LogLine]:
        """The lines of the log about what `since` covers, and about what is being shown."""
        first = self._since(self._in_front(), self._shown - 1).start
        return [line for number, line in self.story() if number >= first]

    def _since(self, seat: int, last: int) -> range:
        match = self._match
        if seat == ONLOOKER:
            return range(max(0, last), last + 1)
        mine = next((n for n in range(last, -1, -1) if match.decisions[n].seat == seat), -1)
        if mine >= 0 and match.states[mine].revealed == match.states[mine + 1].revealed:
            mine += 1
        return range(max(0, mine), last + 1)

    def _events(self, numbers: Iterable[int]) -> list[Event]:
        return [event for number in numbers for event in self._match.events(number)]

    def can_show_again(self) -> bool:
        return not self.busy and self.looking_back is None and bool(self.since())

    def show_again(self) -> None:
        """Shows in motion what happened since the last decision of whoever sits in front, then the
        present again; nothing can be decided meanwhile."""
        if not self.can_show_again():
            return
        self._replay = list(self.since())
        self._showing = self.replaying = True
        self.board.offer(None)
        self.board.show_view(self._see(self._replay[0]), self._in_front())
        self.board.show_marks(())
        self._between.start()

    def hurry_replay(self) -> bool:
        """On to the next of what is shown once more, if nothing moves just now."""
        if not self._between.isActive():
            return False
        self._between.stop()
        self._replay_next()
        return True

    def _replay_next(self) -> None:
        if self._replay:
            self._play(self._replay.pop(0), self._between.start)
            return
        self._showing = self.replaying = False
        self.show_position()
        self.seen_again.emit()

    # --- as it is, or as it was

    def forget(self) -> None:
        """What has not been seen yet need not be shown any more."""
        self.board.motion.forget()
        self._stop_replay()
        self._waiting.clear()
        self._showing = self._new = self.dealing = False
        self._told = 0

    def _stop_replay(self) -> None:
        """Nobody is interested any more in what is being shown again."""
        if self.replaying:
            self.board.motion.forget()
            self._between.stop()
            self._replay.clear()
            self._showing = self.replaying = False

    def steps(self) -> list[int]:
        """Where one can look back to: before everything, and after each decision. What was chosen
        at the same time is one step."""
        return [-1, *(stage[-1] for stage in self._match.stages())]

    def look_at(self, number: int | None) -> None:
        """The table as it was after a decision, and all that was decided at the same time; None:
        as it is."""
        self._again = None
        self._stop_replay()
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
            after = self._see(number + 1)
            self.board.play(self._match.events(number), after, self._in_front(), show)

        show()

    def show_position(self, seat: int | None = None) -> None:
        """The position as the eyes may see it now, before that seat if there is one."""
        front = self._in_front() if seat is None else seat
        self.board.looking_back = self.looking_back is not None
        self.board.show_view(self._see(self.here + 1), front)
        self._mark()

    def _see(self, position: int) -> State:
        """What may be shown of the position after this many decisions."""
        return self._eyes.see(self._match.states[position], over=self.over)

    def _mark(self) -> None:
        """Marks what led to the position on the table: since the last decision of whoever sits in
        front, or the step that is looked back at."""
        back, last = self.looking_back, self._shown - 1
        if back is None:
            numbers: Sequence[int] = self.since() or range(max(0, last), last + 1)
        else:
            numbers = [n for n in self._stage(back) if n <= back] if back >= 0 else []
        self.board.show_marks(self._events(numbers))

    def _in_front(self) -> int:
        board = self.board
        return self._eyes.in_front(self._match.state, board.acting, board.viewer)
