"""A sixth game needs its own folders and one line. This test has the line; everything else of the
program is as it is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import references
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.match import Match, Seat, record
from tests.e2e.conftest import screen as screen
from tests.e2e.screen import Screen
from tests.sixth import ENTRY
from tests.sixth.games.heap import NOT_THERE, Take


@pytest.fixture(autouse=True)
def _one_line(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(CATALOGUE, ENTRY.id, ENTRY)
    languages.install("en")
    yield
    # nothing that knows of it is left when it goes
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    languages.install("en")


def test_its_face_knows_its_rules() -> None:
    assert GAME_INFOS["heap"].seats == GAMES["heap"].seats
    assert GAME_INFOS["heap"].players() == "2–3 players"


def test_it_is_on_the_home_page_and_can_be_set_up(screen: Screen) -> None:
    window = screen.window
    tile = next(tile for tile in window.home.tiles if tile.game_id == "heap")
    assert tile.text() == "The Heap"
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    page = window.new_page
    assert page is not None
    texts = [label.text() for label in page.findChildren(QLabel)]
    assert "New match: The Heap" in texts
    page.start.click()
    assert screen.match.game.id == "heap"


def test_it_is_played_by_drag_click_and_keyboard_and_undone(screen: Screen) -> None:
    screen.sit_down("heap", "hh")
    assert screen.status == "Ana takes one, two or three"
    screen.drag(("counter", 2), ("bowl",))
    assert screen.board.view.left == 10
    screen.wait_for_turn(1)
    assert screen.status == "Bruno takes one, two or three"
    screen.click(("counter", 3))
    assert screen.status == "Bruno holds 3: into the bowl with them"
    screen.click(("bowl",))
    assert screen.board.view.left == 7
    screen.wait_for_turn(0)
    screen.table.view.setFocus()
    screen.key(Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert screen.board.view.left == 6
    screen.wait_for_turn(1)
    screen.key(Qt.Key.Key_2)
    assert screen.board.view.left == 4
    screen.table.do("undo")
    assert screen.board.view.left == 6
    assert screen.log == ["Ana takes 2, 10 left", "Bruno takes 3, 7 left", "Ana takes 1, 6 left"]


def test_what_is_not_there_is_refused_with_the_paragraph(screen: Screen) -> None:
    screen.sit_down("heap", "hh", size=9)
    for turn, count in enumerate((3, 3, 2)):
        screen.wait_for_turn(turn % 2)
        screen.drag(("counter", count), ("bowl",))
    screen.wait_for_turn(1)
    assert screen.board.view.why_not(1, Take(2)) == NOT_THERE
    screen.key(Qt.Key.Key_3)
    assert "Take no more than there are" in screen.status
    assert "T3" in screen.status


def test_a_random_bot_plays_it_to_the_end_and_the_result_is_shown(screen: Screen) -> None:
    screen.sit_down("heap", "hr")
    while screen.match.result is None:
        screen.wait_for_turn(0)
        if screen.match.result is None:
            made = len(screen.match.decisions)
            screen.drag(("counter", 1), ("bowl",))
            screen.wait_for_turn(decisions=made + 1)
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    assert screen.table.result is not None
    texts = [label.text() for label in screen.table.result.findChildren(QLabel)]
    assert references.linked("The heap is gone · T4") in texts


def test_it_is_saved_resumed_and_replayed(screen: Screen, tmp_path: Path) -> None:
    screen.sit_down("heap", "hh")
    screen.drag(("counter", 2), ("bowl",))
    screen.wait_for_turn(1)
    screen.drag(("counter", 1), ("bowl",))
    screen.window.show_home()
    screen.window.resume()
    assert screen.board.view.left == 9
    screen.table.do("first")
    assert screen.board.view.left == 12
    screen.table.do("next")
    assert screen.board.view.left == 10
    path = tmp_path / "heap.boomerang"
    record.save(screen.match, path)
    assert record.load(path).state == screen.match.state


@pytest.mark.parametrize("language", languages.NAMES)
def test_its_rules_open_and_it_speaks_english_where_it_has_no_other_words(
    screen: Screen, language: str
) -> None:
    languages.install(language)
    screen.sit_down("heap", "hh")
    assert screen.status == "Ana takes one, two or three"
    screen.window.open_rules("heap", "T3")
    rules = screen.window.rules
    assert rules is not None
    assert "Nobody takes more than there are" in rules.page.toPlainText()


def test_motion_shows_a_take(screen: Screen) -> None:
    screen.window.settings.speed = "fast"
    screen.open(Match.new(GAMES["heap"], [Seat("Ana"), Seat("Bo", "random")], {}, 1, 0))
    screen.drag(("counter", 1), ("bowl",))
    screen.wait_for_turn(0, decisions=2)
    assert screen.board.view.left < 11
