"""People and bots are two kinds of one thing: a player who is asked and answers, now or later."""

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
    """A seat's turn to decide: what it sees, what it may do, and where the answer goes."""

    match: Match
    seat: int
    view: State
    moves: Sequence[Move]
    answer: Callable[[Move], None]


class Player(Protocol):
    def ask(self, question: Question) -> None:
        """Decide and call `question.answer`, at once or when the time has come."""

    def forget(self) -> None:
        """The question no longer stands."""


@attrs.frozen(eq=False)
class BotPlayer:
    """A bot that thinks here and now."""

    bot: Bot

    def ask(self, question: Question) -> None:
        rng = Random(question.match.seed_for(question.seat))
        question.answer(self.bot(question.view, question.seat, question.moves, rng))

    def forget(self) -> None:
        pass


class Table:
    """Asks the players of a match and plays what they answer."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        played: Callable[[int], None] = lambda n: None,
    ) -> None:
        """`played` is told the number of each decision as it is made."""
        self.match = match
        self.players = players
        self._played = played
        self._asked: dict[int, Question] = {}

    @property
    def questions(self) -> Mapping[int, Question]:
        """What is asked now, by seat. A question stays open until the rules accept its answer."""
        return MappingProxyType(self._asked)

    def go_on(self) -> None:
        """Asks everybody who must decide now and has not been asked yet."""
        state = self.match.state
        for seat in self.match.to_act:
            if seat not in self._asked:
                self._ask(state, seat)

    def _ask(self, state: State, seat: int) -> None:
        def answer(move: Move) -> None:
            # an answer to a question that was withdrawn comes too late
            if self._asked.get(seat) is question:
                self.match.play(seat, move)
                del self._asked[seat]
                self._played(len(self.match.decisions) - 1)

        question = Question(self.match, seat, state.view(seat), state.legal(seat), answer)
        self._asked[seat] = question
        self.players[seat].ask(question)

    def withdraw(self) -> None:
        """Takes back all open questions: the match is about to change, or to be left."""
        for seat in list(self._asked):
            del self._asked[seat]
            self.players[seat].forget()

    def run(self) -> None:
        """Plays to the end with players who answer at once."""
        while self.match.to_act:
            self.go_on()
