"""How somebody does at puzzles: what was tried, a rating against them, days in a row, and which
puzzle is today's."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from boomerang_desktop.study.kept import Kept

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FORMAT, VERSION = "boomerang-training", 1
MU, SIGMA = 25.0, 25 / 3
STEP = 25 / 6
"""What a grade is apart from the next: the better of two so far apart wins about four in five."""
MIDDLE = 3
"""A newcomer is taken to solve every other puzzle of this grade."""
_POINTS = 40
"""A unit of openskill, as it is shown."""


@attrs.frozen
class Tried:
    """A puzzle that somebody has been through."""

    puzzle: str
    game: str
    grade: int
    day: date
    solved: bool
    """At once and alone."""


@attrs.frozen
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        """As it is shown; a newcomer has 1000."""
        return round(1000 + _POINTS * (self.mu - MU))

    @property
    def margin(self) -> int:
        """So far it may well be off, in points."""
        return round(2 * _POINTS * self.sigma)


class Training:
    """Everything that was tried, the latest last."""

    def __init__(self, path: Path) -> None:
        self._kept = Kept(path, FORMAT, VERSION)
        self.tried: list[Tried] = self._read()

    def add(self, tried: Tried) -> None:
        """Only the first time counts."""
        if tried.puzzle not in {earlier.puzzle for earlier in self.tried}:
            self.tried.append(tried)
            self._kept.write({"tried": [_written(one) for one in self.tried]})

    def of(self, game_id: str) -> list[Tried]:
        return [one for one in self.tried if one.game == game_id]

    def done(self, game_id: str) -> dict[str, bool]:
        """The puzzles that were tried, and whether they were solved."""
        return {one.puzzle: one.solved for one in self.of(game_id)}

    def rating(self, game_id: str) -> Rating:
        return rated(self.of(game_id))

    def _read(self) -> list[Tried]:
        held = self._kept.read()
        try:
            return [_tried(entry) for entry in held.get("tried", [])]
        except (KeyError, TypeError, ValueError):
            self._kept.set_aside()
            return []


def rated(tried: Iterable[Tried]) -> Rating:
    """You against the puzzles, which stay as hard as they are."""
    rating = Rating()
    model = _model()
    for one in tried:
        you = model.rating(mu=rating.mu, sigma=rating.sigma)
        puzzle = model.rating(mu=MU + STEP * (one.grade - MIDDLE), sigma=1.0)
        ranks = [1.0, 2.0] if one.solved else [2.0, 1.0]
        [[after], _] = model.rate([[you], [puzzle]], ranks=ranks)
        rating = Rating(after.mu, after.sigma)
    return rating


def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


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


def _tried(entry: Mapping[str, Any]) -> Tried:
    day = datetime.strptime(entry["day"], "%Y-%m-%d").date()
    found = Tried(entry["puzzle"], entry["game"], entry["grade"], day, entry["solved"])
    wanted = {str: (found.puzzle, found.game), int: (found.grade,), bool: (found.solved,)}
    for kind, values in wanted.items():
        if not all(type(value) is kind for value in values):
            raise TypeError(kind.__name__)
    return found
