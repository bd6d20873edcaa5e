"""The last placements, seen to the very end."""

from boomerang_desktop.bots.flip.board import Board
from boomerang_desktop.bots.flip.endgame import best_answer, solve
from boomerang_desktop.games.flip import FlipState
from tests.bots.flip.positions import SITTINGS, states


def exact(state: FlipState, seat: int) -> int:
    """The margin of the seat with the best play of both, without any cleverness."""
    result = state.result()
    if result:
        return result.scores[seat] - result.scores[1 - seat]
    acting = state.to_act[0]
    margins = [exact(state.play(acting, move), seat) for move in state.legal(acting)]
    return max(margins) if acting == seat else min(margins)


def test_what_is_solved_is_exact() -> None:
    found = 0
    for seed in range(16):
        for state in states(SITTINGS[0], seed)[-3:]:
            seat = state.to_act[0]
            if solved := solve(Board.of(state), 40):
                found += 1
                move, margin = solved
                assert margin == exact(state, seat) == exact(state.play(seat, move), seat)
                answer = best_answer(Board.of(state), 10**6)
                assert answer
                assert exact(state.play(seat, answer), seat) == margin
    assert found > 12


def test_far_from_the_end_and_out_of_time_nothing_is_solved() -> None:
    assert solve(Board.of(states(SITTINGS[0], 1)[4]), 10**6) is None
    for state in states(SITTINGS[0], 3)[-6:]:
        board = Board.of(state)
        if solve(board, 1000):
            assert solve(board, 0) is None
        assert best_answer(board, 0) is None
