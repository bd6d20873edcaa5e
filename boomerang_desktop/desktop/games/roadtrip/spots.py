"""Where things lie on the table as everybody sits now: for putting them there, and for motion."""

import attrs
from PySide6.QtCore import QPointF, QRectF

from boomerang_desktop.desktop.games.roadtrip.layout import (
    Frame,
    Layout,
    fan,
    lay_out,
    rival_boxes,
)
from boomerang_desktop.desktop.games.roadtrip.style import ASPECT
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.panel import SeatPanel
from boomerang_desktop.games.roadtrip.state import RoadTrip


@attrs.frozen
class Spot:
    """Where a thing lies on the table, how large and which way round."""

    at: QPointF
    width: float
    height: float
    rotation: float = 0.0


class Spots:
    def __init__(self, board: Board[RoadTrip]) -> None:
        self._board = board
        self._seating: tuple[object, ...] | None = None
        self._laid_out: tuple[Frame, Layout]

    @property
    def frame(self) -> Frame:
        return self._lay_out()[0]

    @property
    def layout(self) -> Layout:
        return self._lay_out()[1]

    def _lay_out(self) -> tuple[Frame, Layout]:
        """Asked for each thing on the table, so it is worked out once for each seating."""
        board = self._board
        size = theme.text_size()
        seating = (board.viewer, board.tabletop, board.middle.getRect(), size)
        if self._seating != seating:
            place = board.table.places().get(board.viewer)
            frame = Frame(board.middle, place.rotation if place else 0.0)
            layout = lay_out(frame.size.width(), frame.size.height(), size)
            self._seating, self._laid_out = seating, (frame, layout)
        return self._laid_out

    # --- the middle

    def middle(self, box: QRectF) -> Spot:
        """A box of the middle, on the table."""
        frame = self.frame
        return Spot(frame.point(box.center()), box.width(), box.height(), frame.rotation)

    def row(self, position: int) -> Spot:
        return self.middle(self.layout.row[position])

    def is_in_row(self, at: QPointF) -> bool:
        return self.layout.band.contains(self.frame.inside(at))

    def place_at(self, at: QPointF) -> int | None:
        """The place of the row at a point of the table."""
        return self.layout.place_at(self.frame.inside(at))

    # --- the panels

    def on_panel(self, panel: SeatPanel, box: QRectF) -> Spot:
        centre = box.center()
        at = panel.point(centre.x(), centre.y())
        return Spot(at, box.width(), box.height(), panel.rotation())

    def fan(self, count: int) -> list[Spot]:
        """Where the cards of the viewer's hand lie."""
        panel = self._board.panels.get(self._board.viewer)
        if panel is None:
            return []
        area = panel.content.adjusted(4, -3, -4, 4)
        high = area.height()
        wide = high * ASPECT
        return [
            Spot(
                panel.point(card.at.x(), card.at.y()),
                wide,
                high,
                panel.rotation() + card.rotation,
            )
            for card in fan(count, area, wide, high)
        ]

    def hand(self, seat: int) -> Spot:
        """Where a hand as a whole is: the middle of a fan, or the stack of another player."""
        panel = self._board.panels[seat]
        if seat == self._board.viewer and panel.place.tray:
            return self.fan(1)[0]
        return self.on_panel(panel, rival_boxes(panel.content).stack)

    def mini(self, seat: int, position: int) -> Spot:
        panel = self._board.panels[seat]
        return self.on_panel(panel, rival_boxes(panel.content).row[position])
