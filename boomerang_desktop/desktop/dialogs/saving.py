"""Where something is to be saved."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

from boomerang_desktop.desktop.games import GAME_INFOS

if TYPE_CHECKING:
    from datetime import datetime

_latest: Path | None = None
"""The folder that was chosen last."""


def dated(game_id: str, began: "datetime") -> str:
    """What the file of a match is called."""
    return f"{GAME_INFOS[game_id].name()} {began.astimezone():%Y-%m-%d}"


def where_to_save(parent: QWidget, title: str, name: str, kinds: str) -> Path | None:
    """Asks for a file; `name` is proposed, in the folder chosen last or else among the documents.
    None if the player cancels."""
    global _latest
    from PySide6.QtWidgets import QFileDialog

    proposed = (_latest or _documents()) / name
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), kinds)
    if not chosen:
        return None
    path = Path(chosen)
    _latest = path.parent
    return path if path.suffix else path.with_suffix(proposed.suffix)


def _documents() -> Path:
    """Where it is missing, where whoever sits here has all that is theirs."""
    kind = QStandardPaths.StandardLocation.DocumentsLocation
    documents = Path(QStandardPaths.writableLocation(kind))
    return documents if documents.is_dir() else Path.home()
