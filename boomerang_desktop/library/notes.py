"""Notes: facts about a match that are not part of its record.

A note is a small JSON file named after the match's id, so it survives renaming the record."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from uuid import UUID

import attrs

from boomerang_desktop.library.entry import Aid
from boomerang_desktop.library.errors import library_error
from boomerang_desktop.match import Match
from boomerang_desktop.storage import LARGEST, Foreign, JsonFile

FORMAT, VERSION = "boomerang-note", 1
ENDING = ".note.json"
LONGEST_TITLE = 60
"""Maximum length of a title typed by the player; titles read from a file may be longer."""
_MOST_TRIES = 100
"""Maximum number of par results per seat in an imported note."""


@attrs.frozen(kw_only=True)
class Note:
    title: str = ""
    starred: bool = False
    aids: frozenset[Aid] = frozenset()
    left: int | None = None
    """The seat of a player who left: lost, unless the match is finished after all."""
    profiles: Mapping[int, str] = attrs.field(factory=dict)
    """Profile ids by seat."""
    branch_of: str = ""
    as_played: bool = False
    """Whether bots repeat the moves of the original match until a player deviates."""
    luck: tuple[float, ...] = ()
    errors: tuple[float, ...] = ()
    par: Mapping[int, tuple[int, ...]] = attrs.field(factory=dict)
    """Master's scores by seat, one per try."""
    more: Mapping[str, Any] = attrs.field(factory=dict)
    """Fields that other programs wrote; kept as they are."""


EMPTY = Note()


def name_of(match_id: str) -> str:
    return f"{match_id}{ENDING}"


def read(path: Path, largest: int = LARGEST) -> Note:
    """Read a note; an empty one if there is no file. Raises LibraryError."""
    kept = _kept(path, largest)
    note = kept.read()
    if kept.trouble:
        raise library_error(kept.trouble, path)
    return note


def write(path: Path, note: Note) -> None:
    """Write a note, setting aside one that cannot be read. Raises LibraryError."""
    kept = _kept(path)
    kept.read()
    try:
        kept.write(_written(note))
    except (OSError, Foreign) as error:
        raise library_error(error, path) from None


def believable(note: Note, match: Match) -> Note:
    """The parts of an imported note that can be true of this match."""
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


def _kept(path: Path, largest: int = LARGEST) -> JsonFile[Note]:
    return JsonFile(path, FORMAT, VERSION, _note, largest)


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
    """A valid match id: it names a file."""
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
    """The note as JSON, without empty fields."""
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
