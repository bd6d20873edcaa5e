"""Positions of arrows to ask bots about."""

from typing import Any

import attrs
import pytest

from boomerang_desktop.games.arrows.board import ALL, ARROWS_FROM, cells_of, mask_of
from boomerang_desktop.games.arrows.state import ArrowsState
from tests.bots.asking import positions, sittings_of
from tests.tables import Sitting

SITTINGS = sittings_of("arrows")


QUICK = ("greedy", "heuristic", "bot:novice", "bot:casual", "bot:skilled")


PLAIN = [sitting for sitting in SITTINGS if str(sitting).count("-") == 1]


every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


plain_sittings = pytest.mark.parametrize("sitting", PLAIN, ids=str)


def states(sitting: Sitting, seed: int, every: int = 1) -> list[ArrowsState]:
    states = list(positions(sitting, seed, every))
    assert all(isinstance(state, ArrowsState) for state in states)
    return states  # type: ignore[return-value]


def table(seats: int, **changes: Any) -> ArrowsState:
    """The first position with these changes; what follows from the pawns is worked out again."""
    sitting = next(sitting for sitting in PLAIN if sitting.seats == seats)
    start = sitting.start(1)
    assert isinstance(start, ArrowsState)
    state: ArrowsState = attrs.evolve(start, to_act=(0,), **changes)
    free = ALL
    for mask in state.pawns:
        free &= ~mask
    prey = ALL & ~free & ~state.pawns[0]
    able = mask_of(cell for cell in cells_of(state.pawns[0]) if ARROWS_FROM[cell] & prey)
    return attrs.evolve(state, free=free, able=able)


def arrow_out() -> tuple[int, int]:
    return 18, cells_of(ARROWS_FROM[18])[0]
