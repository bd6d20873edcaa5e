"""A match as a list, a statistic or a rating knows it."""

from collections.abc import Iterable
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any, Self

import attrs

from boomerang_desktop.match import HUMAN

_BETWEEN = "\x1f"
"""Stands in no name: names are printable."""
_PROFILE = "@"
"""Before the id of a profile."""


class Aid(Enum):
    """What makes a match an assisted one."""

    HINT = "hint"
    TAKE_BACK = "take-back"
    COACH = "coach"


@attrs.frozen
class Who:
    """Somebody whose matches are looked for: a profile, by its id, and where a match does not say
    whose chair it was, by all names that this person has had."""

    keys: frozenset[str]

    @property
    def person(self) -> bool:
        return all(key.startswith((_PROFILE, HUMAN)) for key in self.keys)

    @classmethod
    def named(cls, *names: str, profile: str = "") -> Self:
        keys = {key_of(name, HUMAN, "") for name in names}
        return cls(frozenset(keys | {key_of("", HUMAN, profile)} if profile else keys))

    @classmethod
    def bot(cls, name: str, player: str) -> Self:
        return cls(frozenset({key_of(name, player, "")}))


NOBODY = Who(frozenset())


def key_of(name: str, player: str, profile: str) -> str:
    """By what somebody in a chair is known."""
    return f"{_PROFILE}{profile}" if profile else f"{player}{_BETWEEN}{name.casefold()}"


@attrs.frozen
class Sitter:
    """Who sat in a chair."""

    name: str
    player: str = HUMAN
    """`human`, or the name of a bot."""
    profile: str = ""
    """The id of a profile; a guest has none."""

    @property
    def person(self) -> bool:
        return self.player == HUMAN

    @property
    def key(self) -> str:
        return key_of(self.name, self.player, self.profile)


@attrs.frozen(kw_only=True)
class Entry:
    """What there is to know about a match without playing it over."""

    path: Path
    id: str
    game: str
    played_at: datetime
    """When it began, in UTC."""
    options: dict[str, Any]
    seats: tuple[Sitter, ...]
    seed: int
    first: int
    deal: str
    """The same for all matches that began alike, whoever played them."""
    length: int
    """Decisions."""
    running: bool
    """It is the one to be resumed at the next start."""
    challenge: bool
    """A deal to be played, not a match."""
    winners: tuple[int, ...] = ()
    """This and the next are empty until the match is over."""
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    """This and the next are empty until the match is played to its end."""
    breakdown: tuple[dict[str, int], ...] = ()
    given_up: int | None = None
    """The seat that ended the match before its end."""
    title: str = ""
    starred: bool = False
    aids: frozenset[Aid] = frozenset()
    branch_of: str = ""
    """The id of the match that this one began in the middle of."""
    left: int | None = None
    """The seat of somebody who has walked out."""
    luck: tuple[float, ...] = ()
    """By seat, in parts of a win; empty unless somebody has analysed the match. So is the next."""
    errors: tuple[float, ...] = ()

    @property
    def finished(self) -> bool:
        """Played to its end."""
        return bool(self.scores)

    @property
    def over(self) -> bool:
        """Finished or given up: it can never be resumed."""
        return self.finished or self.given_up is not None

    @property
    def persons(self) -> frozenset[int]:
        return frozenset(n for n, sitter in enumerate(self.seats) if sitter.person)

    @property
    def assisted(self) -> bool:
        return bool(self.aids or self.branch_of)

    @property
    def analysed(self) -> bool:
        return bool(self.errors)

    def seat_of(self, who: Who) -> int | None:
        """The first chair of that person."""
        keys = who.keys
        return next((n for n, sitter in enumerate(self.seats) if sitter.key in keys), None)

    def share(self, seat: int) -> float:
        """What that seat has won: a shared win counts in parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def distinct(entries: Iterable[Entry]) -> list[Entry]:
    """Each match once, as far as it was played, whatever copies there are of its file. Where one of
    them was given up, that was its end."""
    longest: dict[str, Entry] = {}
    for entry in entries:
        known = longest.setdefault(entry.id, entry)
        if (entry.over, entry.length) > (known.over, known.length):
            longest[entry.id] = entry
    return list(longest.values())
