"""Notes: what is worth knowing about a match and not part of its record.

A note is a small JSON file called by the match's id, so that it stays with the match whatever the
record's file is called."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs

from boomerang_desktop.library.entry import Aid
from boomerang_desktop.library.errors import LibraryError, Trouble, told
from boomerang_desktop.match import record

FORMAT, VERSION = "boomerang-note", 1
ENDING = ".note.json"


@attrs.frozen(kw_only=True)
class Note:
    title: str = ""
    starred: bool = False
    aids: frozenset[Aid] = frozenset()
    left: int | None = None
    """The seat of somebody who has walked out: lost, unless the match is finished after all."""
    profiles: Mapping[int, str] = attrs.field(factory=dict)
    """Whose chair it is, by seat."""
    branch_of: str = ""
    luck: tuple[float, ...] = ()
    errors: tuple[float, ...] = ()
    par: Mapping[int, tuple[int, ...]] = attrs.field(factory=dict)
    """What master scored from a seat, each time it was tried."""
    more: Mapping[str, Any] = attrs.field(factory=dict)
    """What others have written into the note; it is kept."""


EMPTY = Note()


def name_of(match_id: str) -> str:
    return f"{match_id}{ENDING}"


def read(path: Path) -> Note:
    """The note in a file; an empty one if there is none. Raises LibraryError."""
    try:
        written = json.loads(path.read_bytes())
    except FileNotFoundError:
        return EMPTY
    except OSError as error:
        raise told(error, path) from None
    except (ValueError, RecursionError) as error:
        raise LibraryError(Trouble.DAMAGED, path, str(error)) from None
    if not isinstance(written, dict) or written.pop("format", None) != FORMAT:
        raise LibraryError(Trouble.DAMAGED, path, f"it does not say {FORMAT!r}")
    version = written.pop("version", None)
    if type(version) is int and version > VERSION:
        raise LibraryError(Trouble.LATER_VERSION, path)
    try:
        return _note(written)
    except (TypeError, ValueError, AttributeError) as error:
        raise LibraryError(Trouble.DAMAGED, path, str(error)) from None


def write(path: Path, note: Note) -> None:
    """Raises LibraryError. A note that cannot be read is set aside, not overwritten."""
    try:
        if path.exists() and not _readable(path):
            path.replace(path.with_name(f"{path.name}.damaged"))
        path.parent.mkdir(parents=True, exist_ok=True)
        record.write(path, json.dumps(_written(note), ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        raise told(error, path) from None


def _readable(path: Path) -> bool:
    try:
        read(path)
    except LibraryError as error:
        if error.trouble is Trouble.DAMAGED:
            return False
        raise
    return True


def _note(written: dict[str, Any]) -> Note:
    left = written.pop("left", None)
    return Note(
        title=_text(written.pop("title", "")),
        starred=written.pop("starred", False) is True,
        aids=frozenset(map(Aid, written.pop("aids", ()))),
        left=None if left is None else int(left),
        profiles={int(n): _text(who) for n, who in written.pop("profiles", {}).items()},
        branch_of=_text(written.pop("branch_of", "")),
        luck=tuple(map(float, written.pop("luck", ()))),
        errors=tuple(map(float, written.pop("errors", ()))),
        par={int(n): tuple(map(int, found)) for n, found in written.pop("par", {}).items()},
        more=written,
    )


def _text(found: object) -> str:
    if not isinstance(found, str) or not found.isprintable():
        raise ValueError("a line of text was expected")
    return found


def _written(note: Note) -> dict[str, Any]:
    """Only what there is to say."""
    said = {
        "title": note.title,
        "starred": note.starred,
        "aids": sorted(aid.value for aid in note.aids),
        "left": note.left,
        "profiles": {str(n): who for n, who in sorted(note.profiles.items())},
        "branch_of": note.branch_of,
        "luck": list(note.luck),
        "errors": list(note.errors),
        "par": {str(n): list(found) for n, found in sorted(note.par.items())},
        **note.more,
    }
    seat_zero = note.left == 0
    kept = {key: what for key, what in said.items() if what or (key == "left" and seat_zero)}
    return {"format": FORMAT, "version": VERSION, **kept}
