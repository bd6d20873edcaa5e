"""Positions to ask bots about, and how to ask them."""

from collections.abc import Iterator
from random import Random

from boomerang_desktop.bots import bot, random_bot
from boomerang_desktop.games.core import Move, State
from tests.tables import Sitting, sittings


def sittings_of(game_id: str) -> list[Sitting]:
    """All player counts and options of one game."""
    return [sitting for sitting in sittings() if sitting.game.id == game_id]


def positions(sitting: Sitting, seed: int, every: int = 1) -> Iterator[State]:
    """The positions of a random match, or some of them."""
    rng, state, number = Random(seed), sitting.start(seed), 0
    while state.to_act:
        if number % every == 0:
            yield state
        seat = state.to_act[0]
        state = state.play(seat, random_bot(state, seat, state.legal(seat), rng))
        number += 1


def asked(kind: str, game_id: str, state: State, seat: int, seed: int = 1) -> Move:
    """What the bot answers to its own view of the state."""
    view = state.view(seat)
    return bot(kind, game_id)(view, seat, view.legal(seat), Random(seed))
