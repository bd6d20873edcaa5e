"""The real program, off-screen, with settings and saves of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleEvent
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import app as command
from boomerang_desktop.desktop import folders, program
from boomerang_desktop.desktop.table import curtain, pauses, speech
from tests.e2e.screen import Screen


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Screen]:
    """A window of 1280×720 as `main` makes it, with motion off."""
    monkeypatch.setenv(folders.HOME, str(tmp_path))
    monkeypatch.setattr(curtain, "MOMENT", 0)
    monkeypatch.setattr(pauses, "SEEN", 0)
    running = program.Program(program.application(["test"]), command.parse(["--lang", "en"]))
    running.settings.speed = "off"
    running.settings.muted = True
    running.settings.bot_pace = "quick"
    running.settings.round_pause = running.settings.second_thoughts = "none"
    window = running.window
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    yield Screen(qtbot, window)
    window.close()
    if window.table:
        window.table.close_down()
    running.close()
    window.deleteLater()
    # windows that are still there would all be styled again by the next test
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced to a screen reader from now on."""
    messages: list[str] = []

    class Listener:
        @staticmethod
        def isActive() -> bool:
            return True

        @staticmethod
        def updateAccessibility(event: QAccessibleEvent) -> None:
            assert event.type() == QAccessible.Event.Announcement
            messages.append(event.message())  # type: ignore[attr-defined]

    monkeypatch.setattr(speech, "QAccessible", Listener)
    return messages
