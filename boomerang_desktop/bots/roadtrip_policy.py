"""What an attentive player of roadtrip would lay: each card by what it adds to the round."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import attrs

from boomerang_desktop.bots.roadtrip_value import ROUNDS, coast_gap, keep_activity
from boomerang_desktop.games.core import value
from boomerang_desktop.games.roadtrip.cards import (
    ACTIVITIES,
    ACTIVITY_CARDS,
    ACTIVITY_POINTS,
    AMERICANA,
    ANIMALS,
    BITS,
    CARDS,
    HIDDEN,
    REGIONS,
    SYMBOLS,
    THROW_NUMBERS,
)
from boomerang_desktop.games.roadtrip.moves import NO_ACTIVITY
from boomerang_desktop.games.roadtrip.sheet import Sheet

_NAMES = tuple(SYMBOLS)
SYMBOLS_OF = tuple((_NAMES.index(card.symbols[0]), _NAMES.index(card.symbols[1])) for card in CARDS)
_FIRST_ANIMAL = len(AMERICANA)
_FIRST_ACTIVITY = _FIRST_ANIMAL + len(ANIMALS)
_REGION_SITES = tuple(region.sites for region in REGIONS)


@value
class Taste:
    """In points. Set by self-play; `boomerang-lab tune` takes `roadtrip_policy:TASTE.coast`."""

    site: tuple[float, ...] = (0.45, 0.6, 0.8, 1.0)
    """A new site, by round: it can still be seen later."""
    region: tuple[float, ...] = (0.1, 0.2, 0.7, 3.0)
    """A step towards a region's bonus, by how many sites of it one has seen."""
    coast: float = 0.35
    """The share of the bonus that a step from coast to coast is worth."""
    americana: float = 0.8
    """An Americana point; it must be beaten in the next round."""
    lone_animal: float = 0.4
    """The share of its pair that a first animal is worth."""
    pair: float = 1.0
    """… and its partner."""
    activity: tuple[float, ...] = (0.6, 1.5, 2.0, 3.0, 3.0, 5.0)
    """One more symbol of an open activity, by how many one has."""


TASTE = Taste()
_NONE = (0.0,) * 6
_PARTS: dict[str, dict[str, Any]] = {
    "sites": {"site": TASTE.site},
    "regions": {"region": TASTE.region},
    "coasts": {"coast": TASTE.coast},
    "americana": {"americana": TASTE.americana},
    "animals": {"lone_animal": TASTE.lone_animal, "pair": 1.0},
    "activities": {"activity": TASTE.activity},
}


def only(category: str) -> Taste:
    """Cares for nothing but one category of the sheet."""
    return attrs.evolve(Taste(_NONE, _NONE, 0.0, 0.0, 0.0, 0.0, _NONE), **_PARTS[category])


@lru_cache(maxsize=1 << 10)
def wishes(sheet: Sheet, gone: int, bonus: int, taste: Taste = TASTE) -> tuple[float, ...]:
    """What each card adds for this sheet, whatever else is laid in the round."""
    number = len(sheet.written)
    last = sheet.written[-1][4] if sheet.written else 0
    gap = 0 if sheet.coasts else coast_gap(sheet.visited)
    americana = taste.americana * (1.0 if last < 8 else 0.6)
    values = []
    for card in range(HIDDEN):
        adds = 0.0
        if not sheet.visited & BITS[card]:
            adds += taste.site[number]
            region = next(i for i, sites in enumerate(_REGION_SITES) if sites & BITS[card])
            if not gone >> region & 1:
                seen = (sheet.visited & _REGION_SITES[region]).bit_count()
                adds += taste.region[seen]
            if gap and coast_gap(sheet.visited | BITS[card]) < gap:
                adds += taste.coast * bonus / gap
        for symbol, points in AMERICANA:
            if symbol & BITS[card]:
                adds += americana * points
        values.append(adds)
    return tuple(values)


@lru_cache(maxsize=1 << 10)
def _steps(scored: bytes, taste: Taste) -> tuple[tuple[float, ...], ...]:
    """For each symbol what one more of it adds, by how many lie there already."""
    steps: list[tuple[float, ...]] = [(0.0,) * 8 for _ in AMERICANA]
    for _, points in ANIMALS:
        steps.append((points * taste.lone_animal, points * taste.pair) * 4)
    for kind in range(len(ACTIVITIES)):
        open_still = kind not in scored
        steps.append((*taste.activity, 0.0, 0.0) if open_still else (0.0,) * 8)
    return tuple(steps)


class Hopes:
    """One player's plan for the round in hand: what each card is worth as the row grows."""

    __slots__ = ("counts", "gains", "steps", "values")

    def __init__(
        self, sheet: Sheet, row: Sequence[int], gone: int, bonus: int, taste: Taste = TASTE
    ) -> None:
        self.values = wishes(sheet, gone, bonus, taste)
        self.steps = _steps(sheet.activities, taste)
        self.counts = [0] * len(_NAMES)
        self.gains = [step[0] for step in self.steps]
        for card in row:
            if card != HIDDEN:
                self.lay(card)

    def lay(self, card: int) -> None:
        for symbol in SYMBOLS_OF[card]:
            self.counts[symbol] += 1
            self.gains[symbol] = self.steps[symbol][self.counts[symbol]]

    def worth(self, card: int) -> float:
        a, b = SYMBOLS_OF[card]
        return self.values[card] + self.gains[a] + self.gains[b]

    def copy(self) -> "Hopes":
        other: Hopes = Hopes.__new__(Hopes)
        other.values, other.steps = self.values, self.steps
        other.counts, other.gains = self.counts[:], self.gains[:]
        return other


_THROW_VALUES = tuple(n * (8 - n) / 7 for n in range(8))
"""R5: a Throw's number times the chance of a Catch that is not smaller."""


def throw_value(card: int) -> float:
    return _THROW_VALUES[THROW_NUMBERS[card]]


def best_activity(sheet: Sheet, cards: int) -> int:
    """Scores what brings most, unless keeping it open for the rounds to come is worth more."""
    scored = sum(kind != NO_ACTIVITY for kind in sheet.activities)
    best = NO_ACTIVITY
    most = keep_activity(ROUNDS - 1 - len(sheet.written), NO_ACTIVITY - scored)
    for kind, symbol in enumerate(ACTIVITY_CARDS):
        if kind not in sheet.activities:
            points = ACTIVITY_POINTS[(cards & symbol).bit_count()]
            if points > most:
                best, most = kind, points
    return best
