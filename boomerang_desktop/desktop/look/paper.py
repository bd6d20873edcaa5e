"""Paper on a table: its shape and its shadow."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

SHADOW = QColor(20, 10, 0, 70)
LOW, HIGH = (1.0, 3.0), (2.0, 5.0)
"""How far the shadow falls from paper on the table, and from paper above it."""


def rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def oval(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(box)
    return path


def draw_paper(
    painter: QPainter,
    shape: QPainterPath,
    fill: QColor | str,
    edge: QPen | None = None,
    *,
    falls: tuple[float, float] = LOW,
    shadow: QColor = SHADOW,
) -> None:
    """Draw a shape on its shadow."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawPath(shape.translated(*falls))
    painter.setBrush(QColor(fill))
    if edge is not None:
        painter.setPen(edge)
    painter.drawPath(shape)
