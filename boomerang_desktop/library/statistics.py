"""How somebody is doing: plain functions on entries."""

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from math import sqrt
from typing import TypeVar

import attrs

from boomerang_desktop.bots import KINDS
from boomerang_desktop.bots.core import plain
from boomerang_desktop.library.entry import Entry, Who, distinct

FEW = 50
"""With fewer matches than this, a share is told with its interval."""
LAST = 20
"""So many results make the row of marks."""
_K = TypeVar("_K")


@attrs.frozen
class Played:
    """A match that is over, from the chair of one person."""

    entry: Entry
    seat: int

    @property
    def when(self) -> datetime:
        return self.entry.played_at

    @property
    def score(self) -> int | None:
        """None if the match was given up: nobody came to count."""
        return self.entry.scores[self.seat] if self.entry.finished else None

    @property
    def rank(self) -> int:
        return self.entry.ranks[self.seat]

    @property
    def share(self) -> float:
        """Of the win: one, a part of it, or nothing."""
        return self.entry.share(self.seat)

    @property
    def fair(self) -> float:
        """What everybody would win if all were alike."""
        return 1 / len(self.entry.seats)

    @property
    def level(self) -> str:
        """The strongest bot among the others; empty if they were people."""
        others = [plain(s.player) for n, s in enumerate(self.entry.seats) if n != self.seat]
        return max((kind for kind in others if kind in KINDS), key=KINDS.index, default="")

    @property
    def luck(self) -> float | None:
        return self.entry.luck[self.seat] if self.entry.analysed else None

    @property
    def errors(self) -> float | None:
        """What was given away, in parts of a win."""
        return self.entry.errors[self.seat] if self.entry.analysed else None


def played(entries: Iterable[Entry], who: Who) -> list[Played]:
    """The matches of a person that are over, the earliest first."""
    found = [
        Played(entry, seat)
        for entry in distinct(entries)
        if entry.over and (seat := entry.seat_of(who)) is not None
    ]
    return sorted(found, key=lambda one: (one.when, one.entry.id))


def unassisted(matches: Iterable[Played]) -> list[Played]:
    return [one for one in matches if not one.entry.assisted]


def assisted(matches: Iterable[Played]) -> list[Played]:
    return [one for one in matches if one.entry.assisted]


def by(matches: Iterable[Played], kind: Callable[[Played], _K]) -> dict[_K, list[Played]]:
    """Sorted into kinds: `by(matches, level)`."""
    found: dict[_K, list[Played]] = {}
    for one in matches:
        found.setdefault(kind(one), []).append(one)
    return found


def game(one: Played) -> str:
    return one.entry.game


def seats(one: Played) -> int:
    return len(one.entry.seats)


def level(one: Played) -> str:
    return one.level


@attrs.frozen(kw_only=True)
class Category:
    """Points of one kind, on average."""

    name: str
    mine: float
    winners: float
    """What those who won those matches made of it."""


@attrs.frozen(kw_only=True)
class Summary:
    played: int
    won: float
    """A shared win counts in parts."""
    expected: float
    """What chance would have won."""
    low: float
    high: float
    """Between these the true share of wins lies, with 95 % confidence."""
    best: int | None
    mean: float | None
    streak: int
    """Wins in a row up to now; below zero, matches without a win."""
    longest: int
    """Wins in a row, ever."""
    last: tuple[int, ...]
    """The latest places, the last one at the end."""
    categories: tuple[Category, ...]
    luck: float | None
    """This and the next: the mean of the matches that were analysed."""
    errors: float | None

    @property
    def share(self) -> float:
        return self.won / self.played if self.played else 0.0

    @property
    def fair(self) -> float:
        return self.expected / self.played if self.played else 0.0

    @property
    def few(self) -> bool:
        return self.played < FEW


def summary(matches: Sequence[Played]) -> Summary:
    """Of matches in the order in which they were played. Scores and categories mean something for
    matches of one game only."""
    won = sum(one.share for one in matches)
    low, high = interval(won, len(matches)) if matches else (0.0, 1.0)
    scores = [one.score for one in matches if one.score is not None]
    runs = _runs([one.share > 0 for one in matches])
    return Summary(
        played=len(matches),
        won=won,
        expected=sum(one.fair for one in matches),
        low=low,
        high=high,
        best=max(scores, default=None),
        mean=_mean(scores),
        streak=runs[-1] if runs else 0,
        longest=max((0, *runs)),
        last=tuple(one.rank for one in matches[-LAST:]),
        categories=_categories(matches),
        luck=_mean([one.luck for one in matches if one.luck is not None]),
        errors=_mean([one.errors for one in matches if one.errors is not None]),
    )


def interval(wins: float, games: float) -> tuple[float, float]:
    """Where the true share lies, with 95 % confidence (Wilson); it holds near 0 and 1 too."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spare = share * (1 - share) / games + z * z / (4 * games * games)
    half = z * sqrt(spare) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _mean(figures: Sequence[float]) -> float | None:
    return sum(figures) / len(figures) if figures else None


def _runs(won: Sequence[bool]) -> list[int]:
    """Matches in a row: wins count up, all others down."""
    runs: list[int] = []
    for win in won:
        step = 1 if win else -1
        if runs and (runs[-1] > 0) == win:
            runs[-1] += step
        else:
            runs.append(step)
    return runs


def _categories(every: Sequence[Played]) -> tuple[Category, ...]:
    matches = [one for one in every if one.entry.finished]
    names = dict.fromkeys(
        name for one in matches for points in one.entry.breakdown for name in points
    )
    return tuple(
        Category(
            name=name,
            mine=sum(one.entry.breakdown[one.seat].get(name, 0) for one in matches) / len(matches),
            winners=sum(_of_winners(one.entry, name) for one in matches) / len(matches),
        )
        for name in names
    )


def _of_winners(entry: Entry, name: str) -> float:
    return sum(entry.breakdown[seat].get(name, 0) for seat in entry.winners) / len(entry.winners)


COLUMNS = (
    "id", "played_at", "game", "title", "seats", "seat", "name", "opponents", "level", "score",
    "rank", "won", "fair_share", "decisions", "assisted", "luck", "errors", "breakdown",
    "given_up_by",
)  # fmt: skip


def as_csv(matches: Iterable[Played]) -> str:
    """For a spreadsheet: a line for each match."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    writer.writerows(_line(one) for one in matches)
    return text.getvalue()


def _line(one: Played) -> tuple[object, ...]:
    entry = one.entry
    others = [s for n, s in enumerate(entry.seats) if n != one.seat]
    return (
        entry.id,
        entry.played_at.isoformat(),
        entry.game,
        _harmless(entry.title),
        len(entry.seats),
        one.seat,
        _harmless(entry.seats[one.seat].name),
        _harmless("; ".join(f"{other.name} ({other.player})" for other in others)),
        one.level,
        one.score,
        one.rank,
        one.share,
        one.fair,
        entry.length,
        "; ".join(sorted(aid.value for aid in entry.aids)) or ("branch" * bool(entry.branch_of)),
        one.luck,
        one.errors,
        "; ".join(f"{name} {points}" for name, points in _breakdown(one).items()),
        entry.given_up,
    )


def _breakdown(one: Played) -> dict[str, int]:
    return one.entry.breakdown[one.seat] if one.entry.finished else {}


def _harmless(text: str) -> str:
    """A spreadsheet takes what begins like this for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text
