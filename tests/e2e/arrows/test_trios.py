"""Trios are shown, completed and paid for: P6 and P7, as somebody plays them."""

import pytest

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.items import PawnRow
from tests.e2e.arrows.table import TRIO, At, cell, lit, moves, pawn, promised, shining, thing
from tests.e2e.screen import NAMES, Screen
from tests.games.arrows.table import position


def test_a_triangle_that_can_be_completed_shows_it_while_a_pawn_is_held_P6(
    screen: Screen, at: At
) -> None:
    board = at(TRIO)
    screen.click(("hand", 0))
    assert promised(board) == {(6, 11, 12)}


def test_a_trio_of_pawns_that_would_be_lost_is_not_promised_P5_P6(screen: Screen, at: At) -> None:
    board = at(position([11, 17], [18, 36], [33], hands=(1, 1, 1)))
    screen.click(("hand", 0))
    assert 10 in lit(board)
    assert promised(board) == set()


def test_a_trio_shines_and_is_paid_from_the_hand_P6(screen: Screen, at: At) -> None:
    board = at(TRIO)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    assert shining(board) == {(6, 11, 12)}
    assert screen.status == (
        "Ana has a Trio: enter a pawn from the hand, free one from Bruno or Chloé, or decline"
    )
    calling = [
        key
        for key in (("hand", 0), ("prisoners", 1, 0), ("prisoners", 2, 0))
        if thing(board, key, PawnRow).highlighted and thing(board, key, PawnRow).can_lift
    ]
    assert len(calling) == 3
    screen.drag(("hand", 0), cell(30))
    screen.wait_for_turn(1)
    assert moves(screen) == ["place:6", "enter:30:hand"]
    assert shining(board) == set()


@pytest.mark.parametrize("captor", [1, 2])
def test_a_pawn_is_freed_by_dragging_it_from_its_captor_P7(
    screen: Screen, at: At, captor: int
) -> None:
    at(TRIO)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    screen.drag(("prisoners", captor, 0), cell(30))
    screen.wait_for_turn(1)
    assert moves(screen)[-1] == f"enter:30:seat{captor}"
    assert screen.log[-1] == f"Ana frees a pawn from {NAMES[captor]} and enters it on 30"


def test_a_trio_can_be_declined_P6(screen: Screen, at: At) -> None:
    board = at(TRIO)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    screen.click(keys.DECLINE)
    screen.wait_for_turn(1)
    assert moves(screen)[-1] == "decline"
    assert board.things.get(keys.DECLINE) is None


def test_before_a_trio_a_prisoner_cannot_be_freed_P6(screen: Screen, at: At) -> None:
    at(TRIO)
    screen.click(("prisoners", 1, 0))
    assert screen.status.startswith("Complete a Trio first")


def test_during_a_trio_nothing_on_the_board_moves_P6(screen: Screen, at: At) -> None:
    at(TRIO)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    screen.click(pawn(11))
    assert screen.status.startswith("Your Trio: enter a pawn or decline")


def test_two_trios_at_once_are_asked_one_by_one_and_chains_go_on_P6(screen: Screen, at: At) -> None:
    # 11 completes 6-11-12 and 10-11-17 together; the pawn entered on 2 then completes 1-2-6
    board = at(position([6, 12, 10, 17, 1], [8, 14], [33, 34], hands=(4, 2, 2)))
    screen.drag(("hand", 0), cell(11))
    screen.wait_for_turn(0, 1)
    assert "2 pawns one by one" in screen.status
    assert shining(board) == {(6, 11, 12), (10, 11, 17)}
    screen.drag(("hand", 0), cell(2))
    screen.wait_for_turn(0, 2)
    assert "2 pawns one by one" in screen.status, "one entered, one more Trio completed"
    assert shining(board) == {(6, 11, 12), (10, 11, 17), (1, 2, 6)}
    screen.drag(("hand", 0), cell(30))
    screen.wait_for_turn(0, 3)
    assert screen.status == "Ana has a Trio: enter a pawn from the hand, or decline"
    screen.click(keys.DECLINE)
    screen.wait_for_turn(1)
    assert moves(screen) == ["place:11", "enter:2:hand", "enter:30:hand", "decline"]
