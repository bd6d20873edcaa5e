"""Records: a whole match as one JSON document, at once save file, replay and bug report.

What follows from the rules stands in every record. Any other fact about the match (that it was
given up, say) stands under `facts`, in records of version 3. A record with unknown facts is read
all the same and keeps them, so new facts need no new version. A match without facts is written as
version 2, which older programs can read."""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import Any, NoReturn, TypeVar
from uuid import UUID, uuid5

from boomerang_desktop import storage
from boomerang_desktop.bots import is_known
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import (
    BadNotation,
    BadSetup,
    IllegalMove,
    Result,
    quoted,
    shortened,
)
from boomerang_desktop.match.match import HUMAN, Match, Seat

FORMAT, VERSION, WITH_FACTS = "boomerang-record", 2, 3
LARGEST = 1 << 20
"""Maximum size in bytes; no match is as long, and larger files are not read."""
LONG_AGO = datetime.fromtimestamp(0, UTC)
"""When a match was played, if its date is unknown."""

_DATED = ("id", "played_at")
_COMMON = (
    "format", "version", "game", "options", "seats", "seed", "first", "chance", "moves", "result",
)  # fmt: skip
_FACTS = "facts"
_DEEPEST = 8
_KEYS = {
    1: _COMMON,
    VERSION: (*_COMMON, *_DATED),
    WITH_FACTS: (*_COMMON, *_DATED, _FACTS),
}
"""The keys of a record, by version."""
_FROM_CONTENT = UUID("34158238-a764-476d-8398-9d0ae25f324d")
"""Namespace for the ids of version 1 records, which store none."""
_T = TypeVar("_T")


class Fault(Enum):
    """What is wrong with a record."""

    UNREADABLE = "the file cannot be read"
    TOO_LARGE = "the file is too large for a record"
    NOT_A_RECORD = "this is not a record of a match"
    DAMAGED = "the record is damaged"
    VERSION = "the record was written by another version"
    GAME = "the record is of an unknown game"
    SETUP = "the match cannot have begun like this"
    MOVE = "the record holds an impossible move"
    RESULT = "the result is not what the moves lead to"


class RecordError(Exception):
    """A record that cannot be used, and what is wrong where."""

    def __init__(self, fault: Fault, where: str, detail: str) -> None:
        where = shortened(where)
        super().__init__(
            f"{fault.value}: {where}: {detail}" if where else f"{fault.value}: {detail}"
        )
        self.fault = fault
        self.where = where
        self.detail = detail


def dump(match: Match) -> str:
    decisions = match.decisions
    moves = [
        [decision.seat, str(decision.move)]
        for stage in match.stages()
        for decision in sorted((decisions[n] for n in stage), key=lambda decision: decision.seat)
    ]
    facts = _facts(match)
    record = {
        "format": FORMAT,
        "version": WITH_FACTS if facts else VERSION,
        "id": match.id,
        "played_at": _written(match.played_at),
        "game": match.game.id,
        "options": match.given,
        "seats": [{"name": seat.name, "player": seat.player} for seat in match.seats],
        "seed": match.seed,
        "first": match.first,
        "chance": match.chance,
        "moves": moves,
        "result": _result(match.result),
    }
    if facts:
        record[_FACTS] = facts
    lines = (f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in record.items())
    return "{" + ",\n ".join(lines) + "}\n"


def _facts(match: Match) -> dict[str, Any]:
    """The facts about the match, without empty ones."""
    given_up = {} if match.given_up is None else {"given_up": match.given_up}
    return {**given_up, **match.more}


def _result(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "breakdown": list(result.breakdown),
    }


def _written(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def save(match: Match, path: Path) -> None:
    """Save where the user chooses. Raises OSError."""
    storage.write(path, dump(match), private=False)


def load(path: Path) -> Match:
    """Load the match in a file. Records of version 1 have no date; the file's own time serves
    instead."""
    written = LONG_AGO
    try:
        with storage.opened(path) as file:
            data = file.read(LARGEST + 1)
            with suppress(ValueError, OverflowError):
                written = datetime.fromtimestamp(os.fstat(file.fileno()).st_mtime, UTC)
    except OSError as error:
        raise RecordError(Fault.UNREADABLE, "", error.strerror or str(error)) from None
    return parse(data, written)


def parse(data: bytes, undated: datetime = LONG_AGO) -> Match:
    """The match in a record, replayed to its last decision. `undated` is its date if the record has
    none."""
    record = _read(data)
    match = _begin(record, undated)
    for number, entry in enumerate(_typed(record, "moves", list)):
        _replay(match, f"moves[{number}]", entry)
    if record["result"] != _result(match.result):
        raise RecordError(Fault.RESULT, "result", "the moves lead to a different one")
    if _FACTS in record:
        _take_facts(match, dict(_typed(record, _FACTS, dict)))
    return match


def _take_facts(match: Match, facts: dict[str, Any]) -> None:
    given_up = facts.pop("given_up", None)
    if given_up is not None:
        if type(given_up) is not int or given_up not in range(len(match.seats)):
            raise RecordError(Fault.DAMAGED, "facts.given_up", "must be a seat")
        if match.over:
            raise RecordError(Fault.RESULT, "facts.given_up", "the match was played to its end")
        match.give_up(given_up)
    if not _can_be_kept(facts):
        raise RecordError(Fault.DAMAGED, _FACTS, "hold what can't be written again")
    match.more = facts


def _can_be_kept(facts: object) -> bool:
    """Whether unknown facts can be written back unchanged."""
    try:
        if not _nested(facts, _DEEPEST):
            return False
        json.dumps(facts, ensure_ascii=False, allow_nan=False).encode()
        return True
    except ValueError:  # an unpaired surrogate, or a number out of range
        return False


def _nested(found: object, most: int) -> bool:
    """Whether lists and objects are nested at most `most` deep."""
    inner = found.values() if isinstance(found, dict) else found if isinstance(found, list) else ()
    return most > 0 and all(_nested(one, most - 1) for one in inner)


def _read(data: bytes) -> dict[str, Any]:
    if len(data) > LARGEST:
        raise RecordError(Fault.TOO_LARGE, "", f"more than {LARGEST:,} bytes")
    try:
        record = json.loads(
            data.decode("utf-8"), parse_constant=_no_constant, object_pairs_hook=_object
        )
    except RecursionError:
        raise RecordError(Fault.NOT_A_RECORD, "", "it is nested too deeply") from None
    except json.JSONDecodeError as error:
        # line and column as numbers: they are read in every language
        where = f"{error.lineno}:{error.colno}"
        raise RecordError(Fault.DAMAGED, where, error.msg) from None
    except ValueError as error:  # not UTF-8, a number with thousands of digits, NaN
        raise RecordError(Fault.DAMAGED, "", str(error)) from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise RecordError(Fault.NOT_A_RECORD, "format", f"it does not say {FORMAT!r}")
    version = record.get("version")
    if type(version) is not int or version not in _KEYS:
        known = f"1 to {max(_KEYS)}"
        raise RecordError(Fault.VERSION, "version", f"only versions {known} can be read")
    for key in _KEYS[version]:
        if key not in record:
            raise RecordError(Fault.DAMAGED, key, "is missing")
    for key in record:
        if key not in _KEYS[version]:
            what = f"is not part of a record of version {version}"
            raise RecordError(Fault.DAMAGED, key, what)
    return record


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Reject duplicate keys: programs disagree on which one counts."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(Fault.DAMAGED, key, "is there twice")
        found[key] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def _begin(record: Mapping[str, Any], undated: datetime) -> Match:
    game = GAMES.get(_typed(record, "game", str))
    if game is None:
        raise RecordError(Fault.GAME, "game", quoted(record["game"]))
    seats = [_seat(f"seats[{n}]", seat) for n, seat in enumerate(_typed(record, "seats", list))]
    options, chance = _typed(record, "options", dict), _typed(record, "chance", dict)
    seed, first = _typed(record, "seed", int), _typed(record, "first", int)
    dated = "id" in record
    own, when = (_id(record), _moment(record)) if dated else (None, undated)
    try:
        match = Match(game, seats, options, seed, first, chance, id=own, played_at=when)
    except BadSetup as error:
        raise RecordError(Fault.SETUP, error.where, error.text) from None
    if not dated:
        match.id = _id_from_content(match)
    return match


def _id(record: Mapping[str, Any]) -> str:
    text = _typed(record, "id", str)
    try:
        if str(UUID(text)) == text:
            return text
    except ValueError:
        pass
    raise RecordError(Fault.DAMAGED, "id", "must be a UUID in lower case")


def _moment(record: Mapping[str, Any]) -> datetime:
    text = _typed(record, "played_at", str)
    try:
        moment = datetime.fromisoformat(text)
        if _written(moment) == text:
            return moment
    except (ValueError, OverflowError):
        pass
    raise RecordError(Fault.DAMAGED, "played_at", "must be a time like 2026-11-16T20:15:00Z")


def _id_from_content(match: Match) -> str:
    """An id derived from how the match began: the same however far it has been played."""
    seats = [[seat.name, seat.player] for seat in match.seats]
    content = [match.game.id, match.settings, seats, match.seed, match.first, match.chance]
    return str(uuid5(_FROM_CONTENT, json.dumps(content, sort_keys=True)))


def _seat(where: str, seat: object) -> Seat:
    if not isinstance(seat, dict) or seat.keys() != {"name", "player"}:
        raise RecordError(Fault.DAMAGED, where, "must hold a name and a player")
    for key, text in seat.items():
        if not isinstance(text, str) or not text.isprintable() or not 0 < len(text) <= 60:
            raise RecordError(Fault.DAMAGED, f"{where}.{key}", "must be a short text")
    if seat["player"] != HUMAN and not is_known(seat["player"]):
        raise RecordError(Fault.DAMAGED, f"{where}.player", f"there is no {quoted(seat['player'])}")
    return Seat(**seat)


def _replay(match: Match, where: str, entry: object) -> None:
    if not isinstance(entry, list) or [type(part) for part in entry] != [int, str]:
        raise RecordError(Fault.DAMAGED, where, "must be a seat and a move")
    seat, notation = entry
    try:
        match.play(seat, match.game.parse(notation))
    except (BadNotation, IllegalMove) as error:
        raise RecordError(Fault.MOVE, where, str(error)) from None


def _typed(record: Mapping[str, Any], key: str, kind: type[_T]) -> _T:
    found = record[key]
    if not isinstance(found, kind) or isinstance(found, bool):
        raise RecordError(Fault.DAMAGED, key, "is not of the right kind")
    return found
