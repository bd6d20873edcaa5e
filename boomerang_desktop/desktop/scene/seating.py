"""Where everybody sits: pure geometry."""

from PySide6.QtCore import QRectF

from boomerang_desktop.desktop.scene.panel import Place
from boomerang_desktop.games.core import ONLOOKER

HEIGHT = 672.0
"""Every table is so many units high, and as wide as the window makes it: at 1280×720 a unit is a
pixel, and everything grows with the window."""
TRAY, SIDE, GAP = 150.0, 216.0, 12.0
SHALLOW = 124.0
"""A tray at each side leaves less room: in tabletop mode they are not as deep."""
STRIP, EDGE = 48.0, 4.0
"""What an onlooker, who has no tray, leaves free at the lower edge; and between a tray and
whatever lies there."""


def below(viewer: int) -> float:
    """How much of the lower edge belongs to whoever looks."""
    return TRAY if viewer != ONLOOKER else STRIP


def others(seats: int, viewer: int) -> list[int]:
    """All but the viewer, clockwise from the viewer's left; all, for an onlooker."""
    if viewer == ONLOOKER:
        return list(range(seats))
    return [(viewer + n) % seats for n in range(1, seats)]


def in_front(rect: QRectF, seats: int, viewer: int, strip: float = 0.0) -> dict[int, Place]:
    """The viewer's tray at the bottom, the others in a column at the left. A `strip` at the lower
    edge that is taken by something else makes the tray alone shallower."""
    column = others(seats, viewer)
    tray = below(viewer)
    height = min((HEIGHT - tray - GAP) / max(len(column), 1) - GAP, 168.0)
    places = {
        seat: Place(QRectF(GAP, GAP + n * (height + GAP), SIDE - GAP, height), 0.0, tray=False)
        for n, seat in enumerate(column)
    }
    if viewer != ONLOOKER:
        box = QRectF(GAP, HEIGHT - tray, rect.width() - 2 * GAP, tray - max(GAP, strip + EDGE))
        places[viewer] = Place(box, 0.0, tray=True)
    return places


def around(rect: QRectF, seats: int, strip: float = 0.0) -> dict[int, Place]:
    """Tabletop: a tray at each side of the screen, facing whoever sits there. Of five, two share
    the long side at the bottom, and keep clear of a `strip` at the lower edge."""
    deep, wide, high = SHALLOW - GAP, rect.width(), rect.height()
    above = SHALLOW if seats in (2, 4, 5) else 0.0
    bottom = QRectF(GAP, high - SHALLOW, wide - 2 * GAP, SHALLOW - max(GAP, strip + EDGE))
    top = QRectF(GAP, GAP, wide - 2 * GAP, deep)
    left = QRectF(GAP, above + GAP, deep, high - above - SHALLOW - 2 * GAP)
    right = left.translated(wide - SHALLOW - GAP, 0)
    half = (bottom.width() - GAP) / 2
    near_left = QRectF(bottom.left(), bottom.top(), half, bottom.height())
    near_right = near_left.translated(half + GAP, 0)
    sides = {
        2: [(bottom, 0.0), (top, 180.0)],
        3: [(bottom, 0.0), (left, 90.0), (right, -90.0)],
        4: [(bottom, 0.0), (left, 90.0), (top, 180.0), (right, -90.0)],
        5: [(near_right, 0.0), (near_left, 0.0), (left, 90.0), (top, 180.0), (right, -90.0)],
    }[seats]
    return {seat: Place(box, angle, tray=True) for seat, (box, angle) in enumerate(sides)}


def middle(rect: QRectF, places: dict[int, Place], tabletop: bool) -> QRectF:
    """What is left between the trays."""
    if tabletop:
        used = {place.rotation for place in places.values()}
        deep = {angle: SHALLOW + GAP if angle in used else GAP for angle in (0, 90, 180, -90)}
        return rect.adjusted(deep[90], deep[180], -deep[-90], -deep[0])
    tray = TRAY if any(place.tray for place in places.values()) else STRIP
    return rect.adjusted(SIDE + GAP, GAP / 2, -GAP, -tray - GAP / 2)
