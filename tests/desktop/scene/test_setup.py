"""Who plays what at this screen."""

import pytest

from tests.desktop.scene.heap import setup


@pytest.mark.parametrize(
    ("players", "you"), [("hr", 0), ("rh", 1), ("hh", None), ("rr", None), ("rhr", 1)]
)
def test_only_a_single_person_is_spoken_to(players: str, you: int | None) -> None:
    assert setup(players).you == you
