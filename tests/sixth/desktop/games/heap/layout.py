"""Where the counters lie: pure geometry."""

from PySide6.QtCore import QPointF, QRectF

SIZE = 64.0


def row(area: QRectF, count: int) -> list[QPointF]:
    """The last one, which is taken first, at the left."""
    step = min(SIZE + 8, area.width() / max(count, 1))
    left = area.center().x() - step * (count - 1) / 2
    return [QPointF(left + step * n, area.center().y() - 60) for n in range(count)]


def bowl(area: QRectF) -> QPointF:
    return QPointF(area.center().x(), area.center().y() + 90)
