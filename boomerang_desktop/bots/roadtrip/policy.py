"""How players of roadtrip choose: what each card adds to the round, by different preferences."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Any, Self, TypeAlias

import attrs

from boomerang_desktop.bots.roadtrip.value import (
    REGION_SITES,
    ROUNDS,
    coast_gap,
    keep_activity,
    last_americana,
)
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
    REGION_BONUS,
    SYMBOLS,
    THROW_NUMBERS,
)
from boomerang_desktop.games.roadtrip.moves import NO_ACTIVITY
from boomerang_desktop.games.roadtrip.sheet import Sheet, coast_bonus, regions_gone

_NAMES = tuple(SYMBOLS)
SYMBOLS_OF = tuple((_NAMES.index(card.symbols[0]), _NAMES.index(card.symbols[1])) for card in CARDS)
_FIRST_ANIMAL = len(AMERICANA)
_FIRST_ACTIVITY = _FIRST_ANIMAL + len(ANIMALS)
_AMERICANA_POINTS = tuple(points for _, points in AMERICANA)
_ANIMAL_POINTS = tuple(points for _, points in ANIMALS)
_REGION_OF = tuple(
    next(i for i, sites in enumerate(REGION_SITES) if sites & BITS[card]) for card in range(HIDDEN)
)


@value
class RoundTable:
    """The sheets before a round, and what they leave to win in it."""

    sheets: tuple[Sheet, ...]
    gone: int
    """R7: the regions whose bonus has been taken."""
    bonus: int
    """R8: the bonus for connecting the coasts."""


def table_of(sheets: tuple[Sheet, ...]) -> RoundTable:
    return RoundTable(sheets, regions_gone(sheets), coast_bonus(sheets))


@value
class Preferences:
    """How a player weighs cards, in points. `boomerang-lab evolve` looks for better weights."""

    site: tuple[float, ...]
    """Worth of a new site, by round: it can still be visited later."""
    region: tuple[float, ...]
    """Worth of a step towards a region's bonus, by the number of its sites visited."""
    coast: float
    """The share of the bonus that a step from coast to coast is worth."""
    americana: tuple[float, ...]
    """Worth of an Americana point, by round: the next round must beat it."""
    animal: tuple[float, ...]
    """The share of its pair that a first animal is worth, by kind."""
    pair: float
    """… and that its partner is worth."""
    activity: tuple[float, ...]
    """Worth of one more symbol of an open activity, by how many the row has."""
    second: float
    """The share of that worth for an activity with fewer symbols in the row than another."""
    throw: tuple[float, ...]
    """R5: worth of a Throw, by its number."""
    denial: float = 0.0
    """The worth of keeping a card from the next player, as a share of its worth there, with two
    players. With more players one rival matters less, and others may get the card all the same."""


ATTENTIVE = Preferences(
    site=(0.45, 0.6, 0.8, 1.0),
    region=(0.1, 0.2, 0.7, 3.0),
    coast=0.35,
    americana=(0.8, 0.8, 0.8, 0.8),
    animal=(0.4, 0.4, 0.4, 0.4, 0.4),
    pair=1.0,
    activity=(0.6, 1.5, 2.0, 3.0, 3.0, 5.0),
    second=1.0,
    throw=tuple(n * (8 - n) / 7 for n in range(8)),
)
"""Weighs what a person sees at a glance."""
PLANNING = Preferences(
    site=(0.43, 0.85, 0.35, 0.73),
    region=(0.06, 0.29, 1.24, 3.0),
    coast=0.35,
    americana=(1.1, 1.59, 0.5, 1.97),
    animal=(0.81, 0.58, 0.53, 0.4, 0.44),
    pair=1.0,
    activity=(1.01, 2.13, 2.84, 2.76, 3.64, 5.2),
    second=0.0,
    throw=(0.0, 0.36, 2.28, 2.16, 2.38, 1.46, 1.8, 0.56),
    denial=0.9,
)
"""Evolved against attentive and greedy players. Americana counts most in alternate rounds."""

_NONE = (0.0,) * 8
_NOTHING = Preferences(
    _NONE, _NONE, 0.0, _NONE, _NONE[: len(ANIMALS)], 0.0, _NONE, PLANNING.second, _NONE
)
_PARTS: dict[str, dict[str, Any]] = {
    "sites": {"site": PLANNING.site},
    "regions": {"region": PLANNING.region},
    "coasts": {"coast": PLANNING.coast},
    "americana": {"americana": PLANNING.americana},
    "animals": {"animal": PLANNING.animal, "pair": PLANNING.pair},
    "activities": {"activity": PLANNING.activity},
    "throw_catch": {"throw": PLANNING.throw},
}


@cache
def only(category: str) -> Preferences:
    """Preferences for a single category of the sheet."""
    return attrs.evolve(_NOTHING, **_PARTS[category])


@lru_cache(maxsize=1 << 10)
def wishes(sheet: Sheet, gone: int, bonus: int, preferences: Preferences) -> tuple[float, ...]:
    """What each card adds to this sheet, whatever else is laid in the round."""
    number = len(sheet.written)
    gap = 0 if sheet.coasts else coast_gap(sheet.visited)
    values = []
    for card in range(HIDDEN):
        adds = 0.0
        if not sheet.visited & BITS[card]:
            adds += preferences.site[number]
            region = _REGION_OF[card]
            if not gone >> region & 1:
                adds += preferences.region[(sheet.visited & REGION_SITES[region]).bit_count()]
            if gap and coast_gap(sheet.visited | BITS[card]) < gap:
                adds += preferences.coast * bonus / gap
        for symbol, points in AMERICANA:
            if symbol & BITS[card]:
                adds += preferences.americana[number] * points
        values.append(adds)
    return tuple(values)


class Habit:
    """How one player chooses in the current round: the worth of each card as the row grows."""

    __slots__ = ("counts", "denial", "gains", "throw", "values")

    def __init__(self, values: Sequence[float], throw: Sequence[float], denial: float) -> None:
        self.values = values
        """What each card adds, apart from its symbols."""
        self.gains = [0.0] * len(_NAMES)
        """What one more of each symbol would add."""
        self.counts = [0] * len(_NAMES)
        """How often each symbol occurs in the row."""
        self.throw = throw
        """The extra worth of a card as a Throw, by its number."""
        self.denial = denial
        """The weight of a card's worth to the next player."""

    def lay(self, card: int) -> None:
        for symbol in SYMBOLS_OF[card]:
            self.counts[symbol] += 1
        self._reckon(card)

    def _reckon(self, card: int) -> None:
        """Update the gains after this card."""
        raise NotImplementedError

    def activity(self, sheet: Sheet, cards: int) -> int:
        """The activity to score at the end of the round."""
        raise NotImplementedError

    def worth(self, card: int) -> float:
        a, b = SYMBOLS_OF[card]
        return self.values[card] + self.gains[a] + self.gains[b]

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.values, other.throw, other.denial = self.values, self.throw, self.denial
        other.counts, other.gains = self.counts[:], self.gains[:]
        return other

    def worths(self, hand: Sequence[int], stage: int, after: "Habit") -> list[float]:
        """The worth of each card in the hand; `after` gets the rest of it."""
        values, gains = self.values, self.gains
        worths = []
        for card in hand:
            a, b = SYMBOLS_OF[card]
            worths.append(values[card] + gains[a] + gains[b])
        if not stage:
            for at, card in enumerate(hand):
                worths[at] += self.throw[THROW_NUMBERS[card]]
        if self.denial:
            denial, values, gains = self.denial, after.values, after.gains
            for at, card in enumerate(hand):
                a, b = SYMBOLS_OF[card]
                worths[at] += denial * (values[card] + gains[a] + gains[b])
        return worths

    def choose(
        self, hand: Sequence[int], stage: int, after: "Habit", rng: Random, whim: float
    ) -> int:
        """The card worth most, give or take a random whim (in points)."""
        random, best, found = rng.random, -99.0, hand[0]
        for card, worth in zip(hand, self.worths(hand, stage, after), strict=True):
            worth += whim * random()
            if worth > best:
                best, found = worth, card
        return found


Model: TypeAlias = Callable[[RoundTable, int], Habit]
"""A kind of player: given a table and a seat, the habit with which it chooses in that round."""


class Hopes(Habit):
    """Looks ahead: what cards may come to, given preferences."""

    __slots__ = ("open", "second", "steps")

    def __init__(self, table: RoundTable, seat: int, preferences: Preferences) -> None:
        sheet = table.sheets[seat]
        values = wishes(sheet, table.gone, table.bonus, preferences)
        super().__init__(
            values, preferences.throw, preferences.denial / (len(table.sheets) - 1) ** 2
        )
        self.steps = _steps(preferences)
        self.open = _open(sheet.activities)
        self.second = preferences.second
        for symbol in range(_FIRST_ANIMAL, _FIRST_ACTIVITY):
            self.gains[symbol] = self.steps[symbol][0]
        for symbol in self.open:
            self.gains[symbol] = self.steps[symbol][0]

    def copy(self) -> Self:
        other = super().copy()
        other.steps, other.open, other.second = self.steps, self.open, self.second
        return other

    def _reckon(self, card: int) -> None:
        counts, gains, steps = self.counts, self.gains, self.steps
        a, b = SYMBOLS_OF[card]
        for symbol in (a, b):
            if _FIRST_ANIMAL <= symbol < _FIRST_ACTIVITY:
                gains[symbol] = steps[symbol][counts[symbol]]
        if a >= _FIRST_ACTIVITY or b >= _FIRST_ACTIVITY:
            top = max([counts[symbol] for symbol in self.open], default=0)
            for symbol in self.open:
                count = counts[symbol]
                gain = steps[symbol][count]
                if count + 1 == top:
                    gain *= (1 + self.second) / 2
                elif count < top:
                    gain *= self.second
                gains[symbol] = gain

    def activity(self, sheet: Sheet, cards: int) -> int:
        return best_activity(sheet, cards)


@cache
def _steps(preferences: Preferences) -> tuple[tuple[float, ...], ...]:
    """For each symbol, what one more of it adds, by the number already there."""
    none = (0.0,) * 8
    animals = [
        (points * first, points * preferences.pair) * 4
        for points, first in zip(_ANIMAL_POINTS, preferences.animal, strict=True)
    ]
    activity = (*preferences.activity, 0.0, 0.0)
    return (*[none] * len(AMERICANA), *animals, *[activity] * len(ACTIVITIES))


@cache
def _open(scored: bytes) -> tuple[int, ...]:
    """The symbols of the activities that can still be scored."""
    return tuple(_FIRST_ACTIVITY + k for k in range(len(ACTIVITIES)) if k not in scored)


class Takings(Habit):
    """Takes what would add most to the sheet if the round ended now."""

    __slots__ = ("bonus", "gone", "last", "open", "visited")

    def __init__(self, table: RoundTable, seat: int) -> None:
        sheet = table.sheets[seat]
        self.visited, self.gone = sheet.visited, table.gone
        self.bonus = 0 if sheet.coasts else table.bonus
        super().__init__(_shown(self.visited, self.gone, self.bonus), (0.0,) * 8, 0.0)
        self.last = last_americana(sheet)
        self.open = _open(sheet.activities)
        self._add_up()

    def copy(self) -> Self:
        other = super().copy()
        other.visited, other.gone, other.bonus = self.visited, self.gone, self.bonus
        other.last, other.open = self.last, self.open
        return other

    def _reckon(self, card: int) -> None:
        if not self.visited & BITS[card]:
            self.visited |= BITS[card]
            self.values = _shown(self.visited, self.gone, self.bonus)
        self._add_up()

    def _add_up(self) -> None:
        counts, gains = self.counts, self.gains
        total = 0
        for symbol, points in enumerate(_AMERICANA_POINTS):
            total += counts[symbol] * points
        shown = total if total > self.last else 0
        for symbol, points in enumerate(_AMERICANA_POINTS):
            gains[symbol] = total + points - shown if total + points > self.last else 0.0
        for symbol, points in enumerate(_ANIMAL_POINTS, _FIRST_ANIMAL):
            gains[symbol] = points if counts[symbol] & 1 else 0.0
        top = ACTIVITY_POINTS[max([counts[symbol] for symbol in self.open], default=0)]
        for symbol in self.open:
            if counts[symbol] < len(ACTIVITY_POINTS) - 1:
                gains[symbol] = max(0.0, ACTIVITY_POINTS[counts[symbol] + 1] - top)

    def activity(self, sheet: Sheet, cards: int) -> int:
        return _best_activity(sheet, cards, 0.0)


@lru_cache(maxsize=1 << 15)
def _shown(visited: int, gone: int, bonus: int) -> tuple[float, ...]:
    """R6–R8: what each card's site scores at once."""
    shown = [0.0 if visited & BITS[card] else 1.0 for card in range(HIDDEN)]
    for region, sites in enumerate(REGION_SITES):
        missing = sites & ~visited
        if missing.bit_count() == 1 and not gone >> region & 1:
            shown[missing.bit_length() - 1] += REGION_BONUS
    if bonus and coast_gap(visited) == 1:
        for card in range(HIDDEN):
            if not coast_gap(visited | BITS[card]):
                shown[card] += bonus
    return tuple(shown)


def best_activity(sheet: Sheet, cards: int) -> int:
    """The activity that scores most, unless keeping it open for later rounds is worth more."""
    scored = sum(kind != NO_ACTIVITY for kind in sheet.activities)
    later = keep_activity(ROUNDS - 1 - len(sheet.written), NO_ACTIVITY - scored)
    return _best_activity(sheet, cards, later)


def _best_activity(sheet: Sheet, cards: int, most: float) -> int:
    best = NO_ACTIVITY
    for kind, symbol in enumerate(ACTIVITY_CARDS):
        if kind not in sheet.activities:
            points = ACTIVITY_POINTS[(cards & symbol).bit_count()]
            if points > most:
                best, most = kind, points
    return best
