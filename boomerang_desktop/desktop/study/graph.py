"""The chances of all seats during a match: rounds are marked, and luck is told from decisions."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.table.after.chances import Curves, points_of
from boomerang_desktop.match.analysis import Analysis

BAND = 10.0
"""Pixels of the two rows below the curves: decisions, and luck."""
LEAST = 0.03
"""A step that is worth a mark."""


class Graph(Curves):
    def __init__(self) -> None:
        super().__init__()
        self.rounds: Sequence[int] = ()
        """Positions at which something new begins."""
        self._seat = 0
        self._analysis: Analysis | None = None

    def show_analysis(self, analysis: Analysis | None, seat: int) -> None:
        """`seat`: whose luck and decisions are marked."""
        self._analysis, self._seat = analysis, seat
        self.points = points_of(analysis) if analysis else [[] for _ in self.names]
        self.done = analysis is not None and analysis.complete
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(100, round(170 * theme.text_scale()))

    def plot(self) -> QRectF:
        return super().plot().adjusted(0, 0, 0, -2 * BAND - 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._draw_rounds()
        super().paintEvent(event)
        self._draw_steps()

    def _draw_rounds(self) -> None:
        painter, plot = QPainter(self), self.plot()
        painter.setPen(QPen(QColor(theme.tokens().line), 1, Qt.PenStyle.DotLine))
        for position in self.rounds:
            x = self._x(position, plot)
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 2 * BAND + 4))

    def _x(self, position: float, plot: QRectF) -> float:
        return plot.left() + plot.width() * position / max(self.whole, 1)

    def _draw_steps(self) -> None:
        """What each decision brought the seat, and below it what luck did: up is good."""
        if self._analysis is None:
            return
        painter, plot, tokens = QPainter(self), self.plot(), theme.tokens()
        painter.setPen(Qt.PenStyle.NoPen)
        wide = max(2.0, min(6.0, plot.width() / max(self.whole, 1) - 1))
        for moment in self._analysis.moments:
            at = self._x(moment.number + 0.5, plot) - wide / 2
            for row, (change, round_ends) in enumerate(
                ((moment.decided[self._seat], 0.0), (moment.luck[self._seat], wide / 2))
            ):
                if abs(change) < LEAST:
                    continue
                high = BAND / 2 * min(1.0, 0.3 + 3 * abs(change))
                middle = plot.bottom() + 4 + BAND * (row + 0.5)
                top = middle - high if change > 0 else middle
                painter.setBrush(QColor(tokens.good if change > 0 else tokens.warn))
                painter.drawRoundedRect(QRectF(at, top, wide, high), round_ends, round_ends)
