"""Notes: what is worth knowing about a match and not part of its record.

A note is a small JSON file called by the match's id, so that it stays with the match whatever the
record's file is called."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from uuid import UUID

import attrs

from boomerang_desktop.kept import LARGEST, Foreign, Kept
from boomerang_desktop.library.entry import Aid
from boomerang_desktop.library.errors import told
from boomerang_desktop.match import Match

FORMAT, VERSION = "boomerang-note", 1
ENDING = ".note.json"
LONGEST_TITLE = 60
"""Letters that somebody may write; what a file says is as long as it is."""
_MOST_TRIES = 100
"""Of par, from one seat, in a note that comes from elsewhere."""


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


def read(path: Path, largest: int = LARGEST) -> Note:
    """The note in a file; an empty one if there is none. Raises LibraryError."""
    kept = _kept(path, largest)
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


def believable(note: Note, match: Match) -> Note:
    """What a note that comes from elsewhere may say of this match; the rest is left out."""
    seats = range(len(match.seats))
    return Note(
        title=note.title[:LONGEST_TITLE],
        starred=note.starred,
        aids=note.aids,
        left=note.left if note.left in seats else None,
        profiles={n: who for n, who in note.profiles.items() if n in match.persons and _is_id(who)},
        branch_of=note.branch_of,
        as_played=note.as_played,
        par={n: found[:_MOST_TRIES] for n, found in note.par.items() if n in seats},
        luck=note.luck if len(note.luck) == len(seats) else (),
        errors=note.errors if len(note.errors) == len(seats) else (),
    )


def _is_id(text: str) -> bool:
    try:
        return str(UUID(text)) == text
    except ValueError:
        return False


def _kept(path: Path, largest: int = LARGEST) -> Kept[Note]:
    return Kept(path, FORMAT, VERSION, _note, largest)


def _note(written: dict[str, Any]) -> Note:
    left = written.pop("left", None)
    return Note(
        title=_text(written.pop("title", "")),
        starred=written.pop("starred", False) is True,
        aids=frozenset(map(Aid, written.pop("aids", ()))),
        left=None if left is None else int(left),
        profiles={int(n): _text(who) for n, who in written.pop("profiles", {}).items()},
        branch_of=_id(written.pop("branch_of", "")),
        as_played=written.pop("as_played", False) is True,
        luck=tuple(map(_figure, written.pop("luck", ()))),
        errors=tuple(map(_figure, written.pop("errors", ()))),
        par={int(n): tuple(map(int, found)) for n, found in written.pop("par", {}).items()},
        more=written,
    )


def _id(found: object) -> str:
    """A match is looked for in a file that is called by its id."""
    text = _text(found)
    if text and not _is_id(text):
        raise ValueError("an id was expected")
    return text


def _figure(found: object) -> float:
    if not isinstance(found, int | float) or not math.isfinite(found):
        raise ValueError("a figure was expected")
    return float(found)


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
