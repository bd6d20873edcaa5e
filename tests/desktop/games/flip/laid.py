"""The perforated board on a table, without the rest of the window."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games.flip.handling import FlipAim
from boomerang_desktop.desktop.games.flip.info import FlipInfo
from boomerang_desktop.desktop.games.flip.table import FlipTable
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Answer, Key
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.games.core import Move, Refusal
from boomerang_desktop.games.flip import FLIP, FlipState, Placement
from boomerang_desktop.games.flip.pieces import Holes, to_corner
from boomerang_desktop.match import Seat

LEFT = Qt.MouseButton.LeftButton


def setup(persons: Sequence[int] = (0, 1)) -> MatchSetup:
    kinds = ["human" if seat in persons else "random" for seat in (0, 1)]
    seats = Seat("Ana", kinds[0]), Seat("Bruno", kinds[1])
    return MatchSetup(FLIP, seats, FLIP.settle(2, {}), frozenset(persons))


class Laid:
    """A position on the table before whoever must place, with what the table says."""

    def __init__(self, qtbot: QtBot, state: FlipState, persons: Sequence[int] = (0, 1)) -> None:
        self.board: Board[FlipState] = FlipInfo().board(setup(persons), state)
        self.board.motion.pace = 0.0
        self.window = TableView()
        qtbot.addWidget(self.window)
        self.window.resize(1040, 660)
        # what it looks like is for others to see, and takes longer than what happens
        self.window.setUpdatesEnabled(False)
        self.window.show()
        self.window.show_board(self.board)
        self.refusals: list[Refusal] = []
        self.answers: list[Move] = []
        self.spoken: list[str] = []
        self.board.refused.connect(self.refusals.append)
        self.board.answered.connect(self.answers.append)
        self.board.focused.connect(lambda item: self.spoken.append(item.label))
        self.seat = state.to_act[0] if state.to_act else 0
        self.board.show_view(state.view(self.seat), self.seat)

    def offer(self, moves: Sequence[Move] | None = None, answer: Answer | None = None) -> None:
        legal = self.board.view.legal(self.seat)
        self.board.offer(self.seat, legal if moves is None else moves, answer)

    @property
    def table(self) -> FlipTable:
        assert isinstance(self.board.table, FlipTable)
        return self.board.table

    @property
    def aim(self) -> FlipAim:
        assert isinstance(self.board.hand.aim, FlipAim)
        return self.board.hand.aim

    @property
    def lit(self) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
        now, turned = self.table.overlay.targets.holes
        return set(now), set(turned)

    def shape(self, name: str) -> Holes:
        return self.table.handling.shape(name)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window, key)

    def press(self, key: Key) -> None:
        at = self.window.mapFromScene(self.board.things[key].scenePos())
        QTest.mousePress(self.window.viewport(), LEFT, pos=at)

    def move(self, at: QPointF) -> None:
        QTest.mouseMove(self.window.viewport(), self.window.mapFromScene(at))

    def release(self, at: QPointF) -> None:
        QTest.mouseRelease(self.window.viewport(), LEFT, pos=self.window.mapFromScene(at))

    def lift(self, name: str) -> bool:
        """Presses and drags a little; says whether the piece came along."""
        # what was put back before is home by now
        self.board.settle()
        self.press(("piece", name))
        self.move(self.board.things["piece", name].scenePos() + QPointF(14, -14))
        return self.board.hand.path == (("piece", name),)

    def over(self, holes: Holes) -> QPointF:
        """Where the pointer is when the lifted piece hangs over these holes."""
        return self.table.grid.centre(holes) - self.board.hand.grip

    def put(self, placement: Placement) -> None:
        """Drags a piece into its holes, or tries to."""
        self.table.handling.prepare(placement)
        assert self.lift(placement.piece.name)
        at = self.over(placement.holes)
        self.move(at)
        self.release(at)

    def as_turned(self, placements: Sequence[Placement], name: str) -> set[tuple[int, int]]:
        """The holes that this piece can fill, turned as it is now."""
        return {
            hole
            for placement in placements
            if placement.piece.name == name and to_corner(placement.holes) == self.shape(name)
            for hole in placement.holes
        }
