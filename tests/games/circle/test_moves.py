"""The moves and their notation."""

import pytest

from boomerang_desktop.games.circle.moves import REFUSALS, STOP, THROW, Choose, Stop, Throw
from boomerang_desktop.games.core import Move


@pytest.mark.parametrize(
    ("move", "notation"), [(THROW, "throw"), (STOP, "stop"), (Choose("water"), "choose:water")]
)
def test_notation(move: Move, notation: str) -> None:
    assert str(move) == notation


def test_moves_are_values() -> None:
    assert (Throw(), Stop(), Choose("plain")) == (THROW, STOP, Choose("plain"))
    assert len({THROW, STOP, Throw(), Choose("plain"), Choose("water"), Choose("plain")}) == 4


def test_every_refusal_is_another_one() -> None:
    assert len({refusal.text for refusal in REFUSALS}) == len(REFUSALS)
