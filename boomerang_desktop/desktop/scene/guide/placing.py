"""Where a card lies beside the thing it is about: pure geometry."""

from bisect import insort
from collections.abc import Sequence
from math import ceil, hypot, inf
from operator import itemgetter
from typing import TypeAlias

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF

GAP = 8.0
STEP = 28.0
"""The step between places tried."""
NUDGES = (14.0, 7.0, 14.0, 7.0, 3.0, 3.0)
"""How far the best places are then shifted to improve them."""
FEW, ROUGH = 6, 1.0
"""How many places are improved, and by how much they may improve."""
FAR, UNTIED = 90.0, 0.35
"""From this many pixels on, a card seems to belong to something else; and what that costs."""
TOUCHED = 0.2
"""Cost of covering any part of an item, as a fraction of covering all of it."""


def beside(
    thing: QRectF,
    size: QSizeF,
    room: QRectF,
    needed: Sequence[QRectF] = (),
    taken: Sequence[QRectF] = (),
) -> QRectF:
    """Beside the thing and never over it, where it covers least of what is `needed` and nothing
    that is `taken`. Things low on the table have it above them; what fills the whole table has it
    in the far corner."""
    wide, high, middle = size.width(), size.height(), thing.center()
    right = QRectF(thing.right() + GAP, middle.y() - high / 2, wide, high)
    left = QRectF(thing.left() - GAP - wide, middle.y() - high / 2, wide, high)
    across = (middle.x() - wide / 2, thing.left(), thing.right() - wide)
    above = [QRectF(x, thing.top() - GAP - high, wide, high) for x in across]
    below = [QRectF(x, thing.bottom() + GAP, wide, high) for x in across]
    low = middle.y() > room.top() + room.height() * 0.7
    order = (*above, right, left, *below) if low else (right, left, *above, *below)
    tried = [kept_inside(place, room) for place in order]
    free = [place for place in tried if not place.intersects(thing)]
    free = [place for place in free if not any(map(place.intersects, taken))] or free
    if free:
        return min(free, key=lambda place: sum(_area(place.intersected(one)) for one in needed))
    corners = [
        kept_inside(QRectF(corner, size), room)
        for corner in (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight())
    ]
    return min(corners, key=lambda place: _area(place.intersected(thing)))


def kept_inside(place: QRectF, room: QRectF) -> QRectF:
    """The same box, shifted just enough to lie inside the room."""
    left = min(max(place.left(), room.left()), max(room.left(), room.right() - place.width()))
    top = min(max(place.top(), room.top()), max(room.top(), room.bottom() - place.height()))
    return QRectF(QPointF(left, top), place.size())


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


@attrs.frozen
class FreePlace:
    """A place and its cost: what it covers, and how far away it is."""

    place: QRectF
    cost: float


_Spot: TypeAlias = tuple[float, float, float]
"""Cost, left and top of a place. Plain numbers, as many places are tried and Qt's types are
slow."""


def clear_of(
    near: QRectF,
    size: QSizeF,
    room: QRectF,
    things: Sequence[tuple[QRectF, float]],
    less: float = inf,
) -> FreePlace | None:
    """The place where something of that size covers least and is close to its subject. `things`:
    boxes, each with the cost of covering all of it. None if every place costs at least `less`."""
    search = _Search(near, size, room, things)
    found: list[_Spot] = []
    for away, x, y in search.places(near):
        most = found[FEW - 1][0] if len(found) >= FEW else less + ROUGH
        if away >= most:
            break  # and so are all the others
        if (paid := search.cost(x, y, most)) < most:
            insort(found, (paid, x, y), key=itemgetter(0))
    best = min(map(search.nudged, found[:FEW]), key=itemgetter(0), default=None)
    if best is None or best[0] >= less:
        return None
    paid, x, y = best
    return FreePlace(QRectF(QPointF(x, y), size), paid)


class _Search:
    """A search for a place of one size in one room."""

    def __init__(
        self, near: QRectF, size: QSizeF, room: QRectF, things: Sequence[tuple[QRectF, float]]
    ) -> None:
        self._wide, self._high = wide, high = size.width(), size.height()
        self._room = room
        self._middle = near.center().x(), near.center().y()
        self._near = near.left(), near.top(), near.right(), near.bottom()
        # what is missed most comes first
        self._edges = [
            (
                *(thing.left(), thing.top(), thing.right(), thing.bottom()),
                weight * TOUCHED,
                weight / max(1.0, min(wide * high, thing.width() * thing.height())),
            )
            for thing, weight in sorted(things, key=lambda thing: -thing[1])
        ]
        self._columns: dict[float, list[tuple[float, float, float, float, float]]] = {}

    def places(self, near: QRectF) -> list[_Spot]:
        """All places to try, the nearest first, each with the cost of its distance."""
        wide, high, room = self._wide, self._high, self._room
        middle_x, middle_y = self._middle
        across = (
            *(near.left() - GAP - wide, near.left(), middle_x - wide / 2),
            *(near.right() - wide, near.right() + GAP),
            *_steps(room.left(), room.right() - wide),
        )
        down = (
            *(near.top() - GAP - high, near.top(), middle_y - high / 2),
            *(near.bottom() - high, near.bottom() + GAP),
            *_steps(room.top(), room.bottom() - high),
        )
        inside = [self._down(y) for y in down]
        tried = [(self._far(x, y), x, y) for x in map(self._across, across) for y in inside]
        return sorted(tried, key=itemgetter(0))

    def cost(self, left: float, top: float, most: float) -> float:
        """The cost of a place, or any number above `most`."""
        total, bottom = self._far(left, top), top + self._high
        column = self._columns.get(left)
        if column is None:
            column = self._columns[left] = self._column(left)
        for y1, y2, hidden, touched, weight in column:
            if total > most:
                break
            if y1 < bottom and top < y2:
                total += touched + weight * (hidden * (min(bottom, y2) - max(top, y1)))
        return total

    def nudged(self, best: _Spot) -> _Spot:
        """The best place near this one."""
        for step in NUDGES:
            for x, y in ((step, 0), (-step, 0), (0, step), (0, -step)):
                left, top = self._across(best[1] + x), self._down(best[2] + y)
                if (paid := self.cost(left, top, best[0])) < best[0]:
                    best = paid, left, top
        return best

    def _column(self, left: float) -> list[tuple[float, float, float, float, float]]:
        """What could be covered in a column: top and bottom, width covered, and the cost. Many
        places share a column."""
        right = left + self._wide
        return [
            (y1, y2, min(right, x2) - max(left, x1), touched, weight)
            for x1, y1, x2, y2, touched, weight in self._edges
            if x1 < right and left < x2
        ]

    def _far(self, x: float, y: float) -> float:
        middle_x, middle_y = self._middle
        away = hypot(x + self._wide / 2 - middle_x, y + self._high / 2 - middle_y) / 2000
        left, top, right, bottom = self._near
        aside = max(left - x - self._wide, x - right, 0.0)
        gap = hypot(aside, max(top - y - self._high, y - bottom, 0.0))
        return away + UNTIED if gap > FAR else away

    def _across(self, x: float) -> float:
        """A left edge, shifted just enough to lie inside the room."""
        left = self._room.left()
        return min(max(x, left), max(left, self._room.right() - self._wide))

    def _down(self, y: float) -> float:
        top = self._room.top()
        return min(max(y, top), max(top, self._room.bottom() - self._high))


def _steps(first: float, last: float) -> list[float]:
    """Equal steps from one edge of the room to the other."""
    count = max(1, ceil((last - first) / STEP))
    return [first + (last - first) * number / count for number in range(count + 1)]
