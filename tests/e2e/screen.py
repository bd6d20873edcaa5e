"""Somebody who sits before the window: looks at it, drags, clicks and types."""

from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs.question import Question
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.table.page import TablePage
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Setting
from boomerang_desktop.match import Match, Seat

NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Emma")
LEFT = Qt.MouseButton.LeftButton


class Screen:
    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    @property
    def table(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    @property
    def view(self) -> TableView:
        return self.table.view

    @property
    def board(self) -> Board[Any]:
        assert self.table.flow is not None
        return self.table.flow.board

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def status(self) -> str:
        return self.table.bar.status.text()

    @property
    def log(self) -> list[str]:
        return self.table.log.texts()

    def made_by(self, seat: int) -> int:
        """How many decisions: those of others may come at any time where all decide at once."""
        return sum(decision.seat == seat for decision in self.match.decisions)

    def sit_down(
        self, game: str, players: str, seed: int = 1, first: int = 0, **options: Setting
    ) -> None:
        """Begins a match; `players` has one letter per seat: h for a person, r for a random bot."""
        kinds = {"h": "human", "r": "random"}
        seats = [Seat(NAMES[n], kinds[letter]) for n, letter in enumerate(players)]
        self.open(Match.new(GAMES[game], seats, options, seed, first))

    def open(self, match: Match) -> None:
        """Begins it, whatever becomes of the one before."""
        self.window.begin(match)

        def begun() -> bool:
            for question in self.window.findChildren(Question):
                if question.isVisible():
                    question.yes.click()
            return self.window.table is not None and self.window.table.match is match

        self.qtbot.waitUntil(begun)

    def wait_for_turn(self, seat: int | None = None, decisions: int = 0) -> None:
        """Waits until a person can decide (that one, and after this many decisions), or all is
        over."""

        def ready() -> bool:
            if self.match.result is not None:
                return True
            acting = self.board.acting
            return (
                acting is not None
                and (seat is None or acting == seat)
                and len(self.match.decisions) >= decisions
                and not self.board.motion.busy
            )

        self.qtbot.waitUntil(ready, timeout=60_000)

    def point(self, at: Key | QPointF) -> QPoint:
        if isinstance(at, QPointF):
            return self.view.mapFromScene(at)
        item = self.board.things.get(at)
        assert item is not None, f"{at} is not on the table"
        return self.view.mapFromScene(item.scenePos())

    def press(self, at: Key | QPointF) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.point(at))

    def move(self, *ways: Key | QPointF) -> None:
        for at in ways:
            QTest.mouseMove(self.view.viewport(), self.point(at))
            QTest.qWait(1)

    def release(self, at: Key | QPointF) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.point(at))

    def drag(self, *path: Key | QPointF) -> None:
        """Presses on the first, moves over the rest in small steps, and lets go on the last. It is
        drawn when it has been lifted and where it is let go: every frame between takes its time."""
        self.press(path[0])
        here = self.point(path[0])
        for at in path[1:]:
            there = self.point(at)
            for step in range(1, 6):
                QTest.mouseMove(self.view.viewport(), here + (there - here) * step / 5)
                if step in (1, 5):
                    QTest.qWait(1)
            here = there
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=here)

    def click(self, at: Key | QPointF) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.point(at))

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def is_curtain_closed(self) -> bool:
        return self.table.curtain.isVisible()

    def open_curtain(self) -> None:
        assert self.is_curtain_closed()
        (here,) = self.table.curtain.findChildren(QPushButton)
        self.qtbot.waitUntil(here.isEnabled)
        QTest.keyClick(self.table.curtain, Qt.Key.Key_Return)

    def a_way(self, rng: Random) -> Path:
        """Any whole path that the person whose turn it is could walk."""
        gestures = self.board.offered
        path: Path = ()
        while True:
            more = sorted(gestures.after(path), key=str)
            if not more or (path and gestures.move(path) and rng.random() < 0.5):
                return path
            path = (*path, rng.choice(more))
