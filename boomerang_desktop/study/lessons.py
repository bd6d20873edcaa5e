"""Lessons, and how they are read from their files.

`assets/lessons/GAME/lessons.toml` lists the lessons of a game in order; the records that their
levels begin from lie beside it. The texts are in `i18n/lessons/LANGUAGE/GAME.toml` (see `texts`).
docs/lessons.md describes the format for authors."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import attrs

from boomerang_desktop.files import root
from boomerang_desktop.games.core import BadNotation, Event, Move
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.progress import has_lessons

Key: TypeAlias = tuple[str | int, ...]
"""An item's name on the table: ("card", 17), ("ring",)."""


class LessonError(Exception):
    """A lesson that cannot be used, and where it is wrong."""

    def __init__(self, where: str, text: str) -> None:
        super().__init__(f"{where}: {text}")
        self.where = where


@attrs.frozen
class Happening:
    """A condition on a move: it must cause at least `times` events of that name with these
    fields."""

    event: str
    times: int = 1
    fields: Mapping[str, object] = attrs.field(factory=dict)

    def among(self, events: Iterable[Event]) -> bool:
        fits = [
            event
            for event in events
            if type(event).__name__ == self.event
            and all(getattr(event, name, None) == value for name, value in self.fields.items())
        ]
        return len(fits) >= self.times


@attrs.frozen
class MovePattern:
    """A set of legal moves: those with one of these notations (`*` matches anything) that cause
    everything in `happens` and nothing in `never`."""

    notations: tuple[str, ...] = ("*",)
    happens: tuple[Happening, ...] = ()
    never: tuple[Happening, ...] = ()

    def hold(self, move: Move, events: Sequence[Event]) -> bool:
        return (
            self.noted(move)
            and all(wanted.among(events) for wanted in self.happens)
            and not any(barred.among(events) for barred in self.never)
        )

    def noted(self, move: Move) -> bool:
        return any(fnmatchcase(str(move), pattern) for pattern in self.notations)


@attrs.frozen
class Mistake:
    """A likely wrong move, the others' reply, and the key of the text about it."""

    id: str
    moves: MovePattern
    after: tuple[Decision, ...] = ()
    point: tuple[Key, ...] = ()


@attrs.frozen
class Task:
    """One decision asked of the learner."""

    right: MovePattern
    offer: MovePattern = MovePattern()
    point: tuple[Key, ...] = ()
    """What the coach points at."""
    after: tuple[Decision, ...] = ()
    """The others' reply, and moves made for the learner."""
    ways: Mapping[str, tuple[Decision, ...]] = attrs.field(factory=dict)
    """… or, where several moves are right, what follows each of them."""
    mistakes: tuple[Mistake, ...] = ()


@attrs.frozen
class Level:
    id: str
    match: Match
    """As it stands when the level begins."""
    seat: int
    tasks: tuple[Task, ...]
    rules: tuple[str, ...]
    """The paragraphs that come up here; the coach refers to the first one."""
    point: tuple[Key, ...] = ()
    """What the coach points at when the level is done."""
    without: tuple[str, ...] = ()
    """Parts of the table's texts to leave out, since they have not been taught yet."""


@attrs.frozen
class Lesson:
    id: str
    levels: tuple[Level, ...]
    core: bool = False
    """Whether it is one of the first lessons, after which the learner can play; the others teach
    how to play well."""
    motion: int = 0
    """Seconds of animation, at the usual pace, if every move is right."""


OTHERWISE = "otherwise"
"""The key of the text about any wrong move without a text of its own."""


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in order; empty if it has none."""
    return read(root("assets/lessons") / game_id) if has_lessons(game_id) else ()


def read(folder: Path) -> tuple[Lesson, ...]:
    """Read the lessons in a folder. Raises LessonError."""
    where = f"{folder.name}/lessons.toml"
    try:
        given = tomllib.loads((folder / "lessons.toml").read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LessonError(where, str(error)) from None
    reader = _Reader(folder)
    fields = _Fields(where, given)
    found = tuple(reader.lesson(entry) for entry in fields.entries("lesson"))
    fields.entries("news")  # for matches, not for lessons: see news.py
    fields.end()
    return found


class _Fields:
    """One table of the file; an entry that is never read is an error."""

    def __init__(self, where: str, given: Mapping[str, Any]) -> None:
        self.where, self._left = where, dict(given)

    def take(self, name: str, kind: type, default: Any = None) -> Any:
        if name not in self._left:
            if default is None:
                raise LessonError(self.where, f"{name} is missing")
            return default
        found = self._left.pop(name)
        if type(found) is not kind:
            raise LessonError(self.where, f"{name} is not of the right kind")
        return found

    def texts(self, name: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        found = self.take(name, list, None if default is None else list(default))
        if not all(isinstance(text, str) for text in found):
            raise LessonError(self.where, f"{name} must be a list of texts")
        return tuple(found)

    def entries(self, name: str) -> Sequence["_Fields"]:
        found = self.take(name, list, [])
        if not all(isinstance(entry, dict) for entry in found):
            raise LessonError(self.where, f"{name} must be a list of tables")
        return [
            _Fields(f"{self.where} {entry.get('id', number + 1)}", entry)
            for number, entry in enumerate(found)
        ]

    def rest(self) -> dict[str, Any]:
        left, self._left = self._left, {}
        return left

    def end(self) -> None:
        for name in self._left:
            raise LessonError(self.where, f"{name} has no meaning here")


class _Reader:
    """Reads the lessons of one game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._records: dict[str, Match] = {}

    def lesson(self, fields: _Fields) -> Lesson:
        made = Lesson(
            id=fields.take("id", str),
            core=fields.take("core", bool, False),
            motion=fields.take("motion", int, 0),
            levels=tuple(self._level(level) for level in fields.entries("level")),
        )
        fields.end()
        return made

    def _level(self, fields: _Fields) -> Level:
        id = fields.take("id", str)
        match = self._match(fields)
        made = Level(
            id=id,
            match=match,
            seat=fields.take("seat", int, 0),
            rules=fields.texts("rules"),
            point=_keys(fields.texts("point", ())),
            without=fields.texts("without", ()),
            tasks=tuple(self._task(match, task) for task in fields.entries("task")),
        )
        fields.end()
        return made

    def _match(self, fields: _Fields) -> Match:
        """The match of a record, cut after `moves` decisions, some of them replaced."""
        name = fields.take("record", str)
        if name not in self._records:
            try:
                self._records[name] = record.load(self._folder / f"{name}.boomerang")
            except record.RecordError as error:
                raise LessonError(f"{self._folder.name}/{name}", str(error)) from None
        whole = self._records[name]
        moves = fields.take("moves", int, 0)
        if not 0 <= moves <= len(whole.decisions):
            raise LessonError(fields.where, f"{name} has {len(whole.decisions)} moves, not {moves}")
        match = whole.until(moves)
        for decision in _decisions(match, fields, "then"):
            try:
                match.play(decision.seat, decision.move)
            except ValueError as error:
                raise LessonError(f"{fields.where} then", str(error)) from None
        return match

    def _task(self, match: Match, fields: _Fields) -> Task:
        made = Task(
            point=_keys(fields.texts("point", ())),
            offer=MovePattern(fields.texts("offer", ("*",))),
            right=_moves(fields, "right"),
            after=_decisions(match, fields, "after"),
            mistakes=tuple(self._mistake(match, entry) for entry in fields.entries("wrong")),
        )
        fields.end()
        return made

    def _mistake(self, match: Match, fields: _Fields) -> Mistake:
        made = Mistake(
            id=fields.take("id", str),
            moves=_moves(fields, "moves"),
            after=_decisions(match, fields, "after"),
            point=_keys(fields.texts("point", ())),
        )
        fields.end()
        return made


def _moves(fields: _Fields, name: str) -> MovePattern:
    return MovePattern(
        fields.texts(name, ("*",)),
        tuple(_happening(entry) for entry in fields.entries("happens")),
        tuple(_happening(entry) for entry in fields.entries("never")),
    )


def _happening(fields: _Fields) -> Happening:
    event, times = fields.take("event", str), fields.take("times", int, 1)
    return Happening(event, times, fields.rest())


def _decisions(match: Match, fields: _Fields, name: str) -> tuple[Decision, ...]:
    """Decisions, each written as a seat and a move: `1 stop`."""
    made = []
    for text in fields.texts(name, ()):
        seat, _, notation = text.partition(" ")
        if not seat.isdecimal():
            raise LessonError(f"{fields.where} {name}", f"{text!r} does not begin with a seat")
        try:
            made.append(Decision(int(seat), match.game.parse(notation)))
        except BadNotation as error:
            raise LessonError(f"{fields.where} {name}", str(error)) from None
    return tuple(made)


def _keys(texts: Iterable[str]) -> tuple[Key, ...]:
    """Keys, each written like `card 17`."""
    return tuple(
        tuple(int(part) if part.lstrip("-").isdecimal() else part for part in text.split())
        for text in texts
    )
