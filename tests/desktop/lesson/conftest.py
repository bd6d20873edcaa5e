"""The two small lessons of tests/study, on the table."""

from pathlib import Path

import pytest

from boomerang_desktop.desktop.lesson.page import LessonPage
from boomerang_desktop.desktop.shell.window import MainWindow
from tests.study.conftest import written as written


@pytest.fixture
def page(written: Path, window: MainWindow) -> LessonPage:
    """Open at its first level."""
    window.learning.open_lesson("flip")
    assert window.lesson is not None
    return window.lesson
