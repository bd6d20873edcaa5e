"""The one window: pages, files that come in, what is saved when, and what the title tells."""

import gc
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMimeData,
    QObject,
    QPoint,
    QPointF,
    Qt,
    QUrl,
)
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from boomerang_desktop.desktop.dialogs.message import Message
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.pages.fields import Combo
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.match import record
from tests.desktop.conftest import RECORDS, Start, a_match

RECORD = RECORDS / "lascaux-4.boomerang"


def said(window: MainWindow) -> list[str]:
    return [box.text.text() for box in window.findChildren(Message) if box.isVisible()]


def drop(window: MainWindow, *paths: Path) -> bool:
    """Drags files in; True if the window takes them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(QPoint(9, 9), copy, data, left, none)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), copy, data, left, none))
    return enter.isAccepted()


def test_a_click_on_a_tile_and_one_on_start_lead_to_the_table(
    window: MainWindow, qtbot: QtBot
) -> None:
    tile = window.home.tiles[2]
    window.settings.set_setup(tile.game_id, {"count": 2})  # somebody who has played it before
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert window.page == "new"
    assert window.new_page is not None
    QTest.mouseClick(window.new_page.start, Qt.MouseButton.LeftButton)
    assert window.page == "table"
    assert window.table is not None
    assert window.table.match is not None
    assert window.table.match.game.id == tile.game_id


def test_tiles_can_be_reached_and_pressed_with_the_keyboard(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.home.setFocus()
    reached = set()
    for _ in range(20):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert set(window.home.tiles) <= reached
    window.settings.set_setup("lascaux", {"count": 3})  # somebody who has played it before
    window.home.tiles[1].setFocus()
    QTest.keyClick(window.home.tiles[1], Qt.Key.Key_Space)
    assert window.page == "new"


def test_a_match_is_on_disk_before_its_first_move(window: MainWindow) -> None:
    window.begin(a_match())
    window.flush()
    again, _ = window.saves.resume()
    assert again is not None
    assert again.decisions == []


def test_resume_brings_the_match_back(start: Start, qtbot: QtBot) -> None:
    first = start()
    first.window.begin(a_match("flip", 3))
    first.window.close()
    second = start()
    assert second.window.home.resume_card.isVisible()
    QTest.mouseClick(second.window.home.resume_card, Qt.MouseButton.LeftButton)
    table = second.window.table
    assert table is not None
    assert table.match is not None
    assert table.match.state == a_match("flip", 3).state


def test_a_second_match_leaves_the_first_among_those_played_before(window: MainWindow) -> None:
    window.begin(a_match("flip", 3))
    window.begin(a_match("hunt"))
    window.show_home()
    (kept,) = (window.saves.folder / "matches").glob("*.boomerang")
    assert kept.name.startswith("flip")
    running = window.saves.running()
    assert running is not None
    assert running.game == "hunt"


def test_a_damaged_autosave_is_told_at_the_start(start: Start, home: Path) -> None:
    home.mkdir()
    (home / "autosave.boomerang").write_text("{")
    window = start().window
    assert len(said(window)) == 1
    (aside,) = home.glob("damaged-*.boomerang")
    assert aside.name in said(window)[0]
    assert not window.home.resume_card.isVisible()


def test_an_autosave_damaged_deeper_is_told_when_it_is_resumed(window: MainWindow) -> None:
    window.saves.autosave(a_match(decisions=3))
    path = window.saves.autosave_path
    path.write_text(path.read_text("utf-8").replace('"seed": 1', '"seed": "x"'), "utf-8")
    window.home.refresh()
    window.do("resume")
    assert window.page == "home"
    assert "set aside" in said(window)[0]
    assert not window.home.resume_card.isVisible()


def test_a_record_on_the_command_line_is_opened(start: Start) -> None:
    window = start(str(RECORD)).window
    assert window.page == "table"
    assert window.table is not None
    assert window.table.match is not None
    assert record.dump(window.table.match) == record.dump(record.load(RECORD))


def test_a_record_can_be_dropped_onto_the_window(window: MainWindow) -> None:
    assert drop(window, RECORD)
    assert window.page == "table"


def test_other_things_cannot_be_dropped(window: MainWindow, tmp_path: Path) -> None:
    assert not drop(window, tmp_path / "picture.png")
    assert not drop(window, RECORD, RECORD)
    assert window.page == "home"


def test_a_bad_file_gives_a_sentence_and_what_is_open_stays(
    window: MainWindow, tmp_path: Path
) -> None:
    window.begin(a_match("flip", 2))
    bad = tmp_path / "bad.boomerang"
    bad.write_text('{"format": "something else"}')
    drop(window, bad)
    assert said(window) == [
        "“bad.boomerang” cannot be opened. The file is not a record of a match. (See: format)"
    ]
    assert window.page == "table"
    assert window.table is not None
    assert window.table.match is not None
    assert len(window.table.match.decisions) == 2


def test_open_and_save_as_go_through_the_file_dialog(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(RECORD), ""))
    window.do("open")
    assert window.page == "table"
    target = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.do("save_as")
    saved = record.load(tmp_path / "mine.boomerang")
    assert record.dump(saved) == record.dump(record.load(RECORD))


def test_every_choice_and_the_page_that_opens_first_have_a_name(window: MainWindow) -> None:
    assert window.home.accessibleName() == "Boomerang · Five games, one table"
    for game in GAME_INFOS:
        window.new_match(game)
        combos = [combo for combo in window.findChildren(Combo) if combo.isVisible()]
        assert combos
        for combo in combos:
            spoken = QAccessible.queryAccessibleInterface(combo)
            labels = [other for other, _ in spoken.relations(QAccessible.RelationFlag.Label)]
            assert [one.text(QAccessible.Text.Name) for one in labels] == [combo.accessibleName()]
            assert combo.accessibleName()


def test_a_rematch_has_the_same_seats_and_another_deal(window: MainWindow) -> None:
    window.begin(record.load(RECORD))
    old = record.load(RECORD)
    window.do("rematch")
    assert window.table is not None
    new = window.table.match
    assert new is not None
    assert (new.game, new.seats, new.settings) == (old.game, old.seats, old.settings)
    assert new.chance != old.chance
    assert new.result is None


def test_of_tables_that_were_left_nothing_stays(window: MainWindow) -> None:
    left: list[ref[QObject]] = []
    for game in (*GAME_INFOS, *GAME_INFOS):
        window.begin(a_match(game))
        assert window.table is not None
        assert window.table.flow is not None
        assert window.table.flow.match.game.id == game
        left += [ref(window.table.flow), ref(window.table.flow.board)]
    widgets = len(window.findChildren(QWidget))
    window.show_home()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert not [one for found in left if (one := found()) is not None and isValid(one)]
    assert len(window.findChildren(QWidget)) <= widgets


def test_what_is_on_the_table_is_saved_when_the_window_is_left(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    program.window.begin(a_match())
    program.saves.clear_autosave()
    QApplication.instance().applicationStateChanged.emit(  # type: ignore[union-attr]
        Qt.ApplicationState.ApplicationInactive
    )
    assert program.saves.autosave_path.exists()


def test_the_title_tells_the_game_and_nothing_else(window: MainWindow) -> None:
    assert window.windowTitle() == "Boomerang Desktop"
    window.new_match("roadtrip")
    assert window.windowTitle() == "The Road Trip"
    window.begin(a_match("hunt", 3))
    assert window.windowTitle() == "The Hunt"
    window.show_home()
    assert window.windowTitle() == "Boomerang Desktop"


def test_closing_asks_nothing(window: MainWindow) -> None:
    window.begin(a_match("hunt", 3))
    assert window.close()
    assert said(window) == []
    assert window.saves.autosave_path.exists()


def test_f11_fills_the_screen_and_gives_it_back(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert window.main_menu.actions["fullscreen"].isChecked()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_appearance_and_language_change_at_once(start: Start) -> None:
    from boomerang_desktop.desktop.look import theme

    program = start()
    program.settings.appearance = "dark"
    assert theme.is_dark()
    program.settings.appearance = "light"
    assert not theme.is_dark()
    seen: list[QEvent.Type] = []
    program.window.home.retranslate = lambda: seen.append(QEvent.Type.LanguageChange)  # type: ignore[method-assign]
    program.settings.language = "it"
    QApplication.processEvents()
    assert seen
    program.settings.language = "en"
    QApplication.processEvents()


def test_the_settings_dialog_writes_what_is_chosen(window: MainWindow) -> None:
    from boomerang_desktop.desktop.dialogs.settings import SettingsDialog

    window.do("settings")
    (dialog,) = window.findChildren(SettingsDialog)
    for name, value in {
        "appearance": "dark",
        "text_scale": 1.15,
        "speed": "slow",
    }.items():
        combo = dialog.combos[name]
        combo.setCurrentIndex(combo.findData(value))
        combo.activated.emit(combo.currentIndex())
        assert getattr(window.settings, name) == value
    dialog.sliders["volume"].setValue(33)
    dialog.checks["muted"].click()
    dialog.checks["tabletop"].click()
    assert (window.settings.volume, window.settings.muted) == (33, False)
    assert window.settings.tabletop


def test_bots_get_ready_while_a_match_is_set_up(window: MainWindow, qtbot: QtBot) -> None:
    """Their first move must not wait for a process to start."""
    window.new_match("flip")
    qtbot.waitUntil(lambda: window.table is not None)
    assert window.table is not None
    thinker = window.table.thinker
    qtbot.waitUntil(lambda: not thinker.busy, timeout=20_000)
    assert thinker.pid is not None
