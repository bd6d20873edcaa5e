"""The library: all matches in a folder. The files are the truth; the index only makes it quick."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeAlias

import attrs

from boomerang_desktop.bots.process import Job, Worker
from boomerang_desktop.library import notes
from boomerang_desktop.library.entry import Aid, Entry
from boomerang_desktop.library.errors import LibraryError, Trouble
from boomerang_desktop.library.folder import Folder, read
from boomerang_desktop.library.index import Index, IndexRow
from boomerang_desktop.library.notes import EMPTY, Note
from boomerang_desktop.library.query import ALL, Query, condition, order
from boomerang_desktop.library.reading import unpacked
from boomerang_desktop.match.record import Fault, RecordError

INDEX = "library.sqlite"
_BATCH = 50
_MANY = 200
"""From this many records on, another process reads them, leaving this one to the window."""
_PATIENCE, _NICENESS = 60.0, 5

Read: TypeAlias = Callable[[Folder, list[bytes]], list[IndexRow]]
Tell: TypeAlias = Callable[[int, int], None]
"""Called with the numbers done and in total."""


def silent(done: int, total: int) -> None:
    """Report nothing."""


def never() -> bool:
    return False


class Unreadable(NamedTuple):
    """A file in the folder that is not a match, and why."""

    path: Path
    error: RecordError


class Library:
    """The matches in a folder. Threads may share it; nothing is read before it is needed."""

    def __init__(self, folder: Path, index: Index | None = None) -> None:
        """`index` is stored beside the matches by default."""
        self.folder = folder
        self._index = index or Index(folder / INDEX)
        self._files = Folder(folder)
        self._refreshing = threading.Lock()
        self._annotating = threading.Lock()
        self._writing = threading.Lock()
        self._updated: set[bytes] = set()
        """Files updated while others were being read."""

    @property
    def trouble(self) -> LibraryError | None:
        """Why the index was rebuilt, or why it lives in memory. On first seeing it, report it and
        call `refresh`."""
        return self._index.trouble

    def close(self) -> None:
        self._index.close()

    # queries

    def page(self, query: Query = ALL, offset: int = 0, limit: int = 50) -> list[Entry]:
        where, given = condition(query)
        by, more = order(query)
        rest = f"WHERE {where} ORDER BY {by} LIMIT ? OFFSET ?"
        values = [*given, *more, limit, offset]
        if limit >= 0:
            # sort on small columns, then read only a few rows whole
            rest = f"WHERE rowid IN (SELECT rowid FROM file {rest}) ORDER BY {by}"
            values += more
        return self._entries(rest, values)

    def entries(self, query: Query = ALL) -> list[Entry]:
        return self.page(query, limit=-1)

    def count(self, query: Query = ALL) -> int:
        where, given = condition(query)
        return self._index.select("count(*)", f"WHERE {where}", given, int)[0]

    def entry(self, match_id: str) -> Entry | None:
        return next(iter(self.copies(match_id)), None)

    def copies(self, match_id: str) -> list[Entry]:
        """All files of one match: the running one first, then those that are over, then the
        longest."""
        rest = "WHERE fault = '' AND id = ? ORDER BY running DESC, over DESC, length DESC, name"
        return self._entries(rest, [match_id])

    def same_deal(self, deal: str) -> list[Entry]:
        """All matches of a deal, the earliest first."""
        return self.entries(Query(deal=deal, descending=False))

    def names(self) -> list[str]:
        """The names of all players in all matches."""
        seated = self._index.select("DISTINCT names", "WHERE fault = ''", [], str.splitlines)
        names = {name for each in seated for name in each}
        return sorted(names, key=lambda name: (name.casefold(), name))

    def unreadable(self) -> list[Unreadable]:
        def read(name: bytes, fault: str, where: str, detail: str) -> Unreadable:
            return Unreadable(self._files.file(name), RecordError(Fault[fault], where, detail))

        rest = "WHERE fault != '' ORDER BY name"
        return self._index.select("name, fault, title, packed", rest, [], read)

    def _entries(self, rest: str, given: list[object]) -> list[Entry]:
        def read(name: bytes, text: str) -> Entry:
            return unpacked(self._files.file(name), text)

        return self._index.select("name, packed", rest, given, read)

    # synchronisation with the files

    def refresh(self, tell: Tell = silent, stop: Callable[[], bool] = never) -> int:
        """Read new and changed files, the latest first, and forget deleted ones. Return how many
        files were read. Call it outside the GUI thread."""
        with self._refreshing:
            done, harm = 0, self.trouble
            for _ in range(2):
                done += self._refresh(tell, stop)
                if self.trouble is harm:
                    break  # otherwise the index was lost on the way
            return done

    def _refresh(self, tell: Tell, stop: Callable[[], bool]) -> int:
        # in this order: a file written in between is read twice rather than forgotten
        known = self._index.known()
        self._files, found = self._files.walk()
        self._index.drop(known.keys() - found.keys())
        changed = [n for n, has in found.items() if self._files.changed(n, known.get(n), has)]
        changed.sort(key=lambda name: found[name].time, reverse=True)
        done, left = 0, iter(changed)
        with _reader(len(changed)) as reader:
            while (batch := list(islice(left, _BATCH))) and not stop():
                self._updated.clear()
                rows = reader(self._files, batch)
                with self._writing:
                    # an update in the meantime is newer than what was read here
                    self._index.put([row for row in rows if row.name not in self._updated])
                done += len(batch)
                tell(done, len(changed))
        return done

    def update(self, path: Path) -> None:
        """Take note of a record that was written or deleted."""
        name = self._files.name(path)
        row = self._files.row(name)
        with self._writing:
            self._updated.add(name)
            if row:
                self._index.put([row])
            else:
                self._index.drop([name])

    # notes

    def note_path(self, match_id: str) -> Path:
        return self._files.note_path(match_id)

    def note(self, match_id: str) -> Note:
        """Return a match's note. Raises LibraryError."""
        return notes.read(self.note_path(match_id))

    def annotate(self, match_id: str, **changes: Any) -> Note:
        """Change fields of a match's Note. Works for a match that is not yet on disk. Raises
        LibraryError."""
        with self._annotating:
            return self._write_note(match_id, changes)

    def aided(self, match_id: str, aid: Aid) -> None:
        """Mark the match as assisted from now on."""
        with self._annotating:
            aids = self._old_note(match_id).aids
            if aid not in aids:
                self._write_note(match_id, {"aids": aids | {aid}})

    def _old_note(self, match_id: str) -> Note:
        """The existing note. A damaged one will be set aside; one of a later version stays as it
        is."""
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


@contextmanager
def _reader(count: int) -> Iterator[Read]:
    """A function that reads files: here or, if there are many, in another process."""
    if count < _MANY:
        yield read
        return
    todo: SimpleQueue[Callable[[], None]] = SimpleQueue()
    worker = Worker(todo.put, _PATIENCE, _NICENESS)

    def read_apart(folder: Folder, names: list[bytes]) -> list[IndexRow]:
        answers: list[list[IndexRow]] = []

        def read_here() -> None:
            """Read in this process when no other can be started."""
            answers.append(read(folder, names))

        job = Job(read, (folder, names), answers.append, read_here)
        try:
            worker.post(job)
        except OSError:
            job.give_up()
        while not answers:
            todo.get()()
        return answers[0]

    try:
        yield read_apart
    finally:
        worker.close()
