"""A seat at the table: who sits there, what lies before them, how they stand, and what they are
told."""

from collections.abc import Mapping, Sequence

import attrs
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.look.lettering import fitted, text_width
from boomerang_desktop.desktop.look.paper import draw_paper, rounded
from boomerang_desktop.desktop.scene.items import Item, Shown
from boomerang_desktop.desktop.scene.seating import SeatPlace, TableSpot
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.match import HUMAN, Seat

HEAD, HEAD_WIDTH = 36.0, 165.6
"""Height and width of the line with symbol, name and score, at the usual text size."""
HEAD_PART = 0.32
"""The most that line takes of a small panel: the rest is for things to see."""
NAME, NARROWEST = 16, 0.8
"""The size of a name, and how much smaller it may get before it is cut."""
NOTE_SIZE, NOTE_LEAST = 13, 10
"""Sizes of a note, largest and smallest: as large as it fits on one line or two."""
WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
SLIP = 320.0
"""The width of a note on a flat screen."""
INSET = 150.0
"""How far from the end of a tray it begins: in the corner beside the board, but off the neighbour's
tray."""
AROUND = (14.0, 5.0)
OVERLAP = 4.0
"""How far it reaches into the tray, to cover less of the board."""
STEP = 6
"""The step between places tried for a note."""
CROSS = 10.0
"""The size of the cross on a note that a click puts away."""
FLAGS = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
LISTED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class SeatPanel(Item):
    """Paper with symbol, name and score. The game lays its things on it, at `point`."""

    active = Shown(False)
    out = Shown(False)
    score = Shown[int | None](None)
    note = Shown("")
    """A short word under the name, e.g. why the seat is out of the round."""

    def __init__(self, number: int, seat: Seat, place: SeatPlace) -> None:
        width, height = place.size
        super().__init__(("seat", number), width, height)
        self.number, self.seat, self.place = number, seat, place
        self.lines: Sequence[tuple[str, int]] = ()
        self.setPos(place.box.center())
        self.setRotation(place.rotation)
        self.setZValue(-10)
        # things fly over it all the time
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def point(self, x: float, y: float) -> QPointF:
        """A point of the table, from the panel's own measure: 0, 0 is its upper left corner as its
        player sees it."""
        return self.mapToScene(QPointF(x - self.width / 2, y - self.height / 2))

    def spot(self, box: QRectF) -> TableSpot:
        """A box in the panel's own measure, on the table."""
        centre = box.center()
        at = self.point(centre.x(), centre.y())
        return TableSpot(at, box.width(), box.height(), self.rotation())

    @property
    def head(self) -> QRectF:
        """Symbol, name and score, in the panel's own measure. In a tray, everything below is free
        for the note and the game."""
        size = theme.text_size()
        wide, high = self.width, HEAD * size
        if self.place.tray:
            wide = max(HEAD_WIDTH, min(HEAD_WIDTH * size, self.width / 4))
        else:
            high = min(high, max(HEAD, self.height * HEAD_PART))
        return QRectF(0, 0, wide, high)

    def in_head(self, at: QPointF) -> bool:
        """Is a point of the table on symbol, name, score or note?"""
        head = self.head.united(self.note_box) if self.note else self.head
        return head.translated(self.rect.topLeft()).contains(self.mapFromScene(at))

    @property
    def content(self) -> QRectF:
        """The room for the game's things, in the panel's own measure."""
        head = self.head
        if self.place.tray:
            return QRectF(head.width(), 8, self.width - head.width() - 8, self.height - 16)
        return QRectF(8, head.height() + 4, self.width - 16, self.height - head.height() - 10)

    @property
    def note_box(self) -> QRectF:
        """Where the note stands, in the panel's own measure: one line, or two if it needs them."""
        head, size = self.head, theme.text_size()
        wide, top = head.width() - 20, head.height()
        needed = text_width(self.note, theme.scene_font(NOTE_SIZE))
        if needed <= wide:
            return QRectF(10, top, wide, 20 * size)
        return QRectF(10, top - 4 * size, wide, 32 * size)

    @property
    def note_font(self) -> QFont:
        return fitted(self.note, self.note_box.size(), NOTE_SIZE, least=NOTE_LEAST)

    def draw(self, painter: QPainter) -> None:
        tokens = theme.tokens()
        colour = theme.seat_colour(self.number)
        draw_paper(painter, self.outline(), tokens.raised, QPen(colour, 4) if self.active else None)
        if self.out:
            painter.setOpacity(0.5)
        self._draw_head(painter, colour, tokens)

    def _draw_head(self, painter: QPainter, colour: QColor, tokens: theme.Tokens) -> None:
        head, size = self.head.translated(self.rect.topLeft()), theme.text_size()
        row = head.adjusted(8, 0, -8, 0)
        chip = QRectF(row.left(), row.center().y() - 12 * size + 1, 24 * size, 24 * size)
        symbol = theme.SEAT_SYMBOLS[self.number]
        assets.draw(painter, f"seats/{symbol}", chip, colour.name(), self.zoom)
        row.setLeft(chip.right() + 8)
        painter.setPen(QColor(tokens.ink))
        if self.score is not None:
            painter.setFont(theme.scene_font(22, display=True))
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(row, flags, str(self.score))
            written = text_width(str(self.score), painter.font())
            row.setRight(row.right() - written - 12)
        if self.seat.player != HUMAN:
            side = 18 * size
            box = QRectF(row.right() - side, row.center().y() - side / 2 + 1, side, side)
            assets.draw(painter, "icons/bot", box, tokens.muted, self.zoom)
            row.setRight(box.left() - 4)
        self._write_name(painter, row)
        if self.note:
            painter.setFont(self.note_font)
            painter.setPen(QColor(tokens.muted))
            painter.drawText(self.note_box.translated(self.rect.topLeft()), WRAPPED, self.note)

    def _write_name(self, painter: QPainter, room: QRectF) -> None:
        """Write the name in full, a little smaller if need be."""
        least = int(NARROWEST * theme.scene_font(NAME).pixelSize())
        font = fitted(self.seat.name, room.width(), NAME, least=least, bold=True)
        name = QFontMetricsF(font).elidedText(
            self.seat.name, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)


class Panels(dict[int, SeatPanel]):
    """The panels on a table, by seat."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self._scene = scene

    def put(self, places: Mapping[int, SeatPlace], setup: MatchSetup) -> None:
        """Put one panel for each seat in its place."""
        for seat in set(self) - set(places):
            self._scene.removeItem(self.pop(seat))
        for seat, place in places.items():
            panel = self.get(seat)
            if panel is None or panel.place != place:
                if panel is not None:
                    self._scene.removeItem(panel)
                who = attrs.evolve(setup.seats[seat], name=setup.name(seat))
                self[seat] = SeatPanel(seat, who, place)
                self._scene.addItem(self[seat])

    def take_off(self) -> None:
        for panel in self.values():
            self._scene.removeItem(panel)
        self.clear()


class TabletopNote(QGraphicsObject):
    """A note to one player on a screen lying flat, turned to face them before their tray. A longer
    one, such as a hint, is put away by a click."""

    dismissed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._font = theme.scene_font(15, bold=True)
        self._warns = self._stays = False
        self._box = QRectF()
        self._before: SeatPanel | None = None
        self.setZValue(1500)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def say(self, text: str, *, warns: bool = False, stays: bool = False) -> None:
        """Say a sentence. If it `stays`, a click puts it away."""
        self.text, self._warns, self._stays = text, warns, stays
        self.face(self._before)

    def face(self, panel: SeatPanel | None) -> None:
        """Lie before that tray, if there is one and something to say."""
        self._before = panel
        self.prepareGeometryChange()
        self.setVisible(panel is not None and bool(self.text))
        if panel is None:
            return
        text, stays = self.text, self._stays
        self._font = theme.scene_font(15, bold=not stays)
        size = max(theme.text_size(), 1.0)
        widest = min(SLIP * size, panel.width - 24)
        endless = QRectF(0, 0, widest - 2 * AROUND[0], 10_000)
        needed = QFontMetricsF(self._font).boundingRect(endless, int(FLAGS), text)
        wide, high = needed.width() + 2 * AROUND[0] + 2, needed.height() + 2 * AROUND[1]
        self._box = QRectF(-wide / 2, -high, wide, high)
        upright = panel.rotation() % 180 == 0
        inset = INSET * size if upright and panel.width > 2 * widest else 8.0
        self.setRotation(panel.rotation())
        far = panel.width - wide
        # on the left if it can be; nearer to a corner or anywhere if something would be hidden
        anywhere = range(8, max(8, round(far)), STEP)
        aside = (inset, 8.0, far - inset, far - 8.0, *anywhere)
        places = [panel.point(x + wide / 2, OVERLAP) for x in aside]
        self.setPos(min(places, key=self._hidden))
        self.update()

    def _hidden(self, place: QPointF) -> float:
        """How much of the board and of other trays it would cover there."""
        self.setPos(place)
        box, scene = self.mapRectToScene(self._box), self.scene()
        covered = (
            box.intersected(item.mapRectToScene(item.rect))
            for item in (scene.items(box) if scene else ())
            if isinstance(item, Item) and item is not self._before
        )
        return sum(part.width() * part.height() for part in covered)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-4, -4, 4, 6)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._box)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        tokens = theme.tokens()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(QColor(tokens.warn if self._warns else tokens.line), 1.5)
        draw_paper(painter, rounded(self._box, theme.RADIUS), tokens.raised, edge)
        painter.setPen(QColor(tokens.warn if self._warns else tokens.ink))
        if self._stays:
            right, top = self._box.right() - CROSS, self._box.top() + CROSS
            painter.drawLine(QLineF(right - CROSS, top, right, top + CROSS))
            painter.drawLine(QLineF(right, top, right - CROSS, top + CROSS))
        painter.setFont(self._font)
        room = self._box.adjusted(AROUND[0], AROUND[1], -AROUND[0], -AROUND[1])
        painter.drawText(room, int(LISTED if self._stays else FLAGS), self.text)

    def put_away(self, point: QPointF) -> bool:
        """Was a click there meant for the note?"""
        if not (self._stays and self.isVisible() and self.contains(self.mapFromScene(point))):
            return False
        self.dismissed.emit()
        return True
