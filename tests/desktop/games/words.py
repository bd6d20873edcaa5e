"""The words of every game, as its table has them."""

from typing import Any

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.games.core import ONLOOKER
from tests.desktop.conftest import a_match

_kept: dict[str, Board[Any]] = {}
"""Words live as long as their board."""


def words_of(game_id: str) -> Words[Any]:
    if game_id not in _kept:
        match = a_match(game_id)
        setup = MatchSetup(match.game, match.seats, match.settings, match.persons)
        _kept[game_id] = GAME_INFOS[game_id].board(setup, match.state.view(ONLOOKER))
    return _kept[game_id].words
