"""Whoever can capture must: P5, as somebody plays it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boomerang_desktop.desktop.games.arrows import keys
from tests.e2e.arrows.table import DUTY, At, cell, crossed, held, moves, pawn, rings, ways
from tests.e2e.screen import Screen
from tests.games.arrows.table import position


def test_who_must_capture_sees_with_what_and_onto_what_before_lifting_anything_P5(
    screen: Screen, at: At
) -> None:
    board = at(DUTY)
    assert rings(board, broken=False) == {17, 11}
    assert set(ways(board, keys.AID)) == {(17, 18), (11, 12)}
    said = "Ana must capture with one of their pawns ringed in green or lose all of these"
    assert screen.status == said
    item = board.things.get(pawn(11))
    assert item is not None
    assert item.description == "can capture on 12"


def test_another_move_first_shows_what_it_costs_and_asks_P5(screen: Screen, at: At) -> None:
    board = at(DUTY)
    screen.drag(("hand", 0), cell(30))
    assert moves(screen) == [], "asked first"
    assert crossed(board) == {17, 11}
    assert "could capture: this move loses the 2 crossed-out" in screen.status
    screen.click(keys.TAKE_BACK)
    assert held(board) == ()
    assert crossed(board) == set()
    assert board.things.get(keys.LOSE) is None
    assert moves(screen) == []
    screen.drag(("hand", 0), cell(30))
    screen.click(keys.LOSE)
    screen.wait_for_turn(1)
    assert moves(screen) == ["place:30"]
    assert board.view.lost[0] == DUTY.lost[0] + 2
    assert any("did not capture, and loses 2" in line for line in screen.log)


def test_the_pawn_that_is_moved_instead_is_lost_as_well_P5(screen: Screen, at: At) -> None:
    board = at(DUTY)
    screen.drag(pawn(17), cell(16))
    assert crossed(board) == {17, 11}, "it is named after the cell it came from"
    assert ways(board, keys.WAY) == [(17, 16)]
    screen.click(keys.LOSE)
    screen.wait_for_turn(1)
    assert board.view.pawns[0] == 1 << 0


def test_the_question_is_answered_by_keyboard_too_P5(screen: Screen, at: At) -> None:
    board = at(DUTY)
    QTest.keyClicks(screen.table.view, "h")
    screen.key(Qt.Key.Key_Return)
    assert len(board.hand.path) == 2
    reach = {item.key for item in board.hand.candidates()}
    assert {keys.LOSE, keys.TAKE_BACK} <= reach
    board.hand.focus_on(keys.TAKE_BACK)
    screen.key(Qt.Key.Key_Return)
    assert held(board) == ()
    QTest.keyClicks(screen.table.view, "h")
    screen.key(Qt.Key.Key_Return)
    board.hand.focus_on(keys.LOSE)
    screen.key(Qt.Key.Key_Return)
    screen.wait_for_turn(1)
    assert len(moves(screen)) == 1


def test_a_click_on_the_same_cell_does_not_answer_the_question_P5(screen: Screen, at: At) -> None:
    board = at(DUTY)
    screen.drag(("hand", 0), cell(30))
    screen.click(cell(30))
    assert moves(screen) == []
    assert crossed(board) == {17, 11}
    assert board.things.get(keys.LOSE) is not None


def test_enforced_nothing_else_can_be_lifted_and_says_why_P5(screen: Screen, at: At) -> None:
    state = position([17, 0], [18, 36], [33], hands=(2, 2, 2), obligation="enforced")
    board = at(state)
    assert screen.status == "Ana must capture with their pawn ringed in green"
    for key in (("hand", 0), pawn(0)):
        screen.click(key)
        assert held(board) == ()
        assert screen.status.startswith("You can capture, so you must")
        assert 'href="P5"' in screen.status
    screen.drag(pawn(17), cell(18))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18"]
