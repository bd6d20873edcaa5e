"""The frame round what a coach speaks about."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.items import Item, Outline

APART, FRAMED = 4, 9.0
"""The gap between frame and thing, and how far the frame reaches out in all."""
ARM = 24.0
"""The length of the frame's arms, at most."""
FLAT = 4
"""A thing that many times as wide as high is a row."""
ROUND, FINE = 120.0, 200
"""A round thing larger than this gets a round frame, made of this many points."""
DARK, LIGHT = "#1B1B1B", "#FFFFFF"
"""Colours of the frame, as of the keyboard's ring."""


class CornerFrame(Outline):
    """Four corners round each thing the coach speaks about. Games draw rings and edges; only the
    coach draws corners."""

    def __init__(self) -> None:
        super().__init__(1900)

    def strokes(self) -> Sequence[tuple[str, float]]:
        t = theme.tokens()
        # dark, light and coloured: one of them stands out, whatever lies below
        return (DARK, 7.0), (LIGHT, 5.4), (t.accent, 3.2)

    def round(self, items: Sequence[Item]) -> None:
        path = QPainterPath()
        for item in items:
            for line in _round_lines(item) or _square_lines(item.rect):
                path.addPolygon(item.mapToScene(QPolygonF(line)))
        self.draw_round(path)
        self.setVisible(bool(items))


def _square_lines(box: QRectF) -> list[list[QPointF]]:
    """An angle at each corner of a box."""
    # rows of a paper lie close above one another
    edge = 0 if box.width() > FLAT * box.height() else APART
    box = box.adjusted(-APART, -edge, APART, edge)
    aside = QPointF(min(ARM, box.width() * 0.3), 0)
    down = QPointF(0, min(ARM, box.height() * 0.3))
    return [
        [at + across, at, at + along]
        for at, across, along in (
            (box.topLeft(), aside, down),
            (box.topRight(), -aside, down),
            (box.bottomRight(), -aside, -down),
            (box.bottomLeft(), aside, -down),
        )
    ]


def _round_lines(item: Item) -> list[list[QPointF]]:
    """Four arcs round a thing so large that corners would cover others; none if it is small or
    fills its box."""
    box, outline = item.rect, item.outline()
    corner = QPointF(box.left() + box.width() / 10, box.top() + box.height() / 10)
    if min(box.width(), box.height()) < ROUND or outline.contains(corner):
        return []
    lines: list[list[QPointF]] = []
    drawn = False
    for number in range(FINE + 1):
        at = outline.pointAtPercent(number / FINE)
        x = abs(at.x() - box.center().x()) / box.width()
        y = abs(at.y() - box.center().y()) / box.height()
        aslant = min(x, y) > 0.5 * max(x, y)
        if aslant and not drawn:
            lines.append([])
        if aslant:
            lines[-1].append(at)
        drawn = aslant
    return lines
