"""A seat at the table: who sits there, what lies before them, how they stand."""

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.scene.items import SHADOW, Item
from boomerang_desktop.match import HUMAN, Seat

HEAD = 36.0
NOTE_SIZE, NOTE_LEAST = 13, 10
"""The letters of a note: as large as they fit, on one line or on two."""
WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


@attrs.frozen
class Place:
    """Where a seat's panel lies on the table, and which way it is turned."""

    box: QRectF
    rotation: float
    tray: bool
    """Large enough to take things from; otherwise only to look at."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height as the one who sits there sees them."""
        upright = self.rotation % 180 == 0
        width, height = self.box.width(), self.box.height()
        return (width, height) if upright else (height, width)


class SeatPanel(Item):
    """A slip of paper with symbol, name and score. The game lays its things on it, at `point`."""

    def __init__(self, number: int, seat: Seat, place: Place) -> None:
        width, height = place.size
        super().__init__(("seat", number), width, height)
        self.number, self.seat, self.place = number, seat, place
        self.label = seat.name
        self.active = False
        self.out = False
        self.score: int | None = None
        self.lines: Sequence[tuple[str, int]] = ()
        self.note = ""
        """A few words under the name, e.g. why the seat is out of the round."""
        self.setPos(place.box.center())
        self.setRotation(place.rotation)
        self.setZValue(-10)
        # things fly over it all the time
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def point(self, x: float, y: float) -> QPointF:
        """A point of the table from the panel's own: 0, 0 is its upper left corner as its player
        sees it."""
        return self.mapToScene(QPointF(x - self.width / 2, y - self.height / 2))

    @property
    def content(self) -> QRectF:
        """What is free for the game's things, in the panel's own measure."""
        if self.place.tray:
            return QRectF(HEAD * 4.6, 8, self.width - HEAD * 4.6 - 8, self.height - 16)
        return QRectF(8, HEAD + 4, self.width - 16, self.height - HEAD - 10)

    @property
    def head_width(self) -> float:
        """What name and note have to themselves."""
        return HEAD * 4.6 if self.place.tray else self.width

    @property
    def note_box(self) -> QRectF:
        """Where the note stands, in the panel's own measure: a line, or two if it takes them."""
        wide = self.head_width - 20
        needed = QFontMetricsF(theme.scene_font(NOTE_SIZE)).horizontalAdvance(self.note)
        return QRectF(10, HEAD, wide, 20) if needed <= wide else QRectF(10, HEAD - 4, wide, 32)

    @property
    def note_font(self) -> QFont:
        box, size = self.note_box, NOTE_SIZE
        while size > NOTE_LEAST and not box.contains(note_bounds(self.note, box, size)):
            size -= 1
        return theme.scene_font(size)

    def draw(self, painter: QPainter) -> None:
        tokens = theme.tokens()
        colour = theme.seat_colour(self.number)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
        painter.drawRoundedRect(self.rect.translated(1, 3), theme.RADIUS, theme.RADIUS)
        painter.setBrush(QColor(tokens.raised))
        if self.active:
            painter.setPen(QPen(colour, 4))
        painter.drawRoundedRect(self.rect, theme.RADIUS, theme.RADIUS)
        if self.out:
            painter.setOpacity(0.5)
        self._draw_head(painter, colour, tokens)

    def _draw_head(self, painter: QPainter, colour: QColor, tokens: theme.Tokens) -> None:
        left, top = self.rect.left(), self.rect.top()
        chip = QRectF(left + 8, top + 8, 24, 24)
        symbol = theme.SEAT_SYMBOLS[self.number]
        assets.draw(painter, f"seats/{symbol}", chip, colour.name(), self.zoom)
        right = left + self.head_width - 8
        if self.score is not None:
            painter.setFont(theme.scene_font(22, display=True))
            painter.setPen(QColor(tokens.ink))
            area = QRectF(left, top + 4, right - left, 30)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(area, flags, str(self.score))
            right -= QFontMetricsF(painter.font()).horizontalAdvance(str(self.score)) + 8
        if self.seat.player != HUMAN:
            right -= 20
            box = QRectF(right, top + 11, 18, 18)
            assets.draw(painter, "icons/bot", box, tokens.muted, self.zoom)
            right -= 4
        painter.setFont(theme.scene_font(16, bold=True))
        painter.setPen(QColor(tokens.ink))
        area = QRectF(chip.right() + 8, top + 6, right - chip.right() - 8, 28)
        name = QFontMetricsF(painter.font()).elidedText(
            self.seat.name, Qt.TextElideMode.ElideRight, area.width()
        )
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, name)
        if self.note:
            painter.setFont(self.note_font)
            painter.setPen(QColor(tokens.muted))
            painter.drawText(self.note_box.translated(left, top), WRAPPED, self.note)


def note_bounds(note: str, box: QRectF, size: int) -> QRectF:
    """What a note takes in a box, in letters of that size."""
    return QFontMetricsF(theme.scene_font(size)).boundingRect(box, WRAPPED, note)
