"""Temperaments at arrows."""

from boomerang_desktop.bots.arrows.evaluation import TRIO_MASKS, others_of
from boomerang_desktop.games.arrows.board import ARROWS_FROM, ARROWS_INTO
from boomerang_desktop.games.arrows.moves import Enter, Place, Step, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move

_MANY = 3
"""From this many opponents on, a pawn is in a crowd."""


def _landing(move: Move) -> int | None:
    """The cell where the pawn ends its move."""
    if isinstance(move, Take):
        return move.path[-1]
    if isinstance(move, Step):
        return move.end
    return move.cell if isinstance(move, Place | Enter) else None


def bold(view: ArrowsState, seat: int, move: Move) -> float:
    """Approaches the others, even under threat."""
    cell = _landing(move)
    if cell is None:
        return 0.0
    arrows = ARROWS_FROM[cell] | ARROWS_INTO[cell]
    return min(1.0, (arrows & others_of(view, seat)).bit_count() / _MANY)


def careful(view: ArrowsState, seat: int, move: Move) -> float:
    """Stays out of reach of the others' arrows."""
    cell = _landing(move)
    return float(cell is not None and not ARROWS_INTO[cell] & others_of(view, seat))


def collector(view: ArrowsState, seat: int, move: Move) -> float:
    """Builds Trios."""
    return _near_trio(move, view.pawns[seat])


def spoiler(view: ArrowsState, seat: int, move: Move) -> float:
    """Stands where others build Trios."""
    return _near_trio(move, others_of(view, seat))


def _near_trio(move: Move, pawns: int) -> float:
    cell = _landing(move)
    if cell is None:
        return 0.0
    near = [(trio & pawns & ~(1 << cell)).bit_count() for trio in TRIO_MASKS if trio >> cell & 1]
    return max(near, default=0) / 2


TASTES = {"bold": bold, "careful": careful, "collector": collector, "spoiler": spoiler}
