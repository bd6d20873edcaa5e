"""What a position of hunt or lascaux between two rounds is worth to each seat.

The race for each species is reckoned as if everybody were equally likely to get each card not yet
captured; a boomerang is worth what it can still buy.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import sqrt

from boomerang_desktop.bots.search.outcome import expected_share, final_share, striven_for
from boomerang_desktop.games.circle.deck import Deck
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import value

CARDS_A_SPECIES = 9
CARDS = 6 * CARDS_A_SPECIES
_FAR_AHEAD = 15.0
"""In points."""
Counts = tuple[int, ...]


@value
class Weights:
    """Set by self-play; `boomerang-lab tune` takes `circle.value:WEIGHTS.few`."""

    boomerangs: tuple[float, float, float] = (0.3, 0.25, 0.2)
    """The points that each of the first eight boomerangs of a reserve, of the next eight and of
    the rest brings while cards are to come; at the end each is a sixth of a point (C10)."""
    few: float = 0.3
    """What is lost in addition for each boomerang by which a reserve is short of three."""
    fade: float = 0.45
    """How much of a lead in the races is lost, on average, when all cards are still to come: the
    others see it too, and do not let it grow."""
    start: float = 0.2
    """What it costs to begin the next round, with nothing in the ring to cash in."""
    spread: float = 0.4
    """How uncertain the outcome of a game without cards left would be …"""
    spread_card: float = 0.4
    """… and how much each card to come (its root) adds."""


WEIGHTS = Weights()


@cache
def race(counts: Counts) -> tuple[float, ...]:
    """The points that each seat can expect from a species of which it holds so many cards (C1)."""
    seats = len(counts)
    if sum(counts) == CARDS_A_SPECIES:
        most = max(counts)
        return tuple(float(count) if count == most else 0.0 for count in counts)
    total = [0.0] * seats
    for seat in range(seats):
        after = race((*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]))
        for other, points in enumerate(after):
            total[other] += points
    return tuple(points / seats for points in total)


def holdings(deck: Deck, collections: Sequence[int]) -> list[Counts]:
    """For each species how many cards each seat has."""
    return [
        tuple([(collection & cards).bit_count() for collection in collections])
        for cards in deck.species_masks
    ]


def score_gain(deck: Deck, held: Sequence[Counts], seat: int, cards: int) -> int:
    """What the seat's score gains if it captures these cards now."""
    gain = 0
    for species, counts in zip(deck.species_masks, held, strict=True):
        mine, most = counts[seat], max(counts)
        then = mine + (species & cards).bit_count()
        if then > mine and then >= most:
            gain += then - (mine if mine == most else 0)
    return gain


def race_gain(deck: Deck, held: Sequence[Counts], seat: int, cards: int) -> float:
    """What the seat can expect to gain in the races if it captures these cards now."""
    gain = 0.0
    for species, counts in zip(deck.species_masks, held, strict=True):
        if more := (species & cards).bit_count():
            then = (*counts[:seat], counts[seat] + more, *counts[seat + 1 :])
            gain += race(then)[seat] - race(counts)[seat]
    return gain


@lru_cache(maxsize=4096)
def raced(deck: Deck, collections: tuple[int, ...]) -> tuple[float, ...]:
    """The points that each seat can expect from all species. The same few captures end most of the
    simulations of a round."""
    races = [race(counts) for counts in holdings(deck, collections)]
    return tuple([sum(column) for column in zip(*races, strict=True)])


def price(cards_left: int, weights: Weights = WEIGHTS) -> float:
    """The points that one boomerang is worth while so many cards are not captured yet."""
    return _late(weights.boomerangs[1], cards_left)


def _late(early: float, cards_left: int) -> float:
    """Towards the end a boomerang can buy less and less."""
    return 1 / 6 + (early - 1 / 6) * min(1.0, cards_left / 18)


@cache
def reserve_values(cards_left: int, weights: Weights) -> tuple[float, ...]:
    few = weights.few * min(1.0, cards_left / 12)
    values = [-3 * few]
    for held in range(60):
        step = _late(weights.boomerangs[min(held // 8, 2)], cards_left)
        values.append(values[-1] + step + (few if held < 3 else 0.0))
    return tuple(values)


def prospects(state: CircleState, weights: Weights = WEIGHTS) -> list[float]:
    """The points that each seat can expect at the end of the match, from the start of a round."""
    won_by = raced(state.series.variant.deck, state.collections)
    left = state.cards_left + state.face_up.bit_count()
    held, lasting = reserve_values(left, weights), 1 - weights.fade * left / CARDS
    points = [
        won * lasting + held[reserve] for won, reserve in zip(won_by, state.reserves, strict=True)
    ]
    points[state.first] -= weights.start
    return points


def earlier(state: CircleState) -> list[int]:
    """The points of the games of the series that are over."""
    deck, seats = state.series.variant.deck, state.series.seats
    points = [0] * seats
    for collections, reserves in state.endings:
        for counts in holdings(deck, collections):
            most = max(counts)
            for seat, count in enumerate(counts):
                points[seat] += count if count == most else 0
        for seat, reserve in enumerate(reserves):
            points[seat] += reserve // 6
    return points


def standing(state: CircleState, weights: Weights = WEIGHTS) -> tuple[list[float], int]:
    """Between rounds: the points that each seat can expect at the end of the match, and how many
    cards are still to be captured."""
    points = prospects(state, weights)
    left = state.cards_left + state.face_up.bit_count()
    if len(state.series.decks) > 1:
        points = [a + b for a, b in zip(points, earlier(state), strict=True)]
        left += CARDS * (len(state.series.decks) - 1 - state.game)
    return points, left


def appraise(state: CircleState, seat: int, weights: Weights = WEIGHTS) -> float:
    """Between rounds: what to strive for, from 0 to 1."""
    result = state.result()
    if result is not None:
        return striven_for(final_share(result, seat), result.scores, seat, _FAR_AHEAD)
    points, left = standing(state, weights)
    share = expected_share(points, seat, weights.spread + weights.spread_card * sqrt(left))
    return striven_for(share, points, seat, _FAR_AHEAD)
