"""What a page shows while it is empty: what will be there, and what to do until then."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from boomerang_desktop.desktop.look import assets, theme, widgets

SIGN = 56
"""Width in pixels at the usual text size."""


class Invitation(QFrame):
    pressed = Signal()

    def __init__(self, icon: str) -> None:
        super().__init__()
        self.setProperty("role", "place")
        self._icon = icon
        self._sign = widgets.label()
        self.text = widgets.label("lead", wrap=True)
        self.button = widgets.button(role="slim")
        self.button.clicked.connect(self.pressed)
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * theme.GRID, theme.GRID, 4 * theme.GRID, theme.GRID)
        column.setSpacing(2 * theme.GRID)
        column.addStretch(1)
        for part in (self._sign, self.text):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(part)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(1)
        self.tell("")

    def tell(self, text: str, button: str = "") -> None:
        """`button` is its caption, if there is something to do."""
        self.text.setText(text)
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self._paint_sign()

    def _paint_sign(self) -> None:
        side = round(SIGN * theme.text_scale())
        self._sign.setPixmap(assets.pixmap(f"icons/{self._icon}", side, side, theme.tokens().muted))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._paint_sign()
