"""Placing, advancing and capturing at the arrowed board, as somebody plays it: P3 and P4."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.items import BoardCell, PawnRow
from boomerang_desktop.desktop.scene.gestures import Path
from boomerang_desktop.games.arrows.board import CELLS
from tests.e2e.arrows.table import (
    CHAIN,
    QUIET,
    At,
    cell,
    held,
    layout,
    lit,
    moves,
    pawn,
    thing,
    ways,
)
from tests.e2e.screen import Screen
from tests.games.arrows.table import position


def test_a_pawn_is_dragged_from_the_hand_to_a_free_cell_P3(screen: Screen, at: At) -> None:
    at(QUIET)
    screen.drag(("hand", 0), cell(18))
    screen.wait_for_turn(1)
    assert moves(screen) == ["place:18"]
    assert screen.log == ["Ana places a pawn on 18"]


def test_while_a_pawn_is_lifted_its_targets_are_lit_and_the_hand_is_one_short_P3(
    screen: Screen, at: At
) -> None:
    board = at(QUIET)
    screen.press(pawn(16))
    screen.move(layout(board).at(16) + QPointF(20, 20), layout(board).at(16) + QPointF(40, 30))
    assert lit(board) == {9, 10, 15, 17, 22, 23}
    screen.release(cell(16))
    assert moves(screen) == []
    screen.click(("hand", 0))
    heap = thing(board, ("hand", 0), PawnRow)
    assert (heap.count, heap.taken) == (2, 1)
    assert lit(board) == set(range(CELLS)) - {0, 16, 36, 33}


def test_clicking_does_what_dragging_does_P3(screen: Screen, at: At) -> None:
    board = at(QUIET)
    screen.click(pawn(16))
    screen.click(pawn(0))
    assert held(board) == (pawn(0),), "another pawn is taken instead"
    screen.click(cell(4))
    screen.wait_for_turn(1)
    assert moves(screen) == ["move:0-4"]


def test_a_pawn_put_down_near_a_cell_goes_there_P3(screen: Screen, at: At) -> None:
    board = at(QUIET)
    screen.drag(pawn(16), layout(board).at(17) + QPointF(14, -18))
    screen.wait_for_turn(1)
    assert moves(screen) == ["move:16-17"]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ((("hand", 0), cell(16)), "Choose a free cell"),
        ((pawn(16), cell(18)), "One step, along a line, to a neighbouring cell"),
        ((pawn(36), cell(35)), "Move a pawn of your own"),
        ((("hand", 1), cell(20)), "Move a pawn of your own"),
    ],
)
def test_what_cannot_be_done_glides_back_and_says_what_is_missing_P3(
    screen: Screen, at: At, path: Path, said: str
) -> None:
    board = at(QUIET)
    screen.drag(*path)
    assert screen.status.startswith(f"{said} ")
    assert 'href="P3"' in screen.status
    assert moves(screen) == []
    assert held(board) == ()


def test_an_empty_hand_says_so_P3(screen: Screen, at: At) -> None:
    at(position([0, 16], [36], [33], hands=(0, 2, 2)))
    assert screen.status == "Ana advances a pawn"
    QTest.keyClicks(screen.table.view, "h")
    assert screen.status.startswith("Your hand is empty: advance a pawn or capture")


def test_the_last_move_stays_marked_and_can_be_taken_back(screen: Screen, at: At) -> None:
    board = at(QUIET)
    screen.drag(pawn(16), cell(17))
    screen.wait_for_turn(1)
    assert ways(board, keys.LAST) == [(16, 17)]
    assert all(thing(board, cell(n), BoardCell).marked for n in (16, 17))
    screen.table.do("undo")
    assert board.things.get(pawn(16)) is not None
    assert ways(board, keys.LAST) == []
    assert not thing(board, cell(17), BoardCell).marked


def test_an_opponent_is_captured_along_an_arrow_P4(screen: Screen, at: At) -> None:
    board = at(position([10], [11, 0], [33]))
    screen.drag(pawn(10), cell(11))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:10-11"]
    assert screen.log == ["Ana captures a pawn of Bruno on 11"]
    assert thing(board, ("prisoners", 0, 1), PawnRow).count == 1


@pytest.mark.parametrize(
    ("start", "end", "said"),
    [
        (11, 10, "Capture in the direction of the arrow"),
        (6, 11, "No capture along a neutral line"),
    ],
)
def test_no_capture_against_an_arrow_or_along_a_neutral_line_P4(
    screen: Screen, at: At, start: int, end: int, said: str
) -> None:
    at(position([start], [end], [33], hands=(1, 1, 1)))
    screen.drag(pawn(start), cell(end))
    assert screen.status.startswith(f'{said} ·&nbsp;<a href="P4"')
    assert moves(screen) == []


def test_a_chain_goes_on_click_by_click_and_its_way_is_drawn_P4(screen: Screen, at: At) -> None:
    board = at(CHAIN)
    screen.drag(pawn(17), cell(18))
    assert screen.status == "Ana captures another pawn or stops here"
    assert lit(board) == {19, 24}
    assert ways(board, keys.WAY) == [(17, 18)]
    screen.click(cell(19))
    assert ways(board, keys.WAY) == [(17, 18, 19)]
    screen.click(cell(20))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18-19-20"], "never more than three"


def test_a_chain_is_dragged_on_without_letting_go_P4(screen: Screen, at: At) -> None:
    at(CHAIN)
    screen.drag(pawn(17), cell(18), cell(24))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18-24"]


def test_a_chain_dragged_too_far_is_dragged_back_P4(screen: Screen, at: At) -> None:
    board = at(CHAIN)
    screen.press(pawn(17))
    screen.move(cell(18))
    assert held(board) == (pawn(17), cell(18))
    screen.move(cell(19))
    assert held(board) == (pawn(17), cell(18), cell(19))
    screen.move(cell(18))
    assert held(board) == (pawn(17), cell(18))
    screen.move(cell(17))
    assert held(board) == (pawn(17),)
    screen.release(cell(17))
    assert held(board) == ()
    assert moves(screen) == []


def test_a_waiting_chain_is_taken_up_again_and_dragged_on_P4(screen: Screen, at: At) -> None:
    at(CHAIN)
    screen.drag(pawn(17), cell(18))
    screen.drag(cell(18), cell(24))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18-24"]


def test_stop_here_ends_a_chain_P4(screen: Screen, at: At) -> None:
    board = at(CHAIN)
    screen.drag(pawn(17), cell(18))
    screen.click(keys.STOP)
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18"]
    assert board.things.get(keys.STOP) is None


def test_enter_on_the_same_cell_ends_a_chain_P4(screen: Screen, at: At) -> None:
    board = at(CHAIN)
    board.hand.focus_on(pawn(17))
    screen.key(Qt.Key.Key_Return)
    board.hand.focus_on(cell(18))
    screen.key(Qt.Key.Key_Return)
    board.hand.focus_on(cell(18))
    screen.key(Qt.Key.Key_Return)
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18"]


def test_with_must_continue_there_is_no_stopping_P4(screen: Screen, at: At) -> None:
    state = position([17], [18, 19], [24, 20, 33, 36], hands=(2, 2, 2), must_continue=True)
    board = at(state)
    screen.drag(pawn(17), cell(18))
    assert screen.status == "Ana must capture another pawn"
    assert board.things.get(keys.STOP) is None
    screen.click(cell(18))
    assert screen.status.startswith("The pawn can capture another: go on")
    screen.click(cell(24))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18-24"]
