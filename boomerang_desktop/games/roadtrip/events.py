"""What everybody at the table sees happen. Rounds and seats count from 0, cards have letters."""

from collections.abc import Iterator

import attrs

from ..core import Event
from .cards import ACTIVITIES, LETTERS, REGION_BONUS, REGIONS, letters, members
from .explain import explain, paths, route
from .moves import NO_ACTIVITY
from .sheet import CATEGORIES, Sheet, complete_regions
from .state import ACTIVITY, THROW, RoadTrip


@attrs.frozen
class Chosen(Event):
    """A seat has chosen; the others do not see what."""

    seat: int


@attrs.frozen
class Laid(Event):
    """A card comes from the hand to its place in the row: 0 is the Throw, 6 the Catch."""

    seat: int
    card: str | None
    """None for the Throw, which lies face down (R3)."""
    position: int


@attrs.frozen
class HandsPassed(Event):
    """Each seat passes its hand of `cards` cards to seat + `direction` (R4, R14)."""

    direction: int
    cards: int


@attrs.frozen
class ThrowRevealed(Event):
    seat: int
    card: str


@attrs.frozen
class ActivitiesOpen(Event):
    """Everybody may now score one activity (R11)."""

    round: int


@attrs.frozen
class ActivityScored(Event):
    """What a seat decided; None: no activity in this round."""

    seat: int
    activity: str | None


@attrs.frozen
class SiteVisited(Event):
    seat: int
    site: str


@attrs.frozen
class PathDrawn(Event):
    seat: int
    path: tuple[str, str]


@attrs.frozen
class RegionCompleted(Event):
    seat: int
    region: str
    bonus: int
    """0 if a player was there in an earlier round (R7)."""


@attrs.frozen
class CoastsConnected(Event):
    seat: int
    route: tuple[str, ...]
    bonus: int


@attrs.frozen
class Scored(Event):
    """A seat writes points, which come from these cards or sites, in a category of its sheet."""

    seat: int
    category: str
    points: int
    cards: tuple[str, ...]


@attrs.frozen
class RoundEnded(Event):
    round: int


@attrs.frozen
class HandsDealt(Event):
    """Everybody gets seven new cards (R12)."""

    round: int


@attrs.frozen
class GameEnded(Event):
    winners: tuple[int, ...]


def happenings(before: RoadTrip, seat: int, after: RoadTrip) -> Iterator[Event]:
    """What the table sees when `seat` has decided in `before`."""
    yield Chosen(seat)
    if len(before.to_act) > 1:
        return
    if before.stage < ACTIVITY:
        yield from _laid(before, after)
    else:
        yield from _scored(before, after)


def _laid(before: RoadTrip, after: RoadTrip) -> Iterator[Event]:
    position, seats = before.stage, range(len(after.hands))
    for seat in seats:
        card = LETTERS[after.row(seat)[position]] if position != THROW else None
        yield Laid(seat, card, position)
    if after.stage < ACTIVITY:
        yield HandsPassed(before.direction, after.hands[0].bit_count())
        return
    for seat in seats:
        yield ThrowRevealed(seat, LETTERS[after.row(seat)[THROW]])
    yield ActivitiesOpen(after.round)


def _scored(before: RoadTrip, after: RoadTrip) -> Iterator[Event]:
    for seat, sheet in enumerate(after.sheets):
        kind = sheet.activities[-1]
        yield ActivityScored(seat, ACTIVITIES[kind] if kind != NO_ACTIVITY else None)
    tallies = [explain(sheet, -1) for sheet in after.sheets]
    for category in CATEGORIES:
        for seat, tally in enumerate(tallies):
            yield from _drawn(category, seat, before.sheets[seat], after.sheets[seat])
            yield Scored(seat, category, tally[category].points, tally[category].cards)
    yield RoundEnded(before.round)
    result = after.result()
    yield GameEnded(result.winners) if result else HandsDealt(after.round)


def _drawn(category: str, seat: int, before: Sheet, after: Sheet) -> Iterator[Event]:
    """What is marked on the map before the points of a category are written."""
    if category == "sites":
        for site in letters(members(after.visited & ~before.visited)):
            yield SiteVisited(seat, site)
        old = paths(before.visited)
        for path in paths(after.visited):
            if path not in old:
                yield PathDrawn(seat, path)
    elif category == "regions":
        complete = complete_regions(after.visited) & ~complete_regions(before.visited)
        for i, region in enumerate(REGIONS):
            if complete >> i & 1:
                yield RegionCompleted(seat, region.id, REGION_BONUS * (after.regions >> i & 1))
    elif category == "coasts" and after.coasts and not before.coasts:
        yield CoastsConnected(seat, route(after.visited), after.coasts)
