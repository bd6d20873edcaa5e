"""All lessons of a game, to choose from."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from boomerang_desktop.desktop.lesson.page import LessonPage
from boomerang_desktop.desktop.shell.window import MainWindow


def test_every_level_is_listed_and_told_as_what_it_is(page: LessonPage, window: MainWindow) -> None:
    window.learning.progress.mark("flip", "placing/first")
    page.do("lesson_list")
    names = {at: button.accessibleName() for at, button in page.contents.levels.items()}
    assert names == {
        ("touching", "one"): "Touch and turn, level 1",
        ("placing", "first"): "Place a piece, level 1, done",
        ("placing", "second"): "Place a piece, level 2",
    }
    assert page.contents.levels["touching", "one"].isChecked()
    assert page.contents.levels["touching", "one"].hasFocus()


def test_what_one_needs_to_play_stands_apart(page: LessonPage) -> None:
    page.do("lesson_list")
    labels = page.contents.findChildren(QLabel)
    shown = [label.text() for label in labels if not label.isHidden()]
    assert shown == ["All lessons", "To play", "Touch and turn", "To play well", "Place a piece"]


def test_a_level_that_is_chosen_opens(page: LessonPage) -> None:
    page.do("lesson_list")
    page.contents.levels["placing", "second"].click()
    assert page.course is not None
    assert page.course.level.id == "second"
    assert page.contents.isHidden()


def test_the_list_goes_by_its_key_by_escape_and_by_its_button(page: LessonPage) -> None:
    page.do("lesson_list")
    page.do("lesson_list")
    assert page.contents.isHidden()
    page.do("lesson_list")
    QTest.keyClick(page.contents, Qt.Key.Key_Escape)
    assert page.contents.isHidden()
