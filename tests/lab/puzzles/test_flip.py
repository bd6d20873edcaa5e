"""The last placements of flip, against plain arithmetic."""

from random import Random

import pytest

from boomerang_desktop.bots.flip.board import Board
from boomerang_desktop.bots.flip.endgame import margins
from boomerang_desktop.bots.flip.mind import greedy
from boomerang_desktop.games.flip.game import FLIP
from boomerang_desktop.games.flip.state import FlipState
from boomerang_desktop.lab.puzzles.flip import ask, examine, glance
from boomerang_desktop.study.puzzles import puzzles


def _ending(seed: int, left: int) -> FlipState:
    """A position with few enough placements left to try everything."""
    rng = Random(seed)
    state: FlipState = FLIP.start(2, FLIP.settle(2, {}), 0, {})
    while True:
        seat = state.to_act[0]
        moves = state.legal(seat)
        if state.fitting[0].bit_count() + state.fitting[1].bit_count() <= left:
            return state
        move = rng.choice(moves) if rng.random() < 0.5 else greedy(state, seat, moves, rng)
        after = state.play(seat, move)
        if not after.to_act:
            return state
        state = after


def _by_brute_force(state: FlipState, seat: int) -> int:
    """The seat's final lead."""
    if result := state.result():
        return result.scores[seat] - result.scores[1 - seat]
    turn = state.to_act[0]
    ends = [_by_brute_force(state.play(turn, move), seat) for move in state.legal(turn)]
    return max(ends) if turn == seat else min(ends)


@pytest.mark.parametrize("seed", range(8))
def test_margins_are_those_of_trying_everything(seed: int) -> None:
    state = _ending(seed, 14)
    seat = state.to_act[0]
    found = margins(Board.of(state), 10_000_000)
    assert found == {
        move: _by_brute_force(state.play(seat, move), seat) for move in state.legal(seat)
    }


@pytest.mark.parametrize("seed", range(4))
def test_who_wins_is_seen_within_narrow_bounds_too(seed: int) -> None:
    board = Board.of(_ending(seed, 20))
    wide, narrow = margins(board, 10_000_000), margins(board, 10_000_000, within=1)
    assert wide
    assert narrow
    for move, margin in wide.items():
        assert (margin > 0) == (narrow[move] > 0)
        assert (margin < 0) == (narrow[move] < 0)


def test_what_is_too_far_away_is_not_guessed() -> None:
    start: FlipState = FLIP.start(2, FLIP.settle(2, {}), 0, {})
    assert margins(Board.of(_ending(1, 60)), 3) is None
    assert glance(start, 0, Random(1)) is None


def test_a_puzzle_is_found_again() -> None:
    puzzle = puzzles("flip")[0]
    state, seat = puzzle.match.state, puzzle.seat
    assert isinstance(state, FlipState)
    seen = glance(state, seat, Random(1))
    assert seen
    assert seen.proven
    assert glance(state, seat, Random(1), lambda theme: False) is None
    found = examine(state, seat, Random(1), seen)
    assert found
    assert found.questions[0].tries[0].value == puzzle.questions[0].tries[0].value
    assert {str(move) for move in seen.good} == {
        one.notation for one in found.questions[0].tries[: found.questions[0].good]
    }


@pytest.mark.parametrize("seed", range(4))
def test_an_answer_is_the_best_one(seed: int) -> None:
    state = _ending(seed, 14)
    seat = state.to_act[0]
    question = ask(state, seat)
    assert question
    assert sorted(one.notation for one in question.tries) == sorted(map(str, state.legal(seat)))
    for one in question.tries:
        after = state.play(seat, FLIP.parse(one.notation))
        for decision in one.answer:
            assert decision.seat == 1 - seat
            after = after.play(decision.seat, decision.move)
        assert _by_brute_force(after, seat) == one.value
