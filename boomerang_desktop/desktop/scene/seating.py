"""Where everybody sits: pure geometry.

`size` is the chosen text size. Larger texts get larger panels and trays, as far as the table is
wide enough for that; smaller ones leave them as they are, for things are not smaller.
"""

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from boomerang_desktop.desktop.scene.panel import Place
from boomerang_desktop.games.core import ONLOOKER

HEIGHT = 672.0
"""Every table is so many units high, and as wide as the window makes it: at 1280×720 a unit is a
pixel, and everything grows with the window."""
TRAY, SIDE, GAP = 150.0, 216.0, 12.0
SHALLOW = 124.0
"""A tray at each side leaves less room: in tabletop mode they are not as deep."""
TALLEST = 168.0
"""How high the panel of another player gets, however few they are."""
WIDEST = 0.23
"""The part of the table's width that the others' panels may take."""


def others(seats: int, viewer: int) -> list[int]:
    """All but the viewer, clockwise from the viewer's left; all, for an onlooker."""
    if viewer == ONLOOKER:
        return list(range(seats))
    return [(viewer + n) % seats for n in range(1, seats)]


def tray_height(size: float) -> float:
    """The viewer's tray with the gap around it. Half of it are things, which do not grow."""
    return TRAY * _grown(size, 0.5)


def side_width(width: float, size: float) -> float:
    """The column of the others, with the gap before it."""
    return max(SIDE, min(SIDE * _grown(size), WIDEST * width))


def _grown(size: float, part: float = 1.0) -> float:
    return 1 + part * max(size - 1, 0)


def in_front(
    rect: QRectF, seats: int, viewer: int, size: float = 1.0, tallest: float = TALLEST
) -> dict[int, Place]:
    """The viewer's tray at the bottom, the others in a column at the left."""
    column = others(seats, viewer)
    tray = tray_height(size) if viewer != ONLOOKER else 0.0
    wide = side_width(rect.width(), size) - GAP
    room = (HEIGHT - tray - GAP) / max(len(column), 1) - GAP
    height = min(room, tallest * _grown(size))
    places = {
        seat: Place(QRectF(GAP, GAP + n * (height + GAP), wide, height), 0.0, tray=False)
        for n, seat in enumerate(column)
    }
    if tray:
        box = QRectF(GAP, HEIGHT - tray, rect.width() - 2 * GAP, tray - GAP)
        places[viewer] = Place(box, 0.0, tray=True)
    return places


def around(rect: QRectF, seats: int, size: float = 1.0) -> dict[int, Place]:
    """Tabletop: a tray at each side of the screen, facing whoever sits there. Of five, two share
    the long side at the bottom."""
    shallow = SHALLOW * _grown(size, 0.5)
    deep, wide, high = shallow - GAP, rect.width(), rect.height()
    above = shallow if seats in (2, 4, 5) else 0.0
    bottom = QRectF(GAP, high - shallow, wide - 2 * GAP, deep)
    top = QRectF(GAP, GAP, wide - 2 * GAP, deep)
    left = QRectF(GAP, above + GAP, deep, high - above - shallow - 2 * GAP)
    right = left.translated(wide - shallow - GAP, 0)
    half = (bottom.width() - GAP) / 2
    near_left = QRectF(bottom.left(), bottom.top(), half, deep)
    near_right = near_left.translated(half + GAP, 0)
    sides = {
        2: [(bottom, 0.0), (top, 180.0)],
        3: [(bottom, 0.0), (left, 90.0), (right, -90.0)],
        4: [(bottom, 0.0), (left, 90.0), (top, 180.0), (right, -90.0)],
        5: [(near_right, 0.0), (near_left, 0.0), (left, 90.0), (top, 180.0), (right, -90.0)],
    }[seats]
    return {seat: Place(box, angle, tray=True) for seat, (box, angle) in enumerate(sides)}


def middle(rect: QRectF, places: Mapping[int, Place], tabletop: bool) -> QRectF:
    """What is left between the trays."""
    if tabletop:
        used = {place.rotation: min(place.size) + 2 * GAP for place in places.values()}
        deep = {angle: used.get(angle, GAP) for angle in (0.0, 90.0, 180.0, -90.0)}
        return rect.adjusted(deep[90], deep[180], -deep[-90], -deep[0])
    trays = [place.box.top() for place in places.values() if place.tray]
    side = max((place.box.right() for place in places.values() if not place.tray), default=0.0)
    low = min(trays, default=rect.bottom())
    return QRectF(
        rect.left() + side + GAP,
        rect.top() + GAP / 2,
        rect.width() - side - 2 * GAP,
        low - rect.top() - GAP,
    )
