"""Somebody plays, finds the match again, looks at how they are doing, and tidies up: in every
language, by mouse, by key and by ear."""

import sqlite3
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs.question import Question
from boomerang_desktop.desktop.library.page import LibraryPage
from boomerang_desktop.desktop.library.pictures import Pictures
from boomerang_desktop.desktop.statistics.page import StatisticsPage
from boomerang_desktop.match import Seat
from tests.e2e.screen import Screen
from tests.library.matches import kept, played

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def _no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """They come from a process of their own, which nobody here waits for."""
    monkeypatch.setattr(Pictures, "of", lambda *_: None)


@pytest.fixture(params=languages.NAMES)
def language(request: pytest.FixtureRequest, screen: Screen) -> Iterator[str]:
    screen.window.settings.language = request.param
    yield str(request.param)
    languages.install("en")


def library(screen: Screen, rows: int) -> LibraryPage:
    screen.window.do("library")
    page = screen.window.shelf.page
    assert page is not None
    screen.qtbot.waitUntil(lambda: page.model.rowCount() == rows, timeout=30_000)
    return page


def play_to_the_end(screen: Screen) -> None:
    while screen.match.result is None:
        screen.wait_for_turn()
        if screen.match.result is None:
            screen.board.answer(sorted(screen.board.offered.moves, key=str)[0])
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)


RESULTS = {
    "en": ("won", "You:", "draw"),
    "fr": ("gagné", "Vous", "galité"),
    "it": ("vinto", "Tu:", "Parità"),
}


def test_a_match_that_was_played_is_found_with_its_result(screen: Screen, language: str) -> None:
    screen.window.settings.player_name = "Ana"
    screen.sit_down("flip", "hr", seed=4)
    play_to_the_end(screen)
    page = library(screen, 1)

    def spoken() -> str:
        return str(page.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole))

    screen.qtbot.waitUntil(
        lambda: any(text in spoken() for text in RESULTS[language]), timeout=20_000
    )
    assert "Ana, Bruno" in spoken()
    # by key alone: search, on into the list, open
    QTest.keyClick(page.list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    screen.qtbot.waitUntil(lambda: screen.window.focusWidget() is page.filters.words)
    QTest.keyClicks(page.filters.words, "bruno")
    QTest.keyClick(page.filters.words, Qt.Key.Key_Return)
    assert screen.window.focusWidget() is page.list
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert screen.window.page == "table"


def test_statistics_are_seen_heard_and_read_as_a_table(screen: Screen, language: str) -> None:
    screen.window.settings.player_name = "Ana"
    for n in range(4):
        kept(screen.window.saves.folder, played(seed=n, hours=n))
    screen.window.do("statistics")
    page = screen.window.shelf.statistics
    assert isinstance(page, StatisticsPage)
    screen.qtbot.waitUntil(
        lambda: bool(page.figures and page.figures.whole.played == 4), timeout=30_000
    )
    for card in (page.marks, page.rating, page.by_game):
        screen.qtbot.waitUntil(card.isVisible)
        assert card.plot.accessibleName()
        assert card.plot.accessibleDescription()
        QTest.keyClick(card.plot, Qt.Key.Key_Right)
        assert card.plot.here == 0
        QTest.mouseClick(card.switch, LEFT)
        assert card.table.isVisible()
        assert card.table.rowCount() == len(card.plot.rows()) > 0


def test_leaving_a_match_that_counts_is_asked_and_told_in_the_list(
    screen: Screen, language: str
) -> None:
    screen.sit_down("flip", "hr", seed=5)
    screen.wait_for_turn()
    screen.board.answer(sorted(screen.board.offered.moves, key=str)[0])
    screen.wait_for_turn(decisions=2)
    screen.window.do("rematch")
    screen.qtbot.waitUntil(lambda: bool(screen.window.findChildren(Question)))
    (question,) = screen.window.findChildren(Question)
    assert question.text.text().count("?") == 1
    QTest.mouseClick(question.yes, LEFT)
    assert len(screen.match.decisions) <= 1
    page = library(screen, 2)
    told = {
        "en": "Left early: counts as lost",
        "fr": "Quittée avant la fin",
        "it": "Lasciata prima della fine",
    }[language]
    screen.qtbot.waitUntil(
        lambda: any(
            told in str(page.model.index(row).data(Qt.ItemDataRole.AccessibleTextRole))
            for row in range(page.model.rowCount())
        ),
        timeout=20_000,
    )


def test_bad_files_are_told_in_a_sentence_and_the_list_goes_on(
    screen: Screen, language: str
) -> None:
    folder = screen.window.saves.folder
    kept(folder, played())
    (folder / "matches" / "odd.boomerang").write_text("{}")
    (folder / "library.sqlite").write_bytes(b"no database at all" * 50)
    page = library(screen, 1)
    screen.qtbot.waitUntil(page.notice.isVisible, timeout=20_000)
    damaged = {"en": "damaged", "fr": "endommagée", "it": "danneggiato"}[language]
    assert damaged in page.notice.text.text()
    screen.qtbot.waitUntil(page.unreadable.isVisible, timeout=20_000)
    QTest.mouseClick(page.unreadable, LEFT)
    assert "odd.boomerang" in page.notice.text.text()
    later = folder / "matches" / "later.boomerang"
    later.write_text('{"format": "boomerang-record", "version": 99}')
    page.edits.bring_in([later])
    version = {"en": "another version", "fr": "autre version", "it": "altra versione"}[language]
    screen.qtbot.waitUntil(lambda: version in page.notice.text.text(), timeout=20_000)
    assert page.model.rowCount() == 1


def test_a_disk_without_permission_is_told(
    screen: Screen, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(screen.window.saves.folder, played())
    page = library(screen, 1)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", "note.json")

    monkeypatch.setattr("boomerang_desktop.storage.write", refuse)
    screen.window.do("match_star")
    screen.qtbot.waitUntil(page.notice.isVisible)
    said = {"en": "permission", "fr": "autorisation", "it": "permesso"}[language]
    assert said in page.notice.text.text()


def test_the_same_deal_is_compared_when_it_is_over(screen: Screen, language: str) -> None:
    screen.window.settings.player_name = "Ana"
    screen.sit_down("roadtrip", "hr", seed=6)
    play_to_the_end(screen)
    first = screen.match
    screen.window.do("same_deal")
    assert screen.match.chance == first.chance
    play_to_the_end(screen)
    card = screen.table.result
    assert card is not None
    title = {"en": "The same deal", "fr": "La même donne", "it": "Le stesse carte"}
    screen.qtbot.waitUntil(
        lambda: any(
            label.text() == title[language] and label.isVisibleTo(card)
            for label in card.findChildren(QLabel)
        ),
        timeout=20_000,
    )


def test_another_window_that_writes_to_the_index_is_waited_for(screen: Screen) -> None:
    folder = screen.window.saves.folder
    for n in range(3):
        kept(folder, played(seed=n, hours=n))
    page = library(screen, 3)
    other = sqlite3.connect(folder / "library.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    kept(folder, played("hunt", [Seat(n) for n in ("Ana", "Bo", "Cy")], hours=9))
    screen.window.shelf.keeper.catch_up()
    screen.qtbot.wait(300)
    assert page.model.rowCount() == 3
    other.execute("ROLLBACK")
    other.close()
    screen.qtbot.waitUntil(lambda: page.model.rowCount() == 4, timeout=20_000)
