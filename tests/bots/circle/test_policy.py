"""How people choose and bid, and what one believes of them."""

from random import Random

import attrs
import pytest

from boomerang_desktop.bots.circle.policy import MANNER, draw, stakes_of, still_in
from boomerang_desktop.games.circle import HUNT
from boomerang_desktop.games.circle.state import CircleState
from tests.bots.circle.positions import TOP, every_sitting, states
from tests.games.circle.table import choose, play, sit
from tests.tables import Sitting


@every_sitting
def test_beliefs_are_chances_of_suits_that_can_be_chosen(sitting: Sitting) -> None:
    for state in states(sitting, 6, every=11):
        stakes = stakes_of(state)
        for seat in state.to_act:
            for belief in stakes.belief(state.view(seat), seat):
                assert sum(belief) == pytest.approx(1)
                assert min(belief) >= 0
                drawn = draw(belief, Random(1).random) // stakes.tempers
                assert drawn in stakes.suits


def test_who_bids_on_is_believed_to_want_much() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "desert", "water", "mountain")
    early = play(HUNT, state, "0 throw").view(2)
    late = play(HUNT, state, *["0 throw", "1 throw", "2 throw"] * 3, "0 throw", "1 throw").view(2)
    stakes = stakes_of(early)
    rich = max(stakes.suits, key=lambda suit: stakes.worth[1][suit][0])

    def believed(view: CircleState) -> float:
        belief = stakes.belief(view, 2)[1]
        return sum(belief[rich * stakes.tempers : (rich + 1) * stakes.tempers])

    assert believed(late) > believed(early)


def test_a_token_that_lies_open_is_believed() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "desert", "water", "mountain")
    stakes = stakes_of(state)
    suits = stakes.deck.suit_numbers
    for other, suit in ((0, "desert"), (1, "water")):
        belief = stakes.belief(state, 2)[other]
        first = suits[suit] * stakes.tempers
        assert sum(belief[first : first + stakes.tempers]) == pytest.approx(1)
        hidden = stakes.belief(state.view(2), 2)[other]
        assert sum(hidden[first : first + stakes.tempers]) < 0.99


def test_who_bids_on_and_on_is_not_believed_to_be_careless() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "desert", "water", "mountain")
    late = play(HUNT, state, *["0 throw", "1 throw", "2 throw"] * 6, "0 throw", "1 throw").view(2)
    stakes = stakes_of(late)

    def careless(view: CircleState) -> float:
        return sum(stakes.belief(view, 2)[1][stakes.tempers - 1 :: stakes.tempers])

    # before any bid it is what one expects of people
    assert careless(state.view(2)) == pytest.approx(MANNER.careless)
    assert careless(late) < MANNER.careless / 10


def test_who_is_keener_throws_more_and_a_full_ring_tempts_to_stop() -> None:
    stakes = stakes_of(sit(HUNT, top=TOP))
    assert stakes.throws(5.0, 2, 12) > stakes.throws(1.0, 2, 12)
    assert stakes.throws(2.0, 2, 12) > stakes.throws(2.0, 12, 12)
    # the last three are spared
    assert stakes.throws(2.0, 4, 4) > stakes.throws(2.0, 4, 3)
    assert 0 < stakes.throws(-1e9, 50, 1) < 1e-9


def test_suits_are_chosen_by_what_they_are_worth_and_only_if_they_lie_there() -> None:
    stakes = stakes_of(sit(HUNT, top=TOP))
    for seat, chances in enumerate(stakes.chances):
        assert sum(chances) == pytest.approx(1)
        assert {suit for suit, chance in enumerate(chances) if chance} == set(stakes.suits)
        means = {suit: sum(stakes.worth[seat][suit]) for suit in stakes.suits}
        assert max(means, key=means.__getitem__) == chances.index(max(chances))


def test_whoever_stops_no_longer_bids_and_the_others_go_round() -> None:
    state = choose(HUNT, sit(HUNT, seats=4, first=2), *["water"] * 4)
    assert still_in(state) == [2, 3, 0, 1]
    state = play(HUNT, state, "2 throw", "3 stop")
    assert still_in(state) == [0, 1, 2]


def test_what_is_at_stake_does_not_change_with_the_bidding() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "water", "plain", "forest")
    assert stakes_of(play(HUNT, state, "0 throw")) is stakes_of(state)
    other = attrs.evolve(state, collections=(1, 0, 0))
    assert stakes_of(other) is not stakes_of(state)


@pytest.mark.parametrize(
    ("random", "drawn"), [(0.0, 1), (0.49, 1), (0.5, 3), (0.9999, 3), (1.0, 3)]
)
def test_draws_never_hit_what_has_no_chance(random: float, drawn: int) -> None:
    assert draw([0.0, 0.5, 0.0, 0.5, 0.0], lambda: random) == drawn
