"""How a match of roadtrip stands for everybody at once."""

from math import sqrt
from random import Random

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.bots.roadtrip.belief import PLANNER
from boomerang_desktop.bots.roadtrip.policy import table_of
from boomerang_desktop.bots.roadtrip.search import World, seen
from boomerang_desktop.bots.roadtrip.value import prospects
from boomerang_desktop.bots.search.outcome import judged, with_ties
from boomerang_desktop.games.roadtrip.cards import HIDDEN, members
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.games.roadtrip.state import ACTIVITY, UNDECIDED, RoadTrip

SPREAD = {
    2: ((4.9, 3.95), (4.28, 2.9), (3.76, 1.52), (0.12, 1.7)),
    3: ((11.0, 2.5), (5.5, 5.0), (3.7, 2.3), (0.1, 1.55)),
    4: ((22.5, 0.0), (8.5, 9.1), (4.8, 3.86), (0.12, 1.9)),
}
"""How uncertain the outcome is, in points, by seats and round: what the rounds to come add, and
each card still to be laid in this one (its root). Of 300 matches of two and 261 of four experts
(deals from seed 700000), by maximum likelihood; after 300 more (deals from seed 1), with two wider
by a sixth, with four by a seventh; with three, between these."""
WAVER = {2: 0.55, 3: 0.3, 4: 0.15}


def judge(view: RoadTrip, rng: Random, looks: int) -> Chances:
    """Everybody lays the rest of the round like the planning player; then the sheets are compared,
    each with what it still promises."""
    seats = len(view.sheets)
    table = table_of(view.sheets)
    habits = [seen(PLANNER(table, seat), view.row(seat)) for seat in range(seats)]
    told = {s: pick for s, pick in enumerate(view.picks) if pick not in (UNDECIDED, HIDDEN)}
    found = []
    for _ in range(looks):
        full = view.guess(rng)
        hands = [members(hand) for hand in full.hands]
        world = World(hands, full.laid, [habit.copy() for habit in habits])
        for seat, thrown in enumerate(full.laid[:seats]):
            if view.laid[seat] == HIDDEN:
                world.habits[seat].lay(thrown)
        if view.stage < ACTIVITY:
            world.all_lay(told, view.direction, rng)
            while world.hands[0]:
                world.all_lay({}, view.direction, rng)
        end = world.scored(view, told if view.stage == ACTIVITY else {})
        result = end.result()
        found.append(with_ties(result) if result else prospects(end.sheets))
    later, now = SPREAD[seats][view.round]
    return judged(found, sqrt(later**2 + now**2 * (HAND - view.stage)), WAVER[seats])
