"""Somebody who sits before the perforated board."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.flip.handling import FlipAim
from boomerang_desktop.desktop.games.flip.items import PieceItem
from boomerang_desktop.desktop.games.flip.table import FlipTable
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.flip import FlipState, Placement
from boomerang_desktop.games.flip.pieces import Holes, to_corner
from boomerang_desktop.match import Match, Seat
from tests.e2e.screen import NAMES, Screen
from tests.games.flip.playing import place

EXAMPLE = "V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4", "D:4,5;5,5"
"""The rulebook's: A, B, C and D."""


class Player(Screen):
    def __init__(self, screen: Screen) -> None:
        super().__init__(screen.qtbot, screen.window)

    @property
    def flip(self) -> FlipTable:
        table = self.board.table
        assert isinstance(table, FlipTable)
        return table

    @property
    def aim(self) -> FlipAim:
        """What the hand would do now."""
        aim = self.board.hand.aim
        assert isinstance(aim, FlipAim)
        return aim

    @property
    def state(self) -> FlipState:
        state = self.match.state
        assert isinstance(state, FlipState)
        return state

    def set_up(self, *texts: str, players: str = "hh") -> None:
        """A match in which this has been placed."""
        kinds = {"h": "human", "r": "random"}
        seats = [Seat(NAMES[n], kinds[letter]) for n, letter in enumerate(players)]
        match = Match.new(GAMES["flip"], seats, {}, 1, 0)
        for text in texts:
            match.play(match.state.to_act[0], place(text.removeprefix("place:")))
        self.open(match)
        self.wait_for_turn()

    def lift(self, name: str, shape: str | Placement | None = None) -> None:
        """Presses, drags a little, and turns the piece with the wheel until it lies as wanted."""
        key = ("piece", name)
        self.press(key)
        start = self.board.things[key]
        self.move(start.scenePos() + QPointF(14, -14))
        assert self.board.hand.path == (key,)
        if shape is not None:
            wanted = to_corner((place(shape) if isinstance(shape, str) else shape).holes)
            while self.shape(name) != wanted:
                self.wheel(-120)

    def wheel(self, turn: int) -> None:
        viewport = self.view.viewport()
        at = QPointF(viewport.rect().center())
        event = QWheelEvent(
            at,
            QPointF(viewport.mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def shape(self, name: str) -> Holes:
        return self.flip.handling.shape(name)

    def over(self, holes: Holes, off: tuple[float, float] = (0, 0)) -> QPointF:
        """Where the pointer is when the lifted piece hangs over these holes."""
        grid = self.flip.grid
        centre = grid.centre(holes)
        return centre + QPointF(*off) * grid.cell - self.board.hand.grip

    def put(self, text: str | Placement, off: tuple[float, float] = (0, 0)) -> None:
        """Drags a piece into its holes."""
        placement = place(text) if isinstance(text, str) else text
        self.lift(placement.piece.name, placement)
        at = self.over(placement.holes, off)
        self.move(at)
        self.release(at)

    def piece(self, text: str) -> PieceItem:
        item = self.board.things.find(("placed", place(text).number), PieceItem)
        assert item is not None
        return item

    def turned(self) -> set[str]:
        """What the ghost says would turn."""
        shown = self.flip.overlay.ghost.shown
        placed = self.state.pieces[0] + self.state.pieces[1]
        return {str(p).removeprefix("place:") for p in placed if shown and p.holes in shown.turned}

    def home(self) -> None:
        """Waits until what was let go is back in the tray."""
        self.qtbot.waitUntil(lambda: not self._on_their_way())

    def _on_their_way(self) -> list[Item]:
        """What can be seen on the table and is not one of its things."""
        pieces = [item for item in self.board.items() if isinstance(item, PieceItem)]
        return [item for item in pieces if self.board.things.get(item.key) is not item]

    def in_tray(self, name: str) -> bool:
        item = self.board.things.get(("piece", name))
        return item is not None and item.opacity() == 1.0

    def last(self) -> Placement:
        move = self.match.decisions[-1].move
        assert isinstance(move, Placement)
        return move
