"""A game so small that all chances are exact: four choices, a card after each, and a card that only
its owner sees. The player with more points at the end wins."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

import attrs

from boomerang_desktop.bots.core import Chances, Mind, Thought
from boomerang_desktop.games.core import Chance, Game, Move, Refusal, Result, Settings, State

TURNS, CARDS, SECRETS = 4, (0, 2), (0, 1)
USUAL = {0: 0.25, 1: 0.25, 2: 0.5}
"""The probabilities of the choices in play after a judged position."""


@attrs.frozen
class Choose(Move):
    """Worth its number."""

    worth: int


@attrs.frozen
class Tiny(State):
    cards: tuple[int, ...]
    """The cards to come; unknown ones are left out of a view."""
    secrets: tuple[int | None, ...]
    points: tuple[int, ...] = (0, 0)
    turn: int = 0

    @property
    def to_act(self) -> tuple[int, ...]:
        return (self.turn % 2,) if self.turn < TURNS else ()

    def legal(self, seat: int) -> Sequence[Move]:
        return [Choose(worth) for worth in USUAL] if seat in self.to_act else []

    def play(self, seat: int, move: Move) -> "Tiny":
        assert isinstance(move, Choose)
        points = list(self.points)
        points[seat] += self.cards[0] + move.worth
        return Tiny(self.cards[1:], self.secrets, tuple(points), self.turn + 1)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        return None

    def result(self) -> Result | None:
        if self.to_act:
            return None
        totals = tuple(p + (s or 0) for p, s in zip(self.points, self.secrets, strict=True))
        winners = tuple(seat for seat in range(2) if totals[seat] == max(totals))
        return Result(totals, winners, ({}, {}), "T1")

    def view(self, seat: int) -> "Tiny":
        secrets = tuple(s if n == seat else None for n, s in enumerate(self.secrets))
        return attrs.evolve(self, cards=(), secrets=secrets)

    def guess(self, rng: Random) -> "Tiny":
        raise NotImplementedError

    @property
    def revealed(self) -> tuple[int, ...]:
        return (self.turn,)


class TinyGame(Game):
    id, seats, options, refusals = "tiny", range(2, 3), (), ()

    def deal(self, seats: int, settings: Settings, rng: Random) -> Chance:
        raise NotImplementedError

    def start(self, seats: int, settings: Settings, first: int, chance: Chance) -> Tiny:
        return Tiny(tuple(chance["cards"]), tuple(chance["secrets"]))

    def parse(self, notation: str) -> Move:
        raise NotImplementedError

    def events(self, before: Any, seat: int, move: Any, after: Any) -> tuple[()]:
        return ()


def deals() -> list[Chance]:
    """All possible deals, each equally likely."""
    return [
        {"cards": cards, "secrets": secrets}
        for cards in product(CARDS, repeat=TURNS)
        for secrets in product(SECRETS, repeat=2)
    ]


@cache
def _share(points: tuple[int, ...], secrets: tuple[int, ...], turn: int) -> float:
    """The first seat's chance, exactly."""
    if turn == TURNS:
        lead = points[0] + secrets[0] - points[1] - secrets[1]
        return 0.5 if not lead else float(lead > 0)
    share = 0.0
    for worth, chance in USUAL.items():
        for card in CARDS:
            then = list(points)
            then[turn % 2] += worth + card
            share += chance / len(CARDS) * _share(tuple(then), secrets, turn + 1)
    return share


def judge(view: Tiny, rng: Random, looks: int) -> Chances:
    share = _share(view.points, tuple(s or 0 for s in view.secrets), view.turn)
    return Chances((share, 1 - share), (0.0, 0.0))


def worlds(view: Tiny, seat: int, rng: Random, count: int) -> list[Tiny]:
    """All possible worlds rather than a sample."""
    unknown = product(*(SECRETS if known is None else (known,) for known in view.secrets))
    to_come = list(product(CARDS, repeat=TURNS - view.turn))
    return [
        attrs.evolve(view, cards=cards, secrets=secrets) for secrets in unknown for cards in to_come
    ]


def best(view: Tiny, seat: int, moves: Sequence[Move], *given: object, **more: object) -> Thought:
    return Thought(moves[-1])


def _nobody(*given: object, **more: object) -> Any:
    raise NotImplementedError


MIND = Mind(
    greedy=_nobody,
    heuristic=_nobody,
    search=best,
    reasons=_nobody,
    judge=judge,
    absurd=_nobody,
    levels={},
    tastes={},
    hint_simulations=1,
    worlds=worlds,
)
