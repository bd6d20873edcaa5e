"""Above a lesson: where one is, and the tools."""

from itertools import combinations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.lesson.bar import TOOLS, Dots
from boomerang_desktop.desktop.lesson.page import LessonPage
from boomerang_desktop.study.training import PuzzleMark


def test_every_tool_has_a_name_and_does_its_work(page: LessonPage) -> None:
    bar = page.bar
    assert all(bar.tools[name].accessibleName() for name in TOOLS)
    assert not bar.tools["lesson_previous"].isEnabled()
    QTest.mouseClick(bar.tools["lesson_next"], Qt.MouseButton.LeftButton)
    assert page.course is not None
    assert page.course.here == 1
    assert bar.tools["lesson_previous"].isEnabled()
    QTest.mouseClick(bar.tools["lesson_list"], Qt.MouseButton.LeftButton)
    assert page.contents.isVisible()


def test_the_dots_tell_which_level_is_open(page: LessonPage) -> None:
    page.do("lesson_next")
    page.do("lesson_next")
    assert page.bar.dots.accessibleName() == "Level 2 of 2"


def test_what_was_tried_does_not_look_untouched_or_done(qtbot: QtBot) -> None:
    dots = Dots()
    qtbot.addWidget(dots)
    seen = []
    for state in (None, *PuzzleMark):
        dots.show_levels([state, None], 1, "Puzzle 2 of 2", "Each dot is a puzzle.")
        seen.append(dots.grab().toImage())
    assert all(one != other for one, other in combinations(seen, 2))
    assert dots.accessibleName() == "Puzzle 2 of 2"
    assert dots.accessibleDescription() == "Each dot is a puzzle."
    assert dots.toolTip() == "Puzzle 2 of 2\nEach dot is a puzzle."
