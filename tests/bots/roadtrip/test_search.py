"""Each card in many possible deals."""

from random import Random

import pytest

from boomerang_desktop.bots.roadtrip.policy import (
    Takings,
    table_of,
)
from boomerang_desktop.bots.roadtrip.search import MoveTally, Trial, World, try_all
from boomerang_desktop.bots.search.tree import never
from boomerang_desktop.games.roadtrip.cards import mask, members
from boomerang_desktop.games.roadtrip.moves import Draft
from boomerang_desktop.games.roadtrip.state import ACTIVITY
from tests.bots.roadtrip.positions import SITTINGS, every_sitting, states
from tests.tables import Sitting


@every_sitting
def test_the_search_passes_hands_as_the_rules_do(sitting: Sitting) -> None:
    rng = Random(7)
    for state in states(sitting, 7, every=sitting.seats):
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


def test_a_world_looks_like_the_view_and_hides_nothing() -> None:
    for sitting in SITTINGS[:3]:
        state = states(sitting, 3)[5 * sitting.seats]
        view = state.view(0)
        trial = Trial(view, 0, view.legal(0), Random(1))
        for _ in range(5):
            world = trial.world()
            assert mask(world.hands[0]) == view.hands[0]
            assert {len(hand) for hand in world.hands} == {len(world.hands[0])}
            everything = [card for hand in world.hands for card in hand] + list(world.laid)
            assert len(set(everything)) == len(everything)


def test_a_copy_of_a_world_goes_its_own_way() -> None:
    state = states(SITTINGS[1], 4)[0]
    trial = Trial(state.view(0), 0, state.legal(0), Random(1))
    world = trial.world()
    before = ([hand[:] for hand in world.hands], world.laid)
    world.copy().lay([hand[0] for hand in world.hands], 1)
    assert (world.hands, world.laid) == before


def test_every_move_is_tried_and_the_better_ones_again() -> None:
    state = states(SITTINGS[0], 5)[4]
    seat = state.to_act[0]
    trial = Trial(state.view(seat), seat, state.legal(seat), Random(1))
    best, tally = try_all(trial, 60, never)
    assert min(tally.tries) > 0
    assert trial.simulations == sum(tally.tries) >= 60
    assert tally.tries[best] == max(tally.tries)


def test_told_to_stop_it_has_tried_everything_once() -> None:
    state = states(SITTINGS[0], 5)[4]
    seat = state.to_act[0]
    trial = Trial(state.view(seat), seat, state.legal(seat), Random(1))
    best, tally = try_all(trial, 10**9, lambda: True)
    assert set(tally.tries) == {1}
    assert tally.value(best) == max(tally.values)


def test_a_tally_gives_means() -> None:
    tally = MoveTally(2)
    tally.add(1, 0.5)
    tally.add(1, 0.3)
    assert tally.value(1) == pytest.approx(0.4)
