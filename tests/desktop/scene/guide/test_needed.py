"""What nothing may lie over as long as somebody decides."""

import pytest

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.scene.guide.needed import box_of, needed
from tests.desktop.games.arrows.table import ArrowsBoard, a_board
from tests.games.arrows.table import position

DUTY = position([17], [18, 36], [33, 12], hands=(2, 2, 2))
"""17 can take 18."""


@pytest.fixture
def board(qapp: object) -> ArrowsBoard:
    made = a_board(DUTY)
    made.offer(0, [move for move in DUTY.legal(0) if str(move) == "take:17-18"])
    return made


def test_what_can_be_lifted_where_it_may_land_and_what_stands_there(board: ArrowsBoard) -> None:
    for key in (keys.pawn(17), keys.cell(18), keys.pawn(18)):
        assert box_of(board.things[key]) in needed(board), key
    for key in (keys.pawn(36), keys.cell(0), keys.BOARD):
        assert box_of(board.things[key]) not in needed(board), key


def test_with_something_in_the_hand_where_it_may_land_alone(board: ArrowsBoard) -> None:
    pawn = box_of(board.things[keys.pawn(17)])
    board.hand.lift(keys.pawn(17))
    assert pawn not in needed(board)
    assert box_of(board.things[keys.pawn(18)]) in needed(board)


def test_where_nobody_decides_nothing(board: ArrowsBoard) -> None:
    board.withdraw()
    assert needed(board) == []
