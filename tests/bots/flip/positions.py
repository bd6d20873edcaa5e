"""Positions of flip to ask bots about."""

import pytest

from boomerang_desktop.games.flip import FlipState
from tests.bots.asking import positions, sittings_of
from tests.tables import Sitting

SITTINGS = sittings_of("flip")


QUICK = ("greedy", "heuristic", "bot:novice", "bot:casual", "bot:skilled")


every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def states(sitting: Sitting, seed: int, every: int = 1) -> list[FlipState]:
    states = list(positions(sitting, seed, every))
    assert all(isinstance(state, FlipState) for state in states)
    return states  # type: ignore[return-value]
