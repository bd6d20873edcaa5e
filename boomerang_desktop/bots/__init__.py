"""Players that think. They see what a person in their seat may see, and nothing else."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from boomerang_desktop.games.core import Move, State

Bot: TypeAlias = Callable[[State, int, Sequence[Move], Random], Move]
"""Chooses one of the moves for a seat, from the seat's own view of the table."""


def random_bot(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]


BOTS: dict[str, Bot] = {"random": random_bot}
"""Every bot by the name that records and the command line call it."""
