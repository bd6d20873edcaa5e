"""Lists and reads the files of a library."""

import os
import stat
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import attrs

from boomerang_desktop.bots.process import alive
from boomerang_desktop.library import notes
from boomerang_desktop.library.entry import Entry
from boomerang_desktop.library.errors import LibraryError
from boomerang_desktop.library.index import IndexRow, Known
from boomerang_desktop.library.notes import EMPTY, Note
from boomerang_desktop.library.query import sitting, words
from boomerang_desktop.library.reading import entry_of, packed
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.record import Fault, RecordError

if TYPE_CHECKING:
    from boomerang_desktop.match.analysis import Analysis

ENDING = ".boomerang"
MATCHES = "matches"
AUTOSAVE = f"autosave{ENDING}"
ANALYSIS = ".analysis.json"
_UNSETTLED = 2_000_000_000
"""Nanoseconds: a file written this recently may change again without its time changing, so it is
read again next time."""
_UNKNOWN = 0
"""Recorded as the time of a file that must be read again."""


class Has(NamedTuple):
    """A file's size and modification time."""

    size: int
    time: int


@attrs.frozen
class Folder:
    path: Path
    strays: Mapping[str, Path] = attrs.field(factory=dict)
    """Notes stored elsewhere than we put them, by match id."""

    def file(self, name: bytes) -> Path:
        return self.path / os.fsdecode(name)

    def name(self, path: Path) -> bytes:
        """A file's name in the index."""
        return os.fsencode(path.relative_to(self.path))

    def note_path(self, match_id: str) -> Path:
        return self.strays.get(match_id) or self.path / MATCHES / notes.name_of(match_id)

    def walk(self) -> tuple["Folder", dict[bytes, Has]]:
        """Every record below this folder, and the folder with all its notes. Skips names that begin
        with a dot."""
        files: dict[bytes, Has] = {}
        strays: dict[str, Path] = {}
        for place, places, names in os.walk(self.path):
            places[:] = sorted(name for name in places if not name.startswith("."))
            for name in names:
                path = Path(place, name)
                if name.endswith(notes.ENDING) and path.parent != self.path / MATCHES:
                    strays[name.removesuffix(notes.ENDING)] = path
                elif name.endswith(ENDING) and not name.startswith(".") and (has := _has(path)):
                    files[self.name(path)] = has
        plain = Folder(self.path)
        strays = {key: path for key, path in strays.items() if not plain.note_path(key).exists()}
        return Folder(self.path, strays), files

    def changed(self, name: bytes, known: Known | None, has: Has) -> bool:
        """Whether a file, or what lies beside it, has changed since it was indexed."""
        if known is None or (known.size, known.time) != has:
            return True
        return bool(known.id) and self._beside(name, known.id) != known.beside

    def _beside(self, name: bytes, match_id: str, unsettled: int = 0) -> str:
        """A fingerprint that changes with the note or the analysis."""
        paths = (self.note_path(match_id), analysis_path(self.file(name)))
        return " ".join(_mark(path, unsettled) for path in paths)

    def row(self, name: bytes) -> IndexRow | None:
        """A file's content as a row; None if the file is gone. Takes the file's time first, so that
        any later change is noticed next time."""
        path = self.file(name)
        has = _has(path)
        if has is None:
            return None
        size, written = has
        if abs(time.time_ns() - written) < _UNSETTLED:
            written = _UNKNOWN
        try:
            match = record.load(path)
        except RecordError as error:
            if error.fault is Fault.UNREADABLE:
                written = _UNKNOWN  # the file may become readable without changing
            where, detail = _storable(error.where), _storable(error.detail)
            return IndexRow(name, size, written, "", error.fault.name, title=where, packed=detail)
        beside = self._beside(name, match.id, _UNSETTLED)
        note, analysis = self._note_or_none(match.id), _analysis_or_none(path, match)
        entry = entry_of(path, match, note, path == self.path / AUTOSAVE, analysis)
        return row_of(entry, name, size, written, beside)

    def _note_or_none(self, match_id: str) -> Note:
        """The note, or an empty one: an unreadable note must not hide a match."""
        try:
            return notes.read(self.note_path(match_id))
        except LibraryError:
            return EMPTY


def read(folder: Folder, names: Iterable[bytes]) -> list[IndexRow]:
    """Read these files. Can run in another process."""
    rows: list[IndexRow] = []
    for name in names:
        if row := folder.row(name):
            rows.append(row)
        alive()
    return rows


def analysis_path(path: Path) -> Path:
    """Where the analysis of this record lies."""
    return path.with_name(path.stem + ANALYSIS)


def _analysis_or_none(path: Path, match: Match) -> "Analysis | None":
    if not analysis_path(path).exists():
        return None
    # few matches have one, so the others need not load this
    from boomerang_desktop.match.analysis import store

    return store.read(store.path_of(path), match)


def _storable(text: str) -> str:
    """Replace characters of a damaged file that SQLite does not accept as text."""
    return text.encode(errors="backslashreplace").decode()


def _has(path: Path) -> Has | None:
    """None if the file is gone or is not a regular file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Has(found.st_size, found.st_mtime_ns) if stat.S_ISREG(found.st_mode) else None


def _mark(path: Path, unsettled: int) -> str:
    """A file's fingerprint; one that matches no other if the file was written recently."""
    has = _has(path)
    if has is None:
        return ""
    return "?" if abs(time.time_ns() - has.time) < unsettled else f"{has.size}/{has.time}"


def row_of(entry: Entry, name: bytes, size: int, written: int, beside: str) -> IndexRow:
    return IndexRow(
        name,
        size,
        written,
        beside,
        id=entry.id,
        game=entry.game,
        played=entry.played_at.isoformat(),
        length=entry.length,
        title=entry.title,
        deal=entry.deal,
        over=entry.over,
        running=entry.running,
        starred=entry.starred,
        assisted=entry.assisted,
        analysed=entry.analysed,
        challenge=entry.challenge,
        person_won=any(entry.seats[seat].person for seat in entry.winners),
        names="\n".join(sitter.name for sitter in entry.seats),
        words=words(entry),
        sitting=sitting(entry),
        packed=packed(entry),
    )
