"""What a choice gives away, by what whoever made it could see."""

import time
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

import attrs

from boomerang_desktop.bots.core import Reason
from boomerang_desktop.bots.jobs import judge, think
from boomerang_desktop.games.core import Move, State

LEAST, MOST = 8, 48
"""Worlds that are compared: after so few nothing is certain, after so many nothing changes."""
LOOKS = 4
"""At each of them."""


@attrs.frozen
class SecondLook:
    best: Move
    loss: float
    """The chance to win that it had been better by; 0 if nothing better was found."""
    error: float = 0.0
    """The standard error of that."""
    reasons: tuple[Reason, ...] = ()
    """For the better move."""


def look_again(
    game_id: str, view: State, seat: int, move: Move, seed: str, seconds: float = inf
) -> SecondLook:
    """Compares the choice with the best that can be found, in the same worlds: what the seat cannot
    see is drawn anew for each, and is the same for both."""
    until = time.monotonic() + seconds
    thought = think(game_id, view, seat, seed, seconds=seconds / 2)
    if thought.move == move:
        return SecondLook(move, 0.0)
    differences: list[float] = []
    for world in range(MOST):
        if world >= LEAST and time.monotonic() > until:
            break
        state = view.guess(Random(f"{seed}/{world}"))
        better, chosen = (
            judge(game_id, state.play(seat, tried), f"{seed}/{world}", LOOKS).shares[seat]
            for tried in (thought.move, move)
        )
        differences.append(better - chosen)
    error = stdev(differences) / sqrt(len(differences))
    return SecondLook(thought.move, max(0.0, fmean(differences)), error, thought.reasons)
