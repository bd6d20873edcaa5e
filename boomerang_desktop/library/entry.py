"""A match as lists, statistics and ratings see it."""

from collections.abc import Iterable
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any, Self

import attrs

from boomerang_desktop.match import HUMAN

_BETWEEN = "\x1f"
"""Separator that cannot occur in a name: names are printable."""
_PROFILE = "@"
"""Prefix of a profile's id."""


class Aid(Enum):
    """Help that makes a match an assisted one."""

    HINT = "hint"
    TAKE_BACK = "take-back"
    COACH = "coach"


@attrs.frozen
class Who:
    """A player whose matches to find: by profile id or, in matches without one, by any name the
    player has had."""

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
    """The key by which the player in a chair is found."""
    return f"{_PROFILE}{profile}" if profile else f"{player}{_BETWEEN}{name.casefold()}"


@attrs.frozen
class Sitter:
    """The player in one chair."""

    name: str
    player: str = HUMAN
    """`human`, or the name of a bot."""
    profile: str = ""
    """Profile id; empty for a guest."""

    @property
    def person(self) -> bool:
        return self.player == HUMAN

    @property
    def key(self) -> str:
        return key_of(self.name, self.player, self.profile)


@attrs.frozen(kw_only=True)
class Entry:
    """Everything that can be known about a match without replaying it."""

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
    """Number of decisions."""
    running: bool
    """Whether it resumes at the next start."""
    challenge: bool
    """Whether it is a deal still to be played."""
    winners: tuple[int, ...] = ()
    """Empty until the match is over, as are the ranks."""
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    """Empty until the match is played to its end, as are the categories."""
    breakdown: tuple[dict[str, int], ...] = ()
    given_up: int | None = None
    """The seat that gave the match up."""
    title: str = ""
    starred: bool = False
    aids: frozenset[Aid] = frozenset()
    branch_of: str = ""
    """The id of the match that this one branched from."""
    left: int | None = None
    """The seat of a player who has left the match."""
    luck: tuple[float, ...] = ()
    """By seat, in fractions of a win; empty unless the match has been analysed. So are the
    errors."""
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
        """The player's first chair."""
        keys = who.keys
        return next((n for n, sitter in enumerate(self.seats) if sitter.key in keys), None)

    def share(self, seat: int) -> float:
        """The seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def distinct(entries: Iterable[Entry]) -> list[Entry]:
    """Each match once, from whichever copy was played furthest. A copy that was given up counts as
    the furthest."""
    longest: dict[str, Entry] = {}
    for entry in entries:
        known = longest.setdefault(entry.id, entry)
        if (entry.over, entry.length) > (known.over, known.length):
            longest[entry.id] = entry
    return list(longest.values())
