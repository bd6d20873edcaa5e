"""How a file is read and written, and the small files of JSON that are kept beside the matches.

What the program keeps belongs to the account alone: files of mode 0600 in folders of mode 0700. On
Windows modes say nothing; there the folders lie in the account's own profile.

Each small file says what it is and of which version. Whatever else is found in its place, be it
damaged or somebody else's, is as if nothing were there; it is never deleted, and what is wrong with
it is told to whoever wants to know. Nothing here loads the rules of a game.
"""

import errno
import os
import stat
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar

T = TypeVar("T")

LARGEST = 1 << 22
"""Bytes; a larger file is not read at all."""
_WRONG = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)
"""What comes of taking something for what it is not."""

_OWN_FILE, _OWN_FOLDER, _ANY_FILE = 0o600, 0o700, 0o666
_OTHERS = 0o077
# what a system lacks it cannot be asked for
_BINARY = getattr(os, "O_BINARY", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_NEW = os.O_CREAT | os.O_EXCL | _NO_LINK
_LONGEST_NAME = 40
"""Of a file, as a part of its neighbour's name: that must not be too long for the disk."""


class Foreign(Exception):
    """A file is not what it should be."""


class LaterVersion(Foreign):
    """It is, but a later version of the program has written it."""


class Kept(Generic[T]):
    def __init__(
        self,
        path: Path,
        format: str,
        version: int,
        take: Callable[[dict[str, Any]], T],
        largest: int = LARGEST,
    ) -> None:
        """`take` makes something of what the file holds, and of nothing if there is none. It may
        raise whatever comes of content that is wrong."""
        self.path = path
        self._format, self._version = format, version
        self._take, self._largest = take, largest
        self.trouble: OSError | Foreign | None = None
        """Why what was there could not be read."""

    def read(self) -> T:
        self.trouble = None
        try:
            return self._take(self._content())
        except FileNotFoundError:
            pass
        except (OSError, Foreign) as error:
            self.trouble = error
        except _WRONG as error:
            self.trouble = Foreign(str(error))
        return self._take({})

    def _content(self) -> dict[str, Any]:
        held = parsed(self.path, self._largest)
        if held.pop("format", None) != self._format:
            raise Foreign(f"it does not say {self._format!r}")
        version = held.pop("version", None)
        if type(version) is not int:
            raise Foreign("it does not say of which version it is")
        if version > self._version:
            raise LaterVersion("a later version has written it")
        return held

    def write(self, held: Mapping[str, object]) -> None:
        """What was found damaged is set aside first. Raises OSError; and if what is there may well
        be read by somebody else, that trouble."""
        if isinstance(self.trouble, OSError | LaterVersion):
            raise self.trouble
        self._write(held)

    def write_anyway(self, held: Mapping[str, object]) -> None:
        """What could not be read is set aside, whatever it is. What cannot be written costs nothing
        but itself: a full disk is told of where a match is at stake."""
        with suppress(OSError):
            self._write(held)

    def _write(self, held: Mapping[str, object]) -> None:
        import json

        if self.trouble is not None:
            set_aside(self.path)
            self.trouble = None
        make_folder(self.path.parent)
        whole = {"format": self._format, "version": self._version, **held}
        write(self.path, json.dumps(whole, ensure_ascii=False, indent=1) + "\n")


def opened(path: Path) -> BinaryIO:
    """Open a regular file to read: anything else might never end, or never begin. Raises
    OSError."""
    file = os.open(path, os.O_RDONLY | _NO_WAIT | _BINARY)
    try:
        mode = os.fstat(file).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not stat.S_ISREG(mode):
            raise OSError(errno.EINVAL, "not a regular file", str(path))
        return os.fdopen(file, "rb")
    except OSError:
        os.close(file)
        raise


def read(path: Path, largest: int = LARGEST) -> bytes:
    """Read a whole regular file. Raises OSError, and Foreign if it is too large."""
    with opened(path) as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise Foreign("it is too large")
    return data


def parsed(path: Path, largest: int = LARGEST) -> dict[str, Any]:
    """The object in a file of JSON. Raises OSError, and Foreign if there is none."""
    data = read(path, largest)
    # not before there is something to read: the first picture of the window need not wait for it
    import json

    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Foreign(str(error)) from None
    if not isinstance(found, dict):
        raise Foreign("it holds no object")
    return found


def make_folder(path: Path) -> None:
    """Make a folder, and what is missing above it, for this account alone. Raises OSError."""
    if not path.exists():
        make_folder(path.parent)
        path.mkdir(_OWN_FOLDER, exist_ok=True)


def write(
    path: Path, content: str | bytes, *, private: bool = True, modified: float | None = None
) -> None:
    """Write a temporary neighbour and rename it, so that there is always a whole file. What the
    user saves elsewhere is not `private`: it gets the mode of any new file. `modified`: the time
    that the file carries, if it is not now. Raises OSError."""
    # the same bytes on every system
    data = content.encode() if isinstance(content, str) else content
    # a name that another account cannot guess, for a file that was not there before
    neighbour = path.with_name(f".{path.name[:_LONGEST_NAME]}.{os.urandom(8).hex()}.tmp")
    mode = _OWN_FILE if private else _ANY_FILE
    made = os.open(neighbour, os.O_WRONLY | _NEW | _BINARY, mode)
    try:
        with os.fdopen(made, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if modified is not None:
            os.utime(neighbour, (modified, modified))
        neighbour.replace(path)
    finally:
        neighbour.unlink(missing_ok=True)


def append(path: Path, text: str) -> None:
    """Add to a private file that grows. Raises OSError."""
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | _NO_LINK | _NO_WAIT
    with os.fdopen(os.open(path, flags, _OWN_FILE), "a", encoding="utf-8") as file:
        file.write(text)


def claim(path: Path) -> None:
    """Make an empty private file for a library that opens its files itself. A file that is there
    stays; a pipe or a device is set aside, or opening it might never end. Raises OSError."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        set_aside(path)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | _NEW, _OWN_FILE))


def tighten(folder: Path, ours: Callable[[str], bool] = lambda name: True) -> None:
    """Make private what an earlier version has left open to other accounts: in the folder what
    has a name of `ours`, and all below it. The folder itself comes last, unless it holds more
    than that; once it is private nothing in it is looked at again. Links are not followed, and
    what belongs to another account stays as it is."""
    if os.name == "nt":
        return
    with suppress(OSError):
        top = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            mode = os.fstat(top).st_mode
            # a sticky folder, such as /tmp, is everybody's
            if not mode & _OTHERS or mode & stat.S_ISVTX:
                return
            names = os.listdir(top)
            for name in filter(ours, names):
                if _closed(name, top):
                    for _, folders, files, here in os.fwalk(name, dir_fd=top):
                        for each in (*folders, *files):
                            _closed(each, here)
            if all(map(ours, names)):
                _close(top)
        finally:
            os.close(top)


def _closed(name: str, folder: int) -> bool:
    """Close a file or folder to others; whether it is a folder of ours."""
    try:
        found = os.open(name, os.O_RDONLY | _NO_LINK | _NO_WAIT, dir_fd=folder)
    except OSError:
        return False
    try:
        return _close(found)
    finally:
        os.close(found)


def _close(file: int) -> bool:
    found = os.fstat(file)
    is_folder = stat.S_ISDIR(found.st_mode)
    if found.st_uid != os.geteuid() or not (is_folder or stat.S_ISREG(found.st_mode)):
        return False
    if found.st_mode & _OTHERS:
        with suppress(OSError):  # not every disk has modes
            os.fchmod(file, stat.S_IMODE(found.st_mode) & ~_OTHERS)
    return is_folder


def set_aside(path: Path) -> None:
    """Give it another name. What was set aside before stays. Raises OSError."""
    path.replace(free(path.with_name(f"{path.name}.damaged")))


def free(path: Path) -> Path:
    """A name beside it that nothing has yet."""
    number = 0
    found = path
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{number}-{path.name}")
    return found
