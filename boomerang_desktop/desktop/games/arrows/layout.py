"""Where the cells of the arrowed board lie on the table: pure geometry."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin, sqrt

import attrs
from PySide6.QtCore import QPointF, QRectF

from boomerang_desktop.games.arrows.board import POINTS, TRIOS

PLATE = 3.72
"""From the middle of the board to a corner of its plate, in steps."""
CELL = 0.25
"""The radius of a cell, in steps."""
STEP = 79.0
"""Pawns and lines are drawn for cells this far apart, then scaled."""


@attrs.frozen
class Layout:
    """The board in the middle of a rectangle, as large as it fits."""

    centre: QPointF
    step: float
    """The distance from a cell to its neighbour."""

    @classmethod
    def within(cls, rect: QRectF) -> "Layout":
        high, wide = PLATE * sqrt(3), PLATE * 2
        return cls(rect.center(), min(rect.height() / high, rect.width() / wide))

    @property
    def scale(self) -> float:
        return self.step / STEP

    @property
    def radius(self) -> float:
        return CELL * self.step

    def at(self, cell: int) -> QPointF:
        return self.centre + offset(cell, self.step)

    def rim(self, cell: int, number: int) -> QPointF:
        """A point on the edge of a cell, between two lines, numbered clockwise from the lower
        right."""
        angle = pi / 6 + number * pi / 3
        return self.at(cell) + QPointF(cos(angle), sin(angle)) * self.radius * 1.1

    def cell_at(self, point: QPointF, reach: float = 0.56) -> int | None:
        """The cell nearest to a point, if within that many steps."""
        away = [_length(self.at(cell) - point) for cell in range(len(POINTS))]
        nearest = min(range(len(away)), key=away.__getitem__)
        return nearest if away[nearest] <= reach * self.step else None


def offset(cell: int, step: float = STEP) -> QPointF:
    """A cell's offset from the middle of the board."""
    q, r = POINTS[cell]
    return QPointF((q + r / 2) * step, r * sqrt(3) / 2 * step)


def plate(radius: float) -> list[QPointF]:
    """The corners of a hexagon that stands on a side, around 0, 0."""
    return [QPointF(radius * cos(n * pi / 3), radius * sin(n * pi / 3)) for n in range(6)]


def between(start: QPointF, end: QPointF, gap: float) -> tuple[QPointF, QPointF]:
    """The line from one point to the other, short of both by `gap`."""
    way = end - start
    short = way * (gap / _length(way))
    return start + short, end - short


def trio_middle(trio: Sequence[int], step: float = STEP) -> QPointF:
    a, b, c = (offset(cell, step) for cell in trio)
    return (a + b + c) / 3


def trio_number(cells: Sequence[int]) -> int:
    """The number of the orange triangle with these cells, in any order."""
    return next(n for n, trio in enumerate(TRIOS) if set(trio) == set(cells))


def spread(count: int, room: float, width: float, roomy: float) -> float:
    """The distance between `count` things in a row: `roomy` if there is room."""
    return min(roomy, (room - width) / (count - 1)) if count > 1 else 0.0


def _length(way: QPointF) -> float:
    return hypot(way.x(), way.y())
