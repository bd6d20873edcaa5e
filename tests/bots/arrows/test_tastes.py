"""A temperament shows in what a bot does at arrows."""

import pytest

from boomerang_desktop.bots.core import TEMPERAMENTS
from tests.bots.asking import positions, shown, sittings_of

SITTING = sittings_of("arrows")[-1]


@pytest.mark.parametrize("level", ["novice", "casual"])
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_a_temperament_shows(temperament: str, level: str) -> None:
    states = [state for seed in range(12) for state in positions(SITTING, seed)]
    more, less = shown("arrows", level, temperament, states)
    assert more >= 3
    assert more > 3 * less


def test_a_duel_is_fought_in_character_too() -> None:
    two = sittings_of("arrows")[0]
    states = [state for seed in range(4) for state in positions(two, seed, 3)]
    found = [shown("arrows", "skilled", temperament, states) for temperament in TEMPERAMENTS]
    assert sum(more for more, _ in found) > 3 * sum(less for _, less in found)
