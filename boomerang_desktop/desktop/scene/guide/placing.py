"""Where a card lies beside the thing that it speaks of: pure geometry."""

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSizeF

GAP = 8.0
TOUCHED = 0.06
"""What it costs to hide ever so little of a thing, as a part of what something as large would cost
that is hidden whole; less if the thing is small."""


def beside(thing: QRectF, size: QSizeF, room: QRectF) -> QRectF:
    """Next to the thing and never over it, wherever there is room; things low on the table have
    it above them. Over the far corner of what fills the whole table."""
    wide, high, middle = size.width(), size.height(), thing.center()
    right = QRectF(thing.right() + GAP, middle.y() - high / 2, wide, high)
    left = QRectF(thing.left() - GAP - wide, middle.y() - high / 2, wide, high)
    above = QRectF(middle.x() - wide / 2, thing.top() - GAP - high, wide, high)
    below = QRectF(middle.x() - wide / 2, thing.bottom() + GAP, wide, high)
    low = middle.y() > room.top() + room.height() * 0.7
    order = (above, right, left, below) if low else (right, left, above, below)
    tried = [kept_inside(place, room) for place in order]
    free = [place for place in tried if not place.intersects(thing)]
    if free:
        return free[0]
    corners = [
        kept_inside(QRectF(corner, size), room)
        for corner in (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight())
    ]
    return min(corners, key=lambda place: _area(place.intersected(thing)))


def kept_inside(place: QRectF, room: QRectF) -> QRectF:
    """The same place, moved just far enough to be seen whole."""
    left = min(max(place.left(), room.left()), max(room.left(), room.right() - place.width()))
    top = min(max(place.top(), room.top()), max(room.top(), room.bottom() - place.height()))
    return QRectF(QPointF(left, top), place.size())


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def clear_of(
    near: QRectF, size: QSizeF, room: QRectF, things: Sequence[tuple[QRectF, float]]
) -> QRectF:
    """Where something of that size hides least, and is close to what it speaks of. `things`: what
    lies there, and how much is lost if it is hidden."""
    middle, wide, high = near.center(), size.width(), size.height()
    across = [
        *(near.left() - GAP - wide, near.left(), middle.x() - wide / 2),
        *(near.right() - wide, near.right() + GAP),
        *_steps(room.left(), room.right() - wide),
    ]
    down = [
        *(near.top() - GAP - high, near.top(), middle.y() - high / 2),
        *(near.bottom() - high, near.bottom() + GAP),
        *_steps(room.top(), room.bottom() - high),
    ]
    places = [kept_inside(QRectF(QPointF(x, y), size), room) for x in across for y in down]

    # plain figures: there are many places to try
    area = wide * high
    edges = [
        (
            *(thing.left(), thing.top(), thing.right(), thing.bottom(), weight),
            TOUCHED * min(1.0, 4 * thing.width() * thing.height() / area),
        )
        for thing, weight in things
    ]

    def cost(place: QRectF) -> float:
        away = place.center() - middle
        left, top, right, bottom = place.left(), place.top(), place.right(), place.bottom()
        hidden = sum(
            weight
            * (touched + (min(right, x2) - max(left, x1)) * (min(bottom, y2) - max(top, y1)) / area)
            for x1, y1, x2, y2, weight, touched in edges
            if x1 < right and left < x2 and y1 < bottom and top < y2
        )
        return hidden + hypot(away.x(), away.y()) / 2000

    return min(places, key=cost)


def _steps(first: float, last: float) -> list[float]:
    """From one edge of the room to the other."""
    return [first + (last - first) * step / 14 for step in range(15)]
