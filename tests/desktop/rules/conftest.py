"""The rules window by itself, with settings of its own."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.program import application
from boomerang_desktop.desktop.rules.window import RulesWindow
from boomerang_desktop.desktop.settings import Settings


@pytest.fixture
def app() -> Iterator[QApplication]:
    """In English and by day, and the same again afterwards."""
    app = application()
    languages.install("en")
    theme.apply(app, "light", 1.0)
    yield app
    languages.install("en")
    theme.apply(app, "light", 1.0)


@pytest.fixture
def rules(app: QApplication, settings: Settings, qtbot: QtBot) -> RulesWindow:
    made = RulesWindow(settings, lessons=lambda game: ("token", "along"))
    qtbot.addWidget(made)
    return made
