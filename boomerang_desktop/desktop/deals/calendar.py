"""A month of deals of the day: which were played, which were won."""

from calendar import monthrange
from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.pages.tiles import write

CELL = 34
"""Pixels of a day, at the usual text size."""
_KEYS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -7,
    Qt.Key.Key_Down: 7,
}


class MonthView(QWidget):
    chosen = Signal(object)
    """Emits the day as a `datetime.date`."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.day = self.today = date.today()
        """The selected day, and the last one available."""
        self._results: Mapping[date, tuple[bool | None, str]] = {}

    def show_days(self, results: Mapping[date, tuple[bool | None, str]], today: date) -> None:
        """Show results by day: whether the deal was won, None while it is running, and the text
        about it."""
        self._results, self.today = results, today
        self.look_at(min(self.day, today))

    def look_at(self, day: date) -> None:
        if day > self.today:
            return
        self.day = day
        self.setAccessibleDescription(self.said(day))
        self.update()
        self.chosen.emit(day)

    def said(self, day: date) -> str:
        shown = QLocale().toString(_qdate(day), QLocale.FormatType.LongFormat)
        found = self._results.get(day)
        return f"{shown}: {found[1]}" if found else shown

    def sizeHint(self) -> QSize:
        side = round(CELL * theme.text_scale())
        return QSize(7 * side, 8 * side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _cells(self) -> dict[date, QRectF]:
        """The rectangle of each day of the month."""
        first = self.day.replace(day=1)
        begins = QLocale().firstDayOfWeek().value
        offset = (first.isoweekday() - begins) % 7
        side = min(self.width() / 7, self.height() / 8)
        days = monthrange(first.year, first.month)[1]
        return {
            first.replace(day=number): QRectF(
                (offset + number - 1) % 7 * side,
                ((offset + number - 1) // 7 + 2) * side,
                side,
                side,
            )
            for number in range(1, days + 1)
        }

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.tokens(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cells = self._cells()
        side = next(iter(cells.values())).width()
        centre = Qt.AlignmentFlag.AlignCenter
        month = QLocale().standaloneMonthName(self.day.month)
        title = QRectF(0, 0, 7 * side, side)
        write(painter, title, theme.font(bold=True), t.ink, centre, f"{month} {self.day.year}")
        for step, (name, area) in self._chevrons().items():
            inner = area.adjusted(side / 5, side / 5, -side / 5, -side / 5)
            assets.draw(painter, name, inner, t.ink if self._can_turn(step) else t.line)
        for n in range(7):
            number = (QLocale().firstDayOfWeek().value - 1 + n) % 7 + 1
            name = QLocale().dayName(number, QLocale.FormatType.NarrowFormat)
            write(
                painter,
                QRectF(n * side, side, side, side),
                theme.font("small"),
                t.muted,
                centre,
                name,
            )
        for day, area in cells.items():
            self._draw_day(painter, day, area.adjusted(2, 2, -2, -2))

    def _draw_day(self, painter: QPainter, day: date, area: QRectF) -> None:
        t, found = theme.tokens(), self._results.get(day)
        colour = t.muted if day > self.today or not found else t.ink
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if found:
            won = found[0]
            if won is not None:
                painter.setBrush(QColor(t.good if won else t.line))
            colour = t.raised if won else t.ink
        if day == self.day:
            painter.setPen(QPen(QColor(t.accent), theme.RING if self.hasFocus() else 2))
        elif found and found[0] is None:
            painter.setPen(QPen(QColor(t.muted), 2, Qt.PenStyle.DotLine))
        elif day == self.today:
            painter.setPen(QPen(QColor(t.ink), 1))
        painter.drawRoundedRect(area, 6, 6)
        centre = Qt.AlignmentFlag.AlignCenter
        write(painter, area, theme.font("small", bold=bool(found)), colour, centre, str(day.day))

    def _chevrons(self) -> dict[int, tuple[str, QRectF]]:
        """The arrows to the previous and next month: icon and rectangle."""
        side = min(self.width() / 7, self.height() / 8)
        return {
            -1: ("icons/chevron_left", QRectF(0, 0, side, side)),
            1: ("icons/chevron_right", QRectF(6 * side, 0, side, side)),
        }

    def _can_turn(self, step: int) -> bool:
        return step < 0 or self.day.replace(day=1) < self.today.replace(day=1)

    def turn(self, step: int) -> None:
        """Go to the same day of another month, within the available days."""
        if self._can_turn(step):
            there = _qdate(self.day).addMonths(step)
            self.look_at(min(date(there.year(), there.month(), there.day()), self.today))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for step, (_, area) in self._chevrons().items():
            if area.contains(event.position()):
                self.turn(step)
                return
        for day, area in self._cells().items():
            if area.contains(event.position()):
                self.look_at(day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _KEYS:
            self.look_at(date.fromordinal(self.day.toordinal() + _KEYS[key]))
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.turn(-1 if key == Qt.Key.Key_PageUp else 1)
        else:
            super().keyPressEvent(event)


def _qdate(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
