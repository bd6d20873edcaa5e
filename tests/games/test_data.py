"""The games' data files are read from the package and checked."""

import pytest

from boomerang_desktop.games.data import BadData, load, require


def test_a_file_of_a_package_is_read() -> None:
    cards = load("boomerang_desktop.games.roadtrip", "cards.json")["cards"]
    assert len(cards) == 28


def test_what_is_not_as_the_rules_say_is_told() -> None:
    require(True, "never told")
    with pytest.raises(BadData, match="28 cards"):
        require([], "28 cards")
