"""The library: all matches in a folder. The files are the truth; the index only makes it quick."""

import os
import stat
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import attrs

from boomerang_desktop.library import notes
from boomerang_desktop.library.entry import Aid, Entry
from boomerang_desktop.library.errors import LibraryError, Trouble
from boomerang_desktop.library.index import Index, Known, Row
from boomerang_desktop.library.notes import EMPTY, Note
from boomerang_desktop.library.query import ALL, Query, condition, order, sitting, words
from boomerang_desktop.library.reading import entry_of, packed, unpacked
from boomerang_desktop.match import record
from boomerang_desktop.match.record import Fault, RecordError

ENDING = ".boomerang"
MATCHES = "matches"
AUTOSAVE = f"autosave{ENDING}"
INDEX = "library.sqlite"
_BATCH = 50
_STRETCH, _REST = 5, 0.0005
"""After so many files there is a rest of so many seconds: a window in this process has its turn."""
_UNSETTLED = 2_000_000_000
"""Nanoseconds: a file that was written as lately as this may change once more without its time
doing so. It is read again the next time."""
_UNKNOWN = 0
"""The time of a file that is to be read again."""

Tell: TypeAlias = Callable[[int, int], None]
"""Is told how many of how many are done."""


def silent(done: int, total: int) -> None:
    """Tells nobody."""


def never() -> bool:
    return False


class Unreadable(NamedTuple):
    """A file in the folder that is not a match, and why."""

    path: Path
    error: RecordError


class Library:
    """May be used from several threads; nothing is read before it is needed."""

    def __init__(self, folder: Path, index: Index | None = None) -> None:
        """`index`: beside the matches, unless another one is given."""
        self.folder = folder
        self._index = index or Index(folder / INDEX)
        self._notes: dict[str, Path] = {}
        """Those that were found, by match."""
        self._refreshing = threading.Lock()
        self._annotating = threading.Lock()

    @property
    def trouble(self) -> LibraryError | None:
        """Why the index has begun anew, or why it is kept in memory. Whoever sees it for the first
        time says so and calls `refresh`."""
        return self._index.trouble

    def close(self) -> None:
        self._index.close()

    # what is there

    def page(self, query: Query = ALL, offset: int = 0, limit: int = 50) -> list[Entry]:
        where, given = condition(query)
        by, more = order(query)
        rest = f"WHERE {where} ORDER BY {by} LIMIT ? OFFSET ?"
        return self._entries(rest, [*given, *more, limit, offset])

    def entries(self, query: Query = ALL) -> list[Entry]:
        return self.page(query, limit=-1)

    def count(self, query: Query = ALL) -> int:
        where, given = condition(query)
        return self._index.select("count(*)", f"WHERE {where}", given, int)[0]

    def entry(self, match_id: str) -> Entry | None:
        return next(iter(self.copies(match_id)), None)

    def copies(self, match_id: str) -> list[Entry]:
        """All files of one match, the running one or else the longest first."""
        rest = "WHERE fault = '' AND id = ? ORDER BY running DESC, length DESC, name"
        return self._entries(rest, [match_id])

    def same_deal(self, deal: str) -> list[Entry]:
        """All matches of a deal, the earliest first."""
        return self.entries(Query(deal=deal, descending=False))

    def names(self) -> list[str]:
        """Everybody who ever sat at a table."""
        sitters = {sitter.name for entry in self.entries() for sitter in entry.seats}
        return sorted(sitters, key=lambda name: (name.casefold(), name))

    def unreadable(self) -> list[Unreadable]:
        def read(name: bytes, fault: str, where: str, detail: str) -> Unreadable:
            return Unreadable(self._path(name), RecordError(Fault[fault], where, detail))

        rest = "WHERE fault != '' ORDER BY name"
        return self._index.select("name, fault, title, packed", rest, [], read)

    def _entries(self, rest: str, given: list[object]) -> list[Entry]:
        def read(name: bytes, text: str) -> Entry:
            return unpacked(self._path(name), text)

        return self._index.select("name, packed", rest, given, read)

    # keeping up with the files

    def refresh(self, tell: Tell = silent, stop: Callable[[], bool] = never) -> int:
        """Reads what is new or has changed, the latest first, and forgets what is gone. Returns how
        many files were read. For another thread than the window's: it goes in small steps."""
        with self._refreshing:
            done, harm = 0, self.trouble
            for _ in range(2):
                done += self._refresh(tell, stop)
                if self.trouble is harm:
                    break  # otherwise the index was lost on the way
            return done

    def _refresh(self, tell: Tell, stop: Callable[[], bool]) -> int:
        times, self._notes = self._walk()
        known = self._index.known()
        self._index.drop(known.keys() - times.keys())
        changed = [name for name in times if self._changed(known.get(name), times[name])]
        changed.sort(key=lambda name: times[name][1], reverse=True)
        return self._read_all(changed, tell, stop)

    def _read_all(self, names: list[bytes], tell: Tell, stop: Callable[[], bool]) -> int:
        rows: list[Row] = []
        done = 0
        for name in names:
            if stop():
                break
            if row := self._row(name):
                rows.append(row)
            done += 1
            if done % _BATCH == 0:
                self._index.put(rows)
                rows = []
                tell(done, len(names))
            if done % _STRETCH == 0:
                time.sleep(_REST)
        self._index.put(rows)
        tell(done, len(names))
        return done

    def update(self, path: Path) -> None:
        """A record has been written, or is gone."""
        name = os.fsencode(path.relative_to(self.folder))
        if row := self._row(name):
            self._index.put([row])
        else:
            self._index.drop([name])

    def _walk(self) -> tuple[dict[bytes, tuple[int, int]], dict[str, Path]]:
        """Size and time of every record below the folder, and the notes. What begins with a dot is
        nothing to us."""
        times: dict[bytes, tuple[int, int]] = {}
        found: dict[str, Path] = {}
        for folder, folders, files in os.walk(self.folder):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            for name in files:
                path = Path(folder, name)
                if name.endswith(notes.ENDING):
                    found[name.removesuffix(notes.ENDING)] = path
                elif name.endswith(ENDING) and not name.startswith(".") and (has := _stat(path)):
                    times[os.fsencode(path.relative_to(self.folder))] = has
        return times, found

    def _changed(self, known: Known | None, has: tuple[int, int]) -> bool:
        if known is None or (known.size, known.time) != has:
            return True
        return bool(known.id) and _mark(self.note_path(known.id)) != known.note

    def _row(self, name: bytes) -> Row | None:
        """What a file holds; None if it is gone. Its time is taken first: whatever changes from
        then on is seen the next time."""
        path = self._path(name)
        has = _stat(path)
        if has is None:
            return None
        size, written = has
        if abs(time.time_ns() - written) < _UNSETTLED:
            written = _UNKNOWN
        try:
            match = record.load(path)
        except RecordError as error:
            if error.fault is Fault.UNREADABLE:
                written = _UNKNOWN  # it is not the file that must change
            return Row(
                name, size, written, "", error.fault.name, title=error.where, packed=error.detail
            )
        mark = _mark(self.note_path(match.id), _UNSETTLED)
        running = path == self.folder / AUTOSAVE
        entry = entry_of(path, match, self._note_or_none(match.id), running)
        return row_of(entry, name, size, written, mark)

    def _path(self, name: bytes) -> Path:
        return self.folder / os.fsdecode(name)

    # notes

    def note_path(self, match_id: str) -> Path:
        return self._notes.get(match_id) or self.folder / MATCHES / notes.name_of(match_id)

    def note(self, match_id: str) -> Note:
        """Raises LibraryError."""
        return notes.read(self.note_path(match_id))

    def _note_or_none(self, match_id: str) -> Note:
        """A note that cannot be read hides no match."""
        try:
            return self.note(match_id)
        except LibraryError:
            return EMPTY

    def annotate(self, match_id: str, **changes: Any) -> Note:
        """Changes what a Note holds, by its names. Works for a match that is not yet on disk.
        Raises LibraryError."""
        with self._annotating:
            return self._write_note(match_id, changes)

    def aided(self, match_id: str, aid: Aid) -> None:
        """From now on this is an assisted match."""
        with self._annotating:
            aids = self._old_note(match_id).aids
            if aid not in aids:
                self._write_note(match_id, {"aids": aids | {aid}})

    def _old_note(self, match_id: str) -> Note:
        """What is damaged will be set aside; what is of a later version stays as it is."""
        try:
            return self.note(match_id)
        except LibraryError as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
            return EMPTY

    def _write_note(self, match_id: str, changes: dict[str, Any]) -> Note:
        note = attrs.evolve(self._old_note(match_id), **changes)
        notes.write(self.note_path(match_id), note)
        for copy in self.copies(match_id):
            self.update(copy.path)
        return note


def _stat(path: Path) -> tuple[int, int] | None:
    """Size and time; None for what is gone or no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return (found.st_size, found.st_mtime_ns) if stat.S_ISREG(found.st_mode) else None


def _mark(path: Path, unsettled: int = 0) -> str:
    """By what it is seen that a note has changed; like nothing else if it was written as lately as
    that."""
    has = _stat(path)
    if has is None:
        return ""
    size, written = has
    return "?" if abs(time.time_ns() - written) < unsettled else f"{size}/{written}"


def row_of(entry: Entry, name: bytes, size: int, written: int, mark: str) -> Row:
    return Row(
        name,
        size,
        written,
        mark,
        id=entry.id,
        game=entry.game,
        played=entry.played_at.isoformat(),
        length=entry.length,
        title=entry.title,
        deal=entry.deal,
        finished=entry.finished,
        running=entry.running,
        starred=entry.starred,
        assisted=entry.assisted,
        analysed=entry.analysed,
        challenge=entry.challenge,
        words=words(entry),
        sitting=sitting(entry),
        packed=packed(entry),
    )
