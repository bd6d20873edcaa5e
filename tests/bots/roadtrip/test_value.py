"""What a sheet still promises between two rounds."""

from random import Random

import pytest

from boomerang_desktop.bots.roadtrip.value import appraise, coast_gap
from boomerang_desktop.games.roadtrip.cards import EAST, NEIGHBOURS, WEST, mask, members
from boomerang_desktop.games.roadtrip.sheet import (
    coast_to_coast,
)
from boomerang_desktop.games.roadtrip.state import RoadTrip
from tests.bots.asking import positions, sittings_of
from tests.tables import Sitting

SITTINGS = sittings_of("roadtrip")

every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[RoadTrip]:
    return [s for s in positions(sitting, seed, every) if isinstance(s, RoadTrip)]


def _gap(visited: int) -> int:
    """The same by trying ever longer ways."""
    missing = {site: 0 if visited >> site & 1 else 1 for site in members(WEST)}
    for _ in range(28):
        for site, far in list(missing.items()):
            for near in members(NEIGHBOURS[site]):
                step = far + (0 if visited >> near & 1 else 1)
                missing[near] = min(step, missing.get(near, 99))
    return min(missing[site] for site in members(EAST))


def test_the_way_from_coast_to_coast_lacks_so_many_sites() -> None:
    rng = Random(1)
    for size in range(28):
        visited = mask(rng.sample(range(28), size))
        assert coast_gap(visited) == _gap(visited)
        assert (coast_gap(visited) == 0) == coast_to_coast(visited)


@every_sitting
def test_shares_of_the_win_add_up_between_rounds(sitting: Sitting) -> None:
    for state in _states(sitting, 5):
        if state.stage == 0 and state.round:
            shares = [appraise(state, seat)[1] for seat in range(sitting.seats)]
            assert sum(shares) == pytest.approx(1)
