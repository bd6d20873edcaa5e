"""What a position between two rounds is worth."""

from random import Random

import attrs
import pytest

from boomerang_desktop.bots.circle.value import (
    appraise,
    earlier,
    holdings,
    price,
    prospects,
    race,
    score_gain,
    standing,
)
from boomerang_desktop.games.circle import HUNT, LASCAUX
from boomerang_desktop.games.circle.state import CircleState
from tests.bots.circle.positions import every_sitting, states
from tests.games.circle.table import sit
from tests.tables import Sitting


def test_a_race_that_is_over_scores_as_C1_says() -> None:
    assert race((5, 3, 1)) == (5, 0, 0)
    assert race((4, 4, 1)) == (4, 4, 0)


def test_a_race_is_even_at_first_and_leans_to_whoever_has_more() -> None:
    assert len(set(race((0, 0, 0, 0)))) == 1
    ahead, behind, _ = race((3, 1, 0))
    assert ahead > behind
    # nobody can overtake five of nine
    assert race((5, 0, 0))[1] < race((4, 0, 0))[1]


def test_a_boomerang_is_worth_a_sixth_at_the_end_and_more_before() -> None:
    assert price(0) == pytest.approx(1 / 6)
    assert price(54) > price(6) > price(0)


def test_a_lead_counts_less_while_many_cards_are_to_come() -> None:
    early = sit(HUNT)
    two_fish = sum(1 << card for card in HUNT.variant.deck.members(early.face_up)[:2])
    early = attrs.evolve(early, collections=(two_fish, 0, 0), first=2)
    late = attrs.evolve(early, drawn=54)

    def lead(state: CircleState) -> float:
        ahead, behind, _ = prospects(state)
        return ahead - behind

    assert 0 < lead(early) < lead(late)


@every_sitting
def test_everybody_strives_for_something_between_nothing_and_all(sitting: Sitting) -> None:
    for state in states(sitting, 5, every=11):
        if state.choosing:
            points, left = standing(state)
            assert len(points) == sitting.seats
            assert left >= state.cards_left
            hopes = [appraise(state, seat) for seat in range(sitting.seats)]
            assert all(0 < hope < 1 for hope in hopes)
            assert hopes.index(max(hopes)) == points.index(max(points))


def test_holdings_count_each_animal_of_each_seat() -> None:
    deck = HUNT.variant.deck
    two, none = deck.members(deck.species_masks[0])[:2], 0
    held = holdings(deck, (sum(1 << card for card in two), none, deck.species_masks[1]))
    assert held[0] == (2, 0, 0)
    assert held[1] == (0, 0, 9)
    assert set(held[2:]) == {(0, 0, 0)}


def test_cards_score_at_once_only_where_they_lead() -> None:
    deck = HUNT.variant.deck
    fish = deck.members(deck.species_masks[0])
    held = [(2, 4, 0), *[(0, 0, 0)] * 5]
    one, two, three = (sum(1 << card for card in fish[:count]) for count in (1, 2, 3))
    assert score_gain(deck, held, 0, one) == 0
    assert score_gain(deck, held, 0, two) == 4
    assert score_gain(deck, held, 0, three) == 5
    # who leads already gains only what is new
    assert score_gain(deck, held, 1, one) == 1
    assert score_gain(deck, held, 2, 0) == 0


def test_the_games_of_a_series_that_are_over_count_in_full() -> None:
    state = sit(LASCAUX, games=2)
    assert earlier(state) == [0, 0, 0]
    over = attrs.evolve(state, endings=(((0b111, 0, 0), (5, 18, 13)),))
    assert earlier(over) == [3 + 0, 3, 2]


def test_a_match_that_is_over_is_worth_what_it_was_won_by() -> None:
    state, rng = sit(HUNT), Random(1)
    while state.to_act:
        state = state.play(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
    result = state.result()
    assert result is not None
    worth = [appraise(state, seat) for seat in range(3)]
    losers = [worth[seat] for seat in range(3) if seat not in result.winners]
    assert all(worth[seat] > max(losers) for seat in result.winners)
