"""System errors, translated to kinds that a screen can put into words."""

import errno
import os
from pathlib import Path

import pytest

from boomerang_desktop.library.errors import Trouble, library_error


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, Trouble.DISK_FULL),
        (errno.EACCES, Trouble.NO_PERMISSION),
        (errno.EROFS, Trouble.NO_PERMISSION),
        (errno.ENOENT, Trouble.VANISHED),
        (errno.EIO, Trouble.FAILED),
    ],
)
def test_every_complaint_has_its_kind(number: int, kind: Trouble) -> None:
    error = library_error(OSError(number, os.strerror(number)), Path("folder/a.boomerang"))
    assert error.trouble is kind
    assert str(error) == f"{kind.value}: a.boomerang ({os.strerror(number)})"
