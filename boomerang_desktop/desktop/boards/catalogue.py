"""Which scene shows which game: one line a game."""

from importlib import import_module
from typing import cast

from boomerang_desktop.desktop.scene.board import Board, Party

_BOARDS = {
    "hunt": "circle.CircleBoard",
    "lascaux": "circle.CircleBoard",
    "flip": "flip.FlipBoard",
    "arrows": "arrows.ArrowsBoard",
    "roadtrip": "roadtrip.RoadtripBoard",
}


def board_for(party: Party) -> Board:
    module, name = _BOARDS[party.game.id].split(".")
    board = getattr(import_module(f"boomerang_desktop.desktop.boards.{module}"), name)
    return cast(Board, board(party))
