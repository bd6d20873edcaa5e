"""The chances of all seats during a match: rounds are marked, and luck is told from decisions."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.table.after.chances import SYMBOL, Curves, points_of, thinned
from boomerang_desktop.desktop.table.after.luck import hides
from boomerang_desktop.match.analysis import Analysis

BAND = 16.0
"""Pixels of each of the two rows below the curves, at the least: decisions, and luck."""
LEAST = 0.03
"""A step that is worth a mark."""


class Graph(Curves):
    def __init__(self) -> None:
        super().__init__()
        self.rounds: Sequence[int] = ()
        """Positions at which something new begins."""
        self._seat = 0
        self._analysis: Analysis | None = None
        self._other: Analysis | None = None
        """Of a match that began like this one."""
        self.length = 0
        """Decisions of this match."""

    def compare(self, other: Analysis | None, length: int) -> None:
        """`length`: decisions of the other match."""
        self._other = other
        self.whole = max(self.length, length if other else 0)
        self.update()

    def show_analysis(self, analysis: Analysis | None, seat: int) -> None:
        """`seat`: whose luck and decisions are marked."""
        self._analysis, self._seat = analysis, seat
        self.points = points_of(analysis) if analysis else [[] for _ in self.names]
        self.done = analysis is not None and analysis.complete
        self.update()

    def _rows(self) -> list[str]:
        """Where nothing is hidden there is no luck."""
        lucky = self._analysis is None or hides(self._analysis)
        return [self.tr("Choices"), *([self.tr("Luck")] if lucky else [])]

    def plot(self) -> QRectF:
        plot = super().plot().adjusted(0, 0, 0, -self._below())
        # the rows are named at the left
        plot.setLeft(max(plot.left(), *(self._wide(name) + 6 for name in self._rows())))
        return plot

    def _band(self) -> float:
        """As high as what names it."""
        return max(BAND, QFontMetricsF(theme.font("small")).height())

    def _below(self) -> float:
        """What the rows take, under the lower half of the lowest figure."""
        return 2.5 * self._band() - SYMBOL / 2

    def _wide(self, text: str) -> float:
        return QFontMetricsF(theme.font("small")).horizontalAdvance(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._draw_rounds()
        super().paintEvent(event)
        self._draw_other()
        self._draw_steps()

    def _draw_other(self) -> None:
        """How it went otherwise for the seat."""
        if self._other is None:
            return
        painter, plot = QPainter(self), self.plot()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.seat_colour(self._seat), 2, Qt.PenStyle.DashLine))
        points = thinned(points_of(self._other)[self._seat], self.whole)
        painter.drawPolyline(QPolygonF([self._at(point, plot) for point in points]))

    def _draw_rounds(self) -> None:
        painter, plot = QPainter(self), self.plot()
        painter.setPen(QPen(QColor(theme.tokens().line), 1, Qt.PenStyle.DotLine))
        for position in self.rounds:
            x = self._x(position, plot)
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + self._below()))

    def _x(self, position: float, plot: QRectF) -> float:
        return plot.left() + plot.width() * position / max(self.whole, 1)

    def _draw_steps(self) -> None:
        """What each decision brought the seat, and below it what luck did: up is good."""
        painter, plot, tokens = QPainter(self), self.plot(), theme.tokens()
        painter.setFont(theme.font("small"))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        moments = self._analysis.moments if self._analysis else ()
        band = self._band()
        wide = max(3.0, min(7.0, plot.width() / max(self.whole, 1) - 1))
        for row, name in enumerate(self._rows()):
            middle = plot.bottom() + band * (row + 1)
            painter.setPen(QColor(tokens.muted))
            painter.drawText(QRectF(0, middle - band, plot.left() - 6, 2 * band), right, name)
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.drawLine(QPointF(plot.left(), middle), QPointF(plot.right(), middle))
            painter.setPen(Qt.PenStyle.NoPen)
            for moment in moments:
                change = moment.seen(self._seat)[row]
                if abs(change) >= LEAST:
                    high = band / 2 * min(1.0, 0.25 + 3 * abs(change))
                    top = middle - high if change > 0 else middle
                    painter.setBrush(QColor(tokens.good if change > 0 else tokens.warn))
                    at = self._x(moment.number + 0.5, plot) - wide / 2
                    painter.drawRect(QRectF(at, top, wide, high))
