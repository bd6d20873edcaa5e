"""Which gestures make which moves of arrows, and why others do not. Pure functions."""

from collections.abc import Iterable, Sequence

from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.games.arrows import hints
from boomerang_desktop.games.arrows.board import NEIGHBOURS, cells_of
from boomerang_desktop.games.arrows.moves import (
    CAPTORS,
    HAND,
    RESERVE,
    Decline,
    Enter,
    Place,
    Step,
    Take,
)
from boomerang_desktop.games.arrows.refusals import NOT_YOUR_PAWN
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move, Refusal

LOSE: Key = ("lose",)
TAKE_BACK: Key = ("take back",)
STOP: Key = ("stop",)
DECLINE: Key = ("decline",)


def cell_key(cell: int) -> Key:
    return ("cell", cell)


def pawn_key(cell: int) -> Key:
    return ("pawn", cell)


def source_key(source: str, seat: int) -> Key:
    """Where a pawn that a Trio enters is dragged from (P7, P11)."""
    if source in CAPTORS:
        return ("prisoners", CAPTORS.index(source), seat)
    return (source, seat)


def cells_in(path: Path) -> tuple[int, ...]:
    """The cells that a pawn is carried over, from the one it stood on."""
    return tuple(int(key[1]) for key in path if key[0] in ("pawn", "cell"))


def gestures(state: ArrowsState, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
    """A move that costs pawns (P5) ends in a button that says so; a chain that could go on (P4)
    can be ended by a button."""
    chains = [move.path for move in moves if isinstance(move, Take)]
    unfinished = {path[:length] for path in chains for length in range(2, len(path))}
    for move in moves:
        confirm = (LOSE,) if hints.losses(state, move) else ()
        match move:
            case Place():
                yield Gesture(((HAND, seat), cell_key(move.cell), *confirm), move)
            case Step():
                yield Gesture((pawn_key(move.start), cell_key(move.end), *confirm), move)
            case Take():
                start, *cells = move.path
                path = (pawn_key(start), *map(cell_key, cells))
                yield Gesture(path, move)
                if move.path in unfinished:
                    yield Gesture((*path, STOP), move)
            case Enter():
                yield Gesture((source_key(move.source, seat), cell_key(move.cell)), move)
            case Decline():
                yield Gesture((DECLINE,), move)


def why_not(state: ArrowsState, seat: int, path: Path) -> Refusal | None:
    """Why the seat, whose turn it is, cannot lift so, or put down there."""
    kind, *where = path[0]
    if any(key[0] != "cell" for key in path[1:]):
        return None
    if kind == "pawn":
        cells = cells_in(path)
        return _why_stuck(state, seat, cells[0]) if len(cells) == 1 else _drop(state, seat, cells)
    if kind not in (HAND, RESERVE, "prisoners"):
        return None
    if where[-1] != seat:
        return NOT_YOUR_PAWN
    cell = cells_in(path)[0] if len(path) > 1 else cells_of(state.free)[0]
    if kind == HAND and not state.entries:
        return state.refusal(seat, Place(cell))
    source = CAPTORS[int(where[0])] if kind == "prisoners" else str(kind)
    return state.refusal(seat, Enter(cell, source))


def _drop(state: ArrowsState, seat: int, cells: Sequence[int]) -> Refusal | None:
    return hints.drop_refusal(state, seat, cells)


def _why_stuck(state: ArrowsState, seat: int, start: int) -> Refusal | None:
    """What every step of a pawn lacks, steps to free cells first."""
    ends = sorted(cells_of(NEIGHBOURS[start]), key=lambda end: not state.free >> end & 1)
    why = (_drop(state, seat, (start, end)) for end in ends)
    return next((refusal for refusal in why if refusal), None)
