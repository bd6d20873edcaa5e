"""The score sheet: what is written, round by round, and what is pencilled in."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from boomerang_desktop.desktop.games.roadtrip.layout import SHEET
from boomerang_desktop.desktop.games.roadtrip.papers.map import draw_guest
from boomerang_desktop.desktop.games.roadtrip.reading import ActivityBox, SheetCell, SheetReading
from boomerang_desktop.desktop.games.roadtrip.style import (
    colours,
    larger,
    text,
)
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.look.lettering import fitted
from boomerang_desktop.desktop.look.paper import draw_paper, rounded
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item, Shown
from boomerang_desktop.games.roadtrip.cards import (
    ACTIVITY_POINTS,
    AMERICANA,
    ANIMALS,
    SYMBOLS,
)
from boomerang_desktop.games.roadtrip.deals import ROUNDS
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES, PART_OF

HEAD, PLAIN, RICH, BOXES = 28.0, 30.0, 46.0, 50.0
"""The heights of the sheet's lines: some say what each symbol is worth."""
COLUMN = 35.0
INSET = 12.0
"""The indent of a part below what it is part of."""
_NAMES = {cards: name for name, cards in SYMBOLS.items()}
WORTH = {
    "americana": tuple((_NAMES[cards], points) for cards, points in AMERICANA),
    "animals": tuple((_NAMES[cards], points) for cards, points in ANIMALS),
    "activities": (),
}
"""What is printed on the sheet: each symbol and its points."""


def lines() -> dict[str, tuple[float, float]]:
    """Top and height of each line, of the boxes and of the total, on a sheet 368 high."""
    top, found = HEAD, {}
    for category in CATEGORIES:
        high = RICH if category in WORTH else PLAIN
        found[category] = (top, high)
        top += high
    found["boxes"] = (top, BOXES)
    found["total"] = (top + BOXES, SHEET.height() - top - BOXES)
    return found


class SheetItem(Item):
    still = True
    reading = Shown[SheetReading | None](None)
    guest = Shown(False)
    """Another player's sheet, which is only looked at."""
    bright = Shown("")
    """The category being counted."""
    gained = Shown[int | None](None)
    """The round just scored, while its points are shown."""

    def __init__(self, key: Key, owner: int, name: str, words: Mapping[str, str]) -> None:
        """`words` are the names of the lines."""
        super().__init__(key)
        self.owner, self.name, self.words = owner, name, words

    @property
    def unit(self) -> float:
        return self.height / SHEET.height()

    def write(self, category: str, round: int, points: int) -> None:
        """Write one more figure in ink; its line is bright until the next."""
        if self.reading is not None:
            self.reading = self.reading.written(category, round, points)
            self.bright, self.gained = category, None

    def sum_up(self, round: int) -> None:
        """Show the round as scored: its column shines, with the sum below."""
        if self.reading is not None:
            self.reading = self.reading.summed(round)
            self.bright, self.gained = "", round

    def line(self, name: str) -> QRectF:
        """A line, the head or the total in the item's own measure."""
        top, high = (0.0, HEAD) if name == "head" else lines()[name]
        left = self.rect.left() + 3
        return QRectF(left, self.rect.top() + top * self.unit, self.width - 6, high * self.unit)

    def cell(self, category: str, column: int) -> QRectF:
        """A cell in the item's own measure; column 4 is the sum."""
        top, high = lines()[category]
        right = self.width / self.unit - 6
        left = right - COLUMN * (ROUNDS + 1 - column) - (3 if column < ROUNDS else 0)
        box = QRectF(left, top, COLUMN, high)
        unit = self.unit
        return QRectF(
            self.rect.left() + box.left() * unit,
            self.rect.top() + box.top() * unit,
            box.width() * unit,
            box.height() * unit,
        )

    def box(self, n: int) -> QRectF:
        """The box of an activity (the fifth: none), in the item's own measure."""
        top = lines()["boxes"][0]
        unit = self.unit
        wide = (self.width / unit - 16) / 5
        left = self.rect.left() + (8 + n * wide) * unit
        return QRectF(left + unit, self.rect.top() + (top + 1) * unit, (wide - 2) * unit, 46 * unit)

    def draw(self, painter: QPainter) -> None:
        if self.reading is None:
            return
        draw_paper(painter, self.outline(), colours().paper)
        painter.save()
        painter.translate(self.rect.topLeft())
        painter.scale(self.unit, self.unit)
        wide = self.width / self.unit
        self._draw_head(painter, wide, self.reading)
        for category in CATEGORIES:
            self._draw_line(painter, wide, category, self.reading)
        self._draw_total(painter, wide, self.reading)
        painter.restore()
        draw_guest(painter, self, self.owner if self.guest else None)

    def _columns(self, wide: float, top: float, high: float) -> list[QRectF]:
        right = wide - 6
        boxes = [
            QRectF(right - COLUMN * (ROUNDS + 1 - n) - 3, top, COLUMN, high) for n in range(ROUNDS)
        ]
        return [*boxes, QRectF(right - COLUMN, top, COLUMN, high)]

    def _draw_head(self, painter: QPainter, wide: float, reading: SheetReading) -> None:
        columns = self._columns(wide, 0, HEAD)
        chip = QRectF(9, 7, 16, 16)
        colour = theme.seat_colour(self.owner)
        symbol = theme.SEAT_SYMBOLS[self.owner]
        assets.draw(painter, f"seats/{symbol}", chip, colour.name(), self.zoom * self.unit)
        room = QRectF(29, 0, columns[0].left() - 31, HEAD)
        font = fitted(self.name, room.width(), 15, least=13, bold=True)
        text(painter, room, self.name, font, colours().ink, Qt.AlignmentFlag.AlignLeft)
        for n in range(ROUNDS):
            if n == reading.round:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours().cherry))
                painter.drawEllipse(columns[n].center(), 11, 11)
            colour = QColor(colours().on_cherry if n == reading.round else colours().ink)
            font = theme.scene_font(14, bold=True)
            text(painter, columns[n], str(n + 1), font, colour)
        text(painter, columns[ROUNDS], "Σ", theme.scene_font(15, bold=True), colours().ink)
        high = lines()["boxes"][0] - HEAD
        if reading.round < ROUNDS:
            shade = QColor(colours().cherry)
            shade.setAlpha(16)
            painter.fillRect(QRectF(columns[reading.round].left(), HEAD, COLUMN, high), shade)
        if self.gained is not None:
            glow = QColor(colours().glow)
            glow.setAlpha(colours().shine)
            painter.fillRect(QRectF(columns[self.gained].left(), HEAD, COLUMN, high), glow)

    def _draw_line(
        self, painter: QPainter, wide: float, category: str, reading: SheetReading
    ) -> None:
        top, high = lines()[category]
        if category == self.bright:
            glow = QColor(colours().glow)
            glow.setAlpha(colours().shine)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(glow)
            painter.drawRoundedRect(QRectF(3, top + 1, wide - 6, high - 1), 6, 6)
        if category not in PART_OF:
            painter.setPen(QPen(QColor(colours().faint), 1))
            painter.drawLine(QPointF(8, top), QPointF(wide - 8, top))
        columns = self._columns(wide, top, high)
        self._draw_label(painter, columns[0].left() - 12, category)
        for column, cell in zip(columns, reading.lines[category], strict=False):
            _draw_cell(painter, column, cell)
        total = reading.sums[category]
        if reading.round:
            font = theme.scene_font(16, bold=True)
            text(painter, columns[ROUNDS], str(total), font, colours().ink)

    def _draw_label(self, painter: QPainter, room: float, category: str) -> None:
        top, high = lines()[category]
        words = self.words.get(category, category)
        left = Qt.AlignmentFlag.AlignLeft
        if category in PART_OF:
            label = QRectF(10 + INSET, top, room - INSET, high)
            text(
                painter,
                label,
                words,
                fitted(words, label.width(), 13, least=9, bold=True),
                colours().pencil,
                left,
            )
            return
        label = QRectF(10, top, room, high)
        if category in WORTH:
            label = QRectF(10, top + 1, room, 23)
            self._draw_worth(painter, QRectF(9, top + 25, room + 2, 20), category)
        text(
            painter, label, words, fitted(words, room, 15, least=9, bold=True), colours().ink, left
        )

    def _draw_worth(self, painter: QPainter, box: QRectF, category: str) -> None:
        """Each symbol with its points, as printed on the paper sheet."""
        if category == "activities":
            font = theme.scene_font(12, bold=True)
            text(painter, box, ladder(), font, colours().pencil, Qt.AlignmentFlag.AlignLeft)
            return
        pitch = box.width() / len(WORTH[category])
        for n, (symbol, points) in enumerate(WORTH[category]):
            left = box.left() + n * pitch
            side = min(larger(15), pitch * 0.58)
            icon = QRectF(left, box.top() + (box.height() - side) / 2, side, side)
            assets.draw(painter, f"roadtrip/symbols/{symbol}", icon, zoom=self.zoom * self.unit)
            number = QRectF(icon.right() + 1, box.top(), pitch - side, box.height())
            font = theme.scene_font(12, bold=True)
            text(painter, number, str(points), font, colours().pencil, Qt.AlignmentFlag.AlignLeft)

    def _draw_total(self, painter: QPainter, wide: float, reading: SheetReading) -> None:
        top, high = lines()["total"]
        painter.setPen(QPen(QColor(colours().ink), 1.6))
        painter.drawLine(QPointF(8, top), QPointF(wide - 8, top))
        columns = self._columns(wide, top, high)
        words = self.words.get("total", "")
        label = QRectF(10, top, columns[0].left() - 12, high)
        font = fitted(words, label.width(), 16, least=10, bold=True)
        text(painter, label, words, font, colours().ink, Qt.AlignmentFlag.AlignLeft)
        for n, (column, cell) in enumerate(zip(columns, reading.rounds, strict=False)):
            if n == self.gained:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours().cherry))
                painter.drawRoundedRect(column.adjusted(-3, 3, 3, -3), 8, 8)
                figure = f"+{cell.text}"
                font = fitted(figure, column.width() + 2, 17, bold=True)
                text(painter, column, figure, font, colours().on_cherry)
            else:
                _draw_cell(painter, column, cell)
        last = columns[ROUNDS].adjusted(-6, 0, 4, 0)
        text(
            painter, last, str(reading.total), theme.scene_font(21, display=True), colours().cherry
        )


def _draw_cell(painter: QPainter, box: QRectF, cell: SheetCell) -> None:
    font = theme.scene_font(16, bold=not cell.pencil)
    font.setItalic(cell.pencil)
    if cell.note:
        upper = QRectF(box.left(), box.center().y() - 19, box.width(), 22)
        lower = QRectF(box.left(), box.center().y() + 2, box.width(), 16)
        text(painter, upper, cell.text, font, colours().pencil)
        text(painter, lower, cell.note, theme.scene_font(12, bold=True), colours().cherry)
    elif cell.text:
        text(painter, box, cell.text, font, colours().pencil if cell.pencil else colours().ink)


class ActivityItem(Item):
    """A box on the sheet: an activity to score, once in a game, or none."""

    still = True
    box = Shown[ActivityBox | None](None)
    chosen = Shown(False)
    asking = Shown(False)
    """Is this the moment to choose?"""

    def __init__(self, key: Key, words: str) -> None:
        super().__init__(key)
        self.words = words

    def outline(self) -> QPainterPath:
        return rounded(self.rect, 7)

    def draw(self, painter: QPainter) -> None:
        unit = self.height / 46
        used = self.box is not None and self.box.written is not None
        painter.setPen(QPen(QColor(colours().faint).darker(115), 1.2 * unit))
        painter.setBrush(QColor(colours().field if self.asking and not used else colours().paper))
        if self.can_lift:
            painter.setPen(QPen(QColor(colours().cherry), 2.4 * unit))
        if self.chosen:
            painter.setBrush(QColor(colours().chosen))
            painter.setPen(QPen(QColor(colours().ink), 2.4 * unit))
        painter.drawPath(self.outline())
        if self.box is None:
            colour = QColor(colours().ink if self.can_lift or self.chosen else colours().pencil)
            room = self.rect.adjusted(3, 0, -3, 0)
            text(
                painter,
                room,
                self.words,
                fitted(self.words, room.width(), 14 * unit, bold=True),
                colour,
            )
            return
        side = 22 * unit
        icon = QRectF(self.rect.left() + 3 * unit, -side / 2, side, side)
        if self.asking and not self.can_lift and not self.chosen:
            painter.setOpacity(painter.opacity() * 0.5)
        name = f"roadtrip/symbols/{self.box.name}"
        assets.draw(painter, name, icon, zoom=self.zoom)
        self._draw_points(painter, QRectF(icon.right(), self.rect.top(), 0, 0), self.box, unit)

    def draw_light(self, painter: QPainter) -> None:
        """Advised: all boxes that can be pressed have a frame, so this one has two."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((colours().ink, 6), (colours().glow, 4)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawPath(rounded(self.rect.adjusted(-2, -2, 2, 2), 8))

    def _draw_points(self, painter: QPainter, after: QRectF, box: ActivityBox, unit: float) -> None:
        room = QRectF(
            after.left(), self.rect.top(), self.rect.right() - after.left() - 2, self.height
        )
        if box.written is not None:
            text(
                painter,
                room,
                str(box.written),
                theme.scene_font(18 * unit, bold=True),
                colours().ink,
            )
            pen = QPen(QColor(colours().ink), 1.6 * unit)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = larger(10.5, 0.7) * unit
            painter.drawEllipse(room.center(), radius, radius)
            return
        font = theme.scene_font(17 * unit, bold=self.can_lift or self.chosen)
        font.setItalic(not self.can_lift)
        upper = QRectF(room.left(), room.top() + 4 * unit, room.width(), 22 * unit)
        lower = QRectF(room.left(), room.top() + 24 * unit, room.width(), 16 * unit)
        if box.symbols:
            colour = colours().ink if self.can_lift or self.chosen else colours().pencil
            text(painter, upper, str(box.worth), font, colour)
            text(painter, lower, f"×{box.symbols}", theme.scene_font(12 * unit), colours().pencil)


def ladder() -> str:
    """The points for one to six symbols of an activity."""
    return " · ".join(str(points) for points in ACTIVITY_POINTS[1:])
