"""P2, P3 and P10: the numbers at the start of a game."""

import pytest

from boomerang_desktop.games.arrows.setup import GOAL, PAWNS, Setup

from .table import play, position, start


@pytest.mark.parametrize(("seats", "hand"), [(3, 9), (4, 8), (5, 7)])
def test_P2_pawns_each(seats: int, hand: int) -> None:
    state = start(seats)
    assert state.hands == (hand,) * seats
    assert state.reserves == (0,) * seats
    assert state.pawns == (0,) * seats


@pytest.mark.parametrize(("seats", "goal"), [(3, 8), (4, 7), (5, 6)])
def test_P2_prisoners_needed_to_win(seats: int, goal: int) -> None:
    others: list[list[int]] = [[] for _ in range(seats - 3)]
    for held, over in ((goal - 2, False), (goal - 1, True)):
        prisoners = {(0, 1): 3, (0, 2): held - 3}
        state = position([0], [1], [33], *others, prisoners=prisoners)
        after = play(state, "take:0-1")
        assert sum(after.prisoners[0]) == held + 1
        assert bool(after.ended) == over


def test_P10_seven_to_place_and_three_in_reserve() -> None:
    state = start(2)
    assert state.hands == (7, 7)
    assert state.reserves == (3, 3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_follows_from_the_number_of_players(seats: int) -> None:
    setup = Setup(seats, enforced=False, must_continue=False, any_source=False)
    assert setup.duel == (seats == 2)
    assert setup.goal == GOAL.get(seats, 0)
    assert start(seats).hands == (PAWNS[seats],) * seats


def test_P3_turns_go_clockwise_round_the_table() -> None:
    assert Setup(4, enforced=False, must_continue=False, any_source=False).left_of == (1, 2, 3, 0)


def test_options_make_another_setup_and_what_follows_does_not() -> None:
    plain = Setup(3, enforced=False, must_continue=False, any_source=False)
    assert plain == Setup(3, enforced=False, must_continue=False, any_source=False)
    assert plain != Setup(3, enforced=True, must_continue=False, any_source=False)
    assert plain != Setup(4, enforced=False, must_continue=False, any_source=False)
