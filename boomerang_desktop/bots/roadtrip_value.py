"""What a sheet of roadtrip still promises between two rounds, and what that makes of the win."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, tanh

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
from boomerang_desktop.games.roadtrip.sheet import Sheet, coast_bonus, regions_gone
from boomerang_desktop.games.roadtrip.state import RoadTrip

AMERICANA_LINE = 4
ROUNDS = 4
_REGION_SITES = tuple(region.sites for region in REGIONS)


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


_ACTIVITIES = (
    (0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, 3.0, 4.6, 5.6, 6.2),
    (0.0, 3.0, 7.6, 10.2, 11.8),
    (0.0, 3.0, 7.6, 13.2, 16.4),
)
"""R11: the points that open activities bring, by rounds to come and by their number."""
_SITE = (0.0, 0.42, 0.65, 0.8)
"""R6: … and a site not seen yet, by rounds to come."""
_REGION = (0.0, 0.3, 1.0, 2.0)
"""R7: … and an open region, by how many of its sites one has seen."""
_AMERICANA = (0.0, 0.55, 0.28, 0.5)
"""R9: what each point written last costs, by rounds to come."""
_COAST = (0.0, 1.95, 1.5, 1.5)
"""R8: the share of the bonus that one gets, together with how many sites are missing."""
_SPREAD = (0.0, 4.0, 5.5, 6.5)
"""How uncertain the outcome is, in points, by rounds to come."""


def keep_activity(rounds_left: int, open_now: int) -> float:
    """What it costs later to score one of so many open activities now."""
    row = _ACTIVITIES[rounds_left]
    return row[open_now] - row[open_now - 1]


def outlook(sheet: Sheet, gone: int, bonus: int, in_play: int) -> float:
    """The points of the rounds to come, as far as they depend on the sheet. `in_play` are the
    cards that can still come (R12)."""
    left = ROUNDS - len(sheet.written)
    if not left:
        return 0.0
    visited = sheet.visited
    points = _SITE[left] * (in_play & ~visited).bit_count()
    for number, sites in enumerate(_REGION_SITES):
        if not gone >> number & 1:
            missing = sites & ~visited
            if not missing & ~in_play:
                points += _REGION[4 - missing.bit_count()]
    if not sheet.coasts:
        points += _COAST[left] * bonus / (coast_gap(visited) + 1)
    scored = sum(kind != NO_ACTIVITY for kind in sheet.activities)
    points += _ACTIVITIES[left][NO_ACTIVITY - scored]
    return points - _AMERICANA[left] * sheet.written[-1][AMERICANA_LINE]


def still_in_play(sheets: Sequence[Sheet]) -> int:
    """R12: with two players the last round shows exactly what the third did not."""
    if len(sheets) == 2 and len(sheets[0].written) == ROUNDS - 1:
        return ALL & ~mask(sheets[0].rows[-1] + sheets[1].rows[-1])
    return ALL


def prospects(sheets: Sequence[Sheet]) -> list[float]:
    """The points that each seat can expect, up to what all have in common, between rounds."""
    gone, bonus, in_play = regions_gone(sheets), coast_bonus(sheets), still_in_play(sheets)
    return [sheet.total + outlook(sheet, gone, bonus, in_play) for sheet in sheets]


def appraise(state: RoadTrip, seat: int) -> tuple[float, float]:
    """Between rounds: what to strive for (two thirds the expected share of the win, one third the
    squashed lead, so that a loser plays on sensibly), and that share."""
    result = state.result()
    points: Sequence[float]
    if result is not None:
        points = result.scores
        share = 1 / len(result.winners) if seat in result.winners else 0.0
    else:
        points = prospects(state.sheets)
        spread = _SPREAD[ROUNDS - state.round]
        share = 1 / sum([exp(min(50.0, (p - points[seat]) / spread)) for p in points])
    lead = points[seat] - max([p for other, p in enumerate(points) if other != seat])
    return 2 / 3 * share + 1 / 6 + tanh(lead / 20) / 6, share
