"""What a screen tells about sheets and maps, each point with the cards it comes from.

All of it works on a view as on a full state: a hidden Throw counts for nothing.
"""

from collections.abc import Sequence

import attrs

from .cards import (
    ACTIVITIES,
    ACTIVITY_CARDS,
    AMERICANA,
    ANIMALS,
    BITS,
    COAST_BONUSES,
    EAST,
    HIDDEN,
    LETTERS,
    NEIGHBOURS,
    PATHS,
    REGIONS,
    WEST,
    letters,
    mask,
    members,
)
from .moves import NO_ACTIVITY
from .sheet import (
    CATEGORIES,
    Sheet,
    activity_points,
    coast_bonus,
    complete_regions,
    regions_gone,
    score,
)
from .state import ACTIVITY, UNDECIDED, RoadTrip


@attrs.frozen
class Tally:
    """Points, and the letters of the cards or sites that make them; none without points."""

    points: int
    cards: tuple[str, ...]


def explain(sheet: Sheet, round: int) -> dict[str, Tally]:
    """What was written for a round, by category."""
    row = [card for card in sheet.rows[round] if card != HIDDEN]
    before = mask(b"".join(sheet.rows[:round]))
    visited = before | mask(row)
    new_regions = complete_regions(visited) & ~complete_regions(before) & sheet.regions
    region_sites = [
        site
        for i, region in enumerate(REGIONS)
        if new_regions >> i & 1
        for site in members(region.sites)
    ]
    cards = {
        "throw_catch": letters((row[0], row[-1])) if row else (),
        "sites": letters(card for card in row if not before & BITS[card]),
        "regions": letters(region_sites),
        "coasts": route(visited),
        "americana": _showing(row, sum(symbol for symbol, _ in AMERICANA)),
        "animals": letters(_paired(row)),
        "activities": _showing(row, (*ACTIVITY_CARDS, 0)[sheet.activities[round]]),
    }
    return {
        category: Tally(points, cards[category] if points else ())
        for category, points in zip(CATEGORIES, sheet.written[round], strict=True)
    }


def _showing(row: Sequence[int], symbol: int) -> tuple[str, ...]:
    return letters(card for card in row if symbol & BITS[card])


def _paired(row: Sequence[int]) -> list[int]:
    """R10: the animals that form pairs, in the order of the row."""
    paired = 0
    for symbol, _ in ANIMALS:
        of_kind = [card for card in row if symbol & BITS[card]]
        paired |= mask(of_kind[: len(of_kind) // 2 * 2])
    return [card for card in row if paired & BITS[card]]


def preview(state: RoadTrip, seat: int) -> dict[str, Tally]:
    """What the cards before a seat would score if the round ended now: with the activity that it
    has chosen, if that is known, and nothing for Throw and Catch before there is a Catch."""
    sheet = state.sheets[seat]
    if not state.to_act:
        return explain(sheet, -1)
    activity = state.picks[seat]
    if state.stage < ACTIVITY or activity in (UNDECIDED, HIDDEN):
        activity = NO_ACTIVITY
    gone, bonus = regions_gone(state.sheets), coast_bonus(state.sheets)
    return explain(score(sheet, state.row(seat), activity, gone, bonus), -1)


def activity_values(state: RoadTrip, seat: int) -> dict[str, Tally]:
    """R11: each activity still open on the sheet, as the cards before the seat would score it now.
    One without cards cannot be chosen."""
    row = state.row(seat)
    return {
        name: Tally(activity_points(mask(row), kind), _showing(row, ACTIVITY_CARDS[kind]))
        for kind, name in enumerate(ACTIVITIES)
        if kind not in state.sheets[seat].activities
    }


def activities_scored(sheet: Sheet) -> dict[str, int]:
    """R11: the activities whose box is filled, with their points."""
    return {
        ACTIVITIES[kind]: line[CATEGORIES.index("activities")]
        for kind, line in zip(sheet.activities, sheet.written, strict=True)
        if kind != NO_ACTIVITY
    }


def americana_to_beat(sheet: Sheet) -> int:
    """R9: a sum must be more than this to score in the next round."""
    return sheet.written[-1][CATEGORIES.index("americana")] if sheet.written else 0


def ticks(sheet: Sheet) -> dict[str, int]:
    """R6: each visited site with the round of its first visit."""
    first: dict[str, int] = {}
    for round, row in enumerate(sheet.rows):
        for letter in letters(row):
            first.setdefault(letter, round)
    return first


def region_bonuses(sheets: Sequence[Sheet]) -> dict[str, tuple[int, ...]]:
    """R7: each region with the seats that have its bonus; no seats while it is open."""
    return {
        region.id: tuple(seat for seat, sheet in enumerate(sheets) if sheet.regions >> i & 1)
        for i, region in enumerate(REGIONS)
    }


def coast_bonuses(sheets: Sequence[Sheet]) -> dict[int, tuple[int, ...]]:
    """R8: each coast-to-coast bonus with the seats that have it."""
    return {
        bonus: tuple(seat for seat, sheet in enumerate(sheets) if sheet.coasts == bonus)
        for bonus in COAST_BONUSES
    }


def paths(visited: int) -> tuple[tuple[str, str], ...]:
    """R8: the paths drawn between these visited sites."""
    return tuple(
        (LETTERS[a], LETTERS[b]) for a, b in PATHS if visited & BITS[a] and visited & BITS[b]
    )


def route(visited: int) -> tuple[str, ...]:
    """R8: a shortest way through visited sites from the west coast to the east coast, if any."""
    came_from: dict[int, int | None] = dict.fromkeys(members(visited & WEST))
    queue = list(came_from)
    for site in queue:
        if EAST & BITS[site]:
            way: list[int] = []
            step: int | None = site
            while step is not None:
                way.insert(0, step)
                step = came_from[step]
            return letters(way)
        for near in members(NEIGHBOURS[site] & visited):
            if near not in came_from:
                came_from[near] = site
                queue.append(near)
    return ()
