"""Somebody who takes lessons: with the mouse, by key, or by what a screen reader tells."""

from collections.abc import Iterator
from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.flip.handling import FlipAim
from boomerang_desktop.desktop.lesson.page import LessonPage
from boomerang_desktop.desktop.lesson.stage import Phase, Stage
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Path
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.flip import Placement
from boomerang_desktop.games.flip.pieces import to_corner
from boomerang_desktop.match import Match
from tests.e2e.flip.player import Player

MANY = 400
"""Presses of a key after which nothing is found any more."""


class Learner(Player):
    @property
    def page(self) -> LessonPage:
        assert self.window.lesson is not None
        return self.window.lesson

    @property
    def stage(self) -> Stage:
        assert self.page.stage is not None
        return self.page.stage

    @property
    def view(self) -> TableView:
        return self.page.view

    @property
    def board(self) -> Board[Any]:
        return self.stage.board

    @property
    def match(self) -> Match:
        return self.stage.match

    def open_level(self, game: str, lesson: str, level: str) -> None:
        self.window.learning.open_lesson(game, lesson, level)
        # until everything is where it will be
        QApplication.processEvents()
        assert self.stage.phase is Phase.ASKED

    def wait(self) -> None:
        """Until the coach has something to say again."""
        self.qtbot.waitUntil(lambda: self.stage.phase is not Phase.SHOWN, timeout=20_000)
        QApplication.processEvents()

    def _way(self, move: Move) -> Path:
        """How a move is made by hand: so that nothing more can be done, and dragged, if it can
        be."""
        offered = self.board.offered
        ways = list(offered.ways(move))
        assert ways, f"{move} cannot be made"
        return min(ways, key=lambda way: (bool(offered.after(way)), len(way) < 2, len(way)))

    # --- with the mouse

    def drag_move(self, move: Move) -> None:
        if isinstance(move, Placement):
            self.put(move)
            return
        before = len(self.match.decisions)
        self._walk(self._way(move))
        if len(self.match.decisions) == before:
            # what is probably not meant is done twice
            self._walk(self._way(move))

    def _walk(self, way: Path) -> None:
        if len(way) == 1:
            self.click(way[0])
        else:
            asked = [key for key in way if not self.board.item(key)]
            self.drag(*(key for key in way if key not in asked))
            for key in asked:
                self.click(key)

    # --- with the keyboard

    def key_move(self, move: Move) -> None:
        way = self._way(move)
        self._tab_to(way[:1])
        self.key(Qt.Key.Key_Return)
        if isinstance(move, Placement):
            self._lead(move)
            return
        for number in range(2, len(way) + 1):
            self._tab_to(way[:number])
            self.key(Qt.Key.Key_Return)

    def _tab_to(self, way: Path) -> None:
        for _ in range(MANY):
            if self.board.hand.focus == way[-1]:
                return
            QTest.keyClick(self.view, Qt.Key.Key_Tab)
            self.view.setFocus()
        raise AssertionError(f"Tab does not lead to {way[-1]}")

    def _lead(self, placement: Placement) -> None:
        """Turns a piece and leads it to its holes."""
        name, wanted = placement.piece.name, to_corner(placement.holes)
        while self.shape(name) != wanted:
            QTest.keyClick(self.view, Qt.Key.Key_R)
        for _ in range(MANY):
            aim = self.board.hand.aim
            if isinstance(aim, FlipAim) and aim.target == ("at", placement.number):
                self.key(Qt.Key.Key_Return)
                return
            QTest.keyClick(self.view, Qt.Key.Key_Tab)
        raise AssertionError(f"{placement} cannot be reached")

    # --- by what a screen reader tells

    def press_by_name(self, move: Move) -> None:
        """Through the accessibility tree alone."""
        way = self._way(move)
        for key in way:
            found = [one for one in self.told() if cast(Item, one.object()).key == key]
            assert found, f"{key} is not told"
            assert found[0].text(QAccessible.Text.Name)
            actions = found[0].actionInterface()
            actions.doAction(actions.actionNames()[0])
            if isinstance(move, Placement):
                self._lead(move)
                return

    def told(self) -> Iterator[QAccessibleInterface]:
        """Everything that is told of the table."""
        table = QAccessible.queryAccessibleInterface(self.view)
        for group in (table.child(n) for n in range(table.childCount())):
            yield from (group.child(n) for n in range(group.childCount()))
