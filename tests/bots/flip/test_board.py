"""The board of a playout: stripped, and still the board of the rules."""

from random import Random

import pytest

from boomerang_desktop.bots.flip.board import (
    CARELESS,
    Board,
    any_of,
    best_of,
    by_gain,
    gains,
    utility,
    won,
)
from boomerang_desktop.games.flip import FlipState
from boomerang_desktop.games.flip.placements import Placement, listed
from tests.bots.flip.positions import SITTINGS, states


def test_the_board_of_a_playout_is_the_board_of_the_rules() -> None:
    rng = Random(5)
    for sitting in SITTINGS[:2]:
        state = sitting.start(1)
        assert isinstance(state, FlipState)
        board = Board.of(state)
        while state.to_act:
            seat = state.to_act[0]
            assert (board.seat, board.choice) == (seat, state.choice)
            assert (board.mine, board.theirs) == (state.pieces[seat], state.pieces[1 - seat])
            move = rng.choice(state.legal(seat))
            state, board = state.play(seat, move), board.play(move)
        result = state.result()
        assert result
        assert board.seat < 0
        seat = -1 - board.seat
        assert board.margin == result.scores[seat] - result.scores[1 - seat]


def worth(margin: int) -> float:
    return utility(margin, won(margin))


def _playout_by_the_rules(state: FlipState, rng: Random) -> tuple[float, float]:
    """Lays what a playout lays, but lets the rules do the rest."""
    while state.to_act:
        seat = state.to_act[0]
        moves = state.legal(seat)
        if rng.random() >= CARELESS:
            most = max(state.gain(seat, move).points for move in moves)
            moves = tuple(move for move in moves if state.gain(seat, move).points == most)
        move = any_of(sum(1 << move.number for move in moves), rng.random())
        state = state.play(seat, move)
    result = state.result()
    assert result
    first, second = result.scores
    return worth(first - second), worth(second - first)


def test_a_playout_goes_by_the_rules() -> None:
    for sitting in SITTINGS:
        for state in states(sitting, 9, every=4)[1:]:
            seen = state.view(state.to_act[0]).guess(Random(2))
            assert isinstance(seen, FlipState)
            played = Board.of(seen).playout(Random(3))
            assert played == pytest.approx(_playout_by_the_rules(seen, Random(3)))


def test_gains_of_all_placements_at_once_are_those_of_the_rules() -> None:
    for state in states(SITTINGS[0], 6)[1:]:
        seat = state.to_act[0]
        board = Board.of(state)
        gains: dict[Placement, int] = {}
        for group, gain in by_gain(board.choice, board.planes):
            gains |= dict.fromkeys(listed(group), gain)
        assert gains == {move: state.gain(seat, move).points for move in state.legal(seat)}
        assert list(gains.values()) == sorted(gains.values(), reverse=True)
        best = listed(best_of(board.choice, board.planes))
        assert {gains[move] for move in best} == {max(gains.values())}


def test_judgement_of_a_move_is_the_standing_after_it() -> None:
    for state in states(SITTINGS[0], 7)[1:-1]:
        board = Board.of(state)
        for move in state.legal(board.seat)[::9]:
            after = board.play(move)
            seat = after.seat if after.seat >= 0 else -1 - after.seat
            sign = 1 if seat == board.seat else -1
            assert board.judge(move) == tuple(sign * term for term in after.standing())


def test_with_nothing_to_touch_a_placement_gains_its_own_value() -> None:
    planes, touched = gains(())
    assert touched == 0
    state = SITTINGS[0].start(1)
    assert isinstance(state, FlipState)
    for group, gain in by_gain(state.choice, planes):
        assert {placement.value for placement in listed(group)} == {gain}


def test_groups_hold_every_placement_once() -> None:
    for state in states(SITTINGS[0], 10, every=4)[1:]:
        board = Board.of(state)
        groups = [group for group, _ in by_gain(board.choice, board.planes)]
        assert sum(group.bit_count() for group in groups) == board.choice.bit_count()
        together = 0
        for group in groups:
            together |= group
        assert together == board.choice


@pytest.mark.parametrize("random", [0.0, 0.3, 0.999999])
def test_any_placement_is_one_of_the_choice(random: float) -> None:
    state = states(SITTINGS[0], 11)[5]
    assert state.choice >> any_of(state.choice, random).number & 1
    single = state.choice & -state.choice
    assert 1 << any_of(single, random).number == single


def test_promising_placements_are_the_best_judged_of_those_that_gain_most() -> None:
    board = Board.of(states(SITTINGS[0], 12)[6])
    moves = board.promising(6)
    assert 0 < len(moves) <= 12
    worths = [sum(board.judge(move)) for move in moves]
    assert worths == sorted(worths, reverse=True)
    assert set(moves) == set(board.best(6))


def test_a_margin_is_a_win_a_draw_or_a_loss_and_how_much_of_one() -> None:
    assert [won(margin) for margin in (3, 0, -3)] == [1.0, 0.5, 0.0]
    assert 0 < worth(-30) < worth(-1) < worth(0) == 0.5 < worth(1) < worth(30) < 1
