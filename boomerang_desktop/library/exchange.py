"""Imports and exports records."""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from uuid import UUID, uuid5

import attrs

from boomerang_desktop import storage
from boomerang_desktop.library import notes
from boomerang_desktop.library.deals.again import fingerprint
from boomerang_desktop.library.entry import Entry
from boomerang_desktop.library.errors import LibraryError, library_error
from boomerang_desktop.library.folder import ENDING, MATCHES
from boomerang_desktop.library.library import Library, Tell, Unreadable, never, silent
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.record import Fault, RecordError
from boomerang_desktop.storage import free

LARGEST_NOTE = 1 << 16
"""Maximum size in bytes of a note that comes with a record; larger ones are not read."""


@attrs.define
class BroughtIn:
    added: list[str] = attrs.field(factory=list)
    """Ids of the matches that are new, or that were played further elsewhere."""
    known: int = 0
    """Number of records that were already here."""
    apart: int = 0
    """Number of records given a new id because a different match here has theirs."""
    refused: list[Unreadable] = attrs.field(factory=list)


def bring_in(
    library: Library,
    paths: Iterable[Path],
    tell: Tell = silent,
    stop: Callable[[], bool] = never,
) -> BroughtIn:
    """Copy records, given as files or folders, into the library. Nothing is overwritten, except by
    the same match played further. Raises LibraryError if the library cannot be written."""
    report = BroughtIn()
    files = list(_records(paths))
    for number, path in enumerate(files):
        if stop():
            break
        tell(number, len(files))
        try:
            match = record.load(path)
        except RecordError as error:
            report.refused.append(Unreadable(path, error))
            continue
        _bring(library, path, match, report)
    tell(len(files), len(files))
    return report


def _records(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            for folder, folders, files in os.walk(path):
                folders.sort()
                yield from (Path(folder, name) for name in sorted(files) if name.endswith(ENDING))
        else:
            yield path


def _bring(library: Library, path: Path, match: Match, report: BroughtIn) -> None:
    """Copy one record. Raises LibraryError."""
    came_as = match.id
    entry = library.entry(match.id)
    ours = _ours(entry)
    if ours and not _began_alike(match, ours):
        match.id = _id_of_its_own(match)
        report.apart += 1
        entry = library.entry(match.id)
        ours = _ours(entry)
    if entry and ours:
        if entry.running or not _goes_on(match, ours):
            report.known += 1
            return
        target = entry.path
    else:
        target = free(library.folder / MATCHES / f"{match.game.id}-{match.id}{ENDING}")
    if match.id == came_as:
        _copy(path, target, private=True)
    else:
        _write(target, record.dump(match), private=True)
    _bring_note(library, path.with_name(notes.name_of(came_as)), match, report)
    library.update(target)
    report.added.append(match.id)


def _ours(entry: Entry | None) -> Match | None:
    """The library's own match; None if its file has since been damaged, which then stays."""
    try:
        return record.load(entry.path) if entry else None
    except RecordError:
        return None


def _began_alike(match: Match, ours: Match) -> bool:
    """Whether both are the same match; an id alone proves nothing."""

    def beginning(of: Match) -> tuple[object, ...]:
        return of.game.id, of.seats, of.settings, of.seed, of.first, of.chance

    return beginning(match) == beginning(ours)


def _id_of_its_own(match: Match) -> str:
    """A new id, the same each time the record is imported."""
    seats = [[seat.name, seat.player] for seat in match.seats]
    return str(uuid5(UUID(match.id), json.dumps([fingerprint(match), seats])))


def _goes_on(match: Match, ours: Match) -> bool:
    """Whether it is our match played further, or since given up."""
    further = len(match.decisions) > len(ours.decisions) or match.over
    return further and not ours.over and match.continues(ours)


def _bring_note(library: Library, path: Path, match: Match, report: BroughtIn) -> None:
    """Import only what a note of ours could say about this match. Raises LibraryError."""
    target = library.note_path(match.id)
    if not path.exists() or target.exists():
        return
    try:
        note = notes.read(path, LARGEST_NOTE)
    except LibraryError as error:
        report.refused.append(Unreadable(path, RecordError(Fault.UNREADABLE, "", error.detail)))
        return
    notes.write(target, notes.believable(note, match))


def hand_out(entry: Entry, target: Path) -> None:
    """Copy a record out of the library. Raises LibraryError."""
    _copy(entry.path, target, private=False)


def _copy(source: Path, target: Path, *, private: bool) -> None:
    """Copy a file and its time, the only date that a record of version 1 has."""
    try:
        with storage.opened(source) as file:
            data = file.read(record.LARGEST)
            modified = os.fstat(file.fileno()).st_mtime
    except OSError as error:
        raise library_error(error, source) from None
    _write(target, data, private=private, modified=modified)


def _write(
    target: Path, content: str | bytes, *, private: bool, modified: float | None = None
) -> None:
    """Write a file. Raises LibraryError."""
    try:
        storage.make_folder(target.parent)
        storage.write(target, content, private=private, modified=modified)
    except OSError as error:
        raise library_error(error, target) from None
