"""The outlines of the pieces, where their number stands and which way they turn over: pure
geometry, in units of a cell or scaled to one."""

from collections.abc import Callable
from enum import Enum
from functools import cache, lru_cache
from math import hypot

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from boomerang_desktop.games.flip.pieces import Hole, Holes, in_order, to_corner

GAP = 0.03
"""What a piece leaves free on each side of its cells, so that neighbours stay apart."""
CORNER, HOLLOW = 0.2, 0.12
"""Radii of the corners that stick out and of those that go in."""
_ROUND = 0.5523
"""A cubic curve with handles of this length is a quarter of a circle."""


class Axis(Enum):
    """The axis around which a piece turns over and fits its own place again: its angle."""

    UPRIGHT = 90.0
    LEVEL = 0.0
    FALLING = 45.0
    RISING = -45.0


def size(holes: Holes) -> tuple[int, int]:
    """Columns and rows of a shape that is pushed into the top left corner."""
    return max(x for x, _ in holes) + 1, max(y for _, y in holes) + 1


def middle(holes: Holes) -> QPointF:
    """The middle of its bounding box, in cells."""
    left, top = min(x for x, _ in holes), min(y for _, y in holes)
    width, height = size(to_corner(holes))
    return QPointF(left + width / 2, top + height / 2)


def cells(holes: Holes) -> list[QPointF]:
    """The middle of each of its cells, from the middle of the piece."""
    centre = middle(holes)
    return [QPointF(x + 0.5, y + 0.5) - centre for x, y in holes]


@cache
def number_at(holes: Holes) -> QPointF:
    """Where its number stands: in its middle if that is its centre of gravity, else in the nearest
    cell on its axis."""
    points = cells(holes)
    heavy = sum(points, QPointF()) / len(points)
    if _length(heavy) < 0.01:
        return heavy
    mirror = MIRRORS[axis(holes)]
    on_axis = [p for p in points if _length(p - QPointF(*mirror(p.x(), p.y()))) < 0.01]
    return min(on_axis, key=lambda p: (round(_length(p - heavy), 6), p.y(), p.x()))


def _length(way: QPointF) -> float:
    return hypot(way.x(), way.y())


@cache
def pin_at(holes: Holes) -> QPointF:
    """The outer corner of its upper right cell: nothing else is there."""
    corner = min(cells(holes), key=lambda p: (p.y() - p.x(), p.y()))
    return corner + QPointF(0.27, -0.27)


MIRRORS: dict[Axis, Callable[[float, float], tuple[float, float]]] = {
    Axis.UPRIGHT: lambda x, y: (-x, y),
    Axis.LEVEL: lambda x, y: (x, -y),
    Axis.FALLING: lambda x, y: (y, x),
    Axis.RISING: lambda x, y: (-y, -x),
}


@cache
def axis(holes: Holes) -> Axis:
    """F2: every piece equals its mirror image; around this line it turns over in place."""
    shape = to_corner(holes)
    for line, mirror in MIRRORS.items():
        if to_corner((int(x), int(y)) for x, y in (mirror(*hole) for hole in holes)) == shape:
            return line
    raise ValueError(f"{holes} does not fit its own place when turned over")


def corners(holes: Holes) -> list[tuple[Hole, Hole, Hole]]:
    """The corners of its outline, clockwise: the point, the way in and the way on."""
    covered = set(holes)
    ways: dict[tuple[Hole, Hole], Hole] = {}
    for x, y in in_order(holes):
        for start, way, beyond in (
            ((x, y), (1, 0), (x, y - 1)),
            ((x + 1, y), (0, 1), (x + 1, y)),
            ((x + 1, y + 1), (-1, 0), (x, y + 1)),
            ((x, y + 1), (0, -1), (x - 1, y)),
        ):
            if beyond not in covered:
                ways[start, way] = (start[0] + way[0], start[1] + way[1])
    here, way = min(ways)
    found: list[tuple[Hole, Hole, Hole]] = []
    for _ in range(len(ways)):
        there = ways[here, way]
        # where two cells meet at a corner only, turning right stays on this one
        right, left = (-way[1], way[0]), (way[1], -way[0])
        onward = next(d for d in (right, way, left) if (there, d) in ways)
        if onward != way:
            found.append((there, way, onward))
        here, way = there, onward
    return found


@lru_cache(maxsize=800)
def outline(holes: Holes, cell: float, inset: float = GAP) -> QPainterPath:
    """One line around all cells, `inset` cells inside them; a negative inset lies outside, as for a
    shadow."""
    centre = middle(holes)
    path = QPainterPath()
    for (x, y), (ax, ay), (bx, by) in corners(holes):
        turn_in = QPointF(-ay - by, ax + bx) * inset
        at = (QPointF(x, y) - centre + turn_in) * cell
        sticks_out = ax * by - ay * bx > 0
        radius = max((CORNER - inset) if sticks_out else (HOLLOW + inset), 0.03) * cell
        before, after = at - QPointF(ax, ay) * radius, at + QPointF(bx, by) * radius
        if path.elementCount():
            path.lineTo(before)
        else:
            path.moveTo(before)
        handle = radius * _ROUND
        path.cubicTo(before + QPointF(ax, ay) * handle, after - QPointF(bx, by) * handle, after)
    path.closeSubpath()
    return path
