"""What the screen shows before anybody moves: pure questions about a position."""

from collections.abc import Sequence

from boomerang_desktop.games.core import IllegalMove, Move, Refusal

from .board import ALL, TRIOS, cells_of, mask_of
from .moves import HAND, Enter, Place, Step, Take
from .state import ArrowsState
from .tables import takes_by


def captures(state: ArrowsState, seat: int) -> dict[int, tuple[int, ...]]:
    """Each pawn with which the seat can (P4) and so must (P5) capture, and the cells it can
    capture on first."""
    targets: dict[int, tuple[int, ...]] = {}
    for take in _takes(state, seat):
        start, first, *more = take.path
        if not more:
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


def trios_one_short(state: ArrowsState, seat: int) -> tuple[tuple[tuple[int, int, int], int], ...]:
    """P6: the Trios of which the seat holds two cells, and the third cell, free or not."""
    short = []
    for trio in TRIOS:
        missing = cells_of(mask_of(trio) & ~state.pawns[seat])
        if len(missing) == 1:
            short.append((trio, missing[0]))
    return tuple(short)


def dropped(
    state: ArrowsState, seat: int, path: Sequence[int], source: str = HAND
) -> Place | Step | Take | Enter:
    """The move meant by a pawn that is carried along `path`: from its cell over the cells it
    captures on, or from `source` straight to a cell. IllegalMove if there is no such move."""
    if len(path) == 1:
        return Enter(path[0], source) if state.entries else Place(path[0])
    start, end, *more = path
    if more or end in cells_of(ALL & ~(state.free | state.pawns[seat])):
        return Take(tuple(path))
    return Step(start, end)


def drop_refusal(
    state: ArrowsState, seat: int, path: Sequence[int], source: str = HAND
) -> Refusal | None:
    """Why a pawn cannot be carried along `path` and dropped, if it cannot (see `dropped`)."""
    try:
        return state.why_not(seat, dropped(state, seat, path, source))
    except IllegalMove as illegal:
        return illegal.refusal
