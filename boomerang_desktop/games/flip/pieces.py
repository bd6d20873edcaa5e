"""What lies in the box: a board of holes and two equal sets of pieces (F1, F2)."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import attrs

from boomerang_desktop.games.data import load, require

Hole: TypeAlias = tuple[int, int]
"""Column and row, 0,0 top left."""
Holes: TypeAlias = tuple[Hole, ...]


@attrs.frozen
class Piece:
    """One kind of piece; `count` of them are in each player's set."""

    name: str
    count: int
    rotations: tuple[Holes, ...]
    """Its shape in each position in which it may be placed, pushed into the top left corner."""

    @property
    def value(self) -> int:
        """F1: as many points as squares."""
        return len(self.rotations[0])


def in_order(holes: Iterable[Hole]) -> Holes:
    """By row, then by column, as the notation wants them."""
    return tuple(sorted(holes, key=lambda hole: hole[::-1]))


def beside(hole: Hole) -> Holes:
    """The four holes along its sides, on the board or not."""
    x, y = hole
    return (x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)


def to_corner(holes: Iterable[Hole]) -> Holes:
    """The same shape, pushed into the top left corner."""
    holes = tuple(holes)
    left, top = min(x for x, _ in holes), min(y for _, y in holes)
    return in_order((x - left, y - top) for x, y in holes)


def read_pieces(rows: list[dict[str, Any]]) -> tuple[Piece, ...]:
    pieces = tuple(_read_piece(**row) for row in rows)
    shapes = {min(piece.rotations) for piece in pieces}
    require(len({piece.name for piece in pieces}) == len(pieces), "two pieces of one name")
    require(len(shapes) == len(pieces), "two pieces of one shape")
    require(sum(piece.count for piece in pieces) == 13, "a set has 13 pieces (F1)")
    require(sum(piece.count * piece.value for piece in pieces) == 44, "a set is worth 44 (F1)")
    return pieces


def _read_piece(name: str, count: int, shape: list[str]) -> Piece:
    holes = to_corner(
        (x, y) for y, line in enumerate(shape) for x, sign in enumerate(line) if sign == "#"
    )
    rotations = [holes]
    while (turned := to_corner((-y, x) for x, y in rotations[-1])) != holes:
        rotations.append(turned)
    mirrored = to_corner((-x, y) for x, y in holes)
    require(count > 0, f"{name}: none in a set")
    require(_hangs_together(holes), f"{name} is not in one piece")
    require(mirrored in rotations, f"{name} does not fit its own place when turned over (F2)")
    return Piece(name, count, tuple(rotations))


def _hangs_together(holes: Holes) -> bool:
    reached = list(holes[:1])
    for hole in reached:
        reached += [near for near in beside(hole) if near in holes and near not in reached]
    return len(reached) == len(holes)


def read_boards(boards: dict[str, list[int]]) -> dict[str, int]:
    """The rows of each board; ten columns have all of them."""
    for name, (columns, rows) in boards.items():
        require(name == f"{columns}x{rows}", f"{name} is not its size")
        require(columns == COLUMNS, f"{name}: a board has {COLUMNS} columns (F2)")
    require(list(boards) == ["10x9", "10x10"], "the boards are 10x9, the usual one, and 10x10 (F2)")
    return {name: rows for name, (_, rows) in boards.items()}


COLUMNS = 10
_data = load(__package__, "pieces.json")
BOARDS = read_boards(_data["boards"])
PIECES = read_pieces(_data["pieces"])
FULL_SET = tuple(piece.count for piece in PIECES)
"""A stock: how many of each of PIECES one has still to place."""
