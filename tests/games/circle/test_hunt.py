"""H1–H7."""

import attrs
import pytest

from boomerang_desktop.games.circle import HUNT
from boomerang_desktop.games.circle.state import NOBODY
from tests.games.circle.table import choose, names, play, sit, stop_all


def test_H1_territories_and_species() -> None:
    deck = HUNT.variant.deck
    assert deck.suits == ("water", "forest", "plain", "desert", "mountain")
    assert set(deck.species) == {"fish", "turtle", "kangaroo", "emu", "gecko", "armadillo"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_H2_twelve_boomerangs_each_lying_open(seats: int) -> None:
    state = sit(HUNT, seats)
    assert state.reserves == (12,) * seats
    assert state.view(0).reserves == state.reserves


@pytest.mark.parametrize("first", [0, 1, 2])
def test_H3_a_chosen_seat_starts(first: int) -> None:
    state = choose(HUNT, sit(HUNT, first=first), "water", "water", "water")
    assert state.to_act == (first,)


def test_H4_cards_until_all_five_territories_show() -> None:
    dry = ["fish plain desert", "emu plain desert", "gecko plain desert", "turtle plain desert"]
    state = sit(HUNT, top=[*dry, "fish water forest", "emu plain mountain", "emu forest mountain"])
    assert names(state, state.face_up) == {*dry, "fish water forest", "emu plain mountain"}
    assert state.drawn == 6


def test_H4_left_overs_count() -> None:
    top = ["fish water forest", "fish plain desert", "emu forest mountain", "gecko water mountain"]
    state = stop_all(HUNT, choose(HUNT, sit(HUNT, top=top), "plain", "plain", "plain"))
    # water, forest and mountain are face up already; the data file goes on with plain, then desert
    assert state.drawn == 3 + 1 + len(names(state, state.face_up) - set(top))
    shown = {suit for card in names(state, state.face_up) for suit in card.split()[1:]}
    assert shown == set(HUNT.variant.deck.suits)


def test_H5_one_last_round_with_the_cards_there_are() -> None:
    state = sit(HUNT, top=["fish water forest", "fish plain desert", "emu forest mountain"])
    state = attrs.evolve(state, drawn=53)
    state = stop_all(HUNT, choose(HUNT, state, "water", "water", "water"))
    # two left-overs and the last card of the deck: too few for all five
    assert (state.drawn, state.face_up.bit_count(), state.result()) == (54, 3, None)
    assert len(state.legal(0)) < 5
    state = stop_all(HUNT, choose(HUNT, state, *[str(state.legal(0)[0])[7:]] * 3))
    assert state.turn == NOBODY


def test_H5_with_an_empty_deck_left_overs_do_not_score() -> None:
    state = attrs.evolve(sit(HUNT, top=["fish water forest", "fish plain desert"]), drawn=54)
    state = stop_all(HUNT, choose(HUNT, state, "water", "water", "water"))
    result = state.result()
    assert result is not None
    assert "fish plain desert" in names(state, state.face_up)
    assert [row["fish"] for row in result.breakdown] == [0, 0, state.collections[2].bit_count()]
    assert result.ended_by == "H5"


def test_H6_who_stayed_in_to_the_end_begins_the_next_round() -> None:
    state = choose(HUNT, sit(HUNT, seats=4), "water", "water", "water", "water")
    state = play(HUNT, state, "0 throw", "1 stop", "2 throw", "3 stop", "0 stop")
    assert (state.first, state.turn) == (2, 2)


@pytest.mark.parametrize(
    ("fish", "reserves", "winners", "tie_break"),
    [
        ((3, 2, 0), (12, 12, 12), (0,), None),
        ((0, 0, 0), (13, 12, 11), (0,), "reserve"),
        ((0, 0, 0), (14, 14, 12), (0, 1), "reserve"),
        ((0, 0, 0), (12, 12, 12), (0, 1, 2), None),
    ],
)
def test_H7_most_points_then_boomerangs_then_a_shared_win(
    fish: tuple[int, int, int],
    reserves: tuple[int, int, int],
    winners: tuple[int, ...],
    tie_break: str | None,
) -> None:
    collections = tuple((1 << n) - 1 for n in fish)
    state = attrs.evolve(sit(HUNT), turn=NOBODY, endings=((collections, reserves),))
    result = state.result()
    assert result is not None
    assert (result.winners, result.tie_break) == (winners, tie_break)
