"""Small things that every page is made of."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QToolButton, QWidget

from boomerang_desktop.desktop import assets, theme


class Translated(QWidget):
    """A widget that writes its texts in `retranslate`, and again when the language changes."""

    def retranslate(self) -> None:
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def label(role: str = "", *, wrap: bool = False) -> QLabel:
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if role:
        made.setProperty("role", role)
    return made


def button(icon: str = "", role: str = "") -> QPushButton:
    made = QPushButton()
    if icon:
        made.setIcon(assets.icon(icon, "on_accent" if role == "main" else "ink"))
    if role:
        made.setProperty("role", role)
    return made


def tool(icon: str) -> QToolButton:
    """A button that is only a picture: its text is read aloud and shown as a tip."""
    made = QToolButton()
    made.setIcon(assets.icon(icon))
    made.setProperty("role", "plain")
    made.setMinimumSize(theme.TOUCH, theme.TOUCH)
    return made


def menu_button(menu: QMenu) -> QToolButton:
    made = tool("menu")
    made.setMenu(menu)
    made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    return made
