"""How strong players are, and how certain that is.

Ratings follow from the records alone, so they can be recomputed at any time. Bots have fixed
ratings, from their tournament. A match counts if it is over, without aids, and its deal was new to
everybody at the table. Giving a match up is losing it to all others, who tie; so is leaving one,
unless it is finished after all."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from itertools import pairwise
from math import exp, hypot, log, sqrt

import attrs

from boomerang_desktop.bots.core import LEVELS, plain
from boomerang_desktop.library.entry import Entry, Sitter, Who, distinct
from boomerang_desktop.library.strength import tables
from boomerang_desktop.match.rating import BETA, MU, NEWCOMER, Rating, rated

MIDDLE = "bot:skilled"
"""The level a newcomer is assumed to have."""
_ABOVE = 1.5
"""Target share of wins in a fair fight, as a multiple of an even share."""


@attrs.frozen
class RatingStep:
    """What a match did to a rating."""

    id: str
    when: datetime
    rating: Rating


@cache
def bots(game_id: str) -> Mapping[str, Rating]:
    """The fixed ratings of all measured bots."""
    found: dict[str, list[float]] = {}
    for players, elo in tables(game_id).items():
        scale = log(10) / 400 * BETA * sqrt(players)
        for name, points in elo.items():
            found.setdefault(name, []).append(MU + scale * (points - elo[MIDDLE]))
    return {name: Rating(sum(mus) / len(mus), 0.0) for name, mus in found.items()}


def history(
    entries: Iterable[Entry], game_id: str, people: Mapping[str, Who]
) -> dict[str, list[RatingStep]]:
    """Everybody's ratings, the latest last. `people` maps keys to players; a person not in it is
    rated under the key of the chair."""
    steps: dict[str, list[RatingStep]] = {}
    seen: set[tuple[str, str]] = set()
    for entry in _in_order(entries, game_id):
        names = [_name(sitter, people) for sitter in entry.seats]
        present = [name for name in names if name]
        sat_before = {(name, entry.deal) for name in present}
        fair = seen.isdisjoint(sat_before) and len(set(present)) == len(present)
        seen |= sat_before
        if not fair or not present or not counts(entry):
            continue
        before = [
            _latest(steps.get(name)) if name else bot_rating(game_id, sitter.player)
            for name, sitter in zip(names, entry.seats, strict=True)
        ]
        for name, rating in zip(names, rated(before, _places(entry)), strict=True):
            if name:
                steps.setdefault(name, []).append(RatingStep(entry.id, entry.played_at, rating))
    return steps


def counts(entry: Entry) -> bool:
    """Whether it is over for at least one player and was played without aids."""
    over = entry.over or entry.left is not None
    return over and not entry.assisted and not entry.challenge


def at_stake(deal: Iterable[Entry], match_id: str, people: Mapping[str, Who]) -> bool:
    """Whether the only person in a match loses rating by leaving it, and hasn't left it before.
    `deal` holds this match and all others of the same deal."""
    entries = list(deal)
    match = next((entry for entry in distinct(entries) if entry.id == match_id), None)
    if match is None or match.left is not None:
        return False
    person = next((n for n, sitter in enumerate(match.seats) if sitter.person), None)
    left = attrs.evolve(match, left=person)
    others = [entry for entry in entries if entry.id != match_id]
    steps = history([*others, left], match.game, people).values()
    return any(step.id == match_id for each in steps for step in each)


def bot_rating(game_id: str, kind: str) -> Rating:
    """A bot's rating; an unmeasured bot is rated as average."""
    return bots(game_id).get(plain(kind), Rating(MU, 0.0))


def chance(rating: Rating, game_id: str, opponents: Sequence[str]) -> float:
    """The chance to win against these bots."""
    everybody = [rating, *(bot_rating(game_id, kind) for kind in opponents)]
    spread = hypot(*(hypot(one.sigma, BETA) for one in everybody))
    # bounded: further apart nothing changes, and exp would overflow
    odds = [exp(max(-500.0, min(500.0, (one.mu - rating.mu) / spread))) for one in everybody]
    return odds[0] / sum(odds)


def fair_fight(rating: Rating, game_id: str, seats: int) -> list[str]:
    """Levels for all other chairs, the strongest first, against which you win about half as often
    again as by chance. They are of one level or of two adjacent ones."""
    kinds = [f"bot:{level}" for level in reversed(LEVELS)]
    others, wanted = seats - 1, _ABOVE / seats
    tables = [
        [higher] * count + [lower] * (others - count)
        for higher, lower in pairwise(kinds)
        for count in range(others + 1)
    ]
    return min(tables, key=lambda table: abs(chance(rating, game_id, table) - wanted))


def _in_order(entries: Iterable[Entry], game_id: str) -> list[Entry]:
    own = [e for e in distinct(entries) if e.game == game_id and not e.challenge]
    return sorted(own, key=lambda entry: (entry.played_at, entry.id))


def _name(sitter: Sitter, people: Mapping[str, Who]) -> str:
    """The name under which a person is rated; empty for a bot."""
    known = next((name for name, who in people.items() if sitter.key in who.keys), "")
    return known or (sitter.key if sitter.person else "")


def _latest(steps: Sequence[RatingStep] | None) -> Rating:
    return steps[-1].rating if steps else NEWCOMER


def _places(entry: Entry) -> list[int]:
    if entry.over:
        return list(entry.ranks)
    return [2 if seat == entry.left else 1 for seat in range(len(entry.seats))]
