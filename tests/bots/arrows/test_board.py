"""The position in plain numbers follows the rules."""

from collections import defaultdict
from random import Random

from boomerang_desktop.bots.arrows.board import (
    ENTRIES,
    able,
    board_of,
    captures,
    entries,
    play,
    quiet_moves,
)
from boomerang_desktop.bots.arrows.evaluation import reached, sensible
from boomerang_desktop.games.arrows.board import TRIOS, cells_of, mask_of
from boomerang_desktop.games.arrows.moves import Decline, Enter, Place, Step
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move
from tests.bots.arrows.positions import SITTINGS, arrow_out, table

DUELS = [sitting for sitting in SITTINGS if sitting.seats == 2]


def moves_of(state: ArrowsState) -> list[Move]:
    board = board_of(state)
    if hunters := able(board):
        return [*captures(board, hunters, state.setup)]
    if state.entries:
        return entries(board, state.setup)
    return quiet_moves(board, defaultdict(int))


def test_moves_and_what_comes_of_them_are_those_of_the_game() -> None:
    entered = 0
    for sitting in DUELS:
        for seed in range(6):
            state, rng = sitting.start(seed), Random(seed)
            assert isinstance(state, ArrowsState)
            while not state.ended:
                seat, moves = state.to_act[0], moves_of(state)
                legal = state.legal(seat)
                assert able(board_of(state)) == state.able
                if state.entries:
                    entered += 1
                    assert set(moves) <= set(legal)
                    moves = [*legal]
                else:
                    assert len(moves) == len(set(moves))
                    assert set(moves) == set(sensible(state, seat, legal))
                for move in moves:
                    after = state.play(seat, move)
                    board = play(board_of(state), move, state.setup)
                    if after.to_act:
                        assert board == board_of(after)
                    else:
                        assert (board is None) == (after.ended == "pawns")
                state = state.play(seat, rng.choice(moves[:4]))
    assert entered > 50


def test_a_trio_is_closed_first_and_nobody_looks_for_danger() -> None:
    hunter, _ = arrow_out()
    trio = next(trio for trio in TRIOS if hunter not in trio)
    state = table(2, pawns=(mask_of(trio[:2]), 1 << hunter))
    first, *others = moves_of(state)
    assert isinstance(first, Place | Step)
    assert state.play(0, first).entries == 1
    danger = reached(1 << hunter)
    risks = [
        bool(danger >> move.cell & 1)
        for move in others
        if isinstance(move, Place) and move.cell not in trio
    ]
    assert risks == sorted(risks)


def test_what_has_refuted_much_comes_early() -> None:
    hunter, _ = arrow_out()
    state = table(2, pawns=(0, 1 << hunter))
    usual = moves_of(state)
    safe = [m for m in usual if isinstance(m, Place) and not reached(1 << hunter) >> m.cell & 1]
    heat = defaultdict(int, {id(safe[-1]): -9})
    assert quiet_moves(board_of(state), heat)[0] is safe[-1]


def test_only_a_few_cells_come_to_mind_for_a_new_pawn() -> None:
    state = table(2, pawns=(mask_of(TRIOS[0]), 0), entries=1, able=0)
    moves = moves_of(state)
    assert len(moves) == ENTRIES
    assert all(isinstance(move, Enter) for move in moves)
    assert {move.cell for move in moves if isinstance(move, Enter)} <= {*cells_of(state.free)}
    none = table(2, pawns=(mask_of(TRIOS[0]), 0), entries=1, able=0, reserves=(0, 3))
    assert [type(move) for move in moves_of(none)] == [Decline]
