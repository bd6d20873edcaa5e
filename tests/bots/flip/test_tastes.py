"""A temperament shows in what a bot does at flip."""

import pytest

from boomerang_desktop.bots.core import TEMPERAMENTS
from tests.bots.asking import positions, shown, sittings_of

SITTING = sittings_of("flip")[-1]


@pytest.mark.parametrize("level", ["novice", "casual"])
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_a_temperament_shows(temperament: str, level: str) -> None:
    states = [state for seed in range(12) for state in positions(SITTING, seed)]
    more, less = shown("flip", level, temperament, states)
    assert more >= 3
    assert more > 3 * less
