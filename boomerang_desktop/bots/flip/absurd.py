"""What nobody does who has played flip twice."""

from boomerang_desktop.games.core import Move
from boomerang_desktop.games.flip.placements import Placement
from boomerang_desktop.games.flip.state import FlipState

_MUCH = 12
"""Points that lie open to be gained."""
_FEW = 24
"""Placements among which everybody sees those that end the match."""


def absurd(view: FlipState, seat: int, move: Move) -> str | None:
    assert isinstance(move, Placement)
    if not view.pieces[1 - seat]:
        return None  # the first piece turns nothing anyway
    placements = view.legal(seat)
    most = max(view.gain(seat, other).points for other in placements)
    if most >= _MUCH and view.gain(seat, move).points <= most / 4:
        return "gains little when much is there"
    if len(placements) <= _FEW and _lead(view, seat, move) < 0:
        leads = [_lead(view, seat, other) for other in placements]
        return "ends the match lost when it could be won" if max(leads) > 0 else None
    return None


def _lead(view: FlipState, seat: int, move: Placement) -> int:
    """What the seat is ahead by if the placement ends the match, else nothing."""
    result = view.play(seat, move).result()
    return result.scores[seat] - result.scores[1 - seat] if result else 0
