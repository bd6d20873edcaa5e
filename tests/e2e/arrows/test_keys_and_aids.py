"""Aids, the keyboard and the seats round the table of arrows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.items import Plate
from boomerang_desktop.desktop.scene.kit.buttons import TableButton
from boomerang_desktop.games.arrows import hints
from boomerang_desktop.games.arrows.board import CELLS
from tests.e2e.arrows.table import DUEL, QUIET, TRIO, At, cell, held, layout, moves, rings
from tests.e2e.screen import Screen
from tests.games.arrows.table import position


def test_threats_are_shown_on_demand(screen: Screen, at: At) -> None:
    state = position([17, 0], [5, 36], [33], hands=(1, 1, 1), turn=0)
    board = at(state, "hrr")
    assert rings(board, broken=True) == set(), "off until somebody wants it"
    screen.click(keys.THREATS)
    assert rings(board, broken=True) == set(hints.threats(state, 0)) == {0}
    QTest.keyClicks(screen.table.view, "t")
    assert rings(board, broken=True) == set()
    QTest.keyClicks(screen.table.view, "t")
    state = position([4, 0], [5, 36], [33], hands=(1, 1, 1))
    board = at(state, "hrr")
    assert board.flags["threats"], "remembered"
    assert rings(board, broken=False) == {4, 5}


def test_numbers_can_be_switched_off(screen: Screen, at: At) -> None:
    board = at(QUIET)
    assert {name for name, _ in board.words.aids()} == {"threats", "numbers"}
    board.set_flag("numbers", False)
    plate = board.things.get(("board",))
    assert plate is not None
    assert isinstance(plate, Plate)
    assert not plate.numbers


def test_letters_reach_the_hand_the_reserve_and_the_captors(screen: Screen, at: At) -> None:
    board = at(TRIO)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    for letter, key in (("h", ("hand", 0)), ("2", ("prisoners", 1, 0)), ("3", ("prisoners", 2, 0))):
        QTest.keyClicks(screen.table.view, letter)
        assert held(board) == (key,)
    QTest.keyClicks(screen.table.view, "1")
    assert screen.status.startswith("That player holds no pawn of yours")
    board = at(DUEL)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    QTest.keyClicks(screen.table.view, "e")
    assert held(board) == (("reserve", 0),)


def test_arrow_keys_go_from_cell_to_cell(screen: Screen, at: At) -> None:
    board = at(QUIET)
    QTest.keyClicks(screen.table.view, "h")
    board.hand.focus_on(cell(17))
    screen.key(Qt.Key.Key_Right)
    assert board.hand.focus == cell(18)
    screen.key(Qt.Key.Key_Down)
    assert board.hand.focus in (cell(24), cell(25))
    screen.key(Qt.Key.Key_Return)
    screen.wait_for_turn(1)
    assert moves(screen)[0] in ("place:24", "place:25")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_tabletop_mode_every_player_is_asked_on_their_own_side(
    screen: Screen, at: At, seats: int
) -> None:
    """Trays face their players, and what is asked covers no cell and is wholly seen."""
    at(QUIET)
    screen.window.settings.tabletop = True
    pawns = [[10], [0], [33], [36], [3]][:seats]
    for seat in range(seats):
        own = [[11, 12] if n == seat else [*cells] for n, cells in enumerate(pawns)]
        board = at(
            position(
                *own, turn=seat, hands=(2,) * seats, reserves=(1,) * seats if seats == 2 else None
            )
        )
        screen.drag(("hand", seat), cell(6))
        screen.wait_for_turn(seat, 1)
        button = board.things.get(keys.DECLINE)
        assert isinstance(button, TableButton)
        assert button.rotation() == board.panels[seat].rotation()
        box = button.mapToScene(button.rect).boundingRect()
        others = [panel for number, panel in board.panels.items() if number != seat]
        assert board.sceneRect().contains(box)
        assert not any(panel.place.box.intersects(box) for panel in others)
        for number in range(CELLS):
            assert not box.contains(layout(board).at(number))
        screen.click(keys.DECLINE)
        screen.wait_for_turn((seat + 1) % seats)


def test_the_board_is_one_picture_painted_once(screen: Screen, at: At) -> None:
    board = at(QUIET)
    plate = board.things.get(("board",))
    assert plate is not None
    assert plate.cacheMode() == plate.CacheMode.DeviceCoordinateCache
    painted: list[bool] = []
    plate.draw = lambda painter: painted.append(True)  # type: ignore[method-assign]
    screen.click(("hand", 0))
    screen.move(layout(board).at(17), layout(board).at(18))
    QTest.qWait(20)
    assert not painted
