"""The first page: what can be begun, gone on with and looked at again."""

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.window import MainWindow
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import record
from tests.desktop.conftest import RECORDS, a_match

LEFT = Qt.MouseButton.LeftButton


def test_every_game_has_a_tile_that_tells_about_it(window: MainWindow) -> None:
    assert [tile.game_id for tile in window.home.tiles] == list(GAMES)
    for tile in window.home.tiles:
        assert tile.accessibleName() == tile.text()
        for words in (tile.printed, tile.players, tile.line):
            assert words
            assert words in tile.accessibleDescription()


def test_the_number_of_players_is_a_plural(window: MainWindow) -> None:
    tiles = {tile.game_id: tile for tile in window.home.tiles}
    assert tiles["flip"].players == "2 players"
    assert tiles["arrows"].players == "2–5 players"


def test_all_tiles_are_as_large_and_whole(window: MainWindow) -> None:
    sizes = {tile.size().toTuple() for tile in window.home.tiles}
    assert max(w for w, _ in sizes) - min(w for w, _ in sizes) <= 1
    assert max(h for _, h in sizes) - min(h for _, h in sizes) <= 1
    assert len({tile.caption for tile in window.home.tiles}) == 1


@pytest.mark.parametrize("press", [Qt.Key.Key_Space, LEFT])
def test_a_tile_can_be_clicked_and_pressed(window: MainWindow, press: object) -> None:
    tile = window.home.tiles[3]
    if isinstance(press, Qt.Key):
        tile.setFocus()
        QTest.keyClick(tile, press)
    else:
        QTest.mouseClick(tile, LEFT)
    assert window.windowTitle() == tile.text()


def test_without_a_running_match_there_is_nothing_to_resume(window: MainWindow) -> None:
    assert not window.home.resume_card.isVisible()
    window.saves.autosave(a_match("arrows", 2))
    window.home.refresh()
    assert window.home.resume_card.isVisible()
    assert window.home.resume_card.text() == "Resume The Arrowed Board"


def test_a_match_played_before_is_opened_by_a_click(window: MainWindow) -> None:
    for age, name in enumerate(("hunt-4", "lascaux-5")):
        window.saves.keep(record.load(RECORDS / f"{name}.boomerang"))
        for kept in window.saves.recent(1):
            os.utime(kept.path, (1000 + age, 1000 + age))
    window.home.refresh()
    QApplication.processEvents()
    first, second, third = window.home.recent_cards[:3]
    assert (first.text(), second.text()) == ("The Painted Cave", "The Hunt")
    assert not third.isVisible()
    QTest.mouseClick(second, LEFT)
    assert window.table is not None
    assert window.table.match is not None
    assert len(window.table.match.seats) == 4


def test_no_more_matches_are_listed_than_there_is_room_for(window: MainWindow) -> None:
    for file in RECORDS.glob("*.boomerang"):
        window.saves.keep(record.load(file))
    window.saves.autosave(a_match())
    window.home.refresh()
    QApplication.processEvents()
    panel = window.home.resume_card.parentWidget()
    assert panel is not None
    shown = [card for card in window.home.recent_cards if card.isVisible()]
    assert 2 <= len(shown) < 6
    assert max(card.geometry().bottom() for card in shown) <= panel.height()
    window.resize(1280, 1000)
    QApplication.processEvents()
    assert sum(card.isVisible() for card in window.home.recent_cards) > len(shown)
