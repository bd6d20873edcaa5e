"""Weighing the moves of a seat against each other, by what it can see, in the same worlds."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

import attrs

from boomerang_desktop.bots.jobs import judge
from boomerang_desktop.games.core import Move, State

LOOKS = 4
"""At each world."""
DEEPER = 20
"""A search that confirms another looks at so many times as much."""


@attrs.frozen
class Weighed:
    """Moves, the best first, and the chance to win with each."""

    moves: tuple[Move, ...]
    chances: tuple[float, ...]
    lead: float
    """By how much the best is ahead of the next."""
    error: float
    """The standard error of that."""


def weigh(
    game_id: str, view: State, seat: int, moves: Sequence[Move], seed: str, worlds: int
) -> Weighed:
    """What the seat cannot see is drawn anew for each world, and is the same for all moves."""
    found: dict[Move, list[float]] = {move: [] for move in moves}
    for world in range(worlds):
        key = f"{seed}/{world}"
        state = view.guess(Random(key))
        for move in moves:
            found[move].append(judge(game_id, state.play(seat, move), key, LOOKS).shares[seat])
    ordered = sorted(moves, key=lambda move: -fmean(found[move]))
    first, second = (found[move] for move in ordered[:2])
    differences = [a - b for a, b in zip(first, second, strict=True)]
    return Weighed(
        tuple(ordered),
        tuple(round(fmean(found[move]), 3) for move in ordered),
        fmean(differences),
        stdev(differences) / sqrt(worlds),
    )


def stands_out(
    game_id: str,
    view: State,
    seat: int,
    moves: Sequence[Move],
    seed: str,
    worlds: int,
    lead: float,
) -> Weighed | None:
    """The moves weighed in many worlds, if the best of them is that far ahead in a first look, and
    again in looks twenty times as deep from three seeds."""
    first = weigh(game_id, view, seat, moves, seed, worlds)
    if first.lead < lead or not 0.1 < first.chances[0] < 0.97:
        return None
    deep = None
    for again in range(3):
        deep = weigh(game_id, view, seat, moves, f"{seed}/{again}/deep", worlds * DEEPER)
        if deep.moves[0] != first.moves[0] or deep.lead < lead or deep.lead < 3 * deep.error:
            return None
    return deep
