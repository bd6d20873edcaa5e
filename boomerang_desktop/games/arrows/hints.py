"""What the screen shows before anybody moves: pure questions about a position."""

from collections.abc import Iterable, Sequence

from boomerang_desktop.games.core import IllegalMove, Move, Refusal

from .board import ALL, TRIOS, cells_of, mask_of
from .moves import HAND, Enter, Place, Step, Take
from .state import ArrowsState
from .tables import takes_by


def captures(state: ArrowsState, seat: int) -> dict[int, tuple[int, ...]]:
    """Each pawn with which the seat can (P4) and so must (P5) capture, and the cells it can
    capture on first."""
    return captures_among(_takes(state, seat))


def captures_among(moves: Iterable[Move]) -> dict[int, tuple[int, ...]]:
    """Each pawn that captures in any of these moves, and the cells it captures on first."""
    targets: dict[int, tuple[int, ...]] = {}
    for start, first in sorted({move.path[:2] for move in moves if isinstance(move, Take)}):
        targets[start] = (*targets.get(start, ()), first)
    return targets


def threats(state: ArrowsState, seat: int) -> dict[int, tuple[int, ...]]:
    """Each pawn that could be taken from the seat now, be it as the second or third of a chain,
    and the pawns that could do it."""
    takers: dict[int, set[int]] = {}
    for other in range(state.setup.seats):
        if other != seat:
            for take in _takes(state, other):
                if take.end_bit & state.pawns[seat]:
                    takers.setdefault(take.path[-1], set()).add(take.path[0])
    return {cell: tuple(sorted(takers[cell])) for cell in sorted(takers)}


def _takes(state: ArrowsState, seat: int) -> list[Take]:
    return takes_by(state.pawns[seat], state.free | state.pawns[seat])


def losses(state: ArrowsState, move: Move) -> tuple[int, ...]:
    """The pawns, where they stand now, that this legal move would cost the seat to act (P5)."""
    return cells_of(state.able) if isinstance(move, Place | Step) else ()


def trios_held(state: ArrowsState, seat: int) -> tuple[tuple[int, int, int], ...]:
    """P6"""
    return tuple(trio for trio in TRIOS if not mask_of(trio) & ~state.pawns[seat])


def trios_completed(
    state: ArrowsState, seat: int, move: Place | Step | Take | Enter
) -> tuple[tuple[int, ...], ...]:
    """P6: the Trios that this legal move would complete, with what it costs taken off (P5)."""
    own = state.play(seat, move).pawns[seat]
    return tuple(cells_of(trio) for trio in move.trios if own & trio == trio)


def dropped(
    state: ArrowsState, seat: int, path: Sequence[int], source: str = HAND
) -> Place | Step | Take | Enter | Refusal:
    """The move meant by a pawn that is carried along `path`: from its cell over the cells it
    captures on, or from `source` straight to a cell. If the board has no such move, e.g. against
    an arrow, what it lacks."""
    try:
        if len(path) == 1:
            entering = state.entries or source != HAND
            return Enter(path[0], source) if entering else Place(path[0])
        start, end, *more = path
        if more or end in cells_of(ALL & ~(state.free | state.pawns[seat])):
            return Take(tuple(path))
        return Step(start, end)
    except IllegalMove as illegal:
        return illegal.refusal
