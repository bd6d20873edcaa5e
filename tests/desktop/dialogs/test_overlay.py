"""The paper that every dialog is written on."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QScrollArea
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs.overlay import OverlayDialog, Shade, TitledDialog
from boomerang_desktop.desktop.look import theme, widgets
from boomerang_desktop.desktop.shell.window import SMALLEST, MainWindow
from boomerang_desktop.games import GAMES
from tests.desktop.conftest import Start, a_match


class Letter(TitledDialog):
    def __init__(self) -> None:
        super().__init__()
        self.words = widgets.label(wrap=True)
        self.body.addWidget(self.words)
        self.text = "Dear all"
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(self.text)
        self.words.setText(" ".join([self.text] * 60))


@pytest.fixture
def letter(qtbot: QtBot) -> Letter:
    made = Letter()
    qtbot.addWidget(made)
    made.resize(300, 80)
    made.show()
    return made


def test_its_title_stands_on_it_and_on_its_window(letter: Letter) -> None:
    assert letter.head.text() == letter.windowTitle() == "Dear all"


def test_it_is_high_enough_for_what_is_written(letter: Letter) -> None:
    assert letter.words.heightForWidth(letter.words.width()) <= letter.words.height()


def test_in_another_language_it_is_written_anew_and_grows(letter: Letter) -> None:
    before = letter.height()
    letter.text = "Chers collègues et amis"
    QCoreApplication.sendEvent(letter, QEvent(QEvent.Type.LanguageChange))
    assert letter.head.text() == letter.text
    assert letter.height() > before
    QCoreApplication.processEvents()
    assert letter.words.heightForWidth(letter.words.width()) <= letter.words.height()


@pytest.mark.parametrize("by", ["button", "escape"])
def test_it_can_be_closed(letter: Letter, by: str) -> None:
    if by == "escape":
        QTest.keyClick(letter, Qt.Key.Key_Escape)
    else:
        letter.buttons.button(QDialogButtonBox.StandardButton.Close).click()
    assert not letter.isVisible()


# --- as large as what is written on it, and never larger than the window

DIALOGS = ("settings", "keys", "about")


def opened(window: MainWindow, name: str) -> TitledDialog:
    window.do(name)
    (sheet,) = [sheet for sheet in window.findChildren(TitledDialog) if sheet.isVisible()]
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
    assert scroll.horizontalScrollBar().maximum() == 0


def test_what_does_not_fit_is_scrolled_by_the_keyboard(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.settings.text_scale = 1.3
    program.window.resize(SMALLEST)
    sheet = opened(program.window, "keys")
    bar = sheet.findChildren(QScrollArea)[0].verticalScrollBar()
    assert bar.maximum() > 0
    QTest.keyClick(sheet, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(sheet, Qt.Key.Key_PageUp)
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


@pytest.mark.parametrize("name", DIALOGS)
def test_every_dialog_lies_over_the_middle_of_the_window(name: str, start: Start) -> None:
    program = start()
    program.window.setGeometry(140, 60, 1280, 720)
    sheet = opened(program.window, name)
    far = sheet.geometry().center() - program.window.geometry().center()
    assert far.manhattanLength() <= 2


@pytest.mark.parametrize("name", ["settings", "keys", "about"])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_what_fits_into_the_window_is_not_scrolled(
    name: str, language: str, start: Start, qtbot: QtBot
) -> None:
    program = start()
    program.settings.language = language
    program.window.resize(1280, 720)
    sheet = opened(program.window, name)
    qtbot.wait(1)
    (scroll,) = sheet.findChildren(QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0
    inside = scroll.widget()
    assert inside is not None
    assert inside.height() <= scroll.viewport().height()
    assert inside.heightForWidth(inside.width()) <= inside.height()


@pytest.mark.parametrize("asks", [True, False])
def test_whatever_lies_over_the_window_lies_over_its_middle_and_has_an_edge(
    asks: bool, start: Start
) -> None:
    window = start().window
    window.setGeometry(140, 60, 1280, 720)
    if asks:
        window.learning.choose("flip")
    else:
        window.tell("The file cannot be read.")
    (paper,) = window.findChildren(OverlayDialog)
    far = paper.geometry().center() - window.geometry().center()
    assert far.manhattanLength() <= 2
    picture = paper.grab().toImage()
    edge = {picture.pixelColor(x, 0).name() for x in range(picture.width())}
    assert edge == {theme.tokens().muted.lower()}
    assert picture.pixelColor(2, 2).name() == theme.tokens().surface.lower()


@pytest.mark.parametrize("name", ["settings", "keys"])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_very_large_text_needs_no_scrolling_in_a_window_of_720_pixels(
    name: str, language: str, start: Start, qtbot: QtBot
) -> None:
    program = start()
    program.settings.language = language
    program.settings.text_scale = 1.3
    for game in GAMES:
        program.window.begin(a_match(game))
        for height in (720, 690) if name == "settings" else (720,):
            program.window.resize(1280, height)
            sheet = opened(program.window, name)
            qtbot.wait(1)
            (scroll,) = sheet.findChildren(QScrollArea)
            assert scroll.verticalScrollBar().maximum() == 0, game
            assert sheet.height() <= height, game
            sheet.close()
            qtbot.wait(1)


def test_a_window_that_waits_is_in_the_shade(window: MainWindow, qtbot: QtBot) -> None:
    paper = OverlayDialog(window)
    paper.open()
    (shade,) = window.findChildren(Shade)
    assert shade.geometry() == window.rect()
    window.resize(1200, 700)
    qtbot.waitUntil(lambda: shade.geometry() == window.rect())
    paper.reject()
    assert shade.isHidden()
    paper.deleteLater()


def test_what_nobody_waits_for_casts_no_shade(window: MainWindow) -> None:
    paper = OverlayDialog(window)
    paper.show()
    assert not window.findChildren(Shade)
    paper.deleteLater()
