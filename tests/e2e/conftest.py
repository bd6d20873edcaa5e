"""The real program, off-screen, with settings and saves of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.jobs import decide
from boomerang_desktop.desktop import app as command
from boomerang_desktop.desktop import folders, program
from boomerang_desktop.desktop.table import curtain, pauses, speech
from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.match.players import Question
from tests.e2e.screen import Screen

WATCHED = (
    "to_the_end",
    "by_drags[hunt",
    "by_drags[hrrr",
    "by_dragging[hr",
    "by_mouse_against_bots[5",
)
"""What the names of tests contain in which every frame is drawn: of each game a match of bots, and
one played by hand."""


@pytest.fixture
def bots_apart() -> None:
    """For tests in which random bots, too, answer from the process of their own."""


def bots_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random bots say here what they would say there: few tests are about the other process, which
    takes longer to start than most of them."""
    elsewhere = Thinker.ask

    def ask(thinker: Thinker, kind: str, question: Question, seed: str) -> None:
        if kind != "random" or thinker.paused or thinker.recall(question):
            elsewhere(thinker, kind, question, seed)
            return
        move = decide(kind, question.match.game.id, question.view, question.seat, seed)
        QTimer.singleShot(0, thinker, lambda: question.submit(move))

    monkeypatch.setattr(Thinker, "ask", ask)
    monkeypatch.setattr(Thinker, "warm_up", lambda _: None)


@pytest.fixture
def screen(
    request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Screen]:
    """A window of 1280×720 as `main` makes it, with motion off."""
    monkeypatch.setenv(folders.HOME, str(tmp_path))
    monkeypatch.setattr(curtain, "MOMENT", 0)
    monkeypatch.setattr(pauses, "SEEN", 0)
    if "bots_apart" not in request.fixturenames:
        bots_beside(monkeypatch)
    running = program.Program(program.application(["test"]), command.parse(["--lang", "en"]))
    running.settings.speed = "off"
    running.settings.muted = True
    running.settings.bot_pace = "quick"
    running.settings.round_pause = running.settings.second_thoughts = "none"
    window = running.window
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    watched = any(word in request.node.name for word in WATCHED)
    window.setUpdatesEnabled(watched or "drawn" in request.fixturenames)
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
