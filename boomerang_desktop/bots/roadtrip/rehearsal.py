"""How a round of a road trip is played on to compare two moves, and what comes of it."""

from math import sqrt
from random import Random

from boomerang_desktop.bots.core import Chances, Rehearsal, Taken
from boomerang_desktop.bots.roadtrip.chances import SPREAD, WAVER
from boomerang_desktop.bots.roadtrip.value import outlooks, prospects
from boomerang_desktop.bots.search.outcome import judged
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.games.roadtrip.state import RoadTrip

_RULES = {
    "throw_catch": "R5",
    "sites": "R6",
    "regions": "R7",
    "coasts": "R8",
    "americana": "R9",
    "animals": "R10",
    "activities": "R11",
}


def _standing(view: RoadTrip, rng: Random, looks: int) -> Chances:
    """Between two rounds the sheets are compared, each with what it still promises; the hands that
    have been dealt since do not matter."""
    seats = len(view.sheets)
    later, now = SPREAD[seats][view.round]
    return judged([prospects(view.sheets)], sqrt(later**2 + now**2 * HAND), WAVER[seats])


def _sheet(before: RoadTrip, after: RoadTrip, seat: int) -> dict[str, Taken]:
    """Points written in this round; each is worth what it makes of the rounds to come as well."""
    old = before.sheets[seat].breakdown
    promised = outlooks(after.sheets)[seat]._asdict()
    return {
        term: (points - old[term] + promised.get(term, 0.0), float(points - old[term]))
        for term, points in after.sheets[seat].breakdown.items()
    }


REHEARSAL = Rehearsal(
    simulations=8,
    level="expert",
    standing=_standing,
    sheet=_sheet,
    rules=_RULES,
    chapter=lambda state: state.round,
)
