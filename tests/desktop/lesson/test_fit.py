"""In every language and text size the coach's words are whole, and so is what is around them."""

from contextlib import suppress

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.lesson.page import LessonPage
from boomerang_desktop.desktop.scene.guide.bubble import TIP, Tone
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.study.lessons import lessons
from boomerang_desktop.study.texts import texts
from tests.desktop.conftest import Start
from tests.desktop.fit import misfits


def is_whole(page: LessonPage) -> bool:
    paper = QRectF(page.bubble.geometry()).adjusted(TIP, TIP, -TIP, -TIP)
    return QRectF(page.view.rect()).contains(paper)


def fits(window: MainWindow, qtbot: QtBot) -> None:
    # new texts ask for new sizes, and those for a new layout: that takes a moment
    with suppress(qtbot.TimeoutError):
        qtbot.waitUntil(lambda: not misfits(window), timeout=3000)
    assert misfits(window) == []


@pytest.mark.parametrize(
    ("scale", "size"), [(1.3, (960, 600)), (1.0, (1280, 720)), (1.3, (1920, 1080))]
)
@pytest.mark.parametrize("language", languages.NAMES)
def test_no_word_of_the_coach_is_cut(
    language: str, scale: float, size: tuple[int, int], start: Start, qtbot: QtBot
) -> None:
    """The longest of each game, with as many buttons as there are at the end of the lessons."""
    program = start()
    window = program.window
    program.settings.language = language
    program.settings.text_scale = scale
    window.resize(*size)
    for game in CATALOGUE:
        window.learning.open_lesson(game)
        page = window.lesson
        assert page is not None
        QApplication.processEvents()
        longest = max(texts(game, language).all().values(), key=len)
        point = lessons(game)[0].levels[0].tasks[0].point
        buttons = [("a", page.tr("Play a first match")), ("b", page.tr("All games"))]
        page.bubble.say(longest, "C10", tone=Tone.GOOD, point=point, buttons=buttons)
        fits(window, qtbot)
        assert is_whole(page), game


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("language", languages.NAMES)
def test_the_list_of_levels_fits(language: str, scale: float, start: Start, qtbot: QtBot) -> None:
    program = start()
    program.settings.language = language
    program.settings.text_scale = scale
    window = program.window
    window.resize(960, 600)
    for game in CATALOGUE:
        window.learning.open_lesson(game)
        page = window.lesson
        assert page is not None
        page.do("lesson_list")
        fits(window, qtbot)
        page.contents.hide()
