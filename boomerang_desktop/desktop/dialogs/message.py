"""One sentence saying what went wrong."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from boomerang_desktop.desktop.dialogs.overlay import OverlayDialog
from boomerang_desktop.desktop.look import assets, theme, widgets


class Message(OverlayDialog):
    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Boomerang Desktop"))
        sign = widgets.label()
        sign.setPixmap(assets.pixmap("icons/info", 32, 32, theme.tokens().accent))
        self.text = widgets.label("lead", wrap=True)
        self.text.setText(text)
        self.text.setMinimumWidth(round(360 * theme.text_scale()))
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
        buttons.accepted.connect(self.accept)
        row = QHBoxLayout()
        row.setSpacing(2 * theme.GRID)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.text, 1)
        column = QVBoxLayout(self)
        edge = 3 * theme.GRID
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(3 * theme.GRID)
        column.addLayout(row)
        column.addWidget(buttons)


def show(text: str, parent: QWidget | None) -> Message:
    """Opens over the window and returns at once: what happens behind it goes on."""
    made = Message(text, parent)
    made.open()
    return made
