"""Files that the player opens, saves or drags onto the window."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from boomerang_desktop.desktop.dialogs.saving import dated, where_to_save
from boomerang_desktop.desktop.saves import ENDING

if TYPE_CHECKING:
    from datetime import datetime


class Files(QObject):
    """Asks which file is meant; None if the player cancels."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def to_open(self) -> Path | None:
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a record"), "", self._records()
        )
        return Path(name) if name else None

    def to_import(self) -> list[Path]:
        """Ask for one file or more; the list is empty if the player cancels."""
        from PySide6.QtWidgets import QFileDialog

        names, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Import matches"), "", self._records()
        )
        return list(map(Path, names))

    def to_save(self, called: str, title: str = "") -> Path | None:
        title = title or self.tr("Save the record")
        return where_to_save(self._window, title, f"{called}{ENDING}", self._records())

    def to_keep(self, game_id: str, began: "datetime") -> Path | None:
        """Ask where to put a copy of a match."""
        return self.to_save(dated(game_id, began))

    def folder(self, title: str) -> Path | None:
        from PySide6.QtWidgets import QFileDialog

        name = QFileDialog.getExistingDirectory(self._window, title)
        return Path(name) if name else None

    def table(self) -> Path | None:
        """Ask where to save a table of figures."""
        title, kinds = self.tr("Save as a table"), self.tr("Tables (*.csv)")
        return where_to_save(self._window, title, "boomerang.csv", kinds)

    def _records(self) -> str:
        return self.tr("Records of matches (*.boomerang)")


def dropped(event: QDropEvent) -> Path | None:
    """Return the dragged file if it is a single record."""
    files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
    return Path(files[0]) if len(files) == 1 and files[0].endswith(ENDING) else None
