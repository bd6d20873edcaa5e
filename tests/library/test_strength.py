"""Strength of the bots, with any number of players."""

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.tournament import tables as measured
from boomerang_desktop.library.strength import Held, elo, tables


def test_strengths_agree_with_the_wins() -> None:
    found = elo([Held(1000, (("a", 909.1), ("random", 90.9)))])
    assert found["random"] == 0
    assert found["a"] == pytest.approx(400, abs=2)


def test_who_never_lost_is_not_infinitely_strong() -> None:
    assert 1000 < elo([Held(1000, (("a", 1000), ("random", 0)))])["a"] < 2000


@pytest.mark.parametrize("game_id", GAMES)
def test_the_figures_come_with_the_program(game_id: str) -> None:
    found = tables(game_id)
    assert list(found) == measured(game_id)
    for elos in found.values():
        assert elos["random"] == 0
        levels = ["bot:novice", "bot:casual", "bot:skilled", "bot:expert", "bot:master"]
        assert sorted(levels, key=lambda level: elos[level]) == levels


def test_an_unmeasured_game_has_none() -> None:
    assert tables("chess") == {}
