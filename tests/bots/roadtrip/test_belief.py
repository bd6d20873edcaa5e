"""What kind of player each rival is."""

from random import Random

import pytest

from boomerang_desktop.bots.roadtrip.belief import MODELS, beliefs
from boomerang_desktop.bots.roadtrip.mind import habitual
from boomerang_desktop.games.roadtrip.state import RoadTrip
from tests.bots.roadtrip.positions import SITTINGS, every_sitting, states
from tests.tables import Sitting


@every_sitting
@pytest.mark.parametrize("kind", range(len(MODELS)))
def test_one_sees_by_what_rivals_take_what_kind_of_players_they_are(
    sitting: Sitting, kind: int
) -> None:
    rng, player = Random(8), habitual(MODELS[kind])
    mean = [0.0] * len(MODELS)
    for seed in range(4):
        state = sitting.start(seed)
        assert isinstance(state, RoadTrip)
        assert [len(set(each)) for each in beliefs(state.view(0))] == [1] * sitting.seats
        while state.round < 2 or state.stage < 4:
            seat = state.to_act[0]
            state = state.play(seat, player(state.view(seat), seat, state.legal(seat), rng))
        for believed in beliefs(state.view(0))[1:]:
            assert sum(believed) == pytest.approx(1)
            mean = [a + b / 4 / (sitting.seats - 1) for a, b in zip(mean, believed, strict=True)]
    assert mean[kind] > 0.6


def test_a_view_is_all_it_takes() -> None:
    """What a seat cannot see tells it nothing about the others."""
    for sitting in SITTINGS[1:3]:
        for state in states(sitting, 3, every=9):
            other = state.view(0).guess(Random(4))
            assert beliefs(other.view(0)) == beliefs(state.view(0))


def test_beliefs_are_chances_at_every_moment() -> None:
    for state in states(SITTINGS[0], 4, every=5):
        for believed in beliefs(state.view(0)):
            assert len(believed) == len(MODELS)
            assert min(believed) > 0
            assert sum(believed) == pytest.approx(1)
