"""Where things lie on the table: for putting them there, and for motion."""

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boomerang_desktop.desktop.games.roadtrip.layout import (
    Layout,
    TurnedArea,
    fan,
    lay_out,
    rival_boxes,
)
from boomerang_desktop.desktop.games.roadtrip.style import ASPECT
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.seating import TableSpot
from boomerang_desktop.games.roadtrip.state import RoadTrip


class Spots:
    frame: TurnedArea
    layout: Layout

    def __init__(self, board: Board[RoadTrip]) -> None:
        self._board = board

    def lay_out(self) -> None:
        """Lay out the middle of the table for the current seating."""
        board = self._board
        place = board.places.get(board.viewer)
        self.frame = TurnedArea(board.middle, place.rotation if place else 0.0)
        size = self.frame.size
        self.layout = lay_out(size.width(), size.height(), theme.text_size())

    # --- the middle

    def middle(self, box: QRectF) -> TableSpot:
        """A box of the middle, on the table."""
        frame = self.frame
        return TableSpot(frame.point(box.center()), box.width(), box.height(), frame.rotation)

    def over_map(self, size: QSizeF) -> TableSpot:
        """On the map's upper edge, where no site lies."""
        chart, box = self.layout.map, QRectF(QPointF(), size)
        box.setWidth(min(size.width(), chart.width() / 2))
        box.moveCenter(
            QPointF(chart.left() + chart.width() * 0.54, chart.top() + size.height() * 0.6)
        )
        return self.middle(box)

    def row(self, position: int) -> TableSpot:
        return self.middle(self.layout.row[position])

    def is_in_row(self, at: QPointF) -> bool:
        return self.layout.band.contains(self.frame.inside(at))

    def place_at(self, at: QPointF) -> int | None:
        """The place of the row at a point of the table."""
        return self.layout.place_at(self.frame.inside(at))

    # --- the panels

    def fan(self, count: int) -> list[TableSpot]:
        """Where the cards of the viewer's hand lie."""
        panel = self._board.panels.get(self._board.viewer)
        if panel is None:
            return []
        area = panel.content.adjusted(4, -3, -4, 4)
        high = area.height()
        wide = high * ASPECT
        return [
            TableSpot(
                panel.point(card.at.x(), card.at.y()),
                wide,
                high,
                panel.rotation() + card.rotation,
            )
            for card in fan(count, area, wide, high)
        ]

    def hand(self, seat: int) -> TableSpot:
        """The spot of a whole hand: the middle of a fan, or another player's stack."""
        panel = self._board.panels[seat]
        if seat == self._board.viewer and panel.place.tray:
            return self.fan(1)[0]
        return panel.spot(rival_boxes(panel.content).stack)

    def mini(self, seat: int, position: int) -> TableSpot:
        panel = self._board.panels[seat]
        return panel.spot(rival_boxes(panel.content).row[position])
