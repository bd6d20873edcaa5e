"""Above a lesson: where one is, and the tools."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boomerang_desktop.desktop.lesson.bar import TOOLS
from boomerang_desktop.desktop.lesson.page import LessonPage


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
