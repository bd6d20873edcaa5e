"""Reads and writes files safely, and keeps small JSON files beside the matches.

Everything the program stores is private to the account: files of mode 0600 in folders of mode 0700.
Modes mean nothing on Windows; there the folders lie in the account's own profile.

Each small file states its format and version. Anything else found in its place, damaged or foreign,
reads as if the file were missing; it is never deleted, and `trouble` says what is wrong with it.
Nothing here loads the rules of a game."""

import errno
import os
import stat
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar

T = TypeVar("T")

LARGEST = 1 << 22
"""Maximum size in bytes; larger files are not read."""
_WRONG = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)
"""What parsing content of the wrong shape can raise."""

_OWN_FILE, _OWN_FOLDER, _ANY_FILE = 0o600, 0o700, 0o666
_OTHERS = 0o077
# flags that some systems lack
_BINARY = getattr(os, "O_BINARY", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_NEW = os.O_CREAT | os.O_EXCL | _NO_LINK
_PATIENCE = 1.0 if os.name == "nt" else 0.0
"""Seconds. Windows lets no file be opened, replaced or removed that another program holds, as a
virus scanner or a cloud folder does for a moment: that looks like a lack of permission."""
_PAUSE = 0.01
_LONGEST_NAME = 40
"""Characters of a file's name used for its temporary neighbour, which must not exceed the disk's
limit."""


class Foreign(Exception):
    """The file is not in the expected format."""


class LaterVersion(Foreign):
    """The format is right, but a later version of the program wrote the file."""


class JsonFile(Generic[T]):
    def __init__(
        self,
        path: Path,
        format: str,
        version: int,
        take: Callable[[dict[str, Any]], T],
        largest: int = LARGEST,
    ) -> None:
        """`take` turns the file's content into a value, or an empty dict if there is none. It may
        raise any error that wrong content causes."""
        self.path = path
        self._format, self._version = format, version
        self._take, self._largest = take, largest
        self.trouble: OSError | Foreign | None = None
        """Why the existing file could not be read."""

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
        """Write the file, setting a damaged one aside first. Raises OSError; raises `trouble` if
        the existing file may be sound: unreadable just now, or of a later version."""
        if isinstance(self.trouble, OSError | LaterVersion):
            raise self.trouble
        self._write(held)

    def write_anyway(self, held: Mapping[str, object]) -> None:
        """Write the file, setting aside whatever could not be read. Ignores write errors: a full
        disk is reported where a match is at stake."""
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
    """Open a regular file for reading; opening or reading anything else might block forever. Raises
    OSError."""
    if os.name == "nt" and path.is_dir():
        # Windows would speak of a lack of permission
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    file = _patiently(lambda: os.open(path, os.O_RDONLY | _NO_WAIT | _BINARY))
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
    """Return the object in a JSON file. Raises OSError, and Foreign if there is none."""
    data = read(path, largest)
    # imported late: the window's first picture need not wait for it
    import json

    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Foreign(str(error)) from None
    if not isinstance(found, dict):
        raise Foreign("it holds no object")
    return found


def make_folder(path: Path) -> None:
    """Create a folder and its missing parents, readable by this account alone. Raises OSError."""
    if not path.exists():
        make_folder(path.parent)
        path.mkdir(_OWN_FOLDER, exist_ok=True)


def write(
    path: Path, content: str | bytes, *, private: bool = True, modified: float | None = None
) -> None:
    """Write a temporary neighbour and rename it, so that readers always find a whole file. Files
    the user saves elsewhere are not `private`: they get the mode of any new file. `modified` is the
    file's time, now by default. Raises OSError."""
    # the same bytes on every system
    data = content.encode() if isinstance(content, str) else content
    # a name that no other account can guess, for a file that did not exist before
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
        move(neighbour, path)
    finally:
        remove(neighbour)


def remove(path: Path) -> None:
    """Remove a file, if it is there. Raises OSError."""
    _patiently(lambda: path.unlink(missing_ok=True))


def move(path: Path, target: Path) -> None:
    """Give a file another name on the same disk; what has that name is replaced. Raises OSError."""
    _patiently(lambda: path.replace(target))


def _patiently(do: Callable[[], T]) -> T:
    """Try again for as long as another program may hold the file."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            return do()
        except PermissionError:
            if time.monotonic() >= end:
                raise
        time.sleep(_PAUSE)


def append(path: Path, text: str) -> None:
    """Append to a private file. Raises OSError."""
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | _NO_LINK | _NO_WAIT
    made = _patiently(lambda: os.open(path, flags, _OWN_FILE))
    with os.fdopen(made, "a", encoding="utf-8") as file:
        file.write(text)


def claim(path: Path) -> None:
    """Create an empty private file for code that opens files itself, such as SQLite. An existing
    file stays; a pipe or a device, which might block when opened, is set aside. Raises OSError."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        set_aside(path)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | _NEW, _OWN_FILE))


def tighten(folder: Path, ours: Callable[[str], bool] = lambda name: True) -> None:
    """Make private what an earlier version left open to other accounts: entries of the folder whose
    names are `ours`, and everything below them. The folder itself comes last, unless it holds other
    entries too; once it is private its content is not checked again. Links are not followed, and
    files of other accounts stay as they are."""
    if os.name == "nt":
        return
    with suppress(OSError):
        top = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            mode = os.fstat(top).st_mode
            # a sticky folder, such as /tmp, is shared by all accounts
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
    """Close a file or folder to others; return whether it is a folder of ours."""
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
        with suppress(OSError):  # not every file system has modes
            os.fchmod(file, stat.S_IMODE(found.st_mode) & ~_OTHERS)
    return is_folder


def set_aside(path: Path) -> None:
    """Give it another name. What was set aside before stays. Raises OSError."""
    move(path, free(path.with_name(f"{path.name}.damaged")))


def free(path: Path) -> Path:
    """An unused name beside the path."""
    number = 0
    found = path
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{number}-{path.name}")
    return found
