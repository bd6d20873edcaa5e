"""Positions of hunt and lascaux to ask bots about."""

import pytest

from boomerang_desktop.games.circle.state import CircleState
from tests.bots.asking import positions, sittings_of
from tests.tables import Sitting

SITTINGS = sittings_of("hunt") + sittings_of("lascaux")


QUICK = ("greedy", "heuristic", "bot:novice", "bot:casual", "bot:skilled")


TOP = ("fish water forest", "fish water plain", "emu water desert", "gecko desert mountain")


every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def states(sitting: Sitting, seed: int, every: int = 1) -> list[CircleState]:
    return [s for s in positions(sitting, seed, every) if isinstance(s, CircleState)]
