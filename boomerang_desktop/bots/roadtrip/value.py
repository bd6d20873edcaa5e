"""What a sheet of roadtrip still promises between two rounds, and what that makes of the win."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from boomerang_desktop.bots.search.outcome import expected_share, final_share, striven_for
from boomerang_desktop.games.roadtrip.cards import (
    ALL,
    EAST,
    HIDDEN,
    NEIGHBOURS,
    REGIONS,
    WEST,
    mask,
)
from boomerang_desktop.games.roadtrip.moves import NO_ACTIVITY
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES, Sheet, coast_bonus, regions_gone
from boomerang_desktop.games.roadtrip.state import RoadTrip

_AMERICANA_LINE = CATEGORIES.index("americana")
ROUNDS = 4
REGION_SITES = tuple(region.sites for region in REGIONS)


@lru_cache(maxsize=1 << 15)
def coast_gap(visited: int) -> int:
    """How many sites a traveller who has seen these still lacks from coast to coast."""
    reached, edge = 0, WEST
    waiting = WEST & visited
    for gap in range(HIDDEN):
        while waiting:
            site = waiting.bit_length() - 1
            reached |= 1 << site
            edge |= NEIGHBOURS[site]
            waiting = (waiting | NEIGHBOURS[site] & visited) & ~reached
        if reached & EAST:
            return gap
        waiting = edge & ~reached
    raise AssertionError("paths lead to every site")


# Least squares over 270,000 matches of an earlier planning player with 2, 3 and 4 seats, then
# smoothed by hand; what hardly occurs there (a last open activity, a late coast with three rounds
# to come) is a guess. Only differences between players count, so rows may be off by a constant.
_ACTIVITIES = (
    (0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, 3.0, 3.6, 3.9, 3.9),
    (0.0, 3.0, 4.4, 5.0, 5.3),
    (0.0, 3.0, 4.4, 5.4, 6.0),
)
"""R11: the points that open activities bring, by rounds to come and by their number."""
_SITE = (0.0, 0.4, 0.6, 0.8)
"""R6: … and a site not seen yet, by rounds to come."""
_REGION = (
    (0.0, 0.0, 0.0, 0.0),
    (0.0, 0.35, 0.9, 1.4),
    (0.0, 0.8, 1.5, 1.8),
    (0.0, 0.6, 1.3, 1.75),
)
"""R7: … and an open region, by how many of its sites one has seen."""
_CONTESTED = (
    (0.0, 0.0, 0.0, 0.0),
    (-0.6, -0.1, 0.4, 1.4),
    (-0.45, 0.15, 0.7, 1.65),
    (-0.15, 0.3, 0.65, 0.65),
)
"""… when a rival lacks only one."""
_AMERICANA = (0.0, 0.62, 0.42, 0.36)
"""R9: what each point written last costs, by rounds to come."""
_COAST = {
    7: (
        (0.0,),
        (0.0, 0.6, -0.4, -0.8, -1.0, -1.0, -1.0),
        (0.0, 1.8, 0.6, -0.3, -1.0, -1.3, -1.4),
        (0.0, 1.4, 0.8, 0.0, -0.5, -0.9, -1.1),
    ),
    3: (
        (0.0,),
        (0.0, 2.35, 1.45, 0.7, 0.25, 0.0, 0.0),
        (0.0, 2.45, 1.85, 1.35, 0.9, 0.5, 0.3),
        (0.0, 2.5, 2.1, 1.7, 1.3, 1.0, 0.7),
    ),
    1: (
        (0.0,),
        (0.0, 0.65, 0.45, 0.2, 0.0, 0.0, 0.0),
        (0.0, 0.8, 0.6, 0.45, 0.3, 0.1, 0.1),
        (0.0, 0.9, 0.8, 0.7, 0.5, 0.3, 0.2),
    ),
}
"""R8: … and the way from coast to coast, by the bonus, rounds to come and missing sites."""
_SPREAD = {2: (0.0, 4.5, 9.0, 11.0), 3: (0.0, 3.75, 5.5, 6.5), 4: (0.0, 3.75, 5.25, 6.0)}
"""How uncertain the outcome is, in points, by seats and rounds to come."""
_FAR_AHEAD = 20.0
"""In points."""


def keep_activity(rounds_left: int, open_now: int) -> float:
    """What it costs later to score one of so many open activities now."""
    row = _ACTIVITIES[rounds_left]
    return row[open_now] - row[open_now - 1]


def last_americana(sheet: Sheet) -> int:
    """R9: what the next Americana must beat."""
    return sheet.written[-1][_AMERICANA_LINE] if sheet.written else 0


class Outlook(NamedTuple):
    """The points of the rounds to come, as far as they depend on a sheet."""

    sites: float = 0.0
    regions: float = 0.0
    coasts: float = 0.0
    activities: float = 0.0
    americana: float = 0.0


def outlook(sheet: Sheet, gone: int, contested: int, bonus: int, in_play: int) -> Outlook:
    """`contested` are the regions of which a rival lacks only one site, `in_play` the cards that
    can still come (R12)."""
    left = ROUNDS - len(sheet.written)
    if not left:
        return Outlook()
    visited = sheet.visited
    regions = coasts = 0.0
    for number, sites in enumerate(REGION_SITES):
        missing = sites & ~visited
        if not gone >> number & 1 and not missing & ~in_play:
            row = _CONTESTED if contested >> number & 1 else _REGION
            regions += row[left][4 - missing.bit_count()]
    if not sheet.coasts:
        ways = _COAST[bonus][left]
        coasts = ways[min(coast_gap(visited), len(ways) - 1)]
    scored = sum(kind != NO_ACTIVITY for kind in sheet.activities)
    return Outlook(
        _SITE[left] * (in_play & ~visited).bit_count(),
        regions,
        coasts,
        _ACTIVITIES[left][NO_ACTIVITY - scored],
        # in the fit a sheet after a 0 did no better than one after a 2
        -_AMERICANA[left] * max(2, last_americana(sheet)),
    )


def still_in_play(sheets: Sequence[Sheet]) -> int:
    """R12: with two players the last round shows exactly what the third did not."""
    if len(sheets) == 2 and len(sheets[0].written) == ROUNDS - 1:
        return ALL & ~mask(sheets[0].rows[-1] + sheets[1].rows[-1])
    return ALL


def outlooks(sheets: Sequence[Sheet]) -> list[Outlook]:
    """For each seat, between rounds."""
    gone, bonus, in_play = regions_gone(sheets), coast_bonus(sheets), still_in_play(sheets)
    near = [_one_away(sheet.visited) for sheet in sheets]
    found = []
    for seat, sheet in enumerate(sheets):
        contested = 0
        for other, regions in enumerate(near):
            if other != seat:
                contested |= regions
        found.append(outlook(sheet, gone, contested, bonus, in_play))
    return found


def prospects(sheets: Sequence[Sheet]) -> list[float]:
    """The points that each seat can expect, up to what all have in common, between rounds."""
    pairs = zip(sheets, outlooks(sheets), strict=True)
    return [sheet.total + sum(promised) for sheet, promised in pairs]


def _one_away(visited: int) -> int:
    """Bit mask of the regions of which one has seen all sites but one."""
    regions = 0
    for number, sites in enumerate(REGION_SITES):
        if (sites & ~visited).bit_count() == 1:
            regions |= 1 << number
    return regions


def appraise(state: RoadTrip, seat: int) -> float:
    """Between rounds: what to strive for, from 0 to 1."""
    result = state.result()
    if result is not None:
        share = final_share(result, seat)
        return striven_for(share, result.scores, seat, _FAR_AHEAD)
    points = prospects(state.sheets)
    share = expected_share(points, seat, _SPREAD[len(points)][ROUNDS - state.round])
    return striven_for(share, points, seat, _FAR_AHEAD)
