"""The platform's folders for this program's data."""

import os
from fnmatch import fnmatchcase
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from boomerang_desktop import storage

HOME = "BOOMERANG_HOME"
"""Environment variable naming one folder for settings and saves: on a USB stick, say, or in a
test."""
_OURS = (
    *("*.boomerang", "*.note.json", "*.analysis.json", "library.sqlite*", "boomerang.ini*"),
    *("lessons.json*", "profiles.json*", "puzzles.json*", "yours.json*"),
    *("errors.log", "errors.old.log", "running.*", "matches", ".bin", "cache"),
)
"""The program's files and folders in there."""


def _folder(kind: QStandardPaths.StandardLocation) -> Path:
    own = os.environ.get(HOME)
    return Path(own) if own else Path(QStandardPaths.writableLocation(kind))


def data() -> Path:
    return _folder(QStandardPaths.StandardLocation.AppDataLocation)


def config() -> Path:
    return _folder(QStandardPaths.StandardLocation.AppConfigLocation)


def cache() -> Path:
    """The folder for data that can be rebuilt at any time."""
    own = os.environ.get(HOME)
    return Path(own) / "cache" if own else _folder(QStandardPaths.StandardLocation.CacheLocation)


def tighten() -> None:
    """Make private what an earlier version left open to other accounts. A folder chosen by the user
    may hold other files, which are left alone."""
    if own := os.environ.get(HOME):
        storage.tighten(Path(own), lambda name: any(fnmatchcase(name, ours) for ours in _OURS))
    else:
        for folder in {data(), config(), cache()}:
            storage.tighten(folder)
