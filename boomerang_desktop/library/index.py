"""The index: what is known about every file, in SQLite, so that ten thousand matches list at once.
It is a cache. A missing, damaged or outdated index is rebuilt; where it cannot be written it lives
in memory."""

import sqlite3
import threading
import zlib
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

from boomerang_desktop import __version__, storage
from boomerang_desktop.library.errors import LibraryError, Trouble

_SCHEMA = 3
_VERSION = zlib.crc32(f"{_SCHEMA}/{__version__}".encode()) & 0x7FFFFFFF
"""Includes the program's version: another one may be able to read more."""
_PATIENCE = 5.0
"""Seconds to wait while another instance is writing."""
_T = TypeVar("_T")


class Known(NamedTuple):
    """What reveals that a file, or what lies beside it, has changed."""

    size: int
    time: int
    beside: str
    id: str
    """The match's id, by which its note is found."""


class IndexRow(NamedTuple):
    """One file. `packed` holds the whole entry; the other columns can be searched."""

    name: bytes
    """Path relative to the library's folder, in the system's encoding."""
    size: int
    time: int
    beside: str
    fault: str = ""
    """Empty unless the file cannot be read."""
    id: str = ""
    game: str = ""
    played: str = ""
    length: int = 0
    title: str = ""
    deal: str = ""
    over: bool = False
    running: bool = False
    starred: bool = False
    assisted: bool = False
    analysed: bool = False
    challenge: bool = False
    person_won: bool = False
    """Excludes matches won by a bot from a search for winners."""
    names: str = ""
    """Everybody's name as spelled, one per line."""
    words: str = ""
    sitting: str = ""
    packed: str = ""

    @property
    def checksum(self) -> int:
        return zlib.crc32(repr(tuple(map(_plain, self))).encode())


def _plain(found: object) -> object:
    return int(found) if isinstance(found, bool) else found


_COLUMNS = ", ".join(IndexRow._fields)
_CREATE = f"""
CREATE TABLE file (name BLOB PRIMARY KEY, {", ".join(IndexRow._fields[1:])}, checksum);
CREATE INDEX by_time ON file (played, id);
CREATE INDEX by_title ON file (title COLLATE NOCASE, played DESC, id DESC);
CREATE INDEX by_game ON file (game, played DESC, id DESC);
CREATE INDEX by_length ON file (length DESC, played DESC, id DESC);
CREATE INDEX by_id ON file (id);
CREATE INDEX by_deal ON file (deal);
CREATE INDEX unreadable ON file (name) WHERE fault != '';
PRAGMA user_version = {_VERSION};
"""
_CORRUPT = "SQLITE_CORRUPT"
_MOVED = "SQLITE_READONLY_DBMOVED"
"""The file was moved or deleted while open."""
_KINDS = {
    _MOVED: Trouble.INDEX_DAMAGED,
    "SQLITE_FULL": Trouble.DISK_FULL,
    "SQLITE_READONLY": Trouble.NO_PERMISSION,
    "SQLITE_CANTOPEN": Trouble.NO_PERMISSION,
    "SQLITE_PERM": Trouble.NO_PERMISSION,
    "SQLITE_BUSY": Trouble.FAILED,
    "SQLITE_LOCKED": Trouble.FAILED,
}
"""Prefixes of SQLite's error names; any other error means damage."""


class Damaged(Exception):
    """The index holds something impossible."""


class Index:
    """The cached content of all files. Threads may share it; calls run one at a time."""

    def __init__(self, path: Path | None) -> None:
        """Without a path it lives in memory."""
        self._path = path
        self._lock = threading.RLock()
        self._db: sqlite3.Connection | None = None
        self.trouble: LibraryError | None = None
        """Why the index was rebuilt, or why it lives in memory; all files must then be read
        again."""

    def known(self) -> dict[bytes, Known]:
        """What is known about each file. Reads every row, verifying its checksum."""
        return self._do(_known)

    def put(self, rows: Sequence[IndexRow]) -> None:
        marks = ", ".join("?" for _ in IndexRow._fields)
        text = f"INSERT OR REPLACE INTO file ({_COLUMNS}, checksum) VALUES ({marks}, ?)"
        self._do(lambda db: db.executemany(text, [(*row, row.checksum) for row in rows]))

    def drop(self, names: Iterable[bytes]) -> None:
        gone = [(name,) for name in names]
        self._do(lambda db: db.executemany("DELETE FROM file WHERE name = ?", gone))

    def select(
        self, columns: str, rest: str, given: Sequence[object], read: Callable[..., _T]
    ) -> list[_T]:
        """Return what `read` makes of each row."""
        text = f"SELECT {columns} FROM file {rest}"
        return self._do(lambda db: [read(*row) for row in db.execute(text, given)])

    def close(self) -> None:
        with self._lock:
            if self._db is not None:
                with suppress(sqlite3.Error):
                    self._db.close()
                self._db = None

    def _do(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """Do the work. On failure retry with a new index, then in memory."""
        with self._lock:
            for memory in (False, True):
                try:
                    return self._work(work)
                except sqlite3.Error as error:
                    name = getattr(error, "sqlite_errorname", _CORRUPT)
                    self._begin_anew(error, name, memory)
                except (Damaged, ValueError, TypeError, KeyError) as error:
                    self._begin_anew(error, _CORRUPT, memory)
            return self._work(work)

    def _work(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        if self._db is None:
            self._db = self._opened()
        with self._db:
            return work(self._db)

    def _opened(self) -> sqlite3.Connection:
        if self._path is not None:
            with suppress(OSError):  # SQLite will report what is wrong
                storage.make_folder(self._path.parent)
                # SQLite gives its journal the mode of this file
                storage.claim(self._path)
        db = sqlite3.connect(self._path or ":memory:", _PATIENCE, check_same_thread=False)
        try:
            # a power cut may lose it: it can be rebuilt from the files
            db.execute("PRAGMA synchronous = OFF")
            if _version(db) != _VERSION:
                _create(db)
        except BaseException:
            db.close()
            raise
        return db

    def _begin_anew(self, error: Exception, name: str, memory: bool) -> None:
        self.close()
        if self._path is None:
            return
        kind = next((kind for start, kind in _KINDS.items() if name.startswith(start)), None)
        kind = kind or Trouble.INDEX_DAMAGED
        self.trouble = LibraryError(kind, self._path, str(error))
        if memory or kind is not Trouble.INDEX_DAMAGED or not self._cleared(name):
            self._path = None

    def _cleared(self, name: str) -> bool:
        """Whether there is room for a new file. Another instance's file is not ours to clear."""
        assert self._path
        try:
            for beside in () if name == _MOVED else ("", "-journal"):
                self._path.with_name(self._path.name + beside).unlink(missing_ok=True)
        except OSError:
            return False
        return True


def _version(db: sqlite3.Connection) -> int:
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


def _create(db: sqlite3.Connection) -> None:
    """Create the tables in one transaction, so that another instance sees all of them or none."""
    with db:
        db.execute("BEGIN IMMEDIATE")
        if _version(db) == _VERSION:
            return  # another instance was faster
        db.execute("DROP TABLE IF EXISTS file")
        for text in _CREATE.strip().split(";\n"):
            db.execute(text)


def _known(db: sqlite3.Connection) -> dict[bytes, Known]:
    ((sound, *_), *_) = db.execute("PRAGMA integrity_check")
    if sound != "ok":
        raise Damaged(sound)
    found = {}
    for *values, checksum in db.execute(f"SELECT {_COLUMNS}, checksum FROM file"):
        row = IndexRow(*values)
        if row.checksum != checksum:
            raise Damaged("a row is not what was written")
        found[row.name] = Known(row.size, row.time, row.beside, row.id)
    return found
