"""Positions of roadtrip to ask bots about."""

import pytest

from boomerang_desktop.games.roadtrip.state import RoadTrip
from tests.bots.asking import positions, sittings_of
from tests.tables import Sitting

SITTINGS = sittings_of("roadtrip")


every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def states(sitting: Sitting, seed: int, every: int = 1) -> list[RoadTrip]:
    return [s for s in positions(sitting, seed, every) if isinstance(s, RoadTrip)]
