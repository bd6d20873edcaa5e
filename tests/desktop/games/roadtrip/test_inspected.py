"""Whose map and sheet lie in the middle."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games.roadtrip.papers.map import MapItem
from boomerang_desktop.desktop.games.roadtrip.reading import hand
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.games.roadtrip.cards import LETTERS
from tests.desktop.games.roadtrip.playing import ask, sheet_of, sit, table_of
from tests.games.roadtrip.table import choosing, fresh, states


def test_a_glance_lasts_as_long_as_the_pointer_stays(qapp: QApplication) -> None:
    board = ask(fresh(3))
    looking = table_of(board).looking
    board.handling.hover(board.panels[2].scenePos())
    assert looking.shown == sheet_of(board).owner == 2
    assert sheet_of(board).guest
    board.handling.hover(board.panels[0].scenePos())
    assert looking.shown == sheet_of(board).owner == 0
    assert not sheet_of(board).guest


def test_a_pinned_sheet_stays_until_it_or_ones_own_is_pressed(qapp: QApplication) -> None:
    board = ask(fresh(3))
    looking = table_of(board).looking
    looking.pin(1)
    looking.glance(2)
    assert looking.shown == 2
    looking.glance(None)
    assert looking.shown == 1
    looking.pin(1)
    assert looking.shown == 0
    looking.pin(2)
    looking.pin(0)
    assert looking.shown == 0


def test_one_after_the_other_round_the_table_and_home(qapp: QApplication) -> None:
    board = ask(fresh(4), seat=2)
    seen = []
    for _ in range(4):
        table_of(board).looking.go_on()
        seen.append(sheet_of(board).owner)
    assert seen == [3, 0, 1, 2]


def test_an_onlooker_sees_one_sheet_after_the_other(qapp: QApplication) -> None:
    board = sit(fresh(3), ONLOOKER, ())
    seen = [sheet_of(board).owner]
    for _ in range(3):
        table_of(board).looking.go_on()
        seen.append(sheet_of(board).owner)
    assert seen == [0, 1, 2, 0]
    assert not sheet_of(board).guest


def test_the_row_in_the_middle_is_ones_own_until_the_end(qapp: QApplication) -> None:
    board = ask(fresh(2))
    looking = table_of(board).looking
    looking.pin(1)
    assert (looking.shown, looking.row_seat) == (1, 0)
    over = list(states(fresh(2), seed=1))[-1]
    board.show_view(over.view(0), 0)
    assert (looking.shown, looking.row_seat) == (1, 1)


def test_R11_an_activity_is_chosen_on_ones_own_sheet(qapp: QApplication) -> None:
    state = choosing(["CFIM", "", "", ""])
    board = sit(state)
    table_of(board).looking.pin(1)
    assert ("activity", "hiking") not in board.things
    board.offer(0, state.legal(0))
    assert sheet_of(board).owner == 0
    assert board.things[("activity", "photography")].can_lift


def test_who_sits_down_where_somebody_looked_has_pinned_nothing(qapp: QApplication) -> None:
    state = fresh(2)
    board = sit(state, 0, (0, 1))
    looking = table_of(board).looking
    looking.pin(1)
    board.show_view(state.view(1), 1)
    board.show_view(state.view(0), 0)
    assert looking.shown == 0


def test_the_papers_are_ones_own_again_when_a_card_is_lifted(qapp: QApplication) -> None:
    board = ask(fresh(3))
    looking = table_of(board).looking
    looking.pin(1)
    board.hand.lift(("card", hand(board.view, 0)[0]))
    assert board.hand.path
    assert looking.shown == sheet_of(board).owner == 0
    board.hand.escape()
    assert looking.shown == 0


def test_a_way_back_lies_on_pinned_papers_and_on_no_others(qapp: QApplication) -> None:
    board = ask(fresh(3))
    looking = table_of(board).looking
    looking.glance(1)
    assert ("back",) not in board.things
    looking.pin(1)
    assert board.things[("back",)].label == "Back to my map"
    board.settle()
    assert ("back",) in board.things
    covered = board.things[("back",)].sceneBoundingRect()
    chart = board.things.find(("map", 1), MapItem)
    assert chart is not None
    assert not any(covered.contains(chart.site_point(letter)) for letter in LETTERS)
    board.hand.lift(("back",))
    assert looking.shown == sheet_of(board).owner == 0
    assert ("back",) not in board.things


def test_an_onlooker_has_no_papers_to_come_back_to(qapp: QApplication) -> None:
    board = sit(fresh(3), ONLOOKER, ())
    table_of(board).looking.pin(2)
    assert ("back",) not in board.things
    assert not board.handling.letter("\x1b")


def test_escape_leaves_another_players_papers(qapp: QApplication, qtbot: QtBot) -> None:
    board = ask(fresh(3))
    view = TableView()
    qtbot.addWidget(view)
    view.show_board(board)
    looking = table_of(board).looking
    looking.pin(2)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert looking.shown == sheet_of(board).owner == 0
    view.show_board(None)
