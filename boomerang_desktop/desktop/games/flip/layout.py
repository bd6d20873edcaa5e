"""Where things lie: the grid of holes on the table, and the slots of a tray."""

from collections.abc import Iterator

import attrs
from PySide6.QtCore import QPointF, QRectF

from boomerang_desktop.desktop.games.flip.shapes import middle, size
from boomerang_desktop.desktop.scene import seating
from boomerang_desktop.desktop.scene.kit.grid import Grid
from boomerang_desktop.desktop.scene.seating import GAP, SeatPlace
from boomerang_desktop.games.flip.pieces import COLUMNS, PIECES, Holes, Piece, to_corner

FRAME = 0.42
"""The wooden frame around the holes, and the strip between them, in cells."""
STRIP = 0.14
SNAP = 0.6
"""A piece snaps into holes no further from it than this, in cells."""
HOVER = QPointF(-0.035, -0.08)
"""How far above its holes a piece is held, in cells: it is seen from the front."""

_PIECES = {piece.name: piece for piece in PIECES}
_LONGEST = {piece.name: max(size(piece.rotations[0])) for piece in PIECES}
_SEVERAL = frozenset(piece.name for piece in PIECES if piece.count > 1)
"""Pieces with a number beside their heap."""
LARGE_GROUPS: tuple[tuple[tuple[str, ...], ...], ...] = (
    (("M", "D"),),
    (("I3",), ("V3",)),
    (("I4",), ("O4",), ("T4",)),
    (("T5",), ("U5",), ("V5",), ("X5",)),
)
"""A large tray, from left to right: groups by value, each a row of heaps."""
SMALL_ROWS = (("M", "D", "I3"), ("V3", "O4", "I4"), ("T4", "U5"), ("T5", "V5", "X5"))
"""A small one, from top to bottom."""
TALL_ROWS = (("M", "D", "I3", "I4"), ("V3", "O4", "T4"), ("T5", "U5", "V5", "X5"))
"""One of two that lie beside the board, with room to turn everything."""
BUTTON = 50.0
"""The room that a button for turning pieces takes."""
BALANCE = 64.0
"""The room of the score bar beside the board."""
COLUMN, WIDEST_COLUMN = 0.29, 400.0
"""The least part of the table's width for two trays beside the board, and the most units."""


class HoleGrid(Grid):
    """The holes of the board on the table."""

    @classmethod
    def in_frame(cls, area: QRectF, rows: int) -> "HoleGrid":
        """The largest that fits the area with its frame."""
        return cls.within(area, COLUMNS, rows, FRAME + STRIP)

    @property
    def board(self) -> QRectF:
        """With its frame."""
        edge = (FRAME + STRIP) * self.cell
        return self.box.adjusted(-edge, -edge, edge, edge)

    def centre(self, holes: Holes) -> QPointF:
        """The middle of a piece that lies in these holes."""
        at = middle(holes)
        return self.point(at.x(), at.y())

    def above(self, holes: Holes) -> QPointF:
        """Where a piece is held that is about to sink into these holes."""
        return self.centre(holes) + HOVER * self.cell

    def is_over_holes(self, at: QPointF) -> bool:
        """Is it over the holes, or within half a cell of them? A piece held there is meant for the
        board."""
        half = self.cell / 2
        return self.box.adjusted(-half, -half, half, half).contains(at)

    def is_near(self, at: QPointF) -> bool:
        """Is it close enough for a piece waiting in its tray to come along?"""
        edge = self.cell
        return self.board.adjusted(-edge, -edge, edge, edge).contains(at)

    def under(self, shape: Holes, at: QPointF) -> Iterator[tuple[float, Holes]]:
        """The holes a piece held at a point could sink into, nearest first, each with its distance
        in cells."""
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
    """The piece in these holes, moved and turned to that shape around its middle, as near as the
    holes allow; the edge of the board stops it."""
    left, top = min(x for x, _ in holes), min(y for _, y in holes)
    old, new = size(to_corner(holes)), size(shape)
    x, y = left + (old[0] - new[0]) // 2 + dx, top + (old[1] - new[1]) // 2 + dy
    return clamped(shape, x, y, rows)


@attrs.frozen
class HeapSlot:
    """Where one kind of piece lies in a tray, with room for it however it is turned."""

    piece: Piece
    at: QPointF
    room: QRectF
    """The area that belongs to it, around its middle."""


@attrs.frozen
class TrayPlan:
    cell: float
    slots: tuple[HeapSlot, ...]
    dividers: tuple[float, ...] = ()
    captions: float = 0.0
    """The height of the line with the keys of the pieces; 0 without one."""
    turned: bool = False
    """Pieces lie as they were last turned, ready to lift."""
    buttons: tuple[QPointF, ...] = ()
    """Where the buttons to turn left and right are."""


def beside_each_other(rect: QRectF) -> dict[int, SeatPlace]:
    """Two trays left of the board, one above the other, that stay where they are whoever's turn it
    is. The board is as high as the table, but for its lower edge."""
    spare = rect.width() - 1.1 * rect.height() - BALANCE - 3 * GAP
    wide = min(max(COLUMN * rect.width(), spare), WIDEST_COLUMN)
    high = (rect.height() - seating.STRIP - 2 * GAP) / 2
    return {
        seat: SeatPlace(QRectF(GAP, GAP + seat * (high + GAP), wide - GAP, high), 0.0, tray=False)
        for seat in range(2)
    }


def large_tray(area: QRectF, count: float, captions: float) -> TrayPlan:
    """All heaps in a row, in groups by value, over a line with their keys, beside the buttons.
    `count` is the width of a heap's number, `captions` the height of that line."""
    gap, between = 0.5, 0.5
    columns = [(heap, at) for at, group in enumerate(LARGE_GROUPS) for heap in group]
    wide = [max(_LONGEST[name] for name in heap) for heap, _ in columns]
    aside = [count if _SEVERAL & set(heap) else 0.0 for heap, _ in columns]
    total = sum(wide) + gap * (len(wide) + 1) + between * (len(LARGE_GROUPS) - 1)
    high = max(_height(heap) for heap, _ in columns)
    free = area.width() - sum(aside)
    cell = min(free / total, (area.height() - captions - 6) / high, 30.0)
    # what is left over goes between the heaps
    gap += (free / cell - total) / (len(wide) + 1)
    x, group = area.left() + gap * cell, 0
    slots: list[HeapSlot] = []
    dividers: list[float] = []
    half = (area.height() - captions) / 2
    for (heap, number), own, extra in zip(columns, wide, aside, strict=True):
        if number != group:
            dividers.append(x - (gap - between) * cell / 2)
            x, group = x + between * cell, number
        each = 2 * half / len(heap)
        for n, name in enumerate(heap):
            at = QPointF(x + own * cell / 2, area.top() + 2 + each * (n + 0.5))
            around = (own + gap * 0.9) * cell
            room = QRectF(-around / 2, -each / 2, around + extra, each)
            slots.append(HeapSlot(_PIECES[name], at, room))
        x += (own + gap) * cell + extra
    left, middle = area.left() - BUTTON / 2 - 2, area.center().y()
    buttons = QPointF(left, middle - BUTTON / 2), QPointF(left, middle + BUTTON / 2)
    return TrayPlan(cell, tuple(slots), tuple(dividers), captions, turned=True, buttons=buttons)


def _height(heap: tuple[str, ...]) -> float:
    return sum(_LONGEST[name] for name in heap) + 0.5 * (len(heap) - 1)


def small_tray(area: QRectF, count: float) -> TrayPlan:
    """A few rows, only to look at: nothing is turned there."""
    sizes = {piece.name: size(piece.rotations[0]) for piece in PIECES}
    return _rows(area, count, SMALL_ROWS, sizes, most=22.0)


def tall_tray(area: QRectF, count: float) -> TrayPlan:
    """A few rows, with room for every piece however it is turned, and for the buttons at the end of
    the shortest."""
    sizes = {name: (longest, longest) for name, longest in _LONGEST.items()}
    ends = (0.0, 2 * BUTTON, 0.0)
    plan = _rows(area, count, TALL_ROWS, sizes, most=30.0, ends=ends)
    beside = next(slot.at.y() for slot in plan.slots if slot.piece.name == TALL_ROWS[1][0])
    right = area.right() - BUTTON / 2 - 4
    buttons = QPointF(right - BUTTON, beside), QPointF(right, beside)
    return attrs.evolve(plan, turned=True, buttons=buttons)


def _rows(
    area: QRectF,
    count: float,
    rows: tuple[tuple[str, ...], ...],
    sizes: dict[str, tuple[int, int]],
    most: float,
    ends: tuple[float, ...] = (),
) -> TrayPlan:
    """Heaps in rows, each as large as `sizes` says, in cells of at most `most` units; they share
    what is left over. `ends` of the rows stay free."""
    gap = 0.5
    ends = ends or (0.0,) * len(rows)
    aside = [
        sum(count for name in row if name in _SEVERAL) + end
        for row, end in zip(rows, ends, strict=True)
    ]
    wide = [sum(sizes[name][0] for name in row) for row in rows]
    highs = [max(sizes[name][1] for name in row) for row in rows]
    cell = min(
        *(
            (area.width() - extra) / (cells + gap * (len(row) + 1))
            for row, cells, extra in zip(rows, wide, aside, strict=True)
        ),
        area.height() / (sum(highs) + gap * (len(highs) + 1)),
        most,
    )
    spare = (area.height() - sum(highs) * cell) / (len(highs) + 1)
    slots: list[HeapSlot] = []
    y = area.top() + spare
    for row, cells, extra, high in zip(rows, wide, aside, highs, strict=True):
        apart = (area.width() - extra - cells * cell) / (len(row) + 1)
        x = area.left() + apart
        for name in row:
            own, more = sizes[name][0] * cell, count if name in _SEVERAL else 0.0
            at = QPointF(x + own / 2, y + high * cell / 2)
            left, up = own + 0.9 * apart, high * cell + 0.9 * spare
            slots.append(HeapSlot(_PIECES[name], at, QRectF(-left / 2, -up / 2, left + more, up)))
            x += own + more + apart
        y += high * cell + spare
    return TrayPlan(cell, tuple(slots))
