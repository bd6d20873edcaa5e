"""How a match of flip stands."""

from random import Random

from boomerang_desktop.bots.flip.board import Board
from boomerang_desktop.bots.flip.chances import judge
from boomerang_desktop.bots.flip.endgame import solve
from tests.bots.flip.positions import SITTINGS, every_sitting, states
from tests.bots.judging import hold_for_everybody, tell_nothing_hidden
from tests.tables import Sitting


@every_sitting
def test_the_chances_of_both_make_one(sitting: Sitting) -> None:
    hold_for_everybody(sitting, states(sitting, 1, every=4))


@every_sitting
def test_what_a_seat_cannot_see_changes_nothing(sitting: Sitting) -> None:
    tell_nothing_hidden(sitting, states(sitting, 2, every=5))


def test_before_the_first_piece_all_is_open() -> None:
    assert judge(states(SITTINGS[0], 1)[0], Random(1), 8).shares == (0.5, 0.5)


def test_what_is_proven_is_certain() -> None:
    proven = 0
    for state in states(SITTINGS[0], 3)[-4:]:
        if solved := solve(Board.of(state), 96):
            proven += 1
            seat, margin = state.to_act[0], solved[1]
            chances = judge(state, Random(1), 32)
            assert chances.errors == (0.0, 0.0)
            assert (chances.shares[seat] > 0.5) == (margin > 0)
    assert proven


def test_who_is_far_ahead_late_is_likely_to_win() -> None:
    for state in states(SITTINGS[0], 5)[-8:-4]:
        board = Board.of(state)
        if abs(board.margin) > 15:
            leads = board.seat if board.margin > 0 else 1 - board.seat
            assert judge(state, Random(1), 16).shares[leads] > 0.5
