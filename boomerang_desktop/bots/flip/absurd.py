"""Moves that no one who has played flip twice would make."""

from boomerang_desktop.games.core import Move
from boomerang_desktop.games.flip.placements import Placement
from boomerang_desktop.games.flip.state import FlipState

_MUCH = 12
"""Points that are an obvious gain."""
_FEW = 24
"""Up to this many placements, every player notices those that end the match."""


def absurd(view: FlipState, seat: int, move: Move) -> str | None:
    assert isinstance(move, Placement)
    if not view.pieces[1 - seat]:
        return None  # the first piece turns nothing
    placements = view.legal(seat)
    most = max(view.gain(seat, other).points for other in placements)
    if most >= _MUCH and view.gain(seat, move).points <= most / 4:
        return "gains little when much is there"
    if len(placements) <= _FEW and _lead(view, seat, move) < 0:
        leads = [_lead(view, seat, other) for other in placements]
        return "ends the match lost when it could be won" if max(leads) > 0 else None
    return None


def _lead(view: FlipState, seat: int, move: Placement) -> int:
    """The seat's lead if the placement ends the match, else 0."""
    result = view.play(seat, move).result()
    return result.scores[seat] - result.scores[1 - seat] if result else 0
