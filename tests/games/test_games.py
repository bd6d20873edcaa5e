"""The registry of games, by id."""

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.catalogue import CATALOGUE, GameEntry
from boomerang_desktop.games.core import Game


def test_all_games_are_there_in_the_order_of_the_catalogue() -> None:
    assert list(GAMES) == list(CATALOGUE) == ["hunt", "lascaux", "flip", "arrows", "roadtrip"]
    assert len(GAMES) == 5
    assert all(isinstance(game, Game) and game.id == game_id for game_id, game in GAMES.items())


def test_two_games_of_one_folder_are_told_apart() -> None:
    assert GAMES["hunt"] is not GAMES["lascaux"]
    assert GAMES["hunt"] is GAMES["hunt"]


def test_what_is_no_game_is_a_KeyError() -> None:
    assert "chess" not in GAMES
    assert GAMES.get("chess") is None
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_a_new_line_in_the_catalogue_is_a_new_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CATALOGUE, "heap", GameEntry("heap", "heap", root="tests.sixth"))
    assert GAMES["heap"].id == "heap"
    assert len(GAMES) == 6
