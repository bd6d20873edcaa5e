"""Where something is to be saved."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

_latest: Path | None = None
"""The folder that was chosen last."""


def where_to_save(parent: QWidget, title: str, name: str, kinds: str) -> Path | None:
    """Asks for a file; `name` is proposed, in the folder chosen last or else among the documents.
    None: somebody thought better of it."""
    global _latest
    from PySide6.QtWidgets import QFileDialog

    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    proposed = (_latest or Path(documents)) / name
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), kinds)
    if not chosen:
        return None
    path = Path(chosen)
    _latest = path.parent
    return path if path.suffix else path.with_suffix(proposed.suffix)
