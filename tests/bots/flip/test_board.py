"""The board of a playout goes by the rules."""

from random import Random

import pytest

from boomerang_desktop.bots.flip.board import (
    CARELESS,
    Board,
    any_of,
    best_of,
    by_gain,
    utility,
)
from boomerang_desktop.games.flip import FlipState
from boomerang_desktop.games.flip.placements import Placement, listed
from tests.bots.asking import positions, sittings_of
from tests.tables import Sitting

SITTINGS = sittings_of("flip")


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[FlipState]:
    states = list(positions(sitting, seed, every))
    assert all(isinstance(state, FlipState) for state in states)
    return states  # type: ignore[return-value]


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
    return utility(first - second), utility(second - first)


def test_a_playout_goes_by_the_rules() -> None:
    for sitting in SITTINGS:
        for state in _states(sitting, 9, every=4)[1:]:
            seen = state.view(state.to_act[0]).guess(Random(2))
            assert isinstance(seen, FlipState)
            played = Board.of(seen).playout(Random(3))
            assert played == pytest.approx(_playout_by_the_rules(seen, Random(3)))


def test_gains_of_all_placements_at_once_are_those_of_the_rules() -> None:
    for state in _states(SITTINGS[0], 6)[1:]:
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
    for state in _states(SITTINGS[0], 7)[1:-1]:
        board = Board.of(state)
        for move in state.legal(board.seat)[::9]:
            after = board.play(move)
            seat = after.seat if after.seat >= 0 else -1 - after.seat
            sign = 1 if seat == board.seat else -1
            assert board.judge(move) == tuple(sign * term for term in after.standing())
