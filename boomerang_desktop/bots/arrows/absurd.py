"""Moves that no one who has played arrows twice would make."""

from boomerang_desktop.games.arrows.moves import Decline, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move


def absurd(view: ArrowsState, seat: int, move: Move) -> str | None:
    if isinstance(move, Decline):
        return "refuses a pawn for a Trio"
    if view.entries or not view.able:
        return None
    if not isinstance(move, Take):
        return "does not capture and loses a pawn"  # P5
    if not _wins(view, seat, move):
        takes = [other for other in view.legal(seat) if isinstance(other, Take)]
        if any(_wins(view, seat, take) for take in takes):
            return "lets a sure win go"
    return None


def _wins(view: ArrowsState, seat: int, move: Move) -> bool:
    result = view.play(seat, move).result()
    return result is not None and seat in result.winners
