"""How a round of hunt or lascaux is played on to compare two moves, and what comes of it."""

from math import sqrt
from random import Random

from boomerang_desktop.bots.circle.chances import SPREAD, UNFORESEEN, WAVER
from boomerang_desktop.bots.circle.value import CARDS, WEIGHTS, raced, reserve_values, standing
from boomerang_desktop.bots.core import Chances, Rehearsal, Taken
from boomerang_desktop.bots.search.outcome import judged
from boomerang_desktop.games.circle.scoring import points
from boomerang_desktop.games.circle.state import CircleState


def _standing(view: CircleState, rng: Random, looks: int) -> Chances:
    """Between two rounds prospects are compared as they are."""
    found, left = standing(view)
    always, card, place = SPREAD
    spread = sqrt(always**2 + card**2 * left + place**2 * (view.series.seats + 1))
    return judged([found], spread, WAVER, UNFORESEEN)


def _sheet(before: CircleState, after: CircleState, seat: int) -> dict[str, Taken]:
    deck, over = after.series.variant.deck, len(after.endings) > len(before.endings)
    collections, reserves = after.endings[-1] if over else (after.collections, after.reserves)
    gained = (collections[seat] & ~before.collections[seat]).bit_count()
    held = reserves[seat]
    if over:
        row = points(deck, collections, reserves)[seat]
        reserve = float(row.pop("reserve"))
        cards = float(sum(row.values()))
    else:
        left = after.cards_left + after.face_up.bit_count()
        cards = raced(deck, collections)[seat] * (1 - WEIGHTS.fade * left / CARDS)
        reserve = reserve_values(left, WEIGHTS)[held]
    return {"cards": (cards, gained), "reserve": (reserve, held)}


REHEARSAL = Rehearsal(
    simulations=40,
    level="expert",
    standing=_standing,
    sheet=_sheet,
    rules={"cards": "C8", "reserve": "C10"},
    chapter=lambda state: (state.game, state.round),
)
