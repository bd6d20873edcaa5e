"""Rounds of roadtrip, played again and again."""

from random import Random

import pytest

from boomerang_desktop.bots.roadtrip.policy import (
    Takings,
    table_of,
)
from boomerang_desktop.bots.roadtrip.search import World
from boomerang_desktop.games.roadtrip.cards import mask, members
from boomerang_desktop.games.roadtrip.moves import Draft
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip
from tests.bots.asking import positions, sittings_of
from tests.tables import Sitting

SITTINGS = sittings_of("roadtrip")

every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[RoadTrip]:
    return [s for s in positions(sitting, seed, every) if isinstance(s, RoadTrip)]


@every_sitting
def test_the_search_passes_hands_as_the_rules_do(sitting: Sitting) -> None:
    rng = Random(7)
    for state in _states(sitting, 7, every=sitting.seats):
        if state.stage == ACTIVITY or len(state.to_act) < sitting.seats:
            continue
        table = table_of(state.sheets)
        habits = [Takings(table, seat) for seat in range(sitting.seats)]
        world = World([members(hand) for hand in state.hands], state.laid, list(habits))
        picks = [rng.choice(hand) for hand in world.hands]
        world.lay(picks, state.direction)
        for seat, card in enumerate(picks):
            state = state.play(seat, Draft(card))
        assert [mask(hand) for hand in world.hands] == list(state.hands)
        assert world.laid == state.laid
