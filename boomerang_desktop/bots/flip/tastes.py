"""Temperaments at flip."""

from boomerang_desktop.games.core import Move
from boomerang_desktop.games.flip.pieces import PIECES
from boomerang_desktop.games.flip.placements import Placement
from boomerang_desktop.games.flip.state import FlipState

_MUCH = 10
"""Points that are many to turn at once."""
_LARGEST = max(piece.value for piece in PIECES)


def bold(view: FlipState, seat: int, move: Move) -> float:
    """Turns as much as possible, whatever comes of it."""
    assert isinstance(move, Placement)
    theirs = view.pieces[1 - seat]
    return min(1.0, sum(p.value for p in theirs if p.squares & move.border) / _MUCH)


def careful(view: FlipState, seat: int, move: Move) -> float:
    """Likes pieces that can hardly be turned again: little room along the sides."""
    assert isinstance(move, Placement)
    placed = view.pieces[0] + view.pieces[1]
    covered = sum((piece.squares & move.border).bit_count() for piece in placed)
    return covered / move.border.bit_count()


def collector(view: FlipState, seat: int, move: Move) -> float:
    """Saves the big pieces."""
    assert isinstance(move, Placement)
    return 1 - move.value / _LARGEST


def spoiler(view: FlipState, seat: int, move: Move) -> float:
    """Takes the room that the other's pieces need."""
    assert isinstance(move, Placement)
    room = view.fitting[1 - seat]
    return 1 - (room & move.compatible).bit_count() / max(1, room.bit_count())


TASTES = {"bold": bold, "careful": careful, "collector": collector, "spoiler": spoiler}
