"""Where things lie on a table that another process shows: the same match on a window of the same
size, off-screen."""

from pathlib import Path as File
from random import Random

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.app import parse
from boomerang_desktop.desktop.program import Program, application
from boomerang_desktop.desktop.scene.gestures import Path
from boomerang_desktop.games.circle.moves import Throw
from boomerang_desktop.match import Match, record
from tests.e2e.screen import Screen
from tests.release.desk import HEIGHT, WIDTH


class Shadow(Screen):
    def __init__(self, qtbot: QtBot) -> None:
        self.program = Program(application(), parse(["--lang", "en"]))
        self.program.settings.speed = "off"
        self.program.settings.muted = True
        self.program.settings.round_pause = self.program.settings.second_thoughts = "none"
        super().__init__(qtbot, self.program.window)
        self.window.resize(WIDTH, HEIGHT)
        self.window.show()
        self._chance = Random(1)

    def way(self, file: File) -> list[QPoint]:
        """From where to where a piece is dragged for some move of the first seat; nothing where
        none is made by drag."""
        match = record.load(file)
        self.open(match)
        self.wait_for_turn(0)
        QApplication.processEvents()
        path = self._path(match)
        return [self.view.viewport().mapTo(self.window, self.point(key)) for key in path]

    def _path(self, match: Match) -> Path:
        """One that is a whole move, and nothing is asked after it. Whoever is out of the bidding at
        once has a short match."""
        offered = self.board.offered
        found = [
            (first, second)
            for first in sorted(offered.after(), key=str)
            for second in sorted(offered.after((first,)), key=str)
            if offered.move((first, second))
            and not offered.after((first, second))
            and self.board.things.get(first)
            and self.board.things.get(second)
        ]
        short = [path for path in found if not isinstance(offered.move(path), Throw)]
        return self._chance.choice(short or found or [()])

    def close(self) -> None:
        self.window.close()
        self.program.close()
        self.window.deleteLater()
