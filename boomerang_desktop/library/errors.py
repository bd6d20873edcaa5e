"""What can go wrong with a library, in kinds that a screen can put into words."""

import errno
from enum import Enum
from pathlib import Path

from boomerang_desktop.storage import Foreign, LaterVersion


class Trouble(Enum):
    INDEX_DAMAGED = "the list of matches was damaged and is being made anew"
    DISK_FULL = "the disk is full"
    NO_PERMISSION = "there is no permission to write"
    VANISHED = "the file is no longer there"
    LATER_VERSION = "the file was written by a later version"
    DAMAGED = "the file is damaged"
    FAILED = "something went wrong with the file"


class LibraryError(Exception):
    """What went wrong with which file. No data has been lost."""

    def __init__(self, trouble: Trouble, path: Path, detail: str = "") -> None:
        said = f"{trouble.value}: {path.name}"
        super().__init__(f"{said} ({detail})" if detail else said)
        self.trouble = trouble
        self.path = path
        self.detail = detail


_KINDS = {
    errno.ENOSPC: Trouble.DISK_FULL,
    errno.EDQUOT: Trouble.DISK_FULL,
    errno.EACCES: Trouble.NO_PERMISSION,
    errno.EPERM: Trouble.NO_PERMISSION,
    errno.EROFS: Trouble.NO_PERMISSION,
    errno.ENOENT: Trouble.VANISHED,
}


def library_error(error: OSError | Foreign, path: Path) -> LibraryError:
    """Convert a file error to a LibraryError."""
    if isinstance(error, Foreign):
        later = isinstance(error, LaterVersion)
        return LibraryError(Trouble.LATER_VERSION if later else Trouble.DAMAGED, path, str(error))
    kind = _KINDS.get(error.errno or 0, Trouble.FAILED)
    return LibraryError(kind, path, error.strerror or str(error))
