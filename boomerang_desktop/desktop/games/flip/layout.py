"""Where things lie: the grid of holes on the table, and the slots of a tray."""

from collections.abc import Iterator

import attrs
from PySide6.QtCore import QPointF, QRectF

from boomerang_desktop.desktop.games.flip.shapes import middle, size
from boomerang_desktop.games.flip.pieces import COLUMNS, PIECES, Holes, Piece, to_corner

FRAME = 0.42
"""The wooden frame around the holes, and the strip between them, in cells."""
STRIP = 0.14
SNAP = 0.6
"""A piece snaps into holes that are no further from it than this, in cells."""
HOVER = QPointF(-0.035, -0.08)
"""How far above its holes a piece is held, in cells: it is seen from the front."""

_PIECES = {piece.name: piece for piece in PIECES}
_LONGEST = {piece.name: max(size(piece.rotations[0])) for piece in PIECES}
_COUNTED = {piece.name: 0.0 if piece.count == 1 else 1.1 for piece in PIECES}
"""Room beside a heap of several for how many they are."""
LARGE_GROUPS: tuple[tuple[tuple[str, ...], ...], ...] = (
    (("M", "D"),),
    (("I3",), ("V3",)),
    (("I4",), ("O4",), ("T4",)),
    (("T5",), ("U5",), ("V5",), ("X5",)),
)
"""A large tray, from left to right: groups by value, each a row of heaps."""
SMALL_ROWS = (("M", "D", "I3"), ("V3", "O4", "I4"), ("T4", "U5"), ("T5", "V5", "X5"))
"""A small one, from top to bottom."""


@attrs.frozen
class Grid:
    """The holes of the board on the table."""

    left: float
    top: float
    cell: float
    rows: int

    @classmethod
    def within(cls, area: QRectF, rows: int) -> "Grid":
        """As large as the area allows, in its middle, on whole units."""
        around = 2 * (FRAME + STRIP)
        cell = min(area.height() / (rows + around), area.width() / (COLUMNS + around))
        cell = max(cell - cell % 0.5, 8.0)
        left = area.center().x() - COLUMNS * cell / 2
        top = area.center().y() - rows * cell / 2
        return cls(round(left), round(top), cell, rows)

    @property
    def holes(self) -> QRectF:
        return QRectF(self.left, self.top, COLUMNS * self.cell, self.rows * self.cell)

    @property
    def board(self) -> QRectF:
        """With its frame."""
        edge = (FRAME + STRIP) * self.cell
        return self.holes.adjusted(-edge, -edge, edge, edge)

    def point(self, x: float, y: float) -> QPointF:
        """A point of the table from one of the board, in cells."""
        return QPointF(self.left + x * self.cell, self.top + y * self.cell)

    def centre(self, holes: Holes) -> QPointF:
        """The middle of a piece that lies in these holes."""
        at = middle(holes)
        return self.point(at.x(), at.y())

    def above(self, holes: Holes) -> QPointF:
        """Where a piece is held that is about to sink into these holes."""
        return self.centre(holes) + HOVER * self.cell

    def is_over_holes(self, at: QPointF) -> bool:
        """Or within half a cell of them: a piece held there is meant for the board."""
        half = self.cell / 2
        return self.holes.adjusted(-half, -half, half, half).contains(at)

    def is_near(self, at: QPointF) -> bool:
        """Close enough for a piece that waits in its tray to come along."""
        edge = self.cell
        return self.board.adjusted(-edge, -edge, edge, edge).contains(at)

    def cells(self, at: QPointF) -> QPointF:
        """A point of the board, in cells, from one of the table."""
        return QPointF(at.x() - self.left, at.y() - self.top) / self.cell

    def under(self, shape: Holes, at: QPointF) -> Iterator[tuple[float, Holes]]:
        """The holes that a piece held over a point could sink into, those right under it first:
        how far they are, in cells, and which they are."""
        width, height = size(shape)
        exact = self.cells(at) - QPointF(width / 2, height / 2)
        left, top = round(exact.x()), round(exact.y())
        ways = ((x, y) for x in range(left - 1, left + 2) for y in range(top - 1, top + 2))
        found = [
            ((exact.x() - x) ** 2 + (exact.y() - y) ** 2, shifted(shape, x, y)) for x, y in ways
        ]
        for square, holes in sorted(found):
            yield square**0.5, holes


def shifted(shape: Holes, x: int, y: int) -> Holes:
    return tuple((dx + x, dy + y) for dx, dy in shape)


def clamped(shape: Holes, x: int, y: int, rows: int) -> Holes:
    """The shape with its upper left corner there, or as near as it fits onto the board."""
    width, height = size(shape)
    return shifted(shape, min(max(x, 0), COLUMNS - width), min(max(y, 0), rows - height))


def moved(holes: Holes, shape: Holes, dx: int, dy: int, rows: int) -> Holes:
    """A piece in these holes so much further on and turned to that shape, which keeps its middle
    where it is, as near as holes allow; the edge of the board stops it."""
    left, top = min(x for x, _ in holes), min(y for _, y in holes)
    old, new = size(to_corner(holes)), size(shape)
    x, y = left + (old[0] - new[0]) // 2 + dx, top + (old[1] - new[1]) // 2 + dy
    return clamped(shape, x, y, rows)


@attrs.frozen
class Slot:
    """Where one kind of piece lies in a tray; room for it however it is turned."""

    piece: Piece
    at: QPointF
    room: QRectF
    """What belongs to it when somebody points there, around its middle."""


@attrs.frozen
class TrayPlan:
    cell: float
    slots: tuple[Slot, ...]
    dividers: tuple[float, ...]


CAPTION = 15.0
"""The line under a large tray's pieces that names the key of each."""


def large_tray(area: QRectF) -> TrayPlan:
    """All heaps in a row, in groups by value."""
    gap, between = 0.5, 0.5
    columns = [(heap, at) for at, group in enumerate(LARGE_GROUPS) for heap in group]
    wide = [max(_LONGEST[name] + _COUNTED[name] for name in heap) for heap, _ in columns]
    total = sum(wide) + gap * (len(wide) + 1) + between * (len(LARGE_GROUPS) - 1)
    high = max(_height(heap) for heap, _ in columns)
    cell = min(area.width() / total, (area.height() - CAPTION - 6) / high, 30.0)
    # what is left over goes between the heaps
    gap += (area.width() / cell - total) / (len(wide) + 1)
    x, group = area.left() + gap * cell, 0
    slots: list[Slot] = []
    dividers: list[float] = []
    half = (area.height() - CAPTION) / 2
    for (heap, number), width in zip(columns, wide, strict=True):
        if number != group:
            dividers.append(x - (gap - between) * cell / 2)
            x, group = x + between * cell, number
        each = 2 * half / len(heap)
        for n, name in enumerate(heap):
            own = width - _COUNTED[name]
            at = QPointF(x + own * cell / 2, area.top() + 2 + each * (n + 0.5))
            left, right = (own + gap * 0.9) / 2, (own + gap * 0.9) / 2 + _COUNTED[name]
            room = QRectF(-left * cell, -each / 2, (left + right) * cell, each)
            slots.append(Slot(_PIECES[name], at, room))
        x += (width + gap) * cell
    return TrayPlan(cell, tuple(slots), tuple(dividers))


def _height(heap: tuple[str, ...]) -> float:
    return sum(_LONGEST[name] for name in heap) + 0.5 * (len(heap) - 1)


def _lying(name: str) -> tuple[str, float, int]:
    width, height = size(_PIECES[name].rotations[0])
    return name, width + _COUNTED[name], height


def small_tray(area: QRectF) -> TrayPlan:
    """A few rows, only to look at: nothing is turned there."""
    rows = [[_lying(name) for name in row] for row in SMALL_ROWS]
    widest = max(sum(wide for _, wide, _ in row) + 0.6 * (len(row) + 1) for row in rows)
    highs = [max(high for *_, high in row) for row in rows]
    total = sum(highs) + 0.6 * (len(highs) + 1)
    cell = min(area.width() / widest, area.height() / total, 18.0)
    spare = (area.height() / cell - sum(highs)) / (len(highs) + 1)
    slots: list[Slot] = []
    y = area.top() + spare * cell
    for row, high in zip(rows, highs, strict=True):
        gap = (area.width() / cell - sum(wide for _, wide, _ in row)) / (len(row) + 1)
        x = area.left() + gap * cell
        for name, wide, tall in row:
            own = wide - _COUNTED[name]
            at = QPointF(x + own * cell / 2, y + high * cell / 2)
            room = QRectF(-own * cell / 2, -tall * cell / 2, own * cell, tall * cell)
            slots.append(Slot(_PIECES[name], at, room))
            x += (wide + gap) * cell
        y += (high + spare) * cell
    return TrayPlan(cell, tuple(slots), ())
