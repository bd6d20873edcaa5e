"""The table of `flip`: the board, the pieces on it, the trays and the score."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import ClassVar

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from boomerang_desktop.desktop.games.flip import items, layout, paint, wood
from boomerang_desktop.desktop.games.flip.animation import FlipAnimation
from boomerang_desktop.desktop.games.flip.handling import (
    TURN_LEFT,
    TURN_RIGHT,
    FlipAim,
    FlipHandling,
)
from boomerang_desktop.desktop.games.flip.items import CountItem, PieceItem
from boomerang_desktop.desktop.games.flip.layout import (
    HeapSlot,
    HoleGrid,
    TrayPlan,
    large_tray,
    small_tray,
    tall_tray,
)
from boomerang_desktop.desktop.games.flip.paint import PieceLook
from boomerang_desktop.desktop.games.flip.preview import Overlay, Preview
from boomerang_desktop.desktop.games.flip.score import ALL, BalanceItem
from boomerang_desktop.desktop.games.flip.shapes import pin_at, size
from boomerang_desktop.desktop.games.flip.standing import FlipStanding
from boomerang_desktop.desktop.games.flip.words import FlipWords
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.lettering import wrapped_size
from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.handling import Aim
from boomerang_desktop.desktop.scene.items import Hotspot
from boomerang_desktop.desktop.scene.kit.buttons import ButtonStyle, TableButton
from boomerang_desktop.desktop.scene.panel import SeatPanel
from boomerang_desktop.desktop.scene.seating import SeatPlace, TableSpot
from boomerang_desktop.desktop.scene.table import GameTable
from boomerang_desktop.games.core import Event, Move
from boomerang_desktop.games.flip import (
    FlipState,
    Locked,
    PassedOver,
    Placed,
    Placement,
    Turned,
)
from boomerang_desktop.games.flip.pieces import Holes, to_corner
from boomerang_desktop.games.flip.placements import PLACEMENTS, kind_of

_shape = cache(to_corner)
"""Hundreds of placements are asked for their shape within the frame of a lift."""


class FlipTable(GameTable[FlipState]):
    sounds: ClassVar[dict[str, str]] = {
        "lift": "wood_lift",
        "land": "wood_land",
        "turn over": "wood_turn",
    }
    tallest = 284.0
    """Room for the other player's pieces on their panel."""
    words: FlipWords
    handling: FlipHandling

    def __init__(self, board: Board[FlipState]) -> None:
        super().__init__(board)
        self.words = FlipWords(board.setup, board)
        self.handling = FlipHandling(self)
        self.overlay = Overlay(HoleGrid.in_frame(QRectF(), self.view.rows))
        self._text_size = 1.0
        self._passed: tuple[int, FlipState] | None = None
        """Who was passed over, and the position in which that happened."""

    @property
    def grid(self) -> HoleGrid:
        return self.overlay.grid

    @property
    def caption(self) -> str:
        """What the lights mean while a piece is held; otherwise F8."""
        if self.board.hand.path:
            return self._lights()
        if self._passed is None or not self.view.to_act:
            return ""
        passed, then = self._passed
        if then.pieces != self.view.pieces:
            return ""
        return self.words.again(passed, self.view.to_act[0])

    def _lights(self) -> str:
        now, turned = self.overlay.targets.holes
        aim, seat = self.board.hand.aim, self.board.acting
        if seat is None or not (now or turned) or (isinstance(aim, FlipAim) and aim.allowed):
            return ""
        return self.words.lights(seat, self.handling.held, bool(now), bool(turned))

    def is_red(self, seat: int) -> bool:
        return seat != self.view.white

    # --- everything in its place

    @property
    def _two_here(self) -> bool:
        """Two people, or none, at one screen: nothing moves when the turn does."""
        return len(self.board.setup.persons) != 1 and not self.board.tabletop

    def places(self) -> dict[int, SeatPlace]:
        if self._two_here:
            return layout.beside_each_other(self.board.sceneRect())
        return super().places()

    def arrange(self) -> None:
        beside = -layout.BALANCE if self.board.tabletop else 0
        area = self.board.middle.adjusted(layout.BALANCE, 4, beside, -6)
        self._lay_board(HoleGrid.in_frame(area, self.view.rows))
        whole = self.grid.board
        self._region(("board",), TableSpot(whole.center(), whole.width(), whole.height()), z=-5)
        self._arrange_pieces()
        for seat in range(2):
            self.arrange_tray(seat)
        self._arrange_balance()

    def _region(self, key: Key, spot: TableSpot, z: float) -> None:
        self.board.things.lay(key, Hotspot, spot, z)

    def _lay_board(self, grid: HoleGrid) -> None:
        if (grid, theme.text_size()) == (self.grid, self._text_size):
            return
        self._text_size = theme.text_size()
        board = self.board
        for item in self.overlay.items:
            if item.scene() is board:
                board.removeItem(item)
        self.overlay = Overlay(grid)
        for item in self.overlay.items:
            board.addItem(item)
        # the board itself is a part of the ground, which views keep
        board.invalidate(board.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def draw_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the board as part of the ground, which is kept as one opaque picture: nothing is
        faster."""
        super().draw_ground(painter, rect)
        wood.draw_board(painter, self.grid)

    def _facing(self, seat: int) -> float:
        """The angle at which a seat reads what lies on the board."""
        panel = self.board.panels.get(seat)
        return panel.rotation() if panel and self.board.tabletop else 0.0

    def _arrange_pieces(self) -> None:
        locked = set(self.view.locked())
        for seat in range(2):
            red, facing = self.is_red(seat), self._facing(seat)
            for placement in self.view.pieces[seat]:
                look = PieceLook(
                    placement.holes, self.grid.cell, red, facing=facing, locked=placement in locked
                )
                key: Key = ("placed", placement.number)
                at = self.grid.centre(placement.holes)
                self.board.things.place(key, partial(PieceItem, key, look), at, z=2).show_as(look)
                if look.locked:
                    pin = at + pin_at(placement.holes) * self.grid.cell
                    side = 0.3 * self.grid.cell
                    self._region(("screw", placement.number), TableSpot(pin, side, side), z=3.5)

    def _arrange_balance(self) -> None:
        """Put the score bar; each player's points begin where that player sits."""
        board, panels = self.grid.board, self.board.panels
        below = max(range(2), key=lambda seat: panels[seat].place.box.center().y())
        at = QPointF(board.left() - 34, board.center().y())
        spot = TableSpot(at, 16, board.height() - 24)
        balance = self.board.things.lay(("balance",), BalanceItem, spot)
        balance.sides = FlipStanding.of(self.view, below), FlipStanding.of(self.view, 1 - below)
        self._region(("half",), TableSpot(at, 36, 12), z=0.5)

    # --- trays

    def tray_area(self, panel: SeatPanel) -> QRectF:
        """The hollow of a tray, in the panel's own measure."""
        if panel.place.tray:
            return panel.content.adjusted(layout.BUTTON, 0, 0, 0)
        top = self._note_room(panel).bottom() + 4
        return QRectF(10, top, panel.width - 20, panel.height - top - 10)

    def _note_room(self, panel: SeatPanel) -> QRectF:
        """The room under the name: what is free there, or what the longest note needs."""
        top = panel.head.bottom()
        if panel.place.tray:
            return QRectF(10, top, panel.head.width() - 18, panel.height - top - 8)
        wide = panel.width - 20
        unplaced = FlipStanding.of(self.view, panel.number).unplaced
        longest = max(
            wrapped_size(
                "\n".join(
                    self.words.note(FlipStanding(red, ALL, None if unplaced is None else ALL))
                ),
                theme.scene_font(items.NOTE),
                wide,
            ).height()
            for red in (False, True)
        )
        return QRectF(10, top, wide, min(longest, panel.height / 3))

    def _arrange_note(self, seat: int, panel: SeatPanel) -> None:
        spot = panel.spot(self._note_room(panel))
        note = self.board.things.lay(("note", seat), items.NoteItem, spot)
        note.lines = self.words.note(FlipStanding.of(self.view, seat))

    def piece_key(self, seat: int, name: str) -> Key:
        """The name of a piece in a tray; only the viewer's own can be lifted."""
        return ("piece", name) if seat == self.board.viewer else ("stock", seat, name)

    def arrange_tray(self, seat: int) -> None:
        panel = self.board.panels[seat]
        self._arrange_note(seat, panel)
        area, plan = self.tray_area(panel), self._plan(seat)
        # a tray of another size, or a closed one, is another thing
        measure = f"{area.width():.0f}×{area.height():.0f}"
        key: Key = ("tray", seat, measure, "open" if plan else "closed")
        self.board.things.place(
            key,
            lambda: items.TrayItem(key, area, plan),
            panel.point(area.center().x(), area.center().y()),
            z=-4,
            rotation=panel.rotation(),
        )
        if plan:
            for slot in plan.slots:
                self._fill(seat, panel, plan, slot)
            playing = self.view.to_act and not self.board.looking_back
            if seat == self.board.viewer and playing:
                self._arrange_buttons(panel, plan)

    def _plan(self, seat: int) -> TrayPlan | None:
        """Where each kind lies; None in a closed box (F12)."""
        panel = self.board.panels[seat]
        if not self.view.stocks[seat]:
            return None
        area, count = self.tray_area(panel), items.count_width()
        if panel.place.tray:
            return large_tray(area, count, QFontMetricsF(items.caption_font()).height())
        return tall_tray(area, count) if self._two_here else small_tray(area, count)

    def _fill(self, seat: int, panel: SeatPanel, plan: TrayPlan, slot: HeapSlot) -> None:
        name, cell = slot.piece.name, plan.cell
        left = self.view.stocks[seat][kind_of(name)]
        if not left:
            return
        key = self.piece_key(seat, name)
        rotations = self.handling.rotations
        shape = rotations.shape(seat, name) if plan.turned else slot.piece.rotations[0]
        look = PieceLook(shape, cell, self.is_red(seat), facing=panel.rotation())
        at = panel.point(slot.at.x(), slot.at.y())
        piece = self.board.things.place(key, lambda: PieceItem(key, look), at, z=1)
        piece.room = slot.room
        piece.show_as(look, left)
        piece.dimmed = seat == self.board.acting and key not in self.board.offered.after()
        if left > 1:
            self._show_count(seat, panel, slot, cell, left)

    def _show_count(
        self, seat: int, panel: SeatPanel, slot: HeapSlot, cell: float, left: int
    ) -> None:
        key: Key = ("count", seat, slot.piece.name)
        beside = max(size(slot.piece.rotations[0])) * cell / 2 + items.count_width() / 2
        self.board.things.place(
            key,
            lambda: CountItem(key),
            panel.point(slot.at.x() + beside + 0.1 * cell, slot.at.y()),
            z=1.5,
            rotation=panel.rotation(),
        ).count = left

    def _arrange_buttons(self, panel: SeatPanel, plan: TrayPlan) -> None:
        ways = (TURN_LEFT, "rotate_left"), (TURN_RIGHT, "rotate_right")
        for at, (key, icon) in zip(plan.buttons, ways, strict=False):
            self.board.things.place(
                key,
                partial(TableButton, key, icon=icon, style=ButtonStyle.TOOL, offered=False),
                panel.point(at.x(), at.y()),
                z=1,
                rotation=panel.rotation(),
            )

    def take_from(self, tray: PieceItem) -> None:
        """Take one from the tray."""
        kind, *_, name = tray.key
        seat = self.board.viewer if kind == "piece" else tray.key[1]
        if count := self.board.things.get(("count", seat, name)):
            count.setOpacity(0)
        if tray.count > 1:
            tray.show_as(tray.look, tray.count - 1)
        else:
            tray.setOpacity(0)

    def enlarged(self, key: Key) -> tuple[QSizeF, Callable[[QPainter, QRectF], None]] | None:
        """What the other player still has, as large as it would be on the board."""
        item = self.board.things.find(key, PieceItem)
        if item is None or key[0] != "stock":
            return None
        look = attrs.evolve(item.look, cell=self.grid.cell, facing=0.0)
        zoom = self.board.zoom

        def draw(painter: QPainter, box: QRectF) -> None:
            painter.translate(box.center())
            paint.draw_piece(painter, look, zoom)

        width, height = size(to_corner(look.holes))
        return QSizeF(width + 0.3, height + 0.3) * self.grid.cell, draw

    # --- light and marks

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        """Light the holes the lifted piece could fill, as it is turned and otherwise."""
        now: set[tuple[int, int]] = set()
        turned: set[tuple[int, int]] = set()
        if path and self.board.flags.get("targets", True):
            shape = self.handling.shape(str(path[0][1]))
            for key in targets:
                holes = PLACEMENTS[int(key[1])].holes
                (now if _shape(holes) == shape else turned).update(holes)
        self.overlay.targets.show_holes(tuple(sorted(now)), tuple(sorted(turned - now)))

    def show_aim(self, aim: Aim | None) -> None:
        if not isinstance(aim, FlipAim) or not aim.holes:
            self.overlay.show(None)
            return
        placement = PLACEMENTS[int(aim.target[1])] if aim.target and aim.target[0] == "at" else None
        self._preview(aim.holes, placement if aim.allowed else None)
        if self.board.hand.by_key and placement is not None:
            ghost = self.overlay.ghost
            ghost.texts = self.words.ghost(self.view, self.board.viewer, placement, aim.allowed)
            self.board.focused.emit(ghost)

    def _preview(self, holes: Holes, placement: Placement | None) -> None:
        """Show what the piece would do in these holes, or a warning if it is not offered."""
        viewer = self.board.viewer
        red = self.is_red(viewer)
        if placement is None:
            self.overlay.show(Preview(holes, red, allowed=False))
            return
        gain = self.view.gain(viewer, placement)
        turned = tuple(piece.holes for piece in gain.turned)
        self.overlay.show(Preview(holes, red, True, turned, gain.points))
        self.overlay.tag.setRotation(self._facing(viewer))

    def light_advice(self, move: Move | None) -> None:
        """Show the ghost of the piece where it should go; lifted, it is turned that way."""
        super().light_advice(move)
        self.overlay.show(None)
        if isinstance(move, Placement):
            self.handling.prepare(move)
            self._preview(move.holes, move)
            self.arrange_tray(self.board.viewer)

    def mark(self, events: Sequence[Event]) -> set[Key]:
        marked: set[Key] = set()
        if events:
            self._passed = None
        for event in events:
            if isinstance(event, PassedOver):
                self._passed = (event.seat, self.view)
            elif isinstance(event, Placed | Turned):
                # that ends an earlier turn passed over
                self._passed = None
                key: Key = ("placed", event.placement.number)
                marked.add(key)
                if piece := self.board.things.find(key, PieceItem):
                    piece.turned = isinstance(event, Turned)
                    # above its neighbours, so that its mark is whole
                    piece.setZValue(2.5 if piece.turned else 3)
        return marked

    def scene_of(self, event: Event) -> Key | None:
        if isinstance(event, Locked):
            return ("placed", event.placement.number)
        return super().scene_of(event)

    def show_line(self, key: str) -> None:
        """Mark the pieces that a line counts; for what was not placed, all that is left."""
        for (kind, *rest), item in self.board.things.all():
            if isinstance(item, PieceItem):
                item.turned = False
                counted = kind == "placed" and PLACEMENTS[int(rest[0])].piece.name == key
                item.marked = counted or (kind != "placed" and key == "unplaced")

    # --- what happens

    def steps(self, before: FlipState, events: Sequence[Event], after: FlipState) -> Iterator[Step]:
        return FlipAnimation(self, before, after).steps(events)
