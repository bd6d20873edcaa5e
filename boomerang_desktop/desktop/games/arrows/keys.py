"""The names of the things on the table of arrows."""

from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.games.arrows.moves import CAPTORS, HAND, RESERVE
from boomerang_desktop.games.arrows.state import ArrowsState

BOARD: Key = ("board",)
LAST: Key = ("last",)
AID: Key = ("aid",)
RINGS: Key = ("rings",)
WAY: Key = ("way",)
"""Layers of marks over the board: the last move, what could happen, the move in the making."""

THREATS: Key = ("threats",)
LOSE: Key = ("lose",)
TAKE_BACK: Key = ("take back",)
STOP: Key = ("stop",)
DECLINE: Key = ("decline",)

SCENERY = ("board", "line", "trio", "row", "fallen")
"""Only to look at and ask about: nothing lands there."""


def cell(number: int) -> Key:
    return ("cell", number)


def pawn(cell: int) -> Key:
    return ("pawn", cell)


def trio(number: int) -> Key:
    return ("trio", number)


def line(start: int, end: int) -> Key:
    return ("line", start, end)


def fallen(cell: int, owner: int) -> Key:
    return ("fallen", cell, owner)


def row(kind: str, seat: int) -> Key:
    """A part of a seat's panel: its hand, its reserve, its prisoners or its strength."""
    return ("row", kind, seat)


def notes(seat: int) -> Key:
    return ("notes", seat)


def hand(seat: int) -> Key:
    return (HAND, seat)


def reserve(seat: int) -> Key:
    return (RESERVE, seat)


def prisoners(captor: int, owner: int) -> Key:
    return ("prisoners", captor, owner)


def source(name: str, seat: int) -> Key:
    """Where a pawn is dragged from that a Trio brings in (P7, P11)."""
    return prisoners(CAPTORS.index(name), seat) if name in CAPTORS else (name, seat)


def chain(path: Path, view: ArrowsState) -> bool:
    """Does a pawn carried over these cells capture?"""
    return path[0][0] == "pawn" and any(not view.free >> c & 1 for c in cells_in(path)[1:])


def cells_in(path: Path) -> tuple[int, ...]:
    """The cells a pawn is carried over, from the one it stood on."""
    return tuple(int(key[1]) for key in path if key[0] in ("pawn", "cell"))
