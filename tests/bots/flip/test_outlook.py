"""How a position of flip will turn out, by the look of it."""

from random import Random

import pytest

from boomerang_desktop.bots.flip.board import ROOT_MOVES, Board, planted
from boomerang_desktop.bots.flip.outlook import Foreseen, outlook
from boomerang_desktop.games.flip import FlipState
from boomerang_desktop.games.flip.placements import OF_OTHER_KINDS, kind_of
from tests.bots.flip.positions import SITTINGS, states


def seen(board: Foreseen) -> float:
    return outlook(
        board.mine, board.theirs, board.fits_me, board.fits_them, board.stock, board.their_stock
    )


def test_what_one_side_hopes_for_the_other_fears() -> None:
    for state in states(SITTINGS[0], 3)[1:]:
        board = Foreseen.of(state)
        assert seen(board) == pytest.approx(
            -outlook(
                board.theirs,
                board.mine,
                board.fits_them,
                board.fits_me,
                board.their_stock,
                board.stock,
            )
        )


def test_a_piece_that_fits_nowhere_costs_more_than_it_counts() -> None:
    state = states(SITTINGS[0], 3)[4]
    board, kind = Foreseen.of(state), kind_of("X5")
    assert board.stock[kind] == 1
    before = seen(board)
    board.fits_me &= OF_OTHER_KINDS[kind]
    assert seen(board) < before - 5


def test_the_outlook_after_a_placement_is_the_one_that_is_there_then() -> None:
    passed = 0
    for seed in range(6):
        for state in states(SITTINGS[0], seed)[1:]:
            board = Foreseen.of(state)
            for move in state.legal(board.seat)[::9]:
                after = board.play(move)
                assert type(after) is Foreseen
                same = after.seat == board.seat
                passed += same
                sign = 1 if same else -1
                assert board.outlook_after(move) == pytest.approx(sign * seen(after))
    assert passed


def test_promising_placements_are_those_with_the_best_outlook() -> None:
    board = Foreseen.of(states(SITTINGS[0], 12)[6])
    moves = board.promising(6)
    ahead = [board.outlook_after(move) for move in moves]
    assert ahead == sorted(ahead, reverse=True)
    assert set(moves) == set(board.best(6))


def test_far_from_the_end_nothing_is_played_on_and_near_it_all_is() -> None:
    far, near = states(SITTINGS[0], 4)[5], near_the_end()
    for state, played_on in ((far, False), (near, True)):
        found = {Foreseen.of(state).playout(Random(seed)) for seed in range(40)}
        assert (len(found) > 1) is played_on
        for shares in found:
            assert sum(shares) == pytest.approx(1)
            assert all(0 < share < 1 for share in shares)


def near_the_end() -> FlipState:
    """More than one way to go on, but few."""
    for seed in range(40):
        for state in states(SITTINGS[0], seed):
            few = sum(fitting.bit_count() for fitting in state.fitting)
            if 12 < few <= 30 and len(state.legal(state.to_act[0])) > 4:
                return state
    raise AssertionError("no such position")


def test_to_look_wins_against_playing_on_with_the_same_simulations() -> None:
    won = 0
    for seed in range(4):
        state, looking = SITTINGS[0].start(seed), seed % 2
        assert isinstance(state, FlipState)
        while state.to_act:
            [seat] = state.to_act
            board = (Foreseen if seat == looking else Board).of(state)
            tree, rng = planted(board), Random(seed)
            if not board.theirs:
                tree.root.moves = rng.sample(state.legal(seat), ROOT_MOVES)
            tree.grow(rng, 60)
            state = state.play(seat, tree.answer()[0])
        result = state.result()
        won += result is not None and result.winners == (looking,)
    assert won == 4
