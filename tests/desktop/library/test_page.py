"""The page of all matches in the window."""

import threading
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.library.page import LibraryPage
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.library.deals.daily import daily
from boomerang_desktop.library.library import Library
from boomerang_desktop.match import Seat, record
from tests.desktop.library.conftest import SEATS
from tests.library.matches import kept, played


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> LibraryPage:
    window.settings.player_name = "Ana"
    for hours, (game, seats) in enumerate(SEATS.items()):
        kept(window.saves.folder, played(game, seats, seed=hours, hours=hours))
    window.do("library")
    assert window.page == "library"
    found = window.shelf.page
    assert found is not None
    qtbot.waitUntil(lambda: found.model.rowCount() == 3, timeout=20_000)
    return found


def names(page: LibraryPage) -> list[str]:
    return [str(page.model.index(row).data()) for row in range(page.model.rowCount())]


def choose(page: LibraryPage, row: int) -> None:
    page.list.setCurrentIndex(page.model.index(row))


def test_the_first_is_chosen_and_all_are_counted(page: LibraryPage) -> None:
    assert names(page) == ["The Arrowed Board", "The Hunt", "The Perforated Board"]
    assert page.detail.entry is not None
    assert page.detail.entry.game == "arrows"


def test_a_screen_reader_finds_every_match_with_all_that_is_seen(page: LibraryPage) -> None:
    listed = QAccessible.queryAccessibleInterface(page.list)
    assert listed.role() == QAccessible.Role.List
    assert listed.text(QAccessible.Text.Name) == "Matches"
    rows = [listed.child(n).text(QAccessible.Text.Name) for n in range(listed.childCount())]
    assert len(rows) == 3
    for row, name in zip(rows, names(page), strict=True):
        assert row.startswith(f"{name}, ")
        assert "Ana" in row
        assert "point" in row or "pawn" in row


def test_what_is_looked_for_is_found(page: LibraryPage, qtbot: QtBot) -> None:
    QTest.keyClicks(page.filters.words, "cy")
    qtbot.waitUntil(lambda: names(page) == ["The Hunt"])
    page.filters.words.setText("nobody at all")
    qtbot.waitUntil(lambda: page.model.rowCount() == 0)
    assert page.invitation.text.text() == "No matches found."
    page.invitation.button.click()
    qtbot.waitUntil(lambda: page.model.rowCount() == 3)


def test_return_opens_and_the_date_stays(
    window: MainWindow, page: LibraryPage, qtbot: QtBot
) -> None:
    choose(page, 1)
    assert page.detail.entry is not None
    path = page.detail.entry.path
    before = path.stat().st_mtime_ns
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert window.page == "table"
    assert window.table is not None
    assert window.table.match is not None
    assert window.table.match.game.id == "hunt"
    window.do("library")
    qtbot.waitUntil(lambda: page.model.rowCount() == 3)
    assert path.stat().st_mtime_ns == before
    assert names(page)[1] == "The Hunt"


def test_what_is_chosen_stays_chosen_when_the_list_changes(
    window: MainWindow, page: LibraryPage, qtbot: QtBot
) -> None:
    choose(page, 1)
    kept(window.saves.folder, played(seed=40, hours=40))
    window.shelf.keeper.catch_up()
    qtbot.waitUntil(lambda: page.model.rowCount() == 4, timeout=20_000)
    assert page.detail.entry is not None
    assert page.detail.entry.game == "hunt"


def test_stars_and_names_by_key_and_button(
    window: MainWindow, page: LibraryPage, qtbot: QtBot
) -> None:
    choose(page, 1)
    window.do("match_star")
    qtbot.waitUntil(lambda: bool(page.detail.entry and page.detail.entry.starred))
    window.do("match_rename")
    QTest.keyClicks(page.detail.title, "Revenge")
    QTest.keyClick(page.detail.title, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Revenge" in names(page))


def test_delete_and_undo(window: MainWindow, page: LibraryPage, qtbot: QtBot) -> None:
    def chosen() -> list[str]:
        return [entry.game for entry in page.chosen]

    choose(page, 1)
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: page.model.rowCount() == 2)
    assert chosen() == ["flip"], "the one that has moved up"
    qtbot.waitUntil(page.notice.button.isVisible)
    page.notice.button.click()
    qtbot.waitUntil(lambda: page.model.rowCount() == 3)
    assert chosen() == ["hunt"], "the one that has come back"
    QTest.keyClick(page.list, Qt.Key.Key_End)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: page.model.rowCount() == 2)
    assert chosen() == ["hunt"], "the last that is left"


def test_the_same_deal_is_set_up(window: MainWindow, page: LibraryPage) -> None:
    choose(page, 1)
    assert page.detail.entry is not None
    old = record.load(page.detail.entry.path)
    page.detail.buttons["match_deal"].click()
    assert window.page == "new"
    assert window.new_page is not None
    assert window.new_page.deal is not None
    assert window.new_page.deal.chance == old.chance


def test_a_match_is_studied(window: MainWindow, page: LibraryPage) -> None:
    choose(page, 1)
    page.detail.buttons["match_study"].click()
    assert window.page == "study"
    assert window.study.page is not None
    assert window.study.page.match is not None
    assert window.study.page.match.game.id == "hunt"


def test_a_file_that_vanished_while_it_was_listed_is_told(
    window: MainWindow, page: LibraryPage
) -> None:
    from boomerang_desktop.desktop.dialogs.message import Message

    choose(page, 1)
    assert page.detail.entry is not None
    page.detail.entry.path.unlink()
    window.do("match_open")
    (message,) = window.findChildren(Message)
    assert "cannot be opened" in message.text.text()
    assert window.page == "library"


def test_files_are_brought_in_by_dropping_them(
    page: LibraryPage, tmp_path: Path, qtbot: QtBot
) -> None:
    elsewhere = tmp_path / "elsewhere"
    kept(elsewhere, played(seed=60))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(elsewhere))])
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    middle = page.rect().center()
    entered = QDragEnterEvent(middle, copy, data, left, none)
    page.dragEnterEvent(entered)
    assert entered.isAccepted()
    page.dropEvent(QDropEvent(QPointF(middle), copy, data, left, none))
    qtbot.waitUntil(lambda: page.model.rowCount() == 4, timeout=20_000)
    qtbot.waitUntil(page.notice.isVisible)
    assert page.notice.text.text() == "1 match imported"


def test_a_folder_is_imported_and_copies_are_saved(
    window: MainWindow,
    page: LibraryPage,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    elsewhere = tmp_path / "elsewhere"
    kept(elsewhere, played(seed=60))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(elsewhere))
    window.do("match_import_folder")
    qtbot.waitUntil(lambda: page.model.rowCount() == 4, timeout=20_000)
    target = tmp_path / "copy.boomerang"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    choose(page, 0)
    window.do("match_export")
    qtbot.waitUntil(target.exists)


def test_single_records_are_imported(
    window: MainWindow,
    page: LibraryPage,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    paths = [kept(tmp_path / "elsewhere", played(seed=seed)) for seed in (60, 61, 62)]
    chosen = [str(path) for path in paths[:2]]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (chosen, ""))
    window.do("match_import")
    qtbot.waitUntil(lambda: page.model.rowCount() == 5, timeout=20_000)


def test_what_cannot_be_done_says_why(window: MainWindow, page: LibraryPage) -> None:
    assert window.why_not("match_challenge") is None
    page.list.selectAll()
    assert window.why_not("match_open") == "several matches are chosen"
    assert window.why_not("match_delete") is None
    page.list.clearSelection()
    assert window.why_not("match_delete") == "no match is chosen"
    assert window.why_not("match_search") is None


def test_the_deal_of_today_cannot_be_deleted_to_begin_it_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    today = daily("flip", date.today(), [Seat("Ana"), Seat("Bruno", "bot:skilled")])
    kept(window.saves.folder, today)
    kept(window.saves.folder, played("hunt", SEATS["hunt"], seed=1, hours=0))
    window.do("library")
    page = window.shelf.page
    assert page is not None
    qtbot.waitUntil(lambda: page.model.rowCount() == 2, timeout=20_000)
    refused = {}
    for row, name in enumerate(names(page)):
        choose(page, row)
        refused[name] = window.why_not("match_delete")
    assert refused == {
        "The Perforated Board": "today’s deal is kept until tomorrow, as only its first attempt "
        "counts",
        "The Hunt": None,
    }
    page.list.selectAll()
    assert window.why_not("match_delete") is not None


def test_where_nothing_is_dealt_no_deal_comes_again(window: MainWindow, page: LibraryPage) -> None:
    for row, why in enumerate(("nothing is dealt in this game", None)):
        choose(page, row)
        assert window.why_not("match_deal") == why


def test_while_matches_are_being_read_nobody_is_told_that_there_are_none(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    read = Library.refresh
    monkeypatch.setattr(Library, "refresh", lambda *given: gate.wait(20) and read(*given))
    kept(window.saves.folder, played())
    window.shelf.keeper.catch_up()
    window.do("library")
    page = window.shelf.page
    assert page is not None
    qtbot.waitUntil(page.invitation.isVisible)
    assert page.invitation.text.text() == "Matches are being read."
    gate.set()
    qtbot.waitUntil(page.list.isVisible, timeout=20_000)


def test_an_empty_library_invites(window: MainWindow, qtbot: QtBot) -> None:
    window.do("library")
    page = window.shelf.page
    assert page is not None
    text = page.invitation.text
    qtbot.waitUntil(lambda: text.isVisible() and "dropped here" in text.text(), timeout=20_000)
    for part in (page.invitation.button, page.filters, page.detail):
        assert not part.isVisible(), "there is nothing to look for or to choose"
    kept(window.saves.folder, played())
    window.shelf.keeper.catch_up()
    qtbot.waitUntil(page.list.isVisible, timeout=20_000)
    assert page.filters.isVisible()
    assert page.detail.isVisible()
