"""A sentence that stays for a while, perhaps with a way to undo what it reports."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from boomerang_desktop.desktop.look import theme, widgets

SHOWN = 12_000
"""Milliseconds for which it stays."""


class Notice(QFrame):
    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.text = widgets.label(wrap=True)
        self.button = widgets.button("undo", "slim")
        self.button.clicked.connect(self._press)
        self._close = widgets.tool("close")
        self._close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * theme.GRID, 4, 4, 4)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        row.addWidget(self._close)
        self._time = QTimer(self, singleShot=True, interval=SHOWN)
        self._time.timeout.connect(self.hide)
        self.hide()

    def tell(self, text: str, undo: str = "") -> None:
        """`undo` is the caption of its button, if there is one."""
        self.text.setText(text)
        self.button.setText(undo)
        self.button.setVisible(bool(undo))
        widgets.set_tip(self._close, self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))
        self.show()
        self._time.start()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _press(self) -> None:
        self.hide()
        self.pressed.emit()
