"""Where things lie: pure geometry, in the measure of whoever looks at them."""

from math import atan2, degrees

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from boomerang_desktop.desktop.games.roadtrip.style import ASPECT

MAP = QSizeF(1000, 736)
"""The map with the strip of regions below it."""
STRIP = 76.0
SHEET = QSizeF(300, 368)
"""The score sheet as it is drawn; it may be wider."""
SHEET_AT_MOST = 372.0
PLACES = 7
GAP = 10.0
RAISED = 8.0
MINI = 58 / 25
"""How high a card is before another player, for its width."""


@attrs.frozen
class Layout:
    """The middle of the table as its player sees it."""

    map: QRectF
    sheet: QRectF
    row: tuple[QRectF, ...]
    """A place for each card, from the Throw to the Catch."""

    @property
    def band(self) -> QRectF:
        """All of the row: whatever is let go there goes to the open place."""
        whole = QRectF()
        for box in self.row:
            whole = whole.united(box)
        return whole.adjusted(-GAP, -GAP, GAP, GAP)


def lay_out(width: float, height: float) -> Layout:
    if width < height:
        return _stacked(width, height)
    if height < 480:
        return _beside(width, height)
    return _above(width, height)


def _above(width: float, height: float) -> Layout:
    """Map and sheet side by side, the row below."""
    high = min(height * 0.262, (width - 6 * GAP) / PLACES / ASPECT)
    map_box, sheet = _papers(QRectF(0, 0, width, height - high - GAP))
    # what is left over stands in equal parts above, between and below
    free = (height - map_box.height() - high) / 3
    free = free if free > GAP else 0.0
    map_box.moveTop(free)
    sheet.moveTop(free)
    top = map_box.bottom() + (height - free - map_box.bottom() - high) / (1 if free else 2)
    wide = high * ASPECT
    pitch = min(wide + 16, (width - wide) / (PLACES - 1))
    left = (width - wide - pitch * (PLACES - 1)) / 2
    row = tuple(QRectF(left + pitch * n, top, wide, high) for n in range(PLACES))
    return Layout(map_box, sheet, row)


def _beside(width: float, height: float) -> Layout:
    """Too low for that: the row stands in two columns at the right."""
    high = (height - 3 * RAISED) / 4
    wide = high * ASPECT
    map_box, sheet = _papers(QRectF(0, 0, width - 2 * wide - RAISED - GAP, height))
    left = sheet.right() + GAP
    row = tuple(
        QRectF(left + (n % 2) * (wide + RAISED), (n // 2) * (high + RAISED), wide, high)
        for n in range(PLACES)
    )
    return Layout(map_box, sheet, row)


def _stacked(width: float, height: float) -> Layout:
    """Somebody at the short side of the screen: one above the other."""
    wide = min((width - 3 * GAP) / 4, height * 0.14 * ASPECT)
    high = wide / ASPECT
    left = height - 2 * high - 3 * GAP
    scale = min(width / MAP.width(), left * 0.45 / MAP.height())
    map_box = QRectF(0, 0, MAP.width() * scale, MAP.height() * scale)
    map_box.moveLeft((width - map_box.width()) / 2)
    high_sheet = min(left - map_box.height(), width * SHEET.height() / SHEET.width())
    wide_sheet = min(width, high_sheet * SHEET_AT_MOST / SHEET.height())
    sheet = QRectF((width - wide_sheet) / 2, map_box.bottom() + GAP, wide_sheet, high_sheet)
    top = height - 2 * high - GAP
    row = tuple(
        QRectF((n % 4) * (wide + GAP), top + (n // 4) * (high + GAP), wide, high)
        for n in range(PLACES)
    )
    return Layout(map_box, sheet, row)


def _papers(box: QRectF) -> tuple[QRectF, QRectF]:
    """The map and the sheet, equally high, as large as the box allows, in its middle."""
    least = MAP.width() / MAP.height() + SHEET.width() / SHEET.height()
    high = min(box.height(), (box.width() - GAP) / least)
    wide_map = high * MAP.width() / MAP.height()
    most = high * SHEET_AT_MOST / SHEET.height()
    wide_sheet = min(most, box.width() - wide_map - GAP)
    left = box.left() + (box.width() - wide_map - GAP - wide_sheet) / 2
    top = box.top() + (box.height() - high) / 2
    return (
        QRectF(left, top, wide_map, high),
        QRectF(left + wide_map + GAP, top, wide_sheet, high),
    )


@attrs.frozen
class Frame:
    """The middle of the table, turned towards whoever looks at it."""

    area: QRectF
    rotation: float

    @property
    def size(self) -> QSizeF:
        size = self.area.size()
        return size if self.rotation % 180 == 0 else size.transposed()

    def _transform(self) -> QTransform:
        turned = QTransform()
        centre = self.area.center()
        turned.translate(centre.x(), centre.y())
        turned.rotate(self.rotation)
        turned.translate(-self.size.width() / 2, -self.size.height() / 2)
        return turned

    def point(self, at: QPointF) -> QPointF:
        """On the table, from the player's own measure."""
        return self._transform().map(at)

    def inside(self, at: QPointF) -> QPointF:
        """In the player's own measure, from the table."""
        return self._transform().inverted()[0].map(at)


@attrs.frozen
class FanCard:
    at: QPointF
    rotation: float


def fan(count: int, area: QRectF, width: float, height: float) -> tuple[FanCard, ...]:
    """A hand of cards, spread over an area on a gentle curve."""
    if count == 0:
        return ()
    pitch = min(width + GAP, (area.width() - width - 8) / max(count - 1, 1))
    radius = width * 58
    middle, centre = (count - 1) / 2, area.center().x()
    fanned = []
    for n in range(count):
        aside = (n - middle) * pitch
        angle = degrees(atan2(aside, radius))
        drop = aside * aside / (2 * radius)
        fanned.append(FanCard(QPointF(centre + aside, area.bottom() - height / 2 + drop), angle))
    deepest = max(card.at.y() for card in fanned) - (area.bottom() - height / 2)
    return tuple(FanCard(card.at - QPointF(0, deepest), card.rotation) for card in fanned)


@attrs.frozen
class RivalBoxes:
    """What lies on another player's panel, in the panel's own measure."""

    row: tuple[QRectF, ...]
    map: QRectF
    stack: QRectF
    tally: QRectF | None = None
    """Points by category, where there is room for that."""


def rival_boxes(content: QRectF) -> RivalBoxes:
    wide, high = content.width(), content.height()
    land = 1000 / 660
    if wide > high * 3.4:
        # a tray: everything in one line
        mini_high = min(high, (wide * 0.5 / PLACES - 3) * MINI)
        mini = mini_high / MINI
        row = _line(content.left(), content.top() + (high - mini_high) / 2, mini, mini_high, 3)
        map_box = QRectF(row[-1].right() + 14, content.top(), high * land, high)
        left = map_box.right() + 14
        stack = QRectF(left, content.center().y() - 30, min(content.right() - left, 110), 60)
        return RivalBoxes(row, map_box, stack)
    mini = (wide - 6 * 1.5) / PLACES
    mini_high = min(mini * MINI, high * 0.54)
    row = _line(content.left(), content.top(), mini, mini_high, 1.5)
    top = content.top() + mini_high + 5
    rest = content.bottom() - top
    if rest > 100:
        stack = QRectF(content.left(), top, 96, 40)
        top, rest = top + 45, rest - 45
        high_map = min(rest, wide / land)
        left = content.left() + (wide - high_map * land) / 2
        map_box = QRectF(left, top, high_map * land, high_map)
        below = QRectF(content.left(), map_box.bottom() + 10, wide, rest - high_map - 10)
        return RivalBoxes(row, map_box, stack, below if below.height() > 120 else None)
    map_box = QRectF(content.left(), top, rest * land, rest)
    left = map_box.right() + 12
    high_stack = min(rest, 44.0)
    stack = QRectF(left, top + (rest - high_stack) / 2, content.right() - left, high_stack)
    return RivalBoxes(row, map_box, stack)


def _line(left: float, top: float, width: float, height: float, gap: float) -> tuple[QRectF, ...]:
    return tuple(QRectF(left + n * (width + gap), top, width, height) for n in range(PLACES))
