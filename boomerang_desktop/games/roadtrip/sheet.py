"""The score sheet: what one player has laid and written, and what a round scores (R5–R11)."""

from collections.abc import Sequence

from ..core import value
from .cards import (
    ACTIVITY_CARDS,
    ACTIVITY_POINTS,
    AMERICANA,
    ANIMALS,
    COAST_BONUSES,
    EAST,
    NEIGHBOURS,
    REGION_BONUS,
    REGIONS,
    THROW_NUMBERS,
    WEST,
    mask,
)
from .moves import NO_ACTIVITY

CATEGORIES = ("throw_catch", "sites", "regions", "coasts", "americana", "animals", "activities")
PART_OF = {"regions": "sites", "coasts": "sites"}
"""The rulebook has five categories: these two bonuses belong to its sights."""
_REGION_SITES = tuple((1 << i, region.sites) for i, region in enumerate(REGIONS))
_AMERICANA_LINE = CATEGORIES.index("americana")


@value
class Sheet:
    """One player's paper. Rounds that have been scored, in their order."""

    rows: tuple[bytes, ...]
    """The seven cards laid in each round, from the Throw to the Catch."""
    written: tuple[bytes, ...]
    """The points of each round, by `CATEGORIES`."""
    visited: int
    """Bit mask of the sites ticked."""
    regions: int
    """Bit mask, by `REGIONS`, of the bonuses circled. The others' are crossed out here."""
    coasts: int
    """The coast-to-coast bonus; 0 without one."""
    activities: bytes
    """The activity scored in each round, or `NO_ACTIVITY`."""

    @property
    def total(self) -> int:
        return sum(map(sum, self.written))

    @property
    def breakdown(self) -> dict[str, int]:
        """The points of all rounds by category."""
        return {name: sum(line[i] for line in self.written) for i, name in enumerate(CATEGORIES)}


EMPTY_SHEET = Sheet((), (), 0, 0, 0, b"")


def regions_gone(sheets: Sequence[Sheet]) -> int:
    """R7: the region bonuses already taken; a new round cannot win them."""
    gone = 0
    for sheet in sheets:
        gone |= sheet.regions
    return gone


def coast_bonus(sheets: Sequence[Sheet]) -> int:
    """R8: the best coast-to-coast bonus still open; all who earn it in one round get it."""
    given = {sheet.coasts for sheet in sheets if sheet.coasts}
    return COAST_BONUSES[min(len(given), len(COAST_BONUSES) - 1)]


def score(sheet: Sheet, row: bytes, activity: int, gone: int, bonus: int) -> Sheet:
    """The sheet after one more round. `gone` and `bonus` are what `regions_gone` and `coast_bonus`
    say before that round, for everybody alike: so those who finish together share."""
    cards = mask(row)
    visited = sheet.visited | cards
    regions = complete_regions(visited) & ~gone
    coasts = bonus if not sheet.coasts and coast_to_coast(visited) else 0
    last_americana = sheet.written[-1][_AMERICANA_LINE] if sheet.written else 0
    line = bytes(
        (
            throw_and_catch(row),
            (visited ^ sheet.visited).bit_count(),  # R6
            REGION_BONUS * regions.bit_count(),
            coasts,
            americana(cards, last_americana),
            animals(cards),
            activity_points(cards, activity),
        )
    )
    return Sheet(
        (*sheet.rows, row),
        (*sheet.written, line),
        visited,
        sheet.regions | regions,
        sheet.coasts + coasts,
        sheet.activities + bytes((activity,)),
    )


def throw_and_catch(row: bytes) -> int:
    """R5; nothing before the Catch is laid, nothing for a Throw that is hidden."""
    throw = THROW_NUMBERS[row[0]] if len(row) == 7 else 0
    return throw if throw and THROW_NUMBERS[row[6]] >= throw else 0


def complete_regions(visited: int) -> int:
    """R7: bit mask of the regions whose four sites are all visited."""
    complete = 0
    for bit, sites in _REGION_SITES:
        if sites & visited == sites:
            complete |= bit
    return complete


def coast_to_coast(visited: int) -> bool:
    """R8: do paths between visited sites lead from a west-coast to an east-coast site?"""
    if not visited & EAST:
        return False
    waiting, left = visited & WEST, visited
    while waiting:
        site = waiting.bit_length() - 1
        left &= ~(1 << site)
        waiting = (waiting | NEIGHBOURS[site]) & left
        if waiting & EAST:
            return True
    return False


def americana_sum(cards: int) -> int:
    total = 0
    for symbol, points in AMERICANA:
        total += (cards & symbol).bit_count() * points
    return total


def americana(cards: int, last: int) -> int:
    """R9: the sum if it is more than was written last, else 0."""
    points = americana_sum(cards)
    return points if points > last else 0


def animals(cards: int) -> int:
    """R10: the pairs of each kind."""
    total = 0
    for symbol, points in ANIMALS:
        total += (cards & symbol).bit_count() // 2 * points
    return total


def activity_points(cards: int, activity: int) -> int:
    """R11: by the number of its symbols."""
    if activity == NO_ACTIVITY:
        return 0
    return ACTIVITY_POINTS[(cards & ACTIVITY_CARDS[activity]).bit_count()]


def open_activities(sheet: Sheet, cards: int) -> int:
    """R11: bit mask of what may be chosen now: activities not scored yet with a symbol among the
    round's cards; and always none."""
    kinds = 1 << NO_ACTIVITY
    for kind, symbol in enumerate(ACTIVITY_CARDS):
        if cards & symbol and kind not in sheet.activities:
            kinds |= 1 << kind
    return kinds
