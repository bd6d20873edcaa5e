"""Taking matches away, and bringing them back: for systems that have no bin of their own."""

import shutil
from contextlib import suppress
from pathlib import Path

import attrs

from boomerang_desktop.kept import free, make_folder
from boomerang_desktop.library.entry import Entry
from boomerang_desktop.library.errors import told
from boomerang_desktop.library.folder import analysis_path
from boomerang_desktop.library.library import Library

BIN = ".bin"


@attrs.frozen
class Removed:
    """What is in a bin, and where it came from."""

    record: Path
    files: tuple[tuple[Path, Path], ...]


def files(library: Library, entry: Entry) -> list[Path]:
    """What belongs to a match and goes with it: its record, its analysis, and its note unless there
    is a copy of the record elsewhere. What was played with help or left stays known as that: the
    record may be brought in again."""
    beside = [analysis_path(entry.path)]
    known = entry.assisted or entry.left is not None
    if not known and all(copy.path == entry.path for copy in library.copies(entry.id)):
        beside.append(library.note_path(entry.id))
    return [entry.path, *(path for path in beside if path.exists())]


def remove(library: Library, entry: Entry) -> Removed:
    """Into the bin of the library. Raises LibraryError, and has changed nothing then."""
    bin_ = library.folder / BIN
    moved: list[tuple[Path, Path]] = []
    try:
        make_folder(bin_)
        for path in files(library, entry):
            aside = free(bin_ / path.name)
            path.rename(aside)
            moved.append((path, aside))
    except OSError as error:
        _back(moved)
        raise told(error, entry.path) from None
    finally:
        library.update(entry.path)
    return Removed(entry.path, tuple(moved))


def restore(library: Library, removed: Removed) -> None:
    """What has come into its place meanwhile stays. Raises LibraryError."""
    try:
        # the note first: whoever reads the record finds it
        for path, aside in reversed(removed.files):
            if not path.exists():
                make_folder(path.parent)
                # the bin may be on another disk
                shutil.move(aside, path)
    except OSError as error:
        raise told(error, removed.record) from None
    finally:
        library.update(removed.record)


def _back(moved: list[tuple[Path, Path]]) -> None:
    for path, aside in moved:
        with suppress(OSError):
            aside.rename(path)
