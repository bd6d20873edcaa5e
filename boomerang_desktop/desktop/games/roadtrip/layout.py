"""Where things lie: pure geometry, as seen by the viewer."""

from math import atan2, degrees

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from boomerang_desktop.desktop.games.roadtrip.style import ASPECT

LAND = QSizeF(1000, 660)
STRIP = 76.0
"""The strip of regions below the map."""
SHEET = QSizeF(300, 368)
"""The score sheet as it is drawn; it may be wider."""
WIDER = 72.0
"""How much wider it gets where there is room."""
WORDS = 190.0
"""How much wider the sheet's words are at twice the text size."""
SHARE = 0.5
"""The part of the width the sheet may take from the map."""
PLACES = 7
GAP = 10.0
RAISED = 8.0
MINI = 58 / 25
"""Height to width of a card before another player."""


def strip_height(size: float) -> float:
    return STRIP * (1 + 0.6 * max(size - 1, 0))


def map_size(size: float) -> QSizeF:
    """The map with the strip of regions below it, at that text size."""
    return QSizeF(LAND.width(), LAND.height() + strip_height(size))


def sheet_width(size: float) -> float:
    """How wide the sheet must be for its words, when it is as high as it is drawn."""
    return SHEET.width() + WORDS * max(size - 1, 0)


@attrs.frozen
class Layout:
    """The middle of the table as its player sees it."""

    map: QRectF
    sheet: QRectF
    row: tuple[QRectF, ...]
    """A place for each card, from the Throw to the Catch."""

    def place_at(self, at: QPointF) -> int | None:
        """The place of the row at a point."""
        return next((n for n, box in enumerate(self.row) if box.contains(at)), None)

    @property
    def band(self) -> QRectF:
        """The box around the row: a card dropped between two places goes to the open one."""
        whole = QRectF()
        for box in self.row:
            whole = whole.united(box)
        return whole.adjusted(-GAP, -GAP, GAP, GAP)


def lay_out(width: float, height: float, size: float = 1.0) -> Layout:
    """`size` is the text size: larger words get a wider sheet."""
    if width < height:
        return _stacked(width, height, size)
    if (height < 480 and size <= 1) or height < 440:
        return _beside(width, height, size)
    return _above(width, height, size)


def _above(width: float, height: float, size: float) -> Layout:
    """Map and sheet side by side, the row below."""
    high = min(height * 0.262, (width - 6 * GAP) / PLACES / ASPECT)
    map_box, sheet = _papers(QRectF(0, 0, width, height - high - GAP), size)
    # what is left over stands in equal parts above, between and below
    tall = max(map_box.height(), sheet.height())
    free = (height - tall - high) / 3
    free = free if free > GAP else 0.0
    map_box.moveTop(free + (tall - map_box.height()) / 2)
    sheet.moveTop(free + (tall - sheet.height()) / 2)
    bottom = free + tall
    top = bottom + (height - free - bottom - high) / (1 if free else 2)
    wide = high * ASPECT
    pitch = min(wide + 16, (width - wide) / (PLACES - 1))
    left = (width - wide - pitch * (PLACES - 1)) / 2
    row = tuple(QRectF(left + pitch * n, top, wide, high) for n in range(PLACES))
    return Layout(map_box, sheet, row)


def _beside(width: float, height: float, size: float) -> Layout:
    """For a low area: the row in two columns on the right."""
    high = (height - 3 * RAISED) / 4
    wide = high * ASPECT
    map_box, sheet = _papers(QRectF(0, 0, width - 2 * wide - RAISED - GAP, height), size)
    left = sheet.right() + GAP
    row = tuple(
        QRectF(left + (n % 2) * (wide + RAISED), (n // 2) * (high + RAISED), wide, high)
        for n in range(PLACES)
    )
    return Layout(map_box, sheet, row)


def _stacked(width: float, height: float, size: float) -> Layout:
    """For a player at the short side of the screen: one above the other."""
    wide = min((width - 3 * GAP) / 4, height * 0.14 * ASPECT)
    high = wide / ASPECT
    left = height - 2 * high - 3 * GAP
    whole = map_size(size)
    scale = min(width / whole.width(), left * 0.45 / whole.height())
    map_box = QRectF(0, 0, whole.width() * scale, whole.height() * scale)
    map_box.moveLeft((width - map_box.width()) / 2)
    least = sheet_width(size)
    high_sheet = min(left - map_box.height(), width * SHEET.height() / least)
    wide_sheet = min(width, high_sheet * (least + WIDER) / SHEET.height())
    sheet = QRectF((width - wide_sheet) / 2, map_box.bottom() + GAP, wide_sheet, high_sheet)
    top = height - 2 * high - GAP
    row = tuple(
        QRectF((n % 4) * (wide + GAP), top + (n // 4) * (high + GAP), wide, high)
        for n in range(PLACES)
    )
    return Layout(map_box, sheet, row)


def _papers(box: QRectF, size: float) -> tuple[QRectF, QRectF]:
    """Map and sheet in the middle of the box, as large as it allows: equally high, unless larger
    words need a higher sheet."""
    whole = map_size(size)
    shape, least = whole.width() / whole.height(), sheet_width(size) / SHEET.height()
    room = box.width() - GAP
    equal = min(box.height(), room / (shape + least))
    high = max(equal, min(box.height(), room * SHARE / least)) if size > 1 else equal
    wide_map = min(high * shape, room - high * least)
    wide_sheet = min(high * (least + WIDER / SHEET.height()), room - wide_map)
    left = box.left() + (room - wide_map - wide_sheet) / 2
    map_box = QRectF(left, 0, wide_map, wide_map / shape)
    sheet = QRectF(left + wide_map + GAP, 0, wide_sheet, high)
    for paper in (map_box, sheet):
        paper.moveTop(box.center().y() - paper.height() / 2)
    return map_box, sheet


@attrs.frozen
class TurnedArea:
    """The middle of the table, turned towards its viewer."""

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
    """Points by category, where there is room."""

    @property
    def over_row(self) -> QRectF:
        """Where a round's points stand while no card has been laid."""
        return self.row[0].united(self.row[-1])

    @property
    def over_hand(self) -> QRectF:
        """Where they stand while the row still lies there and the hand is empty."""
        if self.tally is not None or self.stack.bottom() <= self.map.top():
            return QRectF(self.stack.topLeft(), QSizeF(self.over_row.width(), self.stack.height()))
        return self.map.united(self.stack)


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
    mini_high = min(mini * MINI, high * 0.56)
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
