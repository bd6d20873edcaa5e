"""Deletes matches and restores them, on systems without a recycle bin."""

import shutil
from contextlib import suppress
from pathlib import Path

import attrs

from boomerang_desktop.library.entry import Entry
from boomerang_desktop.library.errors import library_error
from boomerang_desktop.library.folder import analysis_path
from boomerang_desktop.library.library import Library
from boomerang_desktop.storage import free, make_folder, move

BIN = ".bin"


@attrs.frozen
class Removed:
    """The files of a deleted match, in the bin and where they came from."""

    record: Path
    files: tuple[tuple[Path, Path], ...]


def files(library: Library, entry: Entry) -> list[Path]:
    """The files deleted with a match: its record, its analysis, and its note unless another copy of
    the record needs it. The note of a match that was assisted or left stays, since its record may
    be imported again."""
    beside = [analysis_path(entry.path)]
    known = entry.assisted or entry.left is not None
    if not known and all(copy.path == entry.path for copy in library.copies(entry.id)):
        beside.append(library.note_path(entry.id))
    return [entry.path, *(path for path in beside if path.exists())]


def remove(library: Library, entry: Entry) -> Removed:
    """Move a match into the library's bin. Raises LibraryError, and then has changed nothing."""
    bin_ = library.folder / BIN
    moved: list[tuple[Path, Path]] = []
    try:
        make_folder(bin_)
        for path in files(library, entry):
            aside = free(bin_ / path.name)
            move(path, aside)
            moved.append((path, aside))
    except OSError as error:
        _back(moved)
        raise library_error(error, entry.path) from None
    finally:
        library.update(entry.path)
    return Removed(entry.path, tuple(moved))


def restore(library: Library, removed: Removed) -> None:
    """Move a match back, except where a new file has taken its place. Raises LibraryError."""
    try:
        # the note first, so that a reader of the record finds it
        for path, aside in reversed(removed.files):
            if not path.exists():
                make_folder(path.parent)
                # the bin may be on another disk
                shutil.move(aside, path)
    except OSError as error:
        raise library_error(error, removed.record) from None
    finally:
        library.update(removed.record)


def _back(moved: list[tuple[Path, Path]]) -> None:
    for path, aside in moved:
        with suppress(OSError):
            move(aside, path)
