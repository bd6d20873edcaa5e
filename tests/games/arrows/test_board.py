"""P1"""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from boomerang_desktop.games.arrows import board
from boomerang_desktop.games.arrows.moves import Step
from boomerang_desktop.games.data import BadData, load

from . import naive
from .table import position


def test_P1_37_cells_81_arrows_9_neutral_lines_12_orange_triangles() -> None:
    assert len(board.POINTS) == 37
    assert len(board.ARROWS) == 81
    assert len(board.NEUTRAL) == 9
    assert len(board.TRIOS) == 12
    assert sum(mask.bit_count() for mask in board.NEIGHBOURS) == 2 * 90


def test_P1_cells_are_numbered_row_by_row_around_cell_18() -> None:
    assert board.POINTS[0] == (0, -3)
    assert board.POINTS[18] == (0, 0)
    assert board.POINTS[36] == (0, 3)
    assert board.cells_of(board.NEIGHBOURS[18]) == (11, 12, 17, 19, 24, 25)
    assert board.cells_of(board.NEIGHBOURS[0]) == (1, 4, 5)


def test_P1_the_same_board_as_the_naive_engine() -> None:
    assert set(board.ARROWS) == {(a, b) for a, ends in naive.POINTS_AT.items() for b in ends}
    assert set(board.NEUTRAL) == {(a, b) for a, ends in naive.NEUTRAL.items() for b in ends}
    assert [set(trio) for trio in board.TRIOS] == naive.TRIOS


def test_P1_a_cell_belongs_to_two_orange_triangles_at_most() -> None:
    assert {len(trios) for trios in board.TRIOS_AT} == {0, 1, 2}
    assert [board.cells_of(trio) for trio in board.TRIOS_AT[10]] == [(4, 9, 10), (10, 11, 17)]


def test_P1_a_threatened_pawn_can_always_turn_the_attack_round() -> None:
    for attacker, threatened in board.ARROWS:
        state = position([threatened], [attacker], [])
        steps = [move for move in state.legal(0) if isinstance(move, Step)]
        assert any((step.end, attacker) in board.ARROWS for step in steps)


def test_masks_and_tables_agree_with_the_lines() -> None:
    for a in range(37):
        assert board.cells_of(board.mask_of([a])) == (a,)
        for b in range(37):
            assert bool(board.ARROWS_FROM[a] >> b & 1) == ((a, b) in board.ARROWS)
            assert bool(board.ARROWS_INTO[a] >> b & 1) == ((b, a) in board.ARROWS)
            assert bool(board.NEIGHBOURS[a] >> b & 1) == naive.joined(a, b)
    assert board.facing(board.mask_of([0, 36])) == board.mask_of([5, 32, 35])
    assert board.facing(board.ALL) == board.ALL


def _drop_a_cell(given: Any) -> None:
    given["cells"].pop()


def _swap_cells(given: Any) -> None:
    given["cells"][3:5] = reversed(given["cells"][3:5])


def _lose_an_arrow(given: Any) -> None:
    given["arrows"].pop()


def _arrow_for_neutral(given: Any) -> None:
    given["arrows"].append(given["neutral"].pop())


def _draw_twice(given: Any) -> None:
    given["arrows"][0] = [4, 0]


def _join_strangers(given: Any) -> None:
    given["arrows"][0] = [0, 36]


def _break_a_ring(given: Any) -> None:
    given["arrows"][0].reverse()


def _no_way_back(given: Any) -> None:
    # 3 -> 7 is the only arrow out of the corner 3
    given["arrows"] = [[7, 3] if arrow == [3, 7] else arrow for arrow in given["arrows"]]


def _lose_a_trio(given: Any) -> None:
    given["trios"].pop()


def _trio_of_two(given: Any) -> None:
    given["trios"][0] = [1, 2, 2]


def _scattered_trio(given: Any) -> None:
    given["trios"][0] = [1, 2, 36]


def _trios_share_a_line(given: Any) -> None:
    given["trios"][0] = [5, 6, 11]
    given["trios"][1] = [5, 10, 11]


@pytest.mark.parametrize(
    "spoil",
    [
        _drop_a_cell,
        _swap_cells,
        _lose_an_arrow,
        _arrow_for_neutral,
        _draw_twice,
        _join_strangers,
        _break_a_ring,
        _no_way_back,
        _lose_a_trio,
        _trio_of_two,
        _scattered_trio,
        _trios_share_a_line,
    ],
)
def test_P1_a_spoilt_board_is_refused(spoil: Callable[[Any], None]) -> None:
    given = load("boomerang_desktop.games.arrows", "board.json")
    board.check(given)
    spoilt = copy.deepcopy(given)
    spoil(spoilt)
    with pytest.raises(BadData):
        board.check(spoilt)
