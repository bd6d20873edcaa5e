"""People and bots share one interface: a player is asked and answers, now or later."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Protocol

import attrs

from boomerang_desktop.bots.core import Bot
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match.match import Match


@attrs.frozen(eq=False)
class Question:
    """A seat's turn to decide: what it sees, what it may do, and where its move goes."""

    match: Match
    seat: int
    view: State
    moves: Sequence[Move]
    submit: Callable[[Move], None]


class Player(Protocol):
    def ask(self, question: Question) -> None:
        """Choose a move and call `question.submit`, at once or later."""

    def forget(self) -> None:
        """Drop the question: it has been withdrawn."""


@attrs.frozen(eq=False)
class BotPlayer:
    """A bot that decides synchronously."""

    bot: Bot

    def ask(self, question: Question) -> None:
        rng = Random(question.match.seed_for(question.seat))
        question.submit(self.bot(question.view, question.seat, question.moves, rng))

    def forget(self) -> None:
        pass


class TurnRunner:
    """Asks the players of a match for moves and plays them."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        played: Callable[[int], None] = lambda n: None,
    ) -> None:
        """`played` receives the number of each decision made."""
        self.match = match
        self.players = players
        self._played = played
        self._asked: dict[int, Question] = {}

    @property
    def questions(self) -> Mapping[int, Question]:
        """The open questions, by seat. A question stays open until the rules accept its answer."""
        return MappingProxyType(self._asked)

    def go_on(self) -> None:
        """Ask every player who must decide now and has not been asked yet."""
        state = self.match.state
        for seat in self.match.to_act:
            if seat not in self._asked:
                self._ask(state, seat)

    def _ask(self, state: State, seat: int) -> None:
        def answer(move: Move) -> None:
            # the answer to a withdrawn question comes too late
            if self._asked.get(seat) is question:
                self.match.play(seat, move)
                del self._asked[seat]
                self._played(len(self.match.decisions) - 1)

        question = Question(self.match, seat, state.view(seat), state.legal(seat), answer)
        self._asked[seat] = question
        self.players[seat].ask(question)

    def withdraw(self) -> None:
        """Withdraw all open questions, before the match changes or is left."""
        for seat in list(self._asked):
            del self._asked[seat]
            self.players[seat].forget()

    def run(self) -> None:
        """Play to the end, with players who answer at once."""
        while self.match.to_act:
            self.go_on()
