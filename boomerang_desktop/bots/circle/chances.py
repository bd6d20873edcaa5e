"""How a match of hunt or lascaux stands for everybody at once."""

from math import sqrt
from random import Random

import attrs

from boomerang_desktop.bots.circle.policy import MANNER, draw
from boomerang_desktop.bots.circle.search import RoundPlayout
from boomerang_desktop.bots.circle.value import WEIGHTS, standing
from boomerang_desktop.bots.core import Chances
from boomerang_desktop.bots.search.outcome import judged, with_ties
from boomerang_desktop.games.circle.state import HIDDEN, NOT_CHOSEN, CircleState
from boomerang_desktop.games.core import ONLOOKER

SPREAD = (0.54, 0.47, 0.33)
"""How uncertain the outcome is, in points: always, what each card to come adds, and each player
whose place in this round is still open (their roots). Of 112 matches of four experts
at hunt (deals from seed 700000), by maximum likelihood."""
WAVER = 0.1
UNFORESEEN = 0.01
"""How often it comes quite otherwise; of 300 matches each of experts at hunt and lascaux (deals
from seed 62001)."""


def judge(view: CircleState, rng: Random, looks: int) -> Chances:
    """Everybody chooses and bids like an attentive player until the round is over; then prospects
    are compared."""
    auction = RoundPlayout(view, ONLOOKER, rng, MANNER, WEIGHTS)
    stakes = auction.stakes
    found, left = [], 0
    for _ in range(looks):
        if HIDDEN in view.chosen:
            state, chosen, keen = auction.world()
        else:
            state, chosen, keen = auction.full(), [0] * stakes.seats, [()] * stakes.seats
        auction.simulations += 1
        for seat, suit in enumerate(view.chosen):
            if suit == HIDDEN:
                continue
            if suit == NOT_CHOSEN:
                suit = draw(stakes.chances[seat], rng.random)
            chosen[seat] = suit
            keen[seat] = stakes.keen[seat][suit]
        end = auction.finish(state, keen, tuple(chosen))
        if result := end.result():
            found.append(with_ties(result))
        else:
            points, left = standing(end)
            found.append(points)
    still_open = stakes.seats - len(view.pile) + view.choosing
    always, card, place = SPREAD
    spread = sqrt(always**2 + card**2 * left + place**2 * still_open)
    return judged(found, spread, WAVER, UNFORESEEN)


def worlds(view: CircleState, seat: int, rng: Random, count: int) -> list[CircleState]:
    """With tokens that the others may well have, after what they have bid."""
    auction = RoundPlayout(view, seat, rng, MANNER, WEIGHTS)
    drawn = []
    for _ in range(count):
        full, chosen, _ = auction.world()
        tokens = [
            suit if known == HIDDEN else known
            for known, suit in zip(view.chosen, chosen, strict=True)
        ]
        drawn.append(attrs.evolve(full, chosen=tuple(tokens)))
    return drawn
