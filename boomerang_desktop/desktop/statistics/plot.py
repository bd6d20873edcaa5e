"""What all plots share: values under the pointer or the keyboard have a bubble, and every plot can
be read as a table."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.pages.tiles import write

LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
CENTRE, MIDDLE = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignVCenter
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_WRAPPED = Qt.TextFlag.TextWordWrap


def _font() -> QFont:
    return theme.font("small", bold=True)


class Value(NamedTuple):
    """A value in a plot: its place, and its text when pointed at."""

    area: QRectF
    said: str


class Plot(QWidget):
    """Drawn in the theme's colours. The arrow keys go from value to value."""

    def __init__(self, high: int) -> None:
        """`high` is in pixels at the usual text size."""
        super().__init__()
        self._high = high
        self.here: int | None = None
        """The index of the value pointed at."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    # --- for each kind of plot

    def values(self) -> Sequence[Value]:
        """What can be pointed at, in order."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def headers(self) -> Sequence[str]:
        """The table's column headers."""
        raise NotImplementedError

    def rows(self) -> Sequence[Sequence[str]]:
        """The table's rows."""
        raise NotImplementedError

    # --- shared by all plots

    def sizeHint(self) -> QSize:
        return QSize(240, round(self._high * theme.text_scale()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def describe(self, name: str) -> None:
        """Describe the plot and all its values to screen readers."""
        self.setAccessibleName(name)
        self.setAccessibleDescription("; ".join(value.said for value in self.values()))
        self.here = None
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        values = self.values()
        if self.here is not None and self.here < len(values):
            self._tell(painter, values[self.here])
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.tokens().accent), theme.RING))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)

    def bubble(self, value: Value) -> QRectF:
        """The bubble's rectangle: above the value if there is room."""
        metrics = QFontMetrics(_font())
        wide = min(metrics.horizontalAdvance(value.said) + 18, self.width() - 4)
        room = QRectF(0, 0, wide - 16, 200)
        words = metrics.boundingRect(room.toRect(), int(_WRAPPED), value.said)
        box = QRectF(0, 0, wide, words.height() + 8)
        box.moveCenter(value.area.center())
        box.moveBottom(value.area.top() - 5)
        if box.top() < 0:
            box.moveTop(min(value.area.bottom() + 5, self.height() - box.height() - 1))
        box.moveLeft(max(2.0, min(box.left(), self.width() - box.width() - 2)))
        return box

    def _tell(self, painter: QPainter, value: Value) -> None:
        t = theme.tokens()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(t.accent), 2))
        painter.drawRoundedRect(value.area.adjusted(-2, -2, 2, 2), 5, 5)
        box = self.bubble(value)
        painter.setPen(QPen(QColor(t.line), 1))
        painter.setBrush(QColor(t.surface))
        painter.drawRoundedRect(box, 6, 6)
        inside = box.adjusted(8, 4, -8, -4)
        write(painter, inside, _font(), t.ink, _WRAPPED, value.said)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._at(event.position()))

    def leaveEvent(self, event: object) -> None:
        if not self.hasFocus():
            self._point(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(None)

    def _at(self, point: QPointF) -> int | None:
        """The value nearest to the pointer, if it is near any."""
        near = [
            ((value.area.center() - point).manhattanLength(), n)
            for n, value in enumerate(self.values())
            if value.area.adjusted(-6, -6, 6, 6).contains(point)
        ]
        return min(near)[1] if near else None

    def _point(self, number: int | None) -> None:
        if number != self.here:
            self.here = number
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        values = self.values()
        last = len(values) - 1
        here, key = -1 if self.here is None else self.here, event.key()
        if not values or key not in (*_BACK, *_ON, Qt.Key.Key_Home, Qt.Key.Key_End):
            super().keyPressEvent(event)
            return
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            here = 0 if key == Qt.Key.Key_Home else last
        else:
            here = max(0, here - 1) if key in _BACK else min(last, here + 1)
        self._point(here)
        if QAccessible.isActive():
            said = QAccessibleAnnouncementEvent(self, values[here].said)
            QAccessible.updateAccessibility(said)


def nice_steps(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers for an axis from `low` to `high`."""
    span = max(high - low, 1e-9)
    size = 10.0 ** len(str(int(span)))
    for part in (0.005, 0.01, 0.02, 0.025, 0.05, 0.1, 0.2, 0.25, 0.5, 1.0):
        step = size * part
        if span / step <= most:
            break
    first = int(low // step)
    steps = [n * step for n in range(first, first + most + 3)]
    return [figure for figure in steps if low <= figure <= high]
