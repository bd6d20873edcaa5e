"""How somebody does at puzzles: what was tried, a rating against them, days in a row, and which
puzzle is today's."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Any

import attrs

from boomerang_desktop.kept import Kept
from boomerang_desktop.match.rating import BETA, MU, NEWCOMER, Rating, rated

FORMAT, VERSION = "boomerang-training", 1
STEP = BETA
"""What a grade is apart from the next: the better of two so far apart wins about four in five."""
MIDDLE = 3
"""A newcomer is taken to solve every other puzzle of this grade."""


class Mark(Enum):
    """How far somebody has come with a puzzle."""

    SOLVED = "at once and alone, be it later"
    HELPED = "with another try, or with help"
    TRIED = "not yet"


@attrs.frozen
class Tried:
    """A puzzle that somebody has been through."""

    puzzle: str
    game: str
    grade: int
    day: date
    solved: bool
    """At once and alone."""


class Training:
    """Everything that was tried, the latest last."""

    def __init__(self, path: Path) -> None:
        self._kept = Kept(path, FORMAT, VERSION, _taken)
        self.tried, self._later, self._helped = self._kept.read()

    def add(self, tried: Tried) -> None:
        """Only the first time counts for the rating and the days in a row."""
        solved = {one.puzzle: one.solved for one in self.tried}
        if tried.puzzle not in solved:
            self.tried.append(tried)
        elif tried.solved and not solved[tried.puzzle]:
            self._later.add(tried.puzzle)
        else:
            return
        self._write()

    def add_helped(self, puzzle: str) -> None:
        """It was solved in the end, which does not count for the rating."""
        if puzzle not in self._helped:
            self._helped.add(puzzle)
            self._write()

    def _write(self) -> None:
        held = [_written(one) for one in self.tried]
        later, helped = sorted(self._later), sorted(self._helped)
        self._kept.write_anyway({"tried": held, "later": later, "helped": helped})

    def of(self, game_id: str) -> list[Tried]:
        return [one for one in self.tried if one.game == game_id]

    def marks(self, game_id: str) -> dict[str, Mark]:
        """The puzzles that were tried."""
        return {one.puzzle: self._mark(one) for one in self.of(game_id)}

    def _mark(self, one: Tried) -> Mark:
        if one.solved or one.puzzle in self._later:
            return Mark.SOLVED
        return Mark.HELPED if one.puzzle in self._helped else Mark.TRIED

    def solved(self, game_id: str) -> int:
        """In whatever way."""
        return sum(mark is not Mark.TRIED for mark in self.marks(game_id).values())

    def counted(self, game_id: str) -> int:
        """How many of them count for the rating."""
        return sum(one.grade > 0 for one in self.of(game_id))

    def rating(self, game_id: str) -> Rating:
        return against(self.of(game_id))


def against(tried: Iterable[Tried]) -> Rating:
    """You against the puzzles, which stay as hard as they are."""
    you = NEWCOMER
    for one in tried:
        if not one.grade:
            continue  # nobody knows how hard it is
        puzzle = Rating(MU + STEP * (one.grade - MIDDLE), 1.0)
        you, _ = rated([you, puzzle], [1, 2] if one.solved else [2, 1])
    return you


def streak(tried: Sequence[Tried], today: date) -> int:
    """Days in a row on which something was solved, up to today or yesterday."""
    days = {one.day for one in tried if one.solved}
    day = today if today in days else today - timedelta(days=1)
    count = 0
    while day in days:
        count += 1
        day -= timedelta(days=1)
    return count


def of_the_day(game_id: str, today: date, count: int) -> int:
    """The number of today's puzzle among so many, the same on every machine; all come up before
    any comes again."""
    round_, place = divmod(today.toordinal(), count)
    order = sorted(range(count), key=lambda n: sha256(f"{game_id}/{round_}/{n}".encode()).digest())
    return order[place]


def _written(one: Tried) -> dict[str, Any]:
    return {
        "puzzle": one.puzzle,
        "game": one.game,
        "grade": one.grade,
        "day": one.day.isoformat(),
        "solved": one.solved,
    }


def _taken(held: dict[str, Any]) -> tuple[list[Tried], set[str], set[str]]:
    """What was tried, what of it was solved, but not the first time, and what with help."""
    later, helped = ({str(id) for id in held.get(name, [])} for name in ("later", "helped"))
    return [_tried(entry) for entry in held.get("tried", [])], later, helped


def _tried(entry: Mapping[str, Any]) -> Tried:
    day = datetime.strptime(entry["day"], "%Y-%m-%d").date()
    found = Tried(entry["puzzle"], entry["game"], entry["grade"], day, entry["solved"])
    wanted = {str: (found.puzzle, found.game), int: (found.grade,), bool: (found.solved,)}
    for kind, values in wanted.items():
        if not all(type(value) is kind for value in values):
            raise TypeError(kind.__name__)
    return found
