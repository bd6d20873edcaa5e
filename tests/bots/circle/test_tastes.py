"""A temperament shows in what a bot does at hunt and lascaux."""

import pytest

from boomerang_desktop.bots.core import TEMPERAMENTS
from boomerang_desktop.games.circle.state import CircleState
from tests.bots.asking import positions, shown, sittings_of

SITTING = sittings_of("hunt")[-1]


@pytest.mark.parametrize("level", ["novice", "casual"])
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_a_temperament_shows(temperament: str, level: str) -> None:
    # of bids there are many more, and beginners bid without temper
    states = [
        state
        for seed in range(4)
        for state in positions(SITTING, seed)
        if isinstance(state, CircleState) and state.choosing
    ][::3]
    more, less = shown("hunt", level, temperament, states)
    assert more >= 3
    assert more > 3 * less
