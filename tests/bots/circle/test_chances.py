"""How a match of hunt or lascaux stands."""

from random import Random

import attrs
import pytest

from boomerang_desktop.bots.circle.chances import judge, worlds
from boomerang_desktop.bots.circle.policy import stakes_of
from boomerang_desktop.games.circle import HUNT, LASCAUX
from tests.bots.circle.positions import TOP, every_sitting, states
from tests.bots.judging import hold_for_everybody, tell_nothing_hidden
from tests.games.circle.table import choose, play, sit
from tests.tables import Sitting


@every_sitting
def test_the_chances_of_all_make_one(sitting: Sitting) -> None:
    hold_for_everybody(sitting, states(sitting, 1, every=23))


@every_sitting
def test_what_a_seat_cannot_see_changes_nothing(sitting: Sitting) -> None:
    tell_nothing_hidden(sitting, states(sitting, 2, every=29))


def test_what_is_still_to_be_drawn_is_not_looked_at() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "water", "plain", "forest")
    deck = state.series.decks[0]
    turned = deck[: state.drawn] + bytes(reversed(deck[state.drawn :]))
    other = attrs.evolve(state, series=attrs.evolve(state.series, decks=(turned,)))
    assert judge(state, Random(1), 8) == judge(other, Random(1), 8)


def test_who_has_the_cards_is_ahead_and_the_surer_the_fewer_are_to_come() -> None:
    state = sit(HUNT)
    animals = HUNT.variant.deck.species_masks
    captured = next(cards for cards in animals if not cards & state.face_up)
    early = attrs.evolve(state, collections=(captured, 0, 0))
    late = attrs.evolve(early, drawn=50)
    now, then = (judge(one, Random(1), 16).shares[0] for one in (early, late))
    assert 0.5 < now < then


def test_the_games_of_a_series_that_are_over_count() -> None:
    state = sit(LASCAUX, games=2)
    over = attrs.evolve(state, endings=(((0b111, 0, 0), (5, 18, 13)),))
    even, ahead = (judge(one, Random(1), 16).shares[0] for one in (state, over))
    assert ahead > even


def test_a_stop_for_nothing_does_not_help() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "water", "water", "forest")
    thrown, stopped = (
        judge(play(HUNT, state, f"0 {bid}").view(0), Random(1), 200) for bid in ("throw", "stop")
    )
    assert thrown.shares[0] > stopped.shares[0]


@pytest.mark.parametrize("seats", [3, 5])
def test_at_the_start_nobody_is_far_ahead(seats: int) -> None:
    chances = judge(sit(HUNT, seats=seats), Random(1), 60)
    assert all(abs(share - 1 / seats) < 0.1 for share in chances.shares)


@every_sitting
def test_what_a_seat_imagines_looks_like_what_it_sees(sitting: Sitting) -> None:
    for state in states(sitting, 3, every=31):
        for seat in range(sitting.seats):
            for world in worlds(state.view(seat), seat, Random(1), 3):
                assert world.view(seat) == state.view(seat)


def test_a_rival_is_thought_to_have_what_it_wants() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "water", "plain", "forest")
    stakes = stakes_of(state)
    wanted = max(stakes.suits, key=stakes.chances[1].__getitem__)
    tokens = [world.chosen[1] for world in worlds(state.view(0), 0, Random(1), 400)]
    assert tokens.count(wanted) > 400 / len(stakes.suits)
    assert set(tokens) <= set(stakes.suits)
