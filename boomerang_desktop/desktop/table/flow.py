"""The flow of a match at this screen: who is asked, and what becomes of their answer."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.table.eyes import Eyes, Turn
from boomerang_desktop.desktop.table.playback import Playback
from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.games.core import ONLOOKER, IllegalMove, Move
from boomerang_desktop.match import HUMAN, Match
from boomerang_desktop.match.players import Question, Table

PEEK = 4000
"""Milliseconds for which a player sees their own secret again."""


class _Person:
    """Answers through the window; the question waits at the match's table."""

    def ask(self, question: Question) -> None:
        pass

    def forget(self) -> None:
        pass


class _Bot:
    def __init__(self, thinker: Thinker, kind: str) -> None:
        self._thinker, self._kind = thinker, kind

    def ask(self, question: Question) -> None:
        self._thinker.ask(self._kind, question, question.match.seed_for(question.seat))

    def forget(self) -> None:
        self._thinker.forget()


class Flow(QObject):
    """Asks the players of a match, shows what they decide, and lets the next one decide."""

    deciding = Signal()
    """A person has decided; nothing has changed yet, and nothing of theirs may stay in sight."""
    made = Signal()
    """A decision has been made, or taken back: time to save."""
    asking = Signal()
    """The next ones are about to be asked: what was decided before must be safe by now."""
    changed = Signal()
    """Somebody else's turn, another position: time to say so."""
    secret = Signal(int)
    """This seat's player must come before anything is shown."""
    asked = Signal()
    """A person at this screen can decide now."""
    over = Signal()

    def __init__(
        self, match: Match, board: Board[Any], thinker: Thinker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.match, self.board = match, board
        self.eyes = Eyes(match.persons)
        self.playback = Playback(match, board, self.eyes, self)
        self.playback.shown.connect(lambda: QTimer.singleShot(0, self, self.advance))
        players = [
            _Person() if seat.player == HUMAN else _Bot(thinker, seat.player)
            for seat in match.seats
        ]
        self._table = Table(match, players, self._played)
        self._closed = False
        self.reading = False
        """Whether who decides has a hint before them."""
        self._seen = QTimer(self, singleShot=True, interval=PEEK)
        self._seen.timeout.connect(self._look_away)
        board.peek_wanted.connect(self.peek)
        board.answered.connect(self._answer)
        self.playback.look_at(None)

    def close(self) -> None:
        """Nobody is asked any more, also not by what was about to happen."""
        self._closed = True
        self._seen.stop()
        self.board.answered.disconnect(self._answer)
        self._table.withdraw()
        self.board.rest()

    # --- one decision after the other

    def advance(self) -> None:
        """Shows what has not been seen, then lets whoever is next decide."""
        if self._closed or self.playback.looking_back is not None:
            return
        if self.playback.show_next():
            self.changed.emit()
            return
        if not self.match.state.to_act:
            self.changed.emit()
            self.over.emit()
            return
        self.asking.emit()
        self._table.go_on()
        waiting = self._waiting()
        if waiting and not self.playback.busy:
            self._turn_to(min(waiting))
        self.changed.emit()

    def _waiting(self) -> list[int]:
        """The people at this screen who are asked now."""
        return [seat for seat in self._table.questions if seat in self.match.persons]

    def _turn_to(self, seat: int) -> None:
        """Lets a person decide, behind the curtain if the others must not see."""
        board, state = self.board, self.match.state
        if board.acting == seat and board.offered:
            return
        forced = state.forced(seat)
        if forced is not None:
            self._table.questions[seat].answer(forced)
            return
        turn = self.eyes.turn_to(state, seat)
        if turn is Turn.CALLED:
            self._hide(seat)
            self.secret.emit(seat)
            return
        if turn is Turn.BRIEF:
            self._seen.start()
        if self.eyes.shared:
            self.playback.show_position(seat)
        board.offer(seat, self._table.questions[seat].moves)
        self.asked.emit()

    def question(self) -> Question | None:
        """What the person before the screen is asked now, in their own sight."""
        seat = self.board.acting
        return None if seat is None else self._table.questions.get(seat)

    def _answer(self, move: Move) -> None:
        seat = self.board.acting
        if seat is None:
            return
        question = self._table.questions[seat]
        self.deciding.emit()
        self._seen.stop()
        if self.eyes.shared and self.eyes.seat != ONLOOKER:
            self.eyes.look_away()
            self._hide(seat)
        self.board.withdraw()
        try:
            question.answer(move)
        except IllegalMove as error:
            self.board.refused.emit(error.refusal)
            self._turn_to(seat)

    def _played(self, number: int) -> None:
        self.made.emit()
        # a person who is choosing at the same time as others is not disturbed by them
        choosing = self.board.acting is not None and self.board.acting in self.match.state.to_act
        if choosing and self.playback.overhear(number):
            return
        self.playback.add(number)
        if not choosing:
            self.advance()

    # --- secrets

    def player_is_here(self, seat: int) -> None:
        """The player who was called has come: only now is anything secret drawn."""
        self.eyes.come(seat)
        self.advance()

    @property
    def holds_secret(self) -> bool:
        """Whether who decides knows something that is not on the screen."""
        seat = self.board.acting
        return seat is not None and self.eyes.hides_from(self.match.state, seat)

    def peek(self) -> None:
        """A player wants to see their own secret once more: the others look away."""
        seat = self.board.acting
        if seat is not None and self.eyes.peek(seat):
            self._hide(seat)
            self.secret.emit(seat)

    def _look_away(self) -> None:
        """It has been seen; unless a hint is read, or something in the hand is decided in a
        moment."""
        seat = self.board.acting
        if self.board.hand.path or self.reading:
            self._seen.start()
        elif seat is not None and self.eyes.seat == seat:
            self.eyes.look_away()
            self._hide(seat)
            self.board.offer(seat, self._table.questions[seat].moves)

    def _hide(self, in_front: int) -> None:
        """Nothing but what everybody may see is on the table, and nothing can be done."""
        self.board.offer(None)
        self.playback.show_position(in_front)

    # --- back and forth

    def undo(self) -> None:
        self._table.withdraw()
        self.match.undo(self.match.persons)
        self._begin_again()

    def redo(self) -> None:
        self._table.withdraw()
        self.match.redo()
        self._begin_again()

    def _begin_again(self) -> None:
        self.playback.forget()
        self.made.emit()
        self.look_at(None)

    def look_at(self, number: int | None) -> None:
        """Shows the table as it was after a decision; None: as it is, and the match goes on."""
        if self._seen.isActive():
            self._seen.stop()
            self.eyes.look_away()
        self.eyes.call_off()
        self.playback.look_at(number)
        self.changed.emit()
        if self.playback.looking_back is None:
            self.advance()
