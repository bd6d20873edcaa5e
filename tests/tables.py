"""Every way to sit down to every game, for tests that hold for all of them."""

from collections.abc import Iterator
from itertools import product
from random import Random

import attrs
import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Chance, Game, Setting, State


@attrs.frozen
class Sitting:
    """A game with a number of seats and its options set."""

    game: Game
    seats: int
    settings: dict[str, Setting]

    def __str__(self) -> str:
        changed = [
            f"{option.name}={self.settings[option.name]}"
            for option in self.game.options
            if self.settings[option.name] != option.default
        ]
        return "-".join([self.game.id, str(self.seats), *changed])

    def start(self, seed: int) -> State:
        rng = Random(seed)
        first = rng.randrange(self.seats) if self.game.any_first else 0
        return self.game.start(self.seats, self.settings, first, self.deal(rng))

    def deal(self, rng: Random) -> Chance:
        return self.game.deal(self.seats, self.settings, rng)


def sittings() -> Iterator[Sitting]:
    """All games, player counts and options; a series has two games, which is enough."""
    for game in GAMES.values():
        for seats in game.seats:
            values = [
                option.values[:2]
                if option.seats is None or seats in option.seats
                else [option.default]
                for option in game.options
            ]
            for chosen in product(*values):
                names = [option.name for option in game.options]
                yield Sitting(game, seats, dict(zip(names, chosen, strict=True)))


every_sitting = pytest.mark.parametrize("sitting", list(sittings()), ids=str)
plain_sittings = pytest.mark.parametrize(
    "sitting", [s for s in sittings() if str(s).count("-") == 1], ids=str
)
