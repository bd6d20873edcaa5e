"""The two small lessons of tests/study, on the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.lesson.page import LessonPage
from boomerang_desktop.desktop.shell.window import MainWindow
from tests.study.conftest import written as written


@pytest.fixture
def page(written: Path, window: MainWindow) -> LessonPage:
    """Open at its first level."""
    window.learning.open_lesson("flip")
    assert window.lesson is not None
    return window.lesson


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """Spoken at first, and again afterwards."""
    languages.install("en")
    yield
    languages.install("en")
