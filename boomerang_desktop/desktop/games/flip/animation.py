"""How pieces sink into their holes and turn over."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation

from boomerang_desktop.desktop.games.flip import items
from boomerang_desktop.desktop.games.flip.handling import SNAPPED
from boomerang_desktop.desktop.games.flip.items import PieceItem
from boomerang_desktop.desktop.games.flip.paint import PieceLook
from boomerang_desktop.desktop.games.flip.score import Ribbon
from boomerang_desktop.desktop.look import references, theme
from boomerang_desktop.desktop.scene.animation import (
    Animation,
    Step,
    fade,
    fly,
    in_turn,
    together,
    wait,
)
from boomerang_desktop.games.core import Event
from boomerang_desktop.games.flip import FlipState, PassedOver, Placed, Turned

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.flip.table import FlipTable  # noqa: F401 - named below


class FlipAnimation(Animation["FlipTable", FlipState]):
    def show(self, event: Event) -> Iterable[Step]:
        match event:
            case Placed():
                yield partial(self._place, event)
            case Turned():
                yield partial(self._turn, event)
            case PassedOver(seat):
                yield partial(self._announce, seat)
                yield lambda: wait(self.pace, 900)

    def _place(self, event: Placed) -> QAbstractAnimation:
        """Sink a piece into its holes, from the hand or from the tray."""
        placement, grid = event.placement, self.table.grid
        look = PieceLook(placement.holes, grid.cell, self.table.is_red(event.seat), height=1.0)
        piece = PieceItem(("piece", placement.piece.name), look)
        end = grid.centre(placement.holes)
        if (dropped := self.table.handling.dropped(placement)) is not None:
            self.passing(piece, dropped)
            piece.raise_to(SNAPPED)
            self.board.sound("land")
            return together(fly(piece, end, self.pace / 2), items.sink(piece, self.pace))
        self._leave_tray(event, piece)
        flight = fly(piece, end, self.pace, scale=1.0)
        flight.finished.connect(lambda: self.board.sound("land"))
        return in_turn(flight, items.sink(piece, self.pace))

    def _leave_tray(self, event: Placed, piece: PieceItem) -> None:
        """Take it out of its player's tray, or out of the closed box."""
        key = self.table.piece_key(event.seat, event.placement.piece.name)
        if tray := self.board.things.find(key, PieceItem):
            start, cell = tray.scenePos(), tray.look.cell
            self.table.take_from(tray)
        else:
            panel = self.board.panels[event.seat]
            area = self.table.tray_area(panel).center()
            start, cell = panel.point(area.x(), area.y()), self.table.grid.cell / 2
        self.passing(piece, start)
        piece.setScale(cell / self.table.grid.cell)
        self.board.sound("lift")

    def _turn(self, event: Turned) -> QAbstractAnimation | None:
        piece = self.board.things.find(("placed", event.placement.number), PieceItem)
        if piece is None:
            return None
        piece.setZValue(8)
        self.board.sound("turn over")
        return items.turn_over(piece, self.pace, self.table.is_red(event.seat))

    def _announce(self, seat: int) -> QAbstractAnimation:
        """F8: announce it."""
        text = references.plain(self.table.words.passed_over(seat))
        room = self.table.grid.board.width()
        ribbon = Ribbon(text, theme.seat_colour(seat), room)
        self.passing(ribbon, self.table.grid.board.center())
        ribbon.setRotation(self.board.panels[seat].rotation())
        ribbon.setOpacity(0)
        return fade(ribbon, self.pace, 1.0)
