"""Where the players sit: pure geometry.

`size` is the chosen text size. Larger texts get larger panels and trays, as far as the table is
wide enough; smaller ones change nothing, for things stay as large.
"""

from collections.abc import Collection, Mapping, Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF

from boomerang_desktop.games.core import ONLOOKER

HEIGHT = 672.0
"""The height of every table in units; its width follows the window. At 1280×720 a unit is a
pixel."""
TRAY, SIDE, GAP = 150.0, 216.0, 12.0
SHALLOW = 124.0
"""The depth of a tray in tabletop mode, where trays on all sides leave less room."""
TALLEST = 168.0
"""The height of another player's panel, at most."""
WIDEST = 0.23
"""The part of the table's width for the other players' panels, at most."""
STRIP, EDGE = 48.0, 4.0
"""What stays free at the lower edge without a tray, and between a tray and what lies there."""

_BEST = ("bottom", "top", "left", "right", "near left")
"""Sides by preference: opposite each other, each with a side of its own."""


@attrs.frozen
class SeatPlace:
    """Where a seat's panel lies on the table, and which way it is turned."""

    box: QRectF
    rotation: float
    tray: bool
    """Large enough to take things from; otherwise only to look at."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height as the player in that seat sees them."""
        upright = self.rotation % 180 == 0
        width, height = self.box.width(), self.box.height()
        return (width, height) if upright else (height, width)


@attrs.frozen
class TableSpot:
    """Where a thing lies on the table, how large and which way round."""

    at: QPointF
    width: float
    height: float
    rotation: float = 0.0


def others(seats: int, viewer: int) -> list[int]:
    """All but the viewer, clockwise from the viewer's left; all seats for an onlooker."""
    if viewer == ONLOOKER:
        return list(range(seats))
    return [(viewer + n) % seats for n in range(1, seats)]


def tray_height(size: float) -> float:
    """The viewer's tray with the gap around it. Half of it holds things, which do not grow."""
    return TRAY * _grown(size, 0.5)


def side_width(width: float, size: float) -> float:
    """The width of the other players' column, with the gap before it."""
    return max(SIDE, min(SIDE * _grown(size), WIDEST * width))


def _grown(size: float, part: float = 1.0) -> float:
    return 1 + part * max(size - 1, 0)


def in_front(
    rect: QRectF,
    seats: int,
    viewer: int,
    size: float = 1.0,
    tallest: float = TALLEST,
    strip: float = 0.0,
) -> dict[int, SeatPlace]:
    """The viewer's tray at the bottom, the others in a column on the left. A `strip` covered at the
    lower edge makes only the tray shallower."""
    column = others(seats, viewer)
    tray = tray_height(size) if viewer != ONLOOKER else STRIP
    wide = side_width(rect.width(), size) - GAP
    room = (HEIGHT - tray - GAP) / max(len(column), 1) - GAP
    height = min(room, tallest * _grown(size))
    places = {
        seat: SeatPlace(QRectF(GAP, GAP + n * (height + GAP), wide, height), 0.0, tray=False)
        for n, seat in enumerate(column)
    }
    if viewer != ONLOOKER:
        box = QRectF(GAP, HEIGHT - tray, rect.width() - 2 * GAP, tray - max(GAP, strip + EDGE))
        places[viewer] = SeatPlace(box, 0.0, tray=True)
    return places


def around(
    rect: QRectF,
    seats: int,
    size: float = 1.0,
    persons: Collection[int] = (),
    strip: float = 0.0,
) -> dict[int, SeatPlace]:
    """Tabletop: a tray on each side of the screen, facing its player. People sit opposite each
    other before bots get a place; of five, two share the long side at the bottom. Trays there keep
    clear of a `strip` at the lower edge."""
    shallow = SHALLOW * _grown(size, 0.5)
    deep, wide, high = shallow - GAP, rect.width(), rect.height()
    opposite = seats != 3 or len(persons) == 2
    above = shallow if opposite else 0.0
    bottom = QRectF(GAP, high - shallow, wide - 2 * GAP, shallow - max(GAP, strip + EDGE))
    top = QRectF(GAP, GAP, wide - 2 * GAP, deep)
    left = QRectF(GAP, above + GAP, deep, high - above - shallow - 2 * GAP)
    right = left.translated(wide - shallow - GAP, 0)
    half = (bottom.width() - GAP) / 2
    near_left = QRectF(bottom.left(), bottom.top(), half, bottom.height())
    near_right = near_left.translated(half + GAP, 0)
    sides = {
        "bottom": (near_right if seats == 5 else bottom, 0.0),
        "near left": (near_left, 0.0),
        "left": (left, 90.0),
        "top": (top, 180.0),
        "right": (right, -90.0),
    }
    used = {
        2: ("bottom", "top"),
        3: ("bottom", "left", "top") if opposite else ("bottom", "left", "right"),
        4: ("bottom", "left", "top", "right"),
        5: ("bottom", "near left", "left", "top", "right"),
    }[seats]
    seated = _seated(used, seats, persons)
    return {seat: SeatPlace(*sides[seated[seat]], tray=True) for seat in range(seats)}


def _seated(sides: Sequence[str], seats: int, persons: Collection[int]) -> dict[int, str]:
    """Who sits on which of these sides, named clockwise: people on the best ones, and all in the
    order of play if possible."""
    people = sorted(persons) or list(range(seats))
    best = [side for side in _BEST if side in sides][: len(people)]
    taken = [side for side in sides if side in best]
    free = [side for side in sides if side not in best]
    found: list[dict[int, str]] = []
    for first in range(len(people)):
        turned = [*people[first:], *people[:first]]
        bots = [(turned[0] + n) % seats for n in range(seats)]
        bots = [seat for seat in bots if seat not in people]
        at = dict(zip(turned, taken, strict=True)) | dict(zip(bots, free, strict=True))
        found.append(at)
        order = [seat for side in sides for seat, its in at.items() if its == side]
        if order == [(order[0] + n) % seats for n in range(seats)]:
            return at
    return found[0]


def middle(rect: QRectF, places: Mapping[int, SeatPlace], tabletop: bool) -> QRectF:
    """The room left between the trays."""
    if tabletop:
        box = {place.rotation: place.box for place in places.values()}
        left = box[90.0].right() if 90.0 in box else 0.0
        top = box[180.0].bottom() if 180.0 in box else 0.0
        right = box[-90.0].left() if -90.0 in box else rect.width()
        low = box[0.0].top() if 0.0 in box else rect.height()
        return QRectF(left, top, right - left, low - top).adjusted(GAP, GAP, -GAP, -GAP)
    left, right, low = 0.0, rect.width(), rect.height() - STRIP
    for place in places.values():
        if place.tray:
            low = min(low, place.box.top())
        elif place.box.center().x() < rect.center().x():
            left = max(left, place.box.right())
        else:
            right = min(right, place.box.left())
    return QRectF(left + GAP, GAP / 2, right - left - 2 * GAP, low - GAP)
