"""A table of hunt or lascaux without the rest of the window."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games.circle.info import GAME_INFOS
from boomerang_desktop.desktop.games.circle.table import CircleTable
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Answer, Key
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.games.circle.game import CircleGame
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Move, Refusal
from boomerang_desktop.match import Seat

NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Emma")
LEFT = Qt.MouseButton.LeftButton


def setup_of(game: CircleGame, seats: int = 3, you: int | None = None) -> MatchSetup:
    """Everybody sits at the screen, or one alone."""
    players = tuple(Seat(name) for name in NAMES[:seats])
    persons = range(seats) if you is None else (you,)
    return MatchSetup(game, players, game.settle(seats, {}), frozenset(persons))


class Seated:
    """A board as one seat sees it, with motion off, and somebody before it."""

    def __init__(
        self, qtbot: QtBot, game: CircleGame, state: CircleState, viewer: int | None = None
    ) -> None:
        self.state = state
        self.seat = state.to_act[0] if viewer is None else viewer
        view = state.view(self.seat)
        info = GAME_INFOS[game.id]()
        self.board: Board[CircleState] = Board(
            setup_of(game, state.series.seats), info.world, CircleTable, view
        )
        assert isinstance(self.board.table, CircleTable)
        self.table = self.board.table
        self.board.motion.pace = 0.0
        self.view = TableView()
        qtbot.addWidget(self.view)
        self.view.resize(1040, 672)
        # what it looks like is for others to see, and takes longer than what happens
        self.view.setUpdatesEnabled(False)
        self.view.show()
        self.view.show_board(self.board)
        self.board.show_view(view, self.seat)
        self.answered: list[Move] = []
        self.refused: list[Refusal] = []
        self.remarked: list[str] = []
        self.sounded: list[str] = []
        self.board.answered.connect(self.answered.append)
        self.board.refused.connect(self.refused.append)
        self.board.remarked.connect(self.remarked.append)
        self.board.sounded.connect(self.sounded.append)

    def close(self) -> None:
        self.view.show_board(None)
        self.board.rest()

    def offer(self, moves: Sequence[Move] | None = None, answer: Answer | None = None) -> None:
        moves = self.state.legal(self.seat) if moves is None else moves
        self.board.offer(self.seat, moves, answer)

    def forget(self) -> None:
        """Nothing is in the hand or on its way home, and nothing has been said."""
        self.board.hand.drop_everything()
        self.board.rest()
        self.board.settle()
        for heard in (self.answered, self.refused, self.remarked, self.sounded):
            heard.clear()

    def point(self, at: Key | QPointF) -> QPoint:
        where = at if isinstance(at, QPointF) else self.board.things[at].scenePos()
        return self.view.mapFromScene(where)

    def click(self, at: Key | QPointF) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.point(at))

    def press(self, at: Key | QPointF) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.point(at))

    def move(self, at: Key | QPointF) -> None:
        QTest.mouseMove(self.view.viewport(), self.point(at))
        QTest.qWait(1)

    def drag(self, start: Key, end: Key | QPointF) -> None:
        here, there = self.point(start), self.point(end)
        QTest.mousePress(self.view.viewport(), LEFT, pos=here)
        for step in range(1, 5):
            QTest.mouseMove(self.view.viewport(), here + (there - here) * step / 4)
            QTest.qWait(1)
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=there)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)
