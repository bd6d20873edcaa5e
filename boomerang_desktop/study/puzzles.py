"""Puzzles: a match cut somewhere, one good way to go on, and what comes of every try.

`assets/puzzles/GAME.json` holds the puzzles of a game with all answers, so that no bot has to think
while a player solves one. `boomerang-lab puzzles` finds and checks them."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache, partial
from pathlib import Path
from typing import Any, Self

import attrs

from boomerang_desktop.files import root
from boomerang_desktop.games.core import BadNotation, IllegalMove
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.lessons import Level, Mistake, MovePattern, Task

FORMAT, VERSION = "boomerang-puzzles", 1
GRADES = range(1, 6)
ASKED = 6
"""Times each bot is asked to solve a puzzle, to measure how hard it is."""


class PuzzleError(Exception):
    """A puzzle that cannot be used, and which."""

    def __init__(self, where: str, text: str) -> None:
        super().__init__(f"{where}: {text}")
        self.where = where


class Measure(Enum):
    """What a try is measured by."""

    MARGIN = "points ahead at the very end"
    PAWNS = "pawns ahead, as far as can be seen"
    WIN = "the share of the win: 1, a half or nothing"
    HOLD = "whether one is not beaten soon: 1 or nothing"
    CASES = "the share of the win, in the mean of everything that can be"
    CHANCE = "the chance to win"


ENDING = (Measure.MARGIN, Measure.WIN)
"""A puzzle measured by these shows how the match ends."""


@attrs.frozen
class Try:
    """A possible move, and what comes of it."""

    notation: str
    value: float
    answer: tuple[Decision, ...] = ()
    """The others' replies. After a good answer to the last question of a proven puzzle: all moves
    to the end of the match."""


@attrs.frozen
class PuzzleQuestion:
    """One decision asked of the player."""

    tries: tuple[Try, ...]
    """All legal moves, the best first."""
    good: int
    """The number of tries, from the best, that solve it."""

    @property
    def best(self) -> Try:
        return self.tries[0]


@attrs.frozen
class Puzzle:
    id: str
    match: Match
    """As it stands at the first question."""
    seat: int
    theme: str
    grade: int
    proven: bool
    """Searched to the very end; otherwise judged by a deep search."""
    measure: Measure
    questions: tuple[PuzzleQuestion, ...]
    obvious: str
    """The move that many would make here."""
    facts: Mapping[str, int | str] = attrs.field(factory=dict)
    """Values for the explanation's placeholders."""
    solved: Mapping[str, int] = attrs.field(factory=dict)
    """How often each bot solved it, out of ASKED."""

    def level(self) -> Level:
        """The puzzle as a level for the lesson engine; a wrong move is its own text key."""
        tasks = []
        for question in self.questions:
            good, wrong = question.tries[: question.good], question.tries[question.good :]
            tasks.append(
                Task(
                    right=_only(good),
                    ways={one.notation: one.answer for one in good},
                    mistakes=tuple(
                        Mistake(one.notation, _only([one]), one.answer) for one in wrong
                    ),
                )
            )
        return Level(self.id, self.match, self.seat, tuple(tasks), ())


def _only(tries: Iterable[Try]) -> MovePattern:
    return MovePattern(tuple(one.notation for one in tries))


@attrs.frozen
class Listed:
    """A puzzle as a list shows it. Its match is replayed only when the puzzle is opened."""

    id: str
    theme: str
    grade: int
    answer: str
    """The move that solves it."""
    puzzle: Callable[[], Puzzle]

    @property
    def kinds(self) -> frozenset[str]:
        """What makes two puzzles feel alike."""
        return frozenset({self.theme, self.answer})

    @classmethod
    def of(cls, puzzle: Puzzle) -> Self:
        answer = puzzle.questions[0].best.notation
        return cls(puzzle.id, puzzle.theme, puzzle.grade, answer, lambda: puzzle)


@cache
def collected(game_id: str) -> tuple[Listed, ...]:
    """All puzzles in the game's file, the easiest first; empty if it has none."""
    path = root("assets/puzzles") / f"{game_id}.json"
    return tuple(
        Listed(
            entry["id"],
            entry["theme"],
            entry["grade"],
            entry["questions"][0]["tries"][0][0],
            cache(partial(restored, entry)),
        )
        for entry in (_entries(path) if path.is_file() else ())
    )


@cache
def listed(game_id: str) -> tuple[Listed, ...]:
    """A game's puzzles in the order a player gets them: grade by grade, with variety within a
    grade."""
    by_grade = ([one for one in collected(game_id) if one.grade == grade] for grade in GRADES)
    return tuple(one for its in by_grade if its for one in varied(its))


def varied(its: Iterable[Listed]) -> list[Listed]:
    """The easiest first, but never three in a row of one theme or with the same answer, nor two if
    avoidable. What is most frequent comes as early as possible, so that it does not pile up at the
    end."""
    first, *left = its
    given = [first]
    while left:
        many = Counter(kind for one in left for kind in one.kinds)
        last = given[-1].kinds
        twice = last & given[-2].kinds if len(given) > 1 else frozenset()
        alone = {kind for kind, count in many.items() if 2 * count <= len(left) + 1}
        given.append(
            min(
                left,
                key=lambda one: (
                    len(one.kinds & twice),
                    len(one.kinds & last & alone),
                    -sum(many[kind] for kind in one.kinds),
                ),
            )
        )
        left.remove(given[-1])
    return given


def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """The full puzzles in the game's file."""
    return tuple(one.puzzle() for one in collected(game_id))


def read(path: Path) -> tuple[Puzzle, ...]:
    """Read the puzzles in a file. Raises PuzzleError."""
    return tuple(map(restored, _entries(path)))


def _entries(path: Path) -> list[Any]:
    try:
        given = json.loads(path.read_text("utf-8"))
        if given["format"] != FORMAT or given["version"] != VERSION:
            raise PuzzleError(path.name, "these are not puzzles that this version can read")
        return list(given["puzzles"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise PuzzleError(path.name, str(error)) from None


def restored(entry: Mapping[str, Any]) -> Puzzle:
    """The puzzle that `written` converted. Raises PuzzleError."""
    where = str(entry.get("id"))
    try:
        match = record.parse(json.dumps(entry["record"]).encode())
        return Puzzle(
            id=entry["id"],
            match=match,
            seat=entry["seat"],
            theme=entry["theme"],
            grade=entry["grade"],
            proven=entry["proven"],
            measure=Measure[entry["measure"]],
            questions=tuple(_question(match, question) for question in entry["questions"]),
            obvious=entry["obvious"],
            facts=entry["facts"],
            solved=entry["solved"],
        )
    except (KeyError, TypeError, ValueError, record.RecordError) as error:
        raise PuzzleError(where, f"{type(error).__name__}: {error}") from None


def _question(match: Match, entry: Mapping[str, Any]) -> PuzzleQuestion:
    return PuzzleQuestion(
        tuple(
            Try(
                notation,
                value,
                tuple(Decision(seat, match.game.parse(move)) for seat, move in answer),
            )
            for notation, value, answer in entry["tries"]
        ),
        entry["good"],
    )


def written(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle as its file holds it."""
    return {
        "id": puzzle.id,
        "theme": puzzle.theme,
        "grade": puzzle.grade,
        "proven": puzzle.proven,
        "measure": puzzle.measure.name,
        "seat": puzzle.seat,
        "obvious": puzzle.obvious,
        "facts": dict(puzzle.facts),
        "solved": dict(puzzle.solved),
        "questions": [
            {
                "good": question.good,
                "tries": [
                    [one.notation, one.value, [[d.seat, str(d.move)] for d in one.answer]]
                    for one in question.tries
                ],
            }
            for question in puzzle.questions
        ],
        "record": json.loads(record.dump(puzzle.match)),
    }


def dump(game_id: str, found: Iterable[Puzzle]) -> str:
    """The file's text, one line per puzzle so that diffs are readable."""
    lines = ",\n".join(
        json.dumps(written(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in found
    )
    head = f'{{"format": "{FORMAT}", "version": {VERSION}, "game": "{game_id}", "puzzles": ['
    return f"{head}\n{lines}\n]}}\n"


def check(puzzle: Puzzle) -> None:
    """Check that its lines can be played by the rules. Raises PuzzleError."""
    match, seat = puzzle.match.until(len(puzzle.match.decisions)), puzzle.seat
    if puzzle.grade not in GRADES:
        raise PuzzleError(puzzle.id, f"there is no grade {puzzle.grade}")
    for number, question in enumerate(puzzle.questions, 1):
        where = f"{puzzle.id}, question {number}"
        legal = {str(move) for move in match.state.legal(seat)}
        if {one.notation for one in question.tries} != legal:
            raise PuzzleError(where, "the tries are not what the rules allow")
        if not 0 < question.good < len(question.tries):
            raise PuzzleError(where, f"{question.good} of {len(legal)} moves are good")
        if number < len(puzzle.questions) and question.good > 1:
            raise PuzzleError(where, "it goes on in more than one way")
        values = [one.value for one in question.tries]
        if values != sorted(values, reverse=True):
            raise PuzzleError(where, "the tries are not in order")
        if values[question.good - 1] <= values[question.good]:
            raise PuzzleError(where, "a good try is no better than one that is not")
        for one in question.tries:
            after = _follow(match, seat, one, where)
            if number == len(puzzle.questions) and one in question.tries[: question.good]:
                _check_end(puzzle, one, after)
        match = _follow(match, seat, question.best, where)
    if puzzle.obvious not in {one.notation for one in puzzle.questions[0].tries}:
        raise PuzzleError(puzzle.id, f"{puzzle.obvious} cannot be played")


def _check_end(puzzle: Puzzle, one: Try, after: Match) -> None:
    """Check that a proven line really reaches the end it claims."""
    if puzzle.measure not in ENDING:
        return
    where, seat, result = f"{puzzle.id}, {one.notation}", puzzle.seat, after.state.result()
    if result is None:
        raise PuzzleError(where, "it does not go on to the end")
    value = 1 / len(result.winners) if seat in result.winners else 0.0
    if puzzle.measure is Measure.MARGIN:
        value = result.scores[seat] - result.scores[1 - seat]
    if value != one.value:
        raise PuzzleError(where, f"it comes to {value:g}, not to {one.value:g}")


def _follow(match: Match, seat: int, one: Try, where: str) -> Match:
    after = match.until(len(match.decisions))
    try:
        after.play(seat, match.game.parse(one.notation))
        for decision in one.answer:
            after.play(decision.seat, decision.move)
    except (BadNotation, IllegalMove) as error:
        raise PuzzleError(where, f"{one.notation}: {error}") from None
    return after
