"""Notes: what is worth knowing about a match and not part of its record.

A note is a small JSON file called by the match's id, so that it stays with the match whatever the
record's file is called."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs

from boomerang_desktop.kept import Foreign, Kept
from boomerang_desktop.library.entry import Aid
from boomerang_desktop.library.errors import told

FORMAT, VERSION = "boomerang-note", 1
ENDING = ".note.json"
LONGEST_TITLE = 60
"""Letters that somebody may write; what a file says is as long as it is."""


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
    as_played: bool = False
    """Bots repeat what was played there, until somebody does something else."""
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
    kept = _kept(path)
    note = kept.read()
    if kept.trouble:
        raise told(kept.trouble, path)
    return note


def write(path: Path, note: Note) -> None:
    """Raises LibraryError. A note that cannot be read is set aside, not overwritten."""
    kept = _kept(path)
    kept.read()
    try:
        kept.write(_written(note))
    except (OSError, Foreign) as error:
        raise told(error, path) from None


def _kept(path: Path) -> Kept[Note]:
    return Kept(path, FORMAT, VERSION, _note)


def _note(written: dict[str, Any]) -> Note:
    left = written.pop("left", None)
    return Note(
        title=_text(written.pop("title", "")),
        starred=written.pop("starred", False) is True,
        aids=frozenset(map(Aid, written.pop("aids", ()))),
        left=None if left is None else int(left),
        profiles={int(n): _text(who) for n, who in written.pop("profiles", {}).items()},
        branch_of=_text(written.pop("branch_of", "")),
        as_played=written.pop("as_played", False) is True,
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
        "as_played": note.as_played,
        "luck": list(note.luck),
        "errors": list(note.errors),
        "par": {str(n): list(found) for n, found in sorted(note.par.items())},
        **note.more,
    }
    seat_zero = note.left == 0
    return {key: what for key, what in said.items() if what or (key == "left" and seat_zero)}
