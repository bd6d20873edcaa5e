"""The paper that every dialog is written on."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from boomerang_desktop.desktop.look import theme, widgets


class Sheet(QDialog):
    """A title, a body and Close; the texts follow the language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = widgets.label("title")
        self.body = QVBoxLayout()
        self.body.setSpacing(theme.GRID)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        edge = 3 * theme.GRID
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(2 * theme.GRID)
        column.addWidget(self.head)
        column.addLayout(self.body, 1)
        column.addWidget(self.buttons)

    def set_title(self, text: str) -> None:
        self.head.setText(text)
        self.setWindowTitle(text)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._grow()

    def _grow(self) -> None:
        """Wrapped text needs a height that only its width tells."""
        layout = self.layout()
        assert layout
        # texts that have just changed are measured now, not when their turn comes
        layout.activate()
        needed = layout.totalHeightForWidth(self.width())
        if needed > self.height():
            self.resize(self.width(), needed)

    def retranslate(self) -> None:
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._grow()
        super().changeEvent(event)
