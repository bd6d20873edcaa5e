"""Records: the whole of a match as one JSON document, at once save file, replay and bug report."""

import json
import os
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadNotation, BadSetup, IllegalMove, Result
from boomerang_desktop.match.match import Match, Seat

FORMAT, VERSION = "boomerang-record", 1
LARGEST = 1 << 20
"""No match is as long as this many bytes; a larger file is not read at all."""

_KEYS = (
    "format",
    "version",
    "game",
    "options",
    "seats",
    "seed",
    "first",
    "chance",
    "moves",
    "result",
)
_T = TypeVar("_T")


class Fault(Enum):
    """What kind of thing is wrong with a record."""

    UNREADABLE = "the file cannot be read"
    TOO_LARGE = "the file is too large for a record"
    NOT_A_RECORD = "this is not a record of a match"
    DAMAGED = "the record is damaged"
    VERSION = "the record was written by another version"
    GAME = "the record is of an unknown game"
    SETUP = "the match cannot have begun so"
    MOVE = "the record holds a move that cannot be"
    RESULT = "the result is not what the moves lead to"


class RecordError(Exception):
    """A record that cannot be used, and where."""

    def __init__(self, fault: Fault, where: str, detail: str) -> None:
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
    record = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.id,
        "options": match.given,
        "seats": [{"name": seat.name, "player": seat.player} for seat in match.seats],
        "seed": match.seed,
        "first": match.first,
        "chance": match.chance,
        "moves": moves,
        "result": _result(match.result),
    }
    lines = (f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in record.items())
    return "{" + ",\n ".join(lines) + "}\n"


def _result(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "breakdown": list(result.breakdown),
    }


def save(match: Match, path: Path) -> None:
    """Writes a temporary neighbour and renames it, so that there is always a whole record."""
    neighbour = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with neighbour.open("w", encoding="utf-8") as file:
            file.write(dump(match))
            file.flush()
            os.fsync(file.fileno())
        neighbour.replace(path)
    finally:
        neighbour.unlink(missing_ok=True)


def load(path: Path) -> Match:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise RecordError(Fault.UNREADABLE, "", error.strerror or str(error)) from None
    return parse(data)


def parse(data: bytes) -> Match:
    """The match that a record tells of, replayed to its last decision."""
    record = _read(data)
    match = _begin(record)
    for number, entry in enumerate(_typed(record, "moves", list)):
        _replay(match, f"moves[{number}]", entry)
    if record["result"] != _result(match.result):
        raise RecordError(Fault.RESULT, "result", "the moves lead to another one")
    return match


def _read(data: bytes) -> dict[str, Any]:
    if len(data) > LARGEST:
        raise RecordError(Fault.TOO_LARGE, "", f"more than {LARGEST:,} bytes")
    try:
        record = json.loads(data.decode("utf-8"), parse_constant=_no_constant)
    except RecursionError:
        raise RecordError(Fault.NOT_A_RECORD, "", "it is nested too deeply") from None
    except json.JSONDecodeError as error:
        # line and column, in figures: this is read in every language
        where = f"{error.lineno}:{error.colno}"
        raise RecordError(Fault.DAMAGED, where, error.msg) from None
    except ValueError as error:  # not UTF-8, a number of thousands of digits, NaN
        raise RecordError(Fault.DAMAGED, "", str(error)) from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise RecordError(Fault.NOT_A_RECORD, "format", f"it does not say {FORMAT!r}")
    if record.get("version") != VERSION or isinstance(record["version"], bool):
        raise RecordError(Fault.VERSION, "version", f"only version {VERSION} can be read")
    for key in _KEYS:
        if key not in record:
            raise RecordError(Fault.DAMAGED, key, "is missing")
    for key in record:
        if key not in _KEYS:
            raise RecordError(Fault.DAMAGED, key, "is not a part of a record")
    return record


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _begin(record: Mapping[str, Any]) -> Match:
    game = GAMES.get(_typed(record, "game", str))
    if game is None:
        raise RecordError(Fault.GAME, "game", repr(record["game"][:40]))
    seats = [_seat(f"seats[{n}]", seat) for n, seat in enumerate(_typed(record, "seats", list))]
    options, chance = _typed(record, "options", dict), _typed(record, "chance", dict)
    seed, first = _typed(record, "seed", int), _typed(record, "first", int)
    try:
        return Match(game, seats, options, seed, first, chance)
    except BadSetup as error:
        raise RecordError(Fault.SETUP, error.where, error.text) from None


def _seat(where: str, seat: object) -> Seat:
    if not isinstance(seat, dict) or seat.keys() != {"name", "player"}:
        raise RecordError(Fault.DAMAGED, where, "must hold a name and a player")
    for key, text in seat.items():
        if not isinstance(text, str) or not text.isprintable() or not 0 < len(text) <= 60:
            raise RecordError(Fault.DAMAGED, f"{where}.{key}", "must be a short text")
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
