"""The flow of a match at this screen: who is asked, and what becomes of their answer."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.table import pauses
from boomerang_desktop.desktop.table.eyes import Eyes, Turn
from boomerang_desktop.desktop.table.pauses import Kind, Patience, Wait
from boomerang_desktop.desktop.table.playback import Playback
from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.games.core import ONLOOKER, IllegalMove, Move, State
from boomerang_desktop.match import HUMAN, Match
from boomerang_desktop.match.players import Question, TurnRunner

THINKING_AGAIN = (Kind.CHOICE, Kind.COACH, Kind.DOUBT)
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
    looked_at = Signal(int, object)
    """The coach may look at this seat's choice; then the wait must end, or be called off."""
    over = Signal()

    def __init__(
        self,
        match: Match,
        board: Board[Any],
        thinker: Thinker,
        patience: Patience | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match, self.board = match, board
        board.given_up = match.given_up
        self.eyes = Eyes(match.persons)
        self.playback = Playback(match, board, self.eyes, self)
        self.playback.shown.connect(self._seen_to_its_end)
        self.playback.seen_again.connect(self.advance)
        self.patience = patience or Patience()
        self.wait = Wait(self)
        self.wait.changed.connect(self._wait_changed)
        self._just_shown: int | None = None
        """A decision that people may still want to look at."""
        self._looked = False
        """Whether they have, while it was being shown."""
        board.motion.rested.connect(self._rest)
        board.nudged.connect(self._nudge)
        players = [
            _Person() if seat.player == HUMAN else _Bot(thinker, seat.player)
            for seat in match.seats
        ]
        self._table = TurnRunner(match, players, self._played)
        self._closed = False
        self._chosen: tuple[int, Move] | None = None
        """What a person has chosen, as long as they may still think again."""
        self.reading = False
        """Whether whoever decides has a hint in front of them."""
        self.looks_again = False
        """Whether a coach looks at choices before they are made."""
        self._seen = QTimer(self, singleShot=True, interval=PEEK)
        self._seen.timeout.connect(self._look_away)
        board.peek_wanted.connect(self.peek)
        board.answered.connect(self._answer)
        self.playback.look_at(None)

    def close(self) -> None:
        """Nobody is asked any more, not even by what was about to happen."""
        self._closed = True
        self._seen.stop()
        # a choice that could still be taken back has not been made
        self.wait.call_off()
        self.board.answered.disconnect(self._answer)
        self._table.withdraw()
        self.board.rest()

    # --- one decision after the other

    def begin(self) -> None:
        """A new match: the deal is seen, then somebody decides."""
        self.playback.deal(self.advance)
        self.changed.emit()

    def advance(self) -> None:
        """Shows what has not been seen, then lets whoever is next decide."""
        if self._closed or self.playback.looking_back is not None or self.wait.kind is not None:
            return
        if self._wait_for_looks():
            return
        if self.playback.show_next():
            self.changed.emit()
            return
        if not self.match.to_act:
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
            self._table.questions[seat].submit(forced)
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
        return None if seat is None else self.question_to(seat)

    def question_to(self, seat: int) -> Question | None:
        """… or what that seat still has to answer, whether anybody sees it or not."""
        return self._table.questions.get(seat)

    def _answer(self, move: Move) -> None:
        seat = self.board.acting
        if seat is None:
            return
        self.deciding.emit()
        self._seen.stop()
        if self.looks_again and self.match.persons == {seat}:
            self.board.show_choice(move)
            self._chosen = seat, move
            self.wait.begin(Kind.COACH, None, lambda: self._settle(seat, move))
            self.looked_at.emit(seat, move)
        else:
            self._settle(seat, move)

    def _settle(self, seat: int, move: Move) -> None:
        """A choice is made, perhaps with a moment to think again."""
        if self.patience.choices != "none" and self._reveals(seat, move):
            self.board.show_choice(move)
            moment = pauses.MOMENT if self.patience.choices == "moment" else None
            self._chosen = seat, move
            self.wait.begin(Kind.CHOICE, moment, lambda: self._decide(seat, move))
        else:
            self._decide(seat, move)

    def _decide(self, seat: int, move: Move) -> None:
        self._chosen = None
        question = self._table.questions[seat]
        if self.eyes.shared and self.eyes.seat != ONLOOKER:
            self.eyes.look_away()
            self._hide(seat)
        self.board.withdraw()
        try:
            question.submit(move)
        except IllegalMove as error:
            self.board.refused.emit(error.refusal)
            self._turn_to(seat)

    def _reveals(self, seat: int, move: Move) -> bool:
        """Whether the only person among bots decides something that comes to light at once, so that
        there is no way back: by itself, or as soon as the bots have chosen too."""
        if self.match.persons != {seat}:
            return False
        state = self.match.state
        try:
            return _after_all(state, seat, move).revealed != state.revealed
        except IllegalMove:
            return False

    @property
    def can_think_again(self) -> bool:
        return self.wait.kind in THINKING_AGAIN

    def think_again(self) -> None:
        """The choice is taken back before anybody was told."""
        if self._chosen is not None:
            seat, self._chosen = self._chosen[0], None
            self.wait.call_off()
            self.board.hand.drop_everything()
            self._turn_to(seat)
            self.changed.emit()

    def _played(self, number: int) -> None:
        self.made.emit()
        # a person who is choosing at the same time as others is not disturbed by them
        acting = self._chosen[0] if self._chosen else self.board.acting
        choosing = acting is not None and acting in self.match.state.to_act
        if choosing and self.playback.overhear(number):
            return
        self.playback.add(number)
        if not choosing:
            self.advance()

    # --- what is waited for

    def _seen_to_its_end(self, number: int) -> None:
        self._just_shown = number
        QTimer.singleShot(0, self, self.advance)

    def _rest(self) -> None:
        """In the middle of a move: a round is over and the next one is about to begin."""
        if self.wait.kind is Kind.ROUND:
            return  # laid anew meanwhile
        time = self._after_round()
        if time == 0:
            self.board.motion.go_on()
        else:
            self.wait.begin(Kind.ROUND, time, self._rested)

    def _rested(self) -> None:
        self._looked = True
        self.board.motion.go_on()

    def _wait_for_looks(self) -> bool:
        """Lets people look at what has just been shown; False if nobody wants to."""
        number, self._just_shown = self._just_shown, None
        looked, self._looked = self._looked, False
        if number is None:
            return False
        kind, time = self._wait_after(number, looked)
        if time == 0:
            return False
        self.wait.begin(kind, time, self.advance)
        return True

    def _wait_after(self, number: int, looked: bool) -> tuple[Kind, int | None]:
        match = self.match
        if not looked and self.board.table.pause_after(match.events(number)):
            time = self._after_round()
            if time != 0:
                return Kind.ROUND, time
        due = [seat for seat in match.state.to_act if seat in match.persons]
        if self.playback.behind:
            due = []
        by_bot = match.decisions[number].seat not in match.persons
        together = len(match.states[number].to_act) > 1
        if match.persons and by_bot and not together and (not due or self.eyes.shared):
            time = pauses.AFTER_BOT[self.patience.bots]
            if time != 0:
                return Kind.MOVE, time
        closed = self.eyes.called is not None
        if due and not closed and self.eyes.must_come(match.state, due[0]):
            return Kind.CURTAIN, pauses.SEEN
        return Kind.MOVE, 0

    def _after_round(self) -> int | None:
        """Milliseconds; None until somebody goes on, which nobody does where only bots play."""
        if self.patience.rounds == "moment":
            return pauses.MOMENT
        return None if self.patience.rounds == "click" and self.match.persons else 0

    def _wait_changed(self) -> None:
        self.board.waits = self.wait.kind is not None
        if not self._closed:
            self.changed.emit()

    def _nudge(self) -> None:
        """One click too many must not decide anything."""
        if not self.can_think_again:
            self.wait.nudge()

    def hurry(self) -> None:
        """On: ends what is waited for, or what is being shown."""
        if self.wait.kind is not None:
            self.wait.nudge()
        elif not self.playback.hurry_replay():
            self.board.motion.finish()

    def show_again(self) -> None:
        """What happened since the last decision of whoever sits in front, in motion."""
        if self.can_show_again():
            self._look_away_for_good()
            self.playback.show_again()
            self.changed.emit()

    def can_show_again(self) -> bool:
        """Not while somebody is called: the curtain is closed."""
        free = self.wait.kind is None and self.eyes.called is None
        return free and self.playback.can_show_again()

    def _stop_waiting(self) -> None:
        self._chosen, self._just_shown, self._looked = None, None, False
        self.wait.call_off()

    # --- secrets

    def player_is_here(self, seat: int) -> None:
        """The player who was called has come: only now is anything secret drawn."""
        self.eyes.come(seat)
        self.advance()

    @property
    def holds_secret(self) -> bool:
        """Whether whoever decides knows something that is not on the screen."""
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

    def _look_away_for_good(self) -> None:
        """A secret that was to be seen for a moment more is not."""
        if self._seen.isActive():
            self._seen.stop()
            self.eyes.look_away()

    def _hide(self, in_front: int) -> None:
        """Nothing but what everybody may see is on the table, and nothing can be done."""
        self.board.offer(None)
        self.playback.show_position(in_front)

    # --- back and forth

    def give_up(self, seat: int) -> None:
        """A person ends the match for everybody; what was decided before is told first."""
        self.deciding.emit()
        self._stop_waiting()
        self._table.withdraw()
        self.playback.look_at(None)
        self.match.give_up(seat)
        self.board.given_up = seat
        self.playback.tell_given_up()
        self.made.emit()
        self.look_at(None)

    def undo(self) -> None:
        if self.can_think_again:
            self.think_again()
            return
        self._stop_waiting()
        self._table.withdraw()
        self.match.undo(self.match.persons)
        self._begin_again()

    def redo(self) -> None:
        self._stop_waiting()
        self._table.withdraw()
        self.match.redo()
        self._begin_again()

    def _begin_again(self) -> None:
        self.playback.forget()
        self.made.emit()
        self.look_at(None)

    def play_on(self, done: Callable[[], None]) -> None:
        """Looking back, shows the next step happen."""

        def seen() -> None:
            if self.playback.here == len(self.match.decisions) - 1:
                self.look_at(None)
            self.changed.emit()
            done()

        self.playback.play_on(seen)
        self.changed.emit()

    def look_at(self, number: int | None) -> None:
        """Shows the table as it was after a decision; None: as it is, and the match goes on."""
        self._stop_waiting()
        self._look_away_for_good()
        self.eyes.call_off()
        self.playback.look_at(number)
        self.changed.emit()
        if self.playback.looking_back is None:
            self.advance()


def _after_all(state: State, seat: int, move: Move) -> State:
    """The position after this decision, with some decision of everybody who decides at the same
    time."""
    others = [other for other in state.to_act if other != seat]
    state = state.play(seat, move)
    for other in others:
        state = state.play(other, state.legal(other)[0])
    return state
