"""The chances during a match that is over: a curve for each seat, worked out in the background."""

from collections.abc import Sequence
from typing import Any

import attrs
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.desktop.table.after.inquiry import Inquiry
from boomerang_desktop.desktop.table.after.luck import Luck
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Analysis

FINEST = 24
"""Points of a curve before its end; where more decisions were made, neighbours are averaged."""
LINES = (0.0, 0.5, 1.0)
SYMBOL = 12.0


@attrs.frozen
class Point:
    position: float
    """After this many decisions."""
    share: float


def thinned(points: Sequence[Point], whole: int) -> list[Point]:
    """At most FINEST points over a match of this many decisions, and its outcome: estimates waver,
    and a trend is what one wants to see."""
    groups: dict[int, list[Point]] = {}
    for point in points:
        groups.setdefault(int(point.position * FINEST / max(whole, 1)), []).append(point)
    return [
        Point(
            sum(point.position for point in group) / len(group),
            sum(point.share for point in group) / len(group),
        )
        for _, group in sorted(groups.items())
    ]


class Curves(QWidget):
    """The picture itself. A click goes to that position."""

    chosen = Signal(int)
    """A number of decisions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.names: Sequence[str] = ()
        self.whole = 0
        self.points: list[list[Point]] = []
        """By seat, in the order of the match."""
        self.here: int | None = None
        """The position on the table, if it is not the last one."""
        self.done = False
        """Whether the curves are whole: until then nothing is said of how it goes on."""

    def sizeHint(self) -> QSize:
        return QSize(100, round(150 * theme.text_scale()))

    def plot(self) -> QRectF:
        """Where the curves are: beside the figures, with room for the symbols at their ends."""
        left = self.fontMetrics().horizontalAdvance(self._percent(1)) + 6
        return QRectF(self.rect()).adjusted(left, SYMBOL, -SYMBOL, -SYMBOL / 2)

    def _at(self, point: Point, plot: QRectF) -> QPointF:
        x = plot.left() + plot.width() * point.position / max(self.whole, 1)
        return QPointF(x, plot.bottom() - plot.height() * point.share)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot, tokens = self.plot(), theme.tokens()
        for share in LINES:
            start, end = (self._at(Point(x, share), plot) for x in (0, self.whole))
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.drawLine(start, end)
            painter.setPen(QColor(tokens.muted))
            figure = QRectF(0, start.y() - 10, plot.left() - 6, 20)
            middle = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(figure, middle, self._percent(share))
        if self.here is not None:
            top = self._at(Point(self.here, 1), plot)
            painter.setPen(QPen(QColor(tokens.accent), 2, Qt.PenStyle.DashLine))
            painter.drawLine(top, QPointF(top.x(), plot.bottom()))
        ends: list[QPointF] = []
        for seat, points in enumerate(self.points):
            line = [self._at(point, plot) for point in thinned(points, self.whole)]
            if line:
                painter.setPen(QPen(theme.seat_colour(seat), 2))
                painter.drawPolyline(QPolygonF(line))
                if self.done:
                    ends.append(self._sign(painter, seat, line[-1], ends))
        if not self.done:
            self._veil(painter, plot)

    def _veil(self, painter: QPainter, plot: QRectF) -> None:
        """Over what has not been worked out yet."""
        known = max((points[-1].position for points in self.points if points), default=0.0)
        left = self._at(Point(known, 1), plot).x()
        colour = QColor(theme.tokens().muted)
        colour.setAlpha(70)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(colour, Qt.BrushStyle.BDiagPattern))
        painter.drawRect(QRectF(left, plot.top(), plot.right() - left, plot.height()))

    def _sign(
        self, painter: QPainter, seat: int, end: QPointF, others: Sequence[QPointF]
    ) -> QPointF:
        """The seat's symbol at the end of its curve, or before one that is there already."""
        while any((end - other).manhattanLength() < SYMBOL for other in others):
            end = end - QPointF(SYMBOL, 0)
        box = QRectF(end.x() - SYMBOL / 2, end.y() - SYMBOL / 2, SYMBOL, SYMBOL)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.tokens().raised))
        painter.drawEllipse(box.adjusted(-2, -2, 2, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        symbol = f"seats/{theme.SEAT_SYMBOLS[seat]}"
        assets.draw(painter, symbol, box, theme.seat_colour(seat).name())
        return end

    def _position(self, x: float) -> int:
        plot = self.plot()
        part = (x - plot.left()) / max(plot.width(), 1.0)
        return round(min(1.0, max(0.0, part)) * self.whole)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self._position(event.position().x()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            position = self._position(event.x())
            told = widgets.plain_tip(self.told(position))
            QToolTip.showText(event.globalPos(), told, self)
            return True
        return super().event(event)

    def told(self, position: int) -> str:
        """The chances at a position in figures, one line per seat; empty if they have not been
        worked out that far."""
        lines = []
        for name, points in zip(self.names, self.points, strict=True):
            if not points or (not self.done and points[-1].position < position):
                return ""
            until = [point for point in thinned(points, self.whole) if point.position <= position]
            if until:
                lines.append(f"{name} · {self._percent(until[-1].share)}")
        return "\n".join(lines)

    def _percent(self, share: float) -> str:
        return self.tr("{number}%").format(number=round(100 * share))


class ChancesPanel(QFrame):
    """Beside the table, above the log."""

    chosen = Signal(int)
    """A number of decisions."""

    def __init__(self, inquiry: Inquiry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self.inquiry = inquiry
        inquiry.changed.connect(self._know_more)
        self._match: Match | None = None
        self._words: Words[Any] | None = None
        self._decisions = 0
        self._luck = Luck(self)
        self._title = widgets.label("head", wrap=True)
        self._progress = widgets.label("muted", wrap=True)
        self.told = widgets.label(wrap=True)
        """Luck and choices."""
        self.curves = Curves()
        self.curves.chosen.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 8, 0)
        for part in (self._title, self._progress, self.told, self.curves):
            column.addWidget(part)
        column.addStretch(1)
        self.hide()

    def watch(self, match: Match) -> None:
        """Somebody plays: nothing is shown."""
        self._match = None
        self.hide()
        self.inquiry.watch(match)

    def begin(self, match: Match, words: Words[Any]) -> None:
        """Works out the chances of a match that is over; shows what it has got already if it is
        the same one."""
        if match is self._match and len(match.decisions) == self._decisions:
            return
        self.hide()
        self._match, self._words, self._decisions = match, words, len(match.decisions)
        self.curves.names = [seat.name for seat in match.seats]
        self.curves.whole = self._decisions
        self.curves.done = False
        self.curves.points = [[] for _ in match.seats]
        self.retranslate()
        self.inquiry.begin(match)

    def stop(self) -> None:
        self.inquiry.stop()
        self._match = None
        self.hide()

    def show_position(self, position: int | None) -> None:
        """Marks where one looks back to."""
        self.curves.here = position
        self.curves.update()

    def _know_more(self) -> None:
        """Nothing waits for all of it; but a curve that stops short is no use to anybody."""
        if self._match is None:
            return
        analysis = self.inquiry.analysis
        if self.inquiry.failed:
            self.hide()
        if self.inquiry.failed or analysis is None:
            return
        self.curves.points = points_of(analysis)
        self.curves.done = analysis.complete
        self.curves.setAccessibleDescription(self.curves.told(self._decisions))
        self.curves.update()
        self.retranslate()
        # not before: axes alone say nothing
        self.show()

    def retranslate(self) -> None:
        title = self.tr("Chances during the match")
        self._title.setText(title)
        self.curves.setAccessibleName(title)
        self._progress.setVisible(not self.curves.done)
        worked_out = len(self.curves.points[0]) if self.curves.points else 0
        text = self.tr("Being worked out: {number} of {all}")
        self._progress.setText(text.format(number=worked_out, all=self._decisions + 1))
        analysis = self.inquiry.analysis if self._match else None
        self.told.setVisible(self.curves.done)
        if self.curves.done and analysis and self._words and self._match:
            seat = whose(self._words, self._match)
            self.told.setText(self._luck.whole(self._words, analysis, seat))
        self.updateGeometry()


def points_of(analysis: Analysis) -> list[list[Point]]:
    """The chances of each seat, as far as they are known."""
    known = [analysis.start, *(moment.after for moment in analysis.moments)]
    return [
        [Point(number, chances.shares[seat]) for number, chances in enumerate(known)]
        for seat in range(len(analysis.start.shares))
    ]


def whose(words: Words[Any], match: Match) -> int:
    """The seat that is spoken of: of the only person, or of whoever won."""
    you = words.setup.you
    if you is not None:
        return you
    return next(iter(match.winners), 0)
