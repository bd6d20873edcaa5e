"""Which scene shows which game: one line a game."""

from importlib import import_module
from typing import cast

from boomerang_desktop.desktop.scene.board import Board, Party

_BOARDS = {
    "hunt": "circle.board.CircleBoard",
    "lascaux": "circle.board.CircleBoard",
    "flip": "flip.board.FlipBoard",
    "arrows": "arrows.board.ArrowsBoard",
    "roadtrip": "roadtrip.board.RoadtripBoard",
}


def board_for(party: Party) -> Board:
    module, name = _BOARDS[party.game.id].rsplit(".", 1)
    board = getattr(import_module(f"boomerang_desktop.desktop.games.{module}"), name)
    return cast(Board, board(party))
