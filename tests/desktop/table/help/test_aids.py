"""The aids of a table: what it can show, and the coach."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.table.page import TablePage
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat


def sit_down(window: MainWindow, *players: str, game: str = "arrows") -> TablePage:
    seats = [Seat(f"P{n}", player) for n, player in enumerate(players)]
    window.begin(Match.new(GAMES[game], seats, {}, 1, 0))
    assert window.table is not None
    return window.table


def aids(page: TablePage) -> dict[str, QAction]:
    menu = page.bar.tools["aids"].menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    return {aid.text(): aid for aid in menu.actions()}


def helped(page: TablePage) -> bool:
    return page.coach.here


def test_an_aid_is_switched_at_the_table(window: MainWindow) -> None:
    page = sit_down(window, "human", "random")
    assert page.flow is not None
    name, text = page.flow.board.words.aids()[0]
    before = page.flow.board.flags[name]
    aids(page)[text].trigger()
    assert page.flow.board.flags[name] != before


def test_the_coach_comes_and_goes_and_is_remembered(window: MainWindow) -> None:
    page = sit_down(window, "human", "random")
    assert not helped(page)
    aids(page)["Coach"].trigger()
    assert helped(page)
    page = sit_down(window, "human", "random")
    assert helped(page), "as in the last match of this game"
    aids(page)["Coach"].trigger()
    assert not helped(page)
    assert not window.settings.flag("arrows/coach")


def test_with_several_people_there_is_no_coach(window: MainWindow) -> None:
    window.settings.set_flag("arrows/coach", True)
    page = sit_down(window, "human", "human")
    assert not helped(page)
    assert "Coach" not in aids(page)


def test_without_a_match_there_are_none(window: MainWindow) -> None:
    page = sit_down(window, "human", "random")
    page.leave()
    assert aids(page) == {}
