"""Counters and a bowl."""

from PySide6.QtGui import QColor, QPainter, QPainterPath

from boomerang_desktop.desktop.scene.items import Item


class Disc(Item):
    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self.rect)
        return path

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QColor("#2B2622"))
        painter.setBrush(QColor("#E8B04A" if self.key[0] == "counter" else "#7A5B3A"))
        painter.drawPath(self.outline())
