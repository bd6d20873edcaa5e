"""All figures of one player for the page, computed in the background."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from boomerang_desktop.bots import KINDS

if TYPE_CHECKING:
    from boomerang_desktop.library.entry import Entry, Who
    from boomerang_desktop.library.library import Library
    from boomerang_desktop.library.rating import RatingStep
    from boomerang_desktop.library.statistics import Played, Summary

ME = "me"
"""The key of the selected player among the people who are rated."""


@attrs.frozen(kw_only=True)
class Figures:
    who: "Who"
    game: str
    """Empty for all games."""
    whole: "Summary"
    """Matches played without help, like all figures below except `helped`."""
    helped: "Summary"
    by_game: "Sequence[tuple[str, Summary]]"
    by_seats: "Sequence[tuple[int, Summary]]"
    by_level: "Sequence[tuple[str, Summary]]"
    """By the strongest bot at the table; "" where people played each other."""
    matches: "Sequence[Played]"
    ratings: "Mapping[str, Sequence[RatingStep]]"
    """Rating histories by game, the latest step last."""

    @property
    def rating(self) -> "RatingStep | None":
        steps = self.ratings.get(self.game, ())
        return steps[-1] if steps else None


def gather(library: "Library", who: "Who", game: str, people: "Mapping[str, Who]") -> Figures:
    """Everything the page shows about a player; `people` are all known players by name."""
    return work_out(library.entries(), who, game, people)


def work_out(
    entries: "Sequence[Entry]", who: "Who", game: str, people: "Mapping[str, Who]"
) -> Figures:
    from boomerang_desktop.library import statistics

    mine = statistics.played(entries, who)
    fair = statistics.unassisted(mine)
    chosen = [one for one in fair if not game or one.entry.game == game]
    helped = [one for one in statistics.assisted(mine) if not game or one.entry.game == game]

    def groups(kind: Any) -> list[tuple[Any, Any]]:
        found = statistics.by(chosen, kind)
        return [(key, statistics.summary(found[key])) for key in found]

    games = [game] if game else list(statistics.by(fair, statistics.game))
    return Figures(
        who=who,
        game=game,
        whole=statistics.summary(chosen),
        helped=statistics.summary(helped),
        by_game=sorted(groups(statistics.game), key=lambda pair: -pair[1].played),
        by_seats=sorted(groups(statistics.seats)),
        by_level=sorted(groups(statistics.level), key=lambda pair: _strength(pair[0])),
        matches=chosen,
        ratings={one: rated(entries, who, one, people) for one in games},
    )


def _strength(level: str) -> int:
    """Sort key: people come after all bots."""
    return KINDS.index(level) if level in KINDS else len(KINDS)


def rated(
    entries: "Sequence[Entry]", who: "Who", game: str, people: "Mapping[str, Who]"
) -> "Sequence[RatingStep]":
    from boomerang_desktop.library.rating import history

    others = {name: one for name, one in people.items() if one != who}
    return history(entries, game, {ME: who, **others}).get(ME, [])
