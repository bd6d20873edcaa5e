"""The game before the first decision."""

from random import Random

import pytest

from boomerang_desktop.games.core import BadSetup
from boomerang_desktop.games.roadtrip import ROADTRIP

SETTINGS = {"alternate_direction": False}


def test_it_is_for_two_to_four_players() -> None:
    assert (ROADTRIP.id, ROADTRIP.seats) == ("roadtrip", range(2, 5))
    for seats in (1, 5):
        with pytest.raises(BadSetup) as caught:
            ROADTRIP.start(seats, SETTINGS, 0, ROADTRIP.deal(2, SETTINGS, Random(0)))
        assert caught.value.where == "seats"
        with pytest.raises(BadSetup):
            ROADTRIP.deal(seats, SETTINGS, Random(0))


def test_there_is_no_first_player() -> None:
    for first in (1, 2, -1, 4):
        with pytest.raises(BadSetup) as caught:
            ROADTRIP.start(3, SETTINGS, first, ROADTRIP.deal(3, SETTINGS, Random(0)))
        assert caught.value.where == "first"


def test_R14_alternate_direction_is_off_and_for_three_or_four() -> None:
    for seats in (2, 3, 4):
        assert ROADTRIP.settle(seats, {}) == SETTINGS
    assert ROADTRIP.settle(3, {"alternate_direction": True}) == {"alternate_direction": True}
    assert ROADTRIP.settle(4, {"alternate_direction": True}) == {"alternate_direction": True}
    with pytest.raises(BadSetup) as caught:
        ROADTRIP.settle(2, {"alternate_direction": True})
    assert caught.value.where == "options.alternate_direction"


def test_a_deal_is_the_same_for_the_same_seed_and_starts_a_match() -> None:
    for seats in ROADTRIP.seats:
        chance = ROADTRIP.deal(seats, SETTINGS, Random(3))
        assert chance == ROADTRIP.deal(seats, SETTINGS, Random(3))
        state = ROADTRIP.start(seats, SETTINGS, 0, chance)
        assert state.to_act == tuple(range(seats))
        for seat, hand in enumerate(chance["deals"][0]):
            assert [str(move)[-1] for move in state.legal(seat)] == hand
