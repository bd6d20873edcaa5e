"""A player's results with puzzles: tries, rating, streak, and the puzzle of the day."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Any

import attrs

from boomerang_desktop.match.rating import BETA, MU, NEWCOMER, Rating, rated
from boomerang_desktop.storage import JsonFile

FORMAT, VERSION = "boomerang-training", 1
STEP = BETA
"""Distance between grades: the stronger of two players this far apart wins about four in five."""
MIDDLE = 3
"""The grade of which a newcomer is assumed to solve half."""


class PuzzleMark(Enum):
    """How far the player got with a puzzle."""

    SOLVED = "at once and alone, be it later"
    HELPED = "with another try, or with help"
    TRIED = "not yet"


@attrs.frozen
class PuzzleResult:
    """A puzzle the player has worked through."""

    puzzle: str
    game: str
    grade: int
    day: date
    solved: bool
    """At the first try, without help."""


class Training:
    """The player's results with every puzzle tried, the latest last."""

    def __init__(self, path: Path) -> None:
        self._kept = JsonFile(path, FORMAT, VERSION, _taken)
        self.tried, self._later, self._helped = self._kept.read()

    def add(self, tried: PuzzleResult) -> None:
        """Record a try. Only the first one counts for the rating and the streak."""
        solved = {one.puzzle: one.solved for one in self.tried}
        if tried.puzzle not in solved:
            self.tried.append(tried)
        elif tried.solved and not solved[tried.puzzle]:
            self._later.add(tried.puzzle)
        else:
            return
        self._write()

    def add_helped(self, puzzle: str) -> None:
        """Record a later or assisted solution, which does not count for the rating."""
        if puzzle not in self._helped:
            self._helped.add(puzzle)
            self._write()

    def _write(self) -> None:
        held = [_written(one) for one in self.tried]
        later, helped = sorted(self._later), sorted(self._helped)
        self._kept.write_anyway({"tried": held, "later": later, "helped": helped})

    def of(self, game_id: str) -> list[PuzzleResult]:
        return [one for one in self.tried if one.game == game_id]

    def marks(self, game_id: str) -> dict[str, PuzzleMark]:
        """The state of every puzzle that was tried."""
        return {one.puzzle: self._mark(one) for one in self.of(game_id)}

    def _mark(self, one: PuzzleResult) -> PuzzleMark:
        if one.solved or one.puzzle in self._later:
            return PuzzleMark.SOLVED
        return PuzzleMark.HELPED if one.puzzle in self._helped else PuzzleMark.TRIED

    def solved(self, game_id: str) -> int:
        """The number of puzzles solved in any way."""
        return sum(mark is not PuzzleMark.TRIED for mark in self.marks(game_id).values())

    def counted(self, game_id: str) -> int:
        """The number of puzzles that count for the rating."""
        return sum(one.grade > 0 for one in self.of(game_id))

    def rating(self, game_id: str) -> Rating:
        return against(self.of(game_id))


def against(tried: Iterable[PuzzleResult]) -> Rating:
    """The player's rating against the puzzles, whose ratings are fixed."""
    you = NEWCOMER
    for one in tried:
        if not one.grade:
            continue  # its difficulty is unknown
        puzzle = Rating(MU + STEP * (one.grade - MIDDLE), 1.0)
        you, _ = rated([you, puzzle], [1, 2] if one.solved else [2, 1])
    return you


def streak(tried: Sequence[PuzzleResult], today: date) -> int:
    """Consecutive days with a solved puzzle, up to today or yesterday."""
    days = {one.day for one in tried if one.solved}
    day = today if today in days else today - timedelta(days=1)
    count = 0
    while day in days:
        count += 1
        day -= timedelta(days=1)
    return count


def of_the_day(game_id: str, today: date, count: int) -> int:
    """The index of today's puzzle among `count`, the same on every machine; each comes up once
    before any repeats."""
    round_, place = divmod(today.toordinal(), count)
    order = sorted(range(count), key=lambda n: sha256(f"{game_id}/{round_}/{n}".encode()).digest())
    return order[place]


def _written(one: PuzzleResult) -> dict[str, Any]:
    return {
        "puzzle": one.puzzle,
        "game": one.game,
        "grade": one.grade,
        "day": one.day.isoformat(),
        "solved": one.solved,
    }


def _taken(held: dict[str, Any]) -> tuple[list[PuzzleResult], set[str], set[str]]:
    """The tries, the puzzles solved later, and those solved with help."""
    later, helped = ({str(id) for id in held.get(name, [])} for name in ("later", "helped"))
    return [_tried(entry) for entry in held.get("tried", [])], later, helped


def _tried(entry: Mapping[str, Any]) -> PuzzleResult:
    day = datetime.strptime(entry["day"], "%Y-%m-%d").date()
    found = PuzzleResult(entry["puzzle"], entry["game"], entry["grade"], day, entry["solved"])
    wanted = {str: (found.puzzle, found.game), int: (found.grade,), bool: (found.solved,)}
    for kind, values in wanted.items():
        if not all(type(value) is kind for value in values):
            raise TypeError(kind.__name__)
    return found
