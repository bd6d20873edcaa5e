"""Dialogs are as large as what is written on them, and never larger than the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QTextBrowser
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs.sheet import Sheet
from boomerang_desktop.desktop.shell.window import SMALLEST, MainWindow
from tests.desktop.conftest import Start

DIALOGS = ("settings", "rules", "keys", "about")


def opened(window: MainWindow, name: str) -> Sheet:
    window.do(name)
    (sheet,) = [sheet for sheet in window.findChildren(Sheet) if sheet.isVisible()]
    return sheet


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_dialog_fits_into_the_smallest_window(
    name: str, language: str, start: Start, qtbot: QtBot
) -> None:
    program = start()
    program.settings.language = language
    program.settings.text_scale = 1.3
    program.window.resize(SMALLEST)
    sheet = opened(program.window, name)
    qtbot.wait(1)
    assert sheet.width() <= SMALLEST.width()
    assert sheet.height() <= SMALLEST.height()
    # nothing is wider than the paper: that is scrolled down, never sideways
    (scroll,) = sheet.findChildren(QScrollArea)
    assert scroll.widget().width() <= scroll.viewport().width()


def test_what_does_not_fit_is_scrolled_by_the_keyboard(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.settings.text_scale = 1.3
    program.window.resize(SMALLEST)
    sheet = opened(program.window, "keys")
    bar = sheet.findChildren(QScrollArea)[0].verticalScrollBar()
    assert bar.maximum() > 0
    qtbot.keyClick(sheet, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    qtbot.keyClick(sheet, Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()


@pytest.mark.parametrize("name", ["settings", "keys", "about"])
def test_no_gap_stays_when_the_text_gets_smaller(name: str, start: Start, qtbot: QtBot) -> None:
    program = start()
    sheet = opened(program.window, name)
    before = sheet.size()
    program.settings.text_scale = 1.3
    qtbot.waitUntil(lambda: sheet.height() > before.height())
    program.settings.text_scale = 1.0
    qtbot.waitUntil(lambda: sheet.size() == before)


def test_the_rules_scroll_on_their_own(start: Start) -> None:
    program = start()
    program.window.resize(SMALLEST)
    sheet = opened(program.window, "rules")
    (page,) = sheet.findChildren(QTextBrowser)
    assert page.verticalScrollBar().maximum() > 0
    (scroll,) = sheet.findChildren(QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0
