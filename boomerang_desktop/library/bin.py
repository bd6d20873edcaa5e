"""Taking matches away, and bringing them back: for systems that have no bin of their own."""

import os
import shutil
from contextlib import suppress
from pathlib import Path

import attrs

from boomerang_desktop.library.entry import Entry
from boomerang_desktop.library.errors import told
from boomerang_desktop.library.folder import analysis_path
from boomerang_desktop.library.library import Library

BIN = ".bin"


@attrs.frozen
class Removed:
    """What is in the bin, and where it came from."""

    files: tuple[tuple[Path, Path], ...]


def files(library: Library, entry: Entry) -> list[Path]:
    """What belongs to a match and goes with it: its record, its analysis, and its note unless there
    is a copy of the record elsewhere."""
    beside = [analysis_path(entry.path)]
    if all(copy.path == entry.path for copy in library.copies(entry.id)):
        beside.append(library.note_path(entry.id))
    return [entry.path, *(path for path in beside if path.exists())]


def remove(library: Library, entry: Entry) -> Removed:
    """Into the bin of the library. Raises LibraryError, and has changed nothing then."""
    bin_ = library.folder / BIN
    moved: list[tuple[Path, Path]] = []
    try:
        bin_.mkdir(parents=True, exist_ok=True)
        for path in files(library, entry):
            aside = _free(bin_ / path.name)
            path.rename(aside)
            moved.append((path, aside))
    except OSError as error:
        _back(moved)
        raise told(error, entry.path) from None
    finally:
        library.update(entry.path)
    return Removed(tuple(moved))


def restore(library: Library, removed: Removed) -> None:
    """Raises LibraryError if something is in the way."""
    try:
        # the note first: whoever reads the record finds it
        for path, aside in reversed(removed.files):
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                aside.rename(path)
    except OSError as error:
        raise told(error, removed.files[0][0]) from None
    finally:
        library.update(removed.files[0][0])


def empty(library: Library) -> None:
    """For good."""
    shutil.rmtree(library.folder / BIN, ignore_errors=True)


def _back(moved: list[tuple[Path, Path]]) -> None:
    for path, aside in moved:
        with suppress(OSError):
            aside.rename(path)


def _free(path: Path) -> Path:
    """A name that nothing in the bin has yet."""
    number = 0
    free = path
    while os.path.lexists(free):
        number += 1
        free = path.with_name(f"{number}-{path.name}")
    return free
