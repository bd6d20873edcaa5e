"""Records that come from elsewhere, and records that go there."""

import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import attrs

from boomerang_desktop.kept import free
from boomerang_desktop.library import notes
from boomerang_desktop.library.entry import Entry
from boomerang_desktop.library.errors import told
from boomerang_desktop.library.folder import ENDING, MATCHES
from boomerang_desktop.library.library import Library, Tell, Unreadable, never, silent
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.record import RecordError


@attrs.define
class BroughtIn:
    added: list[str] = attrs.field(factory=list)
    """The ids of those that are new, or that have been played further elsewhere."""
    known: int = 0
    """How many were there already."""
    refused: list[Unreadable] = attrs.field(factory=list)


def bring_in(
    library: Library,
    paths: Iterable[Path],
    tell: Tell = silent,
    stop: Callable[[], bool] = never,
) -> BroughtIn:
    """Copies records into the library: files, and all that lie in folders. Nothing that is there is
    overwritten, except by the same match played further. Raises LibraryError if the library cannot
    be written."""
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
        if _bring(library, path, match):
            report.added.append(match.id)
        else:
            report.known += 1
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


def _bring(library: Library, path: Path, match: Match) -> bool:
    kept = library.entry(match.id)
    if kept is not None and (kept.running or not _goes_on(match, kept)):
        return False
    if kept is not None:
        target = kept.path
    else:
        target = free(library.folder / MATCHES / f"{match.game.id}-{match.id}{ENDING}")
    copy(path, target)
    note = path.with_name(notes.name_of(match.id))
    if note.exists() and not library.note_path(match.id).exists():
        copy(note, library.note_path(match.id))
    library.update(target)
    return True


def _goes_on(match: Match, kept: Entry) -> bool:
    """Whether it is the match that we have, played further, or given up since."""
    if kept.over or (len(match.decisions), match.over) <= (kept.length, False):
        return False
    try:
        return list(record.load(kept.path).decisions) == list(match.decisions[: kept.length])
    except RecordError:
        return True


def hand_out(entry: Entry, target: Path) -> None:
    """A copy for elsewhere. Raises LibraryError."""
    copy(entry.path, target)


def copy(source: Path, target: Path) -> None:
    """Whole or not at all, with its time: a record of version 1 has no other date."""
    neighbour = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, neighbour)
        neighbour.replace(target)
    except OSError as error:
        path = source if not source.exists() else target
        raise told(error, path) from None
    finally:
        neighbour.unlink(missing_ok=True)
