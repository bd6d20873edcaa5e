"""A player's statistics: plain functions on entries."""

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
"""Below this number of matches, shares are shown with their interval."""
LAST = 20
"""Number of results in the row of marks."""
_K = TypeVar("_K")


@attrs.frozen
class Played:
    """A match that is over, from one player's chair."""

    entry: Entry
    seat: int

    @property
    def when(self) -> datetime:
        return self.entry.played_at

    @property
    def score(self) -> int | None:
        """None if the match was given up and never scored."""
        return self.entry.scores[self.seat] if self.entry.finished else None

    @property
    def rank(self) -> int:
        return self.entry.ranks[self.seat]

    @property
    def share(self) -> float:
        """Share of the win: one, a fraction, or zero."""
        return self.entry.share(self.seat)

    @property
    def fair(self) -> float:
        """The share of the win if all players were equal."""
        return 1 / len(self.entry.seats)

    @property
    def level(self) -> str:
        """The strongest opposing bot; empty if all opponents were people."""
        others = [plain(s.player) for n, s in enumerate(self.entry.seats) if n != self.seat]
        return max((kind for kind in others if kind in KINDS), key=KINDS.index, default="")

    @property
    def luck(self) -> float | None:
        return self.entry.luck[self.seat] if self.entry.analysed else None

    @property
    def errors(self) -> float | None:
        """What mistakes cost, in fractions of a win."""
        return self.entry.errors[self.seat] if self.entry.analysed else None


def played(entries: Iterable[Entry], who: Who) -> list[Played]:
    """A player's matches that are over, the earliest first."""
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
    """Group matches by kind: `by(matches, level)`."""
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
    """Average points in one category."""

    name: str
    mine: float
    winners: float
    """Average points of those matches' winners."""


@attrs.frozen(kw_only=True)
class Summary:
    played: int
    won: float
    """Shared wins count as fractions."""
    expected: float
    """Wins expected by chance."""
    low: float
    high: float
    """The 95 % confidence interval of the share of wins."""
    best: int | None
    mean: float | None
    streak: int
    """Current run of wins; negative for matches without a win."""
    longest: int
    """Longest run of wins."""
    last: tuple[int, ...]
    """The latest ranks, the most recent at the end."""
    categories: tuple[Category, ...]
    luck: float | None
    """Mean over the analysed matches, as are the errors."""
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
    """Summarize matches, given in the order played. Scores and categories only make sense for
    matches of one game."""
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
    """The 95 % confidence interval of a share (Wilson), which also holds near 0 and 1."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spare = share * (1 - share) / games + z * z / (4 * games * games)
    half = z * sqrt(spare) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _mean(figures: Sequence[float]) -> float | None:
    return sum(figures) / len(figures) if figures else None


def _runs(won: Sequence[bool]) -> list[int]:
    """Runs: positive for consecutive wins, negative for consecutive other matches."""
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
    """The matches as CSV, one line each."""
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
    """Escape text that a spreadsheet would take for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text
