"""A question with two answers, over the window: what happens behind it goes on."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boomerang_desktop.desktop.dialogs.overlay import OverlayDialog
from boomerang_desktop.desktop.look import theme, widgets


class Question(OverlayDialog):
    def __init__(self, text: str, yes: str, no: str, parent: QWidget | None = None) -> None:
        """`no` is what Return and Escape say."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Boomerang Desktop"))
        self.text = widgets.label("lead", wrap=True)
        self.text.setText(text)
        self.text.setMinimumWidth(round(380 * theme.text_scale()))
        self.yes, self.no = widgets.button(), widgets.button(role="main")
        self.yes.setText(yes)
        self.no.setText(no)
        self.yes.setAutoDefault(False)
        self.no.setDefault(True)
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        column = QVBoxLayout(self)
        edge = 3 * theme.GRID
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(3 * theme.GRID)
        column.addWidget(self.text)
        column.addLayout(row)
        self.no.setFocus()
