"""Weighing the moves of a seat against each other, by what it can see, in the same worlds."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

import attrs

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.jobs import judge
from boomerang_desktop.games.core import Move, State

LOOKS = 4
"""At each world."""
DEEPER = 20
"""A search that confirms another looks at so many times as much."""
_SOME = 4
"""… and one that only spares a deep one, at so many times."""


@attrs.frozen
class Weighed:
    """Moves, the best first, and the chance to win with each."""

    moves: tuple[Move, ...]
    chances: tuple[float, ...]
    lead: float
    """By how much the best is ahead of the next."""
    error: float
    """The standard error of that."""

    def stands_out(self, lead: float) -> bool:
        """Whether the best is that far ahead, in a match that is not decided."""
        return self.lead >= lead and 0.1 < self.chances[0] < 0.97


def weigh(
    game_id: str, view: State, seat: int, moves: Sequence[Move], seed: str, worlds: int
) -> Weighed:
    """What the seat cannot see is drawn anew for each world, and is the same for all moves."""
    found: dict[Move, list[float]] = {move: [] for move in moves}
    for number, world in enumerate(mind(game_id).worlds(view, seat, Random(seed), worlds)):
        for move in moves:
            after = judge(game_id, world.play(seat, move), f"{seed}/{number}", LOOKS)
            found[move].append(after.shares[seat])
    ordered = sorted(moves, key=lambda move: -fmean(found[move]))
    first, second = (found[move] for move in ordered[:2])
    differences = [a - b for a, b in zip(first, second, strict=True)]
    return Weighed(
        tuple(ordered),
        tuple(round(fmean(found[move]), 3) for move in ordered),
        fmean(differences),
        stdev(differences) / sqrt(worlds),
    )


def best_but(
    game_id: str, view: State, seat: int, obvious: Move, seed: str, worlds: int, lead: float
) -> Move | None:
    """The best move, if it is that far ahead of all others and not the obvious one. Most positions
    are found wanting in a few worlds already."""
    for count, least in ((worlds // 2, lead / 3), (worlds, lead)):
        found = weigh(game_id, view, seat, view.legal(seat), seed, count)
        if found.moves[0] == obvious or not found.stands_out(least):
            return None
    return found.moves[0]


def confirmed(
    game_id: str, view: State, seat: int, best: Move, seed: str, worlds: int, lead: float
) -> Weighed | None:
    """All moves weighed in twenty times as many worlds as at first, if the best one is that far
    ahead from each of three seeds."""
    moves, deep = view.legal(seat), None
    for again, times in enumerate((_SOME, DEEPER, DEEPER, DEEPER)):
        deep = weigh(game_id, view, seat, moves, f"{seed}/{again}/deep", worlds * times)
        if deep.moves[0] != best or not deep.stands_out(lead if times == DEEPER else lead / 2):
            return None
        if times == DEEPER and deep.lead < 3 * deep.error:
            return None
    return deep
