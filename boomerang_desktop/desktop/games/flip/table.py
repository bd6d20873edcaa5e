"""The table of `flip` laid: the board, the pieces on it, the trays and the score."""

from functools import partial

import attrs
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter

from boomerang_desktop.desktop.games.flip import items, wood
from boomerang_desktop.desktop.games.flip.hold import Hold
from boomerang_desktop.desktop.games.flip.items import PieceItem
from boomerang_desktop.desktop.games.flip.layout import (
    Grid,
    Slot,
    TrayPlan,
    large_tray,
    small_tray,
)
from boomerang_desktop.desktop.games.flip.paint import Look
from boomerang_desktop.desktop.games.flip.score import BalanceItem, Standing
from boomerang_desktop.desktop.games.flip.shapes import size
from boomerang_desktop.desktop.games.flip.words import FlipTexts
from boomerang_desktop.desktop.scene.board import Board, Party
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.panel import Place, SeatPanel
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.games.flip import PIECES, FlipState, Placement
from boomerang_desktop.games.flip.placements import kind_of
from boomerang_desktop.games.flip.state import worth

PANEL = 214.0
"""The other player's panel, with all their pieces on it."""
BALANCE = 64.0
TURN_LEFT: Key = ("turn", -1)
TURN_RIGHT: Key = ("turn", 1)


class FlipTable(Board):
    def __init__(self, party: Party) -> None:
        super().__init__(party)
        self.texts = FlipTexts(self)
        self.hold = Hold(self)

    @property
    def state(self) -> FlipState:
        assert isinstance(self.view, FlipState)
        return self.view

    @property
    def grid(self) -> Grid:
        return self.hold.grid

    def is_red(self, seat: int) -> bool:
        return seat != self.state.white

    def standing(self, seat: int) -> Standing:
        """F10, as if nothing more were placed."""
        state, other = self.state, self.state.stocks[1 - seat]
        unplaced = None
        if all(state.stocks):
            unplaced = sum(n * piece.value for n, piece in zip(other, PIECES, strict=True))
        return Standing(self.is_red(seat), worth(state.pieces[seat]), unplaced)

    # --- everything in its place

    def places(self) -> dict[int, Place]:
        places = super().places()
        if self.tabletop:
            return places
        side = [seat for seat, place in places.items() if not place.tray]
        top = min((places[seat].box.top() for seat in side), default=0.0)
        for n, seat in enumerate(side):
            box = QRectF(places[seat].box)
            box.moveTop(top + n * (PANEL + 12))
            box.setHeight(PANEL)
            places[seat] = attrs.evolve(places[seat], box=box)
        return places

    def arrange(self) -> None:
        area = self.middle()
        area.adjust(BALANCE, 4, 0 if not self.tabletop else -BALANCE, -6)
        grid = Grid.within(area, self.state.rows)
        self.hold.lay_out(grid)
        self._arrange_pieces()
        for seat in range(2):
            self._arrange_tray(seat)
        self._arrange_balance()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The board is part of what is kept as one opaque picture: nothing is drawn faster."""
        super().drawBackground(painter, rect)
        wood.draw_board(painter, self.grid)

    def _arrange_pieces(self) -> None:
        locked = set(self.state.locked())
        for seat in range(2):
            red = self.is_red(seat)
            facing = self.panels[seat].rotation() if self.tabletop else 0.0
            for placement in self.state.pieces[seat]:
                look = Look(
                    placement.holes, self.grid.cell, red, facing=facing, locked=placement in locked
                )
                self._lay(placement, look)

    def _lay(self, placement: Placement, look: Look) -> None:
        key: Key = ("placed", placement.number)
        piece = self.place(
            key, lambda: PieceItem(key, look), self.grid.centre(placement.holes), z=2
        )
        assert isinstance(piece, PieceItem)
        piece.show_as(look)
        piece.label, piece.description = self.texts.lying(
            placement.piece.name, look.red, placement.holes, look.locked
        )

    # --- trays

    def tray_area(self, panel: SeatPanel) -> QRectF:
        """The hollow of a tray, in the panel's own measure."""
        if panel.place.tray:
            return panel.content.adjusted(2, 0, 0, 0)
        return QRectF(10, 62, panel.width - 20, panel.height - 72)

    def _plan(self, seat: int) -> TrayPlan | None:
        """Where each kind lies; None in a closed box (F12)."""
        panel = self.panels[seat]
        if not self.state.stocks[seat]:
            return None
        area = self.tray_area(panel)
        return large_tray(area) if panel.place.tray else small_tray(area)

    def _arrange_tray(self, seat: int) -> None:
        panel, name = self.panels[seat], self.party.seats[seat].name
        own = self.standing(seat)
        panel.note = self.texts.note(own.red, own.board, own.unplaced)
        area, plan = self.tray_area(panel), self._plan(seat)
        # a tray of another size, or a closed one, is another thing
        size = f"{area.width():.0f}×{area.height():.0f}"
        key: Key = ("tray", seat, size, "open" if plan else "closed")
        tray = self.place(
            key,
            lambda: items.TrayItem(key, area, plan, captions=panel.place.tray),
            panel.point(area.center().x(), area.center().y()),
            z=-4,
            rotation=panel.rotation(),
        )
        tray.label = self.texts.tray(name) if plan else self.texts.box(name)
        for slot in plan.slots if plan else ():
            self._fill(seat, panel, plan.cell if plan else 0.0, slot)
        if seat == self.viewer and panel.place.tray and self.state.to_act:
            self._arrange_buttons(panel)

    def _fill(self, seat: int, panel: SeatPanel, cell: float, slot: Slot) -> None:
        name = slot.piece.name
        left = self.state.stocks[seat][kind_of(name)]
        if not left:
            return
        key = self.piece_key(seat, name)
        large = panel.place.tray
        shape = self.hold.shape(seat, name) if large else slot.piece.rotations[0]
        look = Look(shape, cell, self.is_red(seat), facing=panel.rotation())
        at = panel.point(slot.at.x(), slot.at.y())
        piece = self.place(key, lambda: PieceItem(key, look), at, z=1)
        assert isinstance(piece, PieceItem)
        piece.room = slot.room if large else None
        piece.show_as(look, left)
        piece.label, piece.description = self.texts.stock(name, slot.piece.value, left)
        blocked = seat == self.acting and key not in self.gestures.after()
        piece.set(dimmed=blocked)
        if left > 1:
            self._show_count(seat, panel, slot, cell, left)

    def _show_count(self, seat: int, panel: SeatPanel, slot: Slot, cell: float, left: int) -> None:
        key: Key = ("count", seat, slot.piece.name)
        beside = (
            max(size(slot.piece.rotations[0])) if panel.place.tray else slot.room.width() / cell
        )
        at = panel.point(slot.at.x() + (beside / 2 + 0.2) * cell + 10, slot.at.y())
        count = self.place(
            key,
            lambda: items.CountItem(key),
            at,
            z=1.5,
            rotation=panel.rotation(),
            scale=1.0 if panel.place.tray else 0.85,
        )
        assert isinstance(count, items.CountItem)
        count.show_count(left)

    def piece_key(self, seat: int, name: str) -> Key:
        """Only what lies before the one who looks can be lifted."""
        return ("piece", name) if seat == self.viewer else ("stock", seat, name)

    def _arrange_buttons(self, panel: SeatPanel) -> None:
        for n, (key, icon, text) in enumerate(
            (
                (TURN_LEFT, "rotate_left", self.texts.turn_left()),
                (TURN_RIGHT, "rotate_right", self.texts.turn_right()),
            )
        ):
            at = panel.point(34 + 54 * n, panel.height - 32)
            button = self.place(
                key,
                partial(items.TurnButton, key, icon),
                at,
                z=1,
                rotation=panel.rotation(),
            )
            button.label = text

    def _arrange_balance(self) -> None:
        board, key = self.grid.board, ("balance",)
        below = self.viewer if self.viewer != ONLOOKER and not self.tabletop else 0
        at = QPointF(board.left() - 34, board.center().y())
        height = board.height() - 24
        balance = self.place(key, lambda: BalanceItem(key, height), at)
        assert isinstance(balance, BalanceItem)
        if abs(balance.height - height) > 0.01:
            balance.prepareGeometryChange()
            balance.height = height
            balance.update()
        balance.show_standings(self.standing(below), self.standing(1 - below))
