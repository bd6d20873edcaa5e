"""Unreadable files among the matches: how many there are and, on request, why."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from boomerang_desktop.desktop.look import assets, widgets
from boomerang_desktop.desktop.texts import Texts

if TYPE_CHECKING:
    from boomerang_desktop.library.library import Unreadable

MOST = 3
"""Maximum number of files listed by name."""


class UnreadableButton(QPushButton):
    """Hidden while everything can be read."""

    told = Signal(str)
    """Emits the list of files, and what is wrong with each."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "plain")
        self.setIcon(assets.icon("warning"))
        self._texts = Texts(self)
        self._files: Sequence[Unreadable] = ()
        self.clicked.connect(lambda: self.told.emit(self._why()))
        self.hide()

    def set_files(self, files: "Sequence[Unreadable]") -> None:
        self._files = files
        self.retranslate()
        self.setVisible(bool(files))

    def retranslate(self) -> None:
        self.setText(self.tr("%n file(s) cannot be read", "", len(self._files)))
        widgets.set_tip(self, self._why("\n"))

    def _why(self, between: str = " · ") -> str:
        text = self.tr("“{file}”: {reason}")
        told = [
            text.format(file=found.path.name, reason=self._texts.record_error(found.error))
            for found in self._files[:MOST]
        ]
        more = len(self._files) - len(told)
        if more:
            told.append(self.tr("%n more file(s)", "", more))
        return between.join(told)
