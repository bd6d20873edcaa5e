"""The games that there are, and where they live."""

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.catalogue import CATALOGUE, Entry
from boomerang_desktop.games.core import Game
from tests.sixth import ENTRY


def test_every_game_is_found_by_its_id() -> None:
    assert list(GAMES) == list(CATALOGUE) == ["hunt", "lascaux", "flip", "arrows", "roadtrip"]
    assert len(GAMES) == 5
    for game_id, game in GAMES.items():
        assert isinstance(game, Game)
        assert game.id == game_id


def test_a_game_that_there_is_not() -> None:
    assert "chess" not in GAMES
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_one_line_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CATALOGUE, ENTRY.id, ENTRY)
    assert GAMES["heap"].id == "heap"
    assert list(GAMES)[-1] == "heap"


def test_a_room_in_which_a_game_keeps_nothing() -> None:
    with pytest.raises(ModuleNotFoundError):
        Entry("flip", "flip").load("bots", "nothing")
