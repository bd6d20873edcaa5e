"""What every dialog is made of."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop.desktop.look import theme, widgets

BAR = 14
"""Pixels for a scroll bar and the gap before it."""
_SCROLLS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class Shade(QWidget):
    """Over a window that waits until what lies upon it is gone."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and (window := self.parentWidget()):
            self.setGeometry(window.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(0, 0, 0, 90))


class OverlayDialog(QDialog):
    """Lies over the middle of its window, which is in the shade as long as it has to wait, with an
    edge of its own: where windows have no manager, nobody else sees to that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._placed = False
        """Whether it has been put over the window; from then on it stays where people like it."""
        self._shade: Shade | None = None

    def put(self, size: QSize, centre: QPoint) -> None:
        """Of that size around a point, but whole on its screen or over the window."""
        box, room = QRect(QPoint(), size), self.screen().availableGeometry()
        if over := self.parentWidget():
            room = room.united(over.window().geometry())
        box.moveCenter(centre)
        box.moveRight(min(box.right(), room.right()))
        box.moveBottom(min(box.bottom(), room.bottom()))
        box.moveLeft(max(box.left(), room.left()))
        box.moveTop(max(box.top(), room.top()))
        self.setGeometry(box)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        over = self.parentWidget()
        layout, size = self.layout(), self.size()
        if layout is not None and layout.hasHeightForWidth():
            # by itself Qt gives it too much, or on a low screen too little, and squeezes its texts
            size.setHeight(layout.totalHeightForWidth(size.width()))
            self.resize(size)
        if over is not None and not self._placed:
            self.put(size, over.window().geometry().center())
        self._placed = True
        if over is not None and self.isModal() and self._shade is None:
            self._shade = Shade(over.window())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses whatever has the focus, and only if that is no button the usual one."""
        widget = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            widget, QAbstractButton
        ):
            widget.click()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        shade, self._shade = self._shade, None
        if shade is not None:
            shade.hide()
            shade.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QColor(theme.tokens().muted))
        for inner in (0, 1):
            painter.drawRect(self.rect().adjusted(inner, inner, -inner - 1, -inner - 1))


class TitledDialog(widgets.Worded, OverlayDialog):
    """A title, a body and Close; the texts follow the language. As large as its body wants, never
    larger than the window under it: then the body scrolls."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = widgets.label("title")
        self._paper = QWidget()
        self.body = QVBoxLayout(self._paper)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(theme.GRID)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._paper)
        # the keys that scroll are heard by the sheet: no empty stop on the way to what can be done
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        edge = 3 * theme.GRID
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(2 * theme.GRID)
        column.addWidget(self.head)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.buttons)
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self.fit)

    def set_title(self, text: str) -> None:
        self.head.setText(text)
        self.setWindowTitle(text)

    def wanted(self) -> QSize:
        """How large it would like to be; a height of 0: as high as its body is at that width."""
        return QSize(0, 0)

    def fit(self) -> bool:
        """As large as it wants, or as the window allows; also smaller than it was. Whether all of
        it can be seen at once."""
        widgets.spread_out(self)
        layout = self.layout()
        assert layout
        for laid_out in (self.body, layout):
            laid_out.activate()
        edges = layout.contentsMargins()
        side = edges.left() + edges.right()
        room = self.room()
        wanted = self.wanted()
        wide = max(wanted.width(), self.body.sizeHint().width() + side)
        wide = max(min(wide, room.width()), self.body.minimumSize().width() + side)
        around = edges.top() + edges.bottom() + 2 * layout.spacing()
        around += self.head.sizeHint().height() + self.buttons.sizeHint().height()
        inside = self.body.totalHeightForWidth(wide - side)
        if inside < 0:
            inside = self.body.totalSizeHint().height()
        high = wanted.height() or inside + around
        whole = wide <= room.width() and high <= room.height()
        if high > room.height():
            high = room.height()
            wide = min(wide + BAR, max(room.width(), wide))
        # a bar that is no longer needed would not go by itself: beside it there is less room
        policy = Qt.ScrollBarPolicy
        self._scroll.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if whole else policy.ScrollBarAsNeeded
        )
        self.put(QSize(wide, high), self.geometry().center())
        return whole

    def room(self) -> QSize:
        """The largest that it can be."""
        over = self.parentWidget()
        if over is not None and over.window().isVisible():
            size = over.window().size()
        else:
            size = self.screen().availableSize()
        return size - QSize(2 * theme.GRID, 2 * theme.GRID)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if action := _SCROLLS.get(Qt.Key(event.key())):
            self._scroll.verticalScrollBar().triggerAction(action)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.fit()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            # after all its parts have been told
            self._fitting.start()
        super().changeEvent(event)
