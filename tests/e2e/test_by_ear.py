"""A whole match by somebody who sees nothing: keys alone, and what a screen reader says."""

import re
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.scene import accessibility
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games import GAMES
from tests.e2e.screen import Screen

TRIES = 200
"""Keys that may be pressed between two decisions: more means that one is lost by ear alone."""
ASKED = ("Your turn", "You begin:", "You must", "Choose", "Capture", "Lay", "Score")
"""How one is told that it is one's turn."""
OVER = re.compile(r"You win|You share|\w+ wins|A draw")


class Listener:
    """Hears announcements, and what the keyboard has reached. Knows nothing else of the table: not
    the match, not the board, not where anything lies."""

    def __init__(self, screen: Screen, announced: list[str], seed: int) -> None:
        self._wait: Callable[..., None] = screen.qtbot.waitUntil
        self._announced, self._heard = announced, 0
        self.reached: tuple[str, str, bool] | None = None
        """Name and description of what the keyboard has reached, and whether it can be pressed."""
        self._rng = Random(seed)
        self.story: list[str] = []

    def focus(self, item: Item) -> None:
        it = QAccessible.queryAccessibleInterface(item)
        name, more = (
            it.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)
        )
        self.reached = name, more, it.role() == QAccessible.Role.Button

    def press(self, key: Qt.Key) -> None:
        widget = QApplication.focusWidget()
        assert widget is not None, "no key would be heard"
        QTest.keyClick(widget, key)
        QTest.qWait(1)

    def listen(self) -> list[str]:
        """What has been announced since one last listened."""
        new = self._announced[self._heard :]
        self._heard += len(new)
        self.story += new
        return new

    def play(self) -> str:
        """Until the end is announced; that announcement."""
        while True:
            self._wait(lambda: len(self._announced) > self._heard, timeout=20_000)
            for text in self.listen():
                if OVER.match(text):
                    return text
                if "press Space" in text:
                    QTest.qWait(320)
                    self.press(Qt.Key.Key_Space)
                elif text.startswith(ASKED):
                    self._decide()
                    break

    def _decide(self) -> None:
        """Lifts something that can be, and puts it where it may go, until that is told of."""
        on, back = Qt.Key.Key_Tab, Qt.Key.Key_Backtab
        for _ in range(TRIES):
            if not self._go(on):
                # out of the table, and back to it
                self.press(back)
                on, back = back, on
            while self._can_press() and self._rng.random() < 0.5:
                self.press(Qt.Key.Key_Return)
                if self._is_told():
                    return
        raise AssertionError(f"lost after {self.story[-5:]}, at {self.reached}")

    def _go(self, key: Qt.Key) -> bool:
        """Whether the key has reached something on the table."""
        self.reached = None
        self.press(key)
        return bool(self.reached)

    def _can_press(self) -> bool:
        return self.reached is not None and self.reached[2]

    def _is_told(self) -> bool:
        """Whether one hears that one has decided."""
        news = self._announced[self._heard :]
        return any(text.startswith("You ") or "press Space" in text for text in news)


@pytest.fixture
def listening(screen: Screen, heard: list[str], monkeypatch: pytest.MonkeyPatch) -> Listener:
    screen.window.settings.round_pause = "click"
    listener = Listener(screen, heard, seed=1)
    monkeypatch.setattr(accessibility, "focused", listener.focus)
    return listener


@pytest.mark.parametrize("game", ["arrows", "flip"])
def test_a_whole_match_by_ear(screen: Screen, listening: Listener, game: str) -> None:
    screen.sit_down(game, "h" + "r" * (GAMES[game].seats[0] - 1), seed=3)
    end = listening.play()
    assert screen.match.result is not None
    won = 0 in screen.match.result.winners
    assert end.startswith("You ") == won
