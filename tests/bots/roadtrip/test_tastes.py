"""A temperament shows in what a bot does at roadtrip."""

import pytest

from boomerang_desktop.bots.core import TEMPERAMENTS
from tests.bots.asking import positions, shown, sittings_of

SITTING = sittings_of("roadtrip")[-1]


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_a_temperament_shows(temperament: str) -> None:
    states = [state for seed in range(6) for state in positions(SITTING, seed, 2)]
    more, less = shown("roadtrip", "novice", temperament, states)
    assert more >= 3
    assert more > 3 * less
