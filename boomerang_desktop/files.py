"""Locates the files shipped with the program: pictures, texts, lessons."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parent


@cache
def root(folder: str = "assets") -> Path:
    """A shipped folder: inside the installed package, or beside it in a checkout."""
    installed = _PACKAGE / folder
    return installed if installed.is_dir() else _PACKAGE.parent / folder
