"""Asks the player's name at the first start, once; it can be skipped."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from boomerang_desktop.desktop.look import theme, widgets
from boomerang_desktop.desktop.texts import LONGEST_NAME


class NameCard(widgets.Translated):
    answered = Signal(str)
    """The name; empty if skipped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        question = self.says(
            widgets.label("lead", wrap=True),
            lambda: self.tr("Welcome. What shall we call you at the table?"),
        )
        self.name = self.says(
            QLineEdit(),
            lambda: self.tr("Your name"),
            QLineEdit.setPlaceholderText,
            QLineEdit.setAccessibleName,
        )
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(round(200 * theme.text_scale()))
        self.name.returnPressed.connect(self._answer)
        self.name.textChanged.connect(self._check)
        self.accept = self.says(widgets.button("check", "main"), lambda: self.tr("That is my name"))
        self.accept.clicked.connect(self._answer)
        self.skip = self.says(widgets.button(role="plain"), lambda: self.tr("Not now"))
        self.skip.clicked.connect(lambda: self.answered.emit(""))
        card = QFrame()
        card.setProperty("role", "card")
        row = QHBoxLayout(card)
        row.setContentsMargins(2 * theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        row.setSpacing(theme.GRID)
        row.addWidget(question, 1)
        row.addWidget(self.name)
        row.addWidget(self.accept)
        row.addWidget(self.skip)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(card)
        self.retranslate()
        self._check()

    def _wanted(self) -> str:
        name = " ".join(self.name.text().split())
        return name if name.isprintable() else ""

    def _check(self) -> None:
        self.accept.setEnabled(bool(self._wanted()))

    def _answer(self) -> None:
        if name := self._wanted():
            self.answered.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.answered.emit("")
        else:
            super().keyPressEvent(event)
