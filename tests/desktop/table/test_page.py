"""The page of a match: opened, looked at and left."""

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.process import Job, Worker
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.table import curtain
from boomerang_desktop.desktop.table.page import TablePage
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat, record
from tests.desktop.conftest import RECORDS, Start, a_match


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    window.begin(a_match("arrows", 3))
    assert window.table is not None
    return window.table


def test_a_match_that_is_opened_is_on_the_table_with_its_log(page: TablePage) -> None:
    assert page.match is not None
    assert page.flow is not None
    assert page.view.board is page.flow.board
    assert page.flow.board.acting in page.match.state.to_act
    assert page.flow.board.view == page.match.state
    assert page.result is None


def test_what_cannot_be_done_is_told_and_changes_nothing(page: TablePage) -> None:
    assert page.flow is not None
    assert page.match is not None
    assert page.why_not("undo") is None
    assert page.why_not("redo")
    page.do("redo")
    assert len(page.match.decisions) == 3
    page.do("undo")
    assert len(page.match.decisions) == 2
    assert page.why_not("redo") is None


def test_looking_back_is_told_and_over_with_the_last_step(page: TablePage) -> None:
    page.do("first")
    assert page.strip.isVisible()
    assert page.review.told() == "Looking back at the beginning"
    page.do("last")
    assert not page.strip.isVisible()


def test_an_aid_that_is_switched_is_remembered(start: Start) -> None:
    window = start().window
    window.begin(a_match("arrows"))
    assert window.table is not None
    assert window.table.flow is not None
    board = window.table.flow.board
    before = board.flags["threats"]
    board.set_flag("threats", not before)
    window.table.open_match(a_match("arrows"))
    assert window.table.flow.board is not board
    assert window.table.flow.board.flags["threats"] is not before


def test_a_table_that_is_left_has_no_match(page: TablePage) -> None:
    page.leave()
    assert page.flow is None
    assert page.match is None
    assert page.view.board is None
    assert page.why_not("undo")
    # keys that would mean the board find none
    QTest.keyClick(page, Qt.Key.Key_1)


def test_bots_come_to_a_match_that_goes_on_and_not_to_one_that_is_over(window: MainWindow) -> None:
    played = record.load(RECORDS / "flip-2.boomerang").with_seats(
        [Seat("Ana"), Seat("B", "random")]
    )
    window.begin(played)
    assert window.table is not None
    assert window.table.thinker.pid is None
    window.begin(played.until(0))
    assert window.table.thinker.pid is not None


def test_closing_while_a_bot_thinks_starts_no_other(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.thinker.post(Job(time.sleep, (1000,), pytest.fail, lambda: None))
    started: list[Worker] = []
    monkeypatch.setattr(Worker, "start", started.append)
    page.close_down()
    assert page.match is None
    assert page.thinker.pid is None
    assert started == []


def test_exploring_at_the_curtain_keeps_the_focus_before_it(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtain, "MOMENT", 0)
    window.begin(Match.new(GAMES["roadtrip"], [Seat("Ana"), Seat("Bruno")], {}, 1, 0))
    page = window.table
    assert page is not None
    assert page.flow is not None
    (here,) = page.curtain.findChildren(QPushButton)
    qtbot.waitUntil(lambda: page.curtain.isVisible() and here.isEnabled())
    called: list[str] = []
    monkeypatch.setattr(page.curtain, "call", lambda: called.append(page.curtain.accessibleName()))
    window.do("explore")
    assert called == ["Ana, it is your turn"]
    assert window.focusWidget() is here
    assert not page.flow.board.tour.on
