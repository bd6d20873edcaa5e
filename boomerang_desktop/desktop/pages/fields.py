"""Choices and check boxes in the colours of the text, which a style sheet cannot give them."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from boomerang_desktop.desktop.look import assets, theme, widgets


class Combo(QComboBox):
    """With an arrow, a list that shows every choice, and a name on every platform: on Linux screen
    readers take what is chosen for the name, and ask for a label beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = widgets.label()
        self._label.setParent(parent)
        self._label.hide()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self._label.setAccessibleName(name)
        self._label.setBuddy(self)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:
            # only a sibling counts as a label
            self._label.setParent(self.parentWidget())
        return super().event(event)

    def showPopup(self) -> None:
        self.setMaxVisibleItems(max(1, self.count()))
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = round(16 * theme.text_scale())
        area = QRectF(self.width() - size - 10, (self.height() - size) / 2, size, size)
        colour = theme.tokens().ink if self.isEnabled() else theme.tokens().muted
        assets.draw(QPainter(self), "icons/chevron_down", area, colour)


class Check(QCheckBox):
    """With a box that is filled when it is ticked."""

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        t = theme.tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, option, self)
        box = QRectF(1.5, (self.height() - size) / 2 + 0.5, size - 1, size - 1)
        on = self.isChecked() and self.isEnabled()
        painter.setBrush(QColor(t.accent if on else t.raised))
        edge = t.accent if on or self.underMouse() else t.muted
        painter.setPen(QPen(QColor(edge), 1.5))
        painter.drawRoundedRect(box, 5, 5)
        if self.isChecked():
            assets.draw(painter, "icons/check", box.adjusted(2, 2, -2, -2), t.on_accent)
        text = self.rect().adjusted(size + 10, 0, 0, 0)
        painter.setPen(QColor(t.ink if self.isEnabled() else t.muted))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(text, int(middle), self.text())
        if self.hasFocus():
            painter.setPen(QPen(QColor(t.accent), theme.RING))
            below = QPointF(text.left(), self.height() - 2)
            painter.drawLine(below, QPointF(self.width() - 2, self.height() - 2))
