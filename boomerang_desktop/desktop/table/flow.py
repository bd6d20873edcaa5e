"""The course of a match at this screen: who decides next, what is shown, and to whose eyes."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.words import LogLine
from boomerang_desktop.desktop.table.session import Session
from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.games.core import ONLOOKER, IllegalMove, Move, State
from boomerang_desktop.match import Match
from boomerang_desktop.match.players import Question

PEEK = 4000
"""Milliseconds for which a player sees their own secret again."""


class Course(QObject):
    made = Signal()
    """A decision has been made (or taken back): time to save."""
    told = Signal(int, object)
    """A line for the log: the number of the decision and its LogLine."""
    changed = Signal()
    """Somebody else's turn, another position: time to say so."""
    secret = Signal(int)
    """This seat's player must come before anything is shown."""
    asked = Signal()
    """A person at this screen can decide now."""
    over = Signal()

    def __init__(self, match: Match, board: Board[Any], thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self.match, self.board = match, board
        self._session = Session(match, thinker, self)
        self._session.played.connect(self._played)
        self.persons = self._session.persons
        self._unshown: list[int] = []
        """Decisions that have been made but not been seen yet."""
        self._showing = False
        self._closed = False
        self.looking_back: int | None = None
        """The decision after which the table is shown, if not as it is now."""
        self._eyes = next(iter(self.persons)) if len(self.persons) == 1 else ONLOOKER
        """The seat whose secrets may be on the screen."""
        self.called: int | None = None
        """The seat whose player is waited for behind the curtain."""
        self._peeking: int | None = None
        """The seat whose player was called only to see their own secret once more."""
        self.reading = False
        """Whether who decides has a hint before them."""
        self._seen = QTimer(self, singleShot=True, interval=PEEK)
        self._seen.timeout.connect(self._look_away)
        board.peek_wanted.connect(self.peek)
        board.answered.connect(self._answered)
        board.show_view(match.state.view(self._eyes), self._in_front())
        self._mark_shown()

    def close(self) -> None:
        """Nobody is asked any more, also not by what was about to happen."""
        self._closed = True
        self._seen.stop()
        self._session.played.disconnect(self._played)
        self.board.answered.disconnect(self._answered)
        self._session.close()
        self.board.rest()

    # --- one decision after the other

    def advance(self) -> None:
        """Shows what has not been seen, then lets whoever is next decide."""
        if self._showing or self._closed:
            return
        if self._unshown:
            self._show(self._unshown.pop(0))
            return
        if self.looking_back is not None:
            return
        if not self.match.state.to_act:
            self.changed.emit()
            self.over.emit()
            return
        self._session.go_on()
        if self._session.waiting and not self._unshown and not self._showing:
            self._turn_to(min(self._session.waiting))
        self.changed.emit()

    def _turn_to(self, seat: int) -> None:
        """Lets a person decide, behind the curtain if the others must not see."""
        board, state = self.board, self.match.state
        if board.acting == seat and board.offered:
            return
        forced = state.forced(seat)
        if forced is not None:
            self._session.answer(seat, forced)
            return
        if len(self.persons) > 1:
            private = state.private(seat)
            if private and self._eyes != seat:
                self._call(seat)
                return
            if not private and self._peeking == seat == self._eyes:
                self._seen.start()
            elif not private:
                self._eyes = ONLOOKER
            self._peeking = None
            board.show_view(state.view(self._eyes), seat)
        board.offer(seat, self._session.waiting[seat].moves)
        self.asked.emit()

    def question(self) -> Question | None:
        """What the person before the screen is asked now, in their own sight."""
        seat = self.board.acting
        return None if seat is None else self._session.waiting.get(seat)

    def _call(self, seat: int) -> None:
        """Nothing secret is on the screen until that seat's player has come."""
        self._hide_secrets(seat)
        self.called = seat
        self.secret.emit(seat)

    def player_is_here(self, seat: int) -> None:
        """The player who was called has come: only now is anything secret drawn."""
        self._eyes, self.called = seat, None
        self.advance()

    @property
    def holds_secret(self) -> bool:
        """Whether who decides knows something that is not on the screen."""
        seat, state = self.board.acting, self.match.state
        return seat is not None and state.view(seat) != state.view(self._eyes)

    def peek(self) -> None:
        """A player wants to see their own secret once more: the others look away."""
        seat = self.board.acting
        if seat is not None and self._eyes != seat:
            self._peeking = seat
            self._call(seat)

    def _look_away(self) -> None:
        """It has been seen; unless a hint is read, or something in the hand is decided in a
        moment."""
        seat = self.board.acting
        if self.board.hand.path or self.reading:
            self._seen.start()
        elif seat is not None and self._eyes == seat:
            self._hide_secrets(seat)
            self.board.offer(seat, self._session.waiting[seat].moves)

    def _hide_secrets(self, in_front: int) -> None:
        if len(self.persons) > 1:
            self._eyes = ONLOOKER
            self.board.offer(None)
            self.board.show_view(self.match.state.view(ONLOOKER), in_front)

    def _answered(self, move: Move) -> None:
        seat = self.board.acting
        if seat is None:
            return
        self._seen.stop()
        if self._eyes != ONLOOKER:
            self._hide_secrets(seat)
        # decided: if the same seat must decide again, that is another question
        self.board.offer(None)
        try:
            self._session.answer(seat, move)
        except IllegalMove as error:
            self.board.refused.emit(error.refusal)
            self.board.offer(None)
            self._turn_to(seat)

    def _played(self, number: int) -> None:
        self.made.emit()
        board = self.board
        # a person who is choosing at the same time as others is not disturbed by them
        choosing = board.acting is not None and board.acting in self.match.state.to_act
        if choosing and not self._unshown and self._overheard(number):
            return
        self._unshown.append(number)
        if not choosing:
            self.advance()

    def _overheard(self, number: int) -> bool:
        after = self.match.states[number + 1].view(self._eyes)
        if not self.board.table.overhear(self.match.events(number), after):
            return False
        for line in self._lines(number):
            self.told.emit(number, line)
        return True

    def _show(self, number: int) -> None:
        self._showing = True

        def done() -> None:
            self._showing = False
            for line in self._lines(number):
                self.told.emit(number, line)
            QTimer.singleShot(0, self, self.advance)

        after = self.match.states[number + 1].view(self._eyes)
        self.board.play(self.match.events(number), after, self._in_front(), done)
        self.changed.emit()

    def _lines(self, number: int) -> Sequence[LogLine]:
        before, after = (state.view(ONLOOKER) for state in self.match.states[number : number + 2])
        return self.board.words.lines(before, self.match.events(number), after)

    def story(self) -> list[tuple[int, LogLine]]:
        """Everything that the log tells, up to what has been shown."""
        opening = self.board.words.opening(self.match.states[0].view(ONLOOKER))
        shown = range(len(self.match.decisions) - len(self._unshown) - self._showing)
        return [
            *((-1, line) for line in opening),
            *((number, line) for number in shown for line in self._lines(number)),
        ]

    def _in_front(self) -> int:
        """Whose tray lies at the bottom of the screen."""
        if len(self.persons) <= 1:
            return next(iter(self.persons), ONLOOKER)
        due = [seat for seat in self.match.state.to_act if seat in self.persons]
        if self.board.acting is not None:
            return self.board.acting
        if due:
            return due[0]
        return self.board.viewer if self.board.viewer in self.persons else min(self.persons)

    # --- back and forth

    def undo(self) -> None:
        self._session.undo()
        self._begin_again()

    def redo(self) -> None:
        self._session.redo()
        self._begin_again()

    def _begin_again(self) -> None:
        self.board.motion.forget()
        self._unshown.clear()
        self._showing = False
        self.made.emit()
        self.look_at(None)

    def look_at(self, number: int | None) -> None:
        """Shows the table as it was after a decision; None: as it is, and the match goes on."""
        if self._showing:
            self.board.motion.hurry()
        if self._seen.isActive():
            self._seen.stop()
            self._eyes = ONLOOKER
        self.called = None
        last = len(self.match.decisions) - 1
        self.looking_back = number if number is not None and number < last else None
        self.board.offer(None)
        self.board.show_view(self._shown_state().view(self._eyes), self._in_front())
        self._mark_shown()
        self.changed.emit()
        if self.looking_back is None:
            self._unshown.clear()
            self.advance()

    def _mark_shown(self) -> None:
        """Marks what led to the position on the table."""
        last = len(self.match.decisions) - 1
        shown = last if self.looking_back is None else self.looking_back
        self.board.show_marks(self.match.events(shown) if shown >= 0 else ())

    def _shown_state(self) -> State:
        if self.looking_back is None:
            return self.match.state
        return self.match.states[self.looking_back + 1]
