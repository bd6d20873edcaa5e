"""Where the platform keeps what belongs to this program."""

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

HOME = "BOOMERANG_HOME"
"""Set in the environment, this one folder holds settings and saves: on a USB stick, say, or in a
test."""


def _folder(kind: QStandardPaths.StandardLocation) -> Path:
    own = os.environ.get(HOME)
    return Path(own) if own else Path(QStandardPaths.writableLocation(kind))


def data() -> Path:
    return _folder(QStandardPaths.StandardLocation.AppDataLocation)


def config() -> Path:
    return _folder(QStandardPaths.StandardLocation.AppConfigLocation)


def cache() -> Path:
    """What can be made anew at any time."""
    own = os.environ.get(HOME)
    return Path(own) / "cache" if own else _folder(QStandardPaths.StandardLocation.CacheLocation)
