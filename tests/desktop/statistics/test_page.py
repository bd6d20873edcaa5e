"""The page of statistics in the window."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.statistics.page import StatisticsPage
from boomerang_desktop.match import Seat
from tests.library.matches import kept, played


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> StatisticsPage:
    window.settings.player_name = "Ana"
    for n in range(3):
        kept(window.saves.folder, played(seed=n, hours=n))
    kept(window.saves.folder, played("hunt", [Seat(n) for n in ("Ana", "Bo", "Cy")], hours=5))
    window.do("statistics")
    assert window.page == "statistics"
    found = window.shelf.statistics
    assert found is not None
    qtbot.waitUntil(lambda: bool(found.figures and len(found.figures.matches) == 4), timeout=20_000)
    return found


def test_all_games_and_then_one(page: StatisticsPage, qtbot: QtBot) -> None:
    assert page.by_game.isVisible()
    assert not page.points.isVisible()
    page.game.setCurrentIndex(page.game.findText("The Perforated Board"))
    page.game.activated.emit(3)
    qtbot.waitUntil(lambda: page.points.isVisible())
    assert page.figures is not None
    assert page.figures.whole.played == 3
    assert not page.by_game.isVisible()


def test_a_profile_has_its_own(window: MainWindow, page: StatisticsPage, qtbot: QtBot) -> None:
    window.shelf.people.add("Bo")
    page.open()
    page.person.setCurrentIndex(page.person.findText("Bo"))
    page.person.activated.emit(0)
    qtbot.waitUntil(lambda: bool(page.figures and page.figures.whole.played == 1))


def test_the_figures_are_saved_for_a_spreadsheet(
    window: MainWindow,
    page: StatisticsPage,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target = tmp_path / "mine.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.do("statistics_export")
    qtbot.waitUntil(target.exists)
    assert len(target.read_text("utf-8").splitlines()) == 5
    qtbot.waitUntil(page.notice.isVisible)


def test_a_table_that_cannot_be_saved_is_told(
    page: StatisticsPage, tmp_path: Path, qtbot: QtBot
) -> None:
    page.csv(tmp_path / "nowhere" / "mine.csv")
    qtbot.waitUntil(page.notice.isVisible)
    assert "mine.csv" in page.notice.text.text()


def test_without_matches_it_says_so(window: MainWindow, qtbot: QtBot) -> None:
    window.do("statistics")
    page = window.shelf.statistics
    assert page is not None
    qtbot.waitUntil(lambda: page.figures is not None)
    assert not page.marks.isVisible()
    assert not any(card.isVisible() for card in page.cards)
    assert page.invitation.isVisible()
