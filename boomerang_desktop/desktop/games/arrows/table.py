"""Where everything lies on the table of arrows."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QPointF

from boomerang_desktop.desktop.games.arrows.gestures import DECLINE, cell_key, pawn_key
from boomerang_desktop.desktop.games.arrows.items import Cell, Heap, Marks, Pawn, Plate, Triangle
from boomerang_desktop.desktop.games.arrows.layout import Layout, trio_middle, trio_number
from boomerang_desktop.desktop.games.arrows.notes import Aid, Choice, Slip
from boomerang_desktop.desktop.games.arrows.trays import WIDE, plan
from boomerang_desktop.desktop.games.arrows.words import ArrowsTexts
from boomerang_desktop.desktop.scene.board import GAP, Board, Party
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.arrows import hints
from boomerang_desktop.games.arrows.board import CELLS, TRIOS, cells_of
from boomerang_desktop.games.arrows.moves import HAND, RESERVE
from boomerang_desktop.games.arrows.state import ArrowsState

THREATS: Key = ("threats",)
LAST, AID, WAY = ("last",), ("aid",), ("way",)
"""Layers of marks over the board: the last move, what could happen, what is being done."""


class ArrowsTable(Board):
    """The board, the pawns, the panels and the buttons."""

    def __init__(self, party: Party) -> None:
        super().__init__(party)
        self.texts = ArrowsTexts(party.seats, self)
        self.layout = Layout(QPointF(), 1.0)
        self.paid: set[int] = set()
        """The triangles whose Trios are being paid for."""

    @property
    def state(self) -> ArrowsState:
        return cast(ArrowsState, self.view)

    # --- where everything is

    def arrange(self) -> None:
        layout = Layout.within(self.middle())
        if layout.step != self.layout.step:
            self._clear_board()
        self.layout = layout
        self._arrange_board()
        self._arrange_pawns()
        for seat in self.panels:
            self._arrange_panel(seat)
        self._arrange_aid()
        if DECLINE in self.gestures.after():
            self.choose((DECLINE, self.texts.decline(), True))
        self.glow()
        self.light(self.hand.path, self.gestures.after(self.hand.path))

    def _clear_board(self) -> None:
        """Everything on the board is made for its size."""
        for cell in range(CELLS):
            self.take_off(cell_key(cell))
            self.take_off(pawn_key(cell))
        for number in range(len(TRIOS)):
            self.take_off(("trio", number))
        for key in (("board",), LAST, AID, WAY):
            self.take_off(key)

    def _arrange_board(self) -> None:
        centre, scale = self.layout.centre, self.layout.scale
        numbers = self.flags.get("numbers", True)
        plate = self.place(("board",), lambda: Plate(scale, numbers), centre, z=-5)
        cast(Plate, plate).show_numbers(numbers)
        for number, trio in enumerate(TRIOS):
            at = centre + trio_middle(trio, self.layout.step)
            self.place(("trio", number), _maker(Triangle, number, scale), at, z=-4)
        for key, z in ((LAST, -3.0), (AID, -2.5), (WAY, 1.5)):
            self.place(key, _maker(Marks, key, scale), centre, z=z)
        for cell in range(CELLS):
            at = self.layout.at(cell)
            item = self.place(cell_key(cell), _maker(Cell, cell, scale), at)
            item.label = self.texts.cell_label(cell)

    def _arrange_pawns(self) -> None:
        state, layout = self.state, self.layout
        for seat, mask in enumerate(state.pawns):
            prey = hints.captures(state, seat) if seat == self.acting else {}
            for cell in cells_of(mask):
                key, at = pawn_key(cell), layout.at(cell)
                item = self.place(key, _maker(Pawn, key, seat, layout.scale), at, z=_depth(at))
                pawn = cast(Pawn, item)
                pawn.belongs_to(seat)
                pawn.label = self.texts.pawn_label(seat, cell)
                if place := self.item(cell_key(cell)):
                    place.label = pawn.label
                pawn.description = self.texts.can_capture_on(prey[cell]) if cell in prey else ""

    def _arrange_panel(self, seat: int) -> None:
        state, panel = self.state, self.panels[seat]
        panel.out = not state.setup.duel and not state.strength(seat)
        lying = plan(panel.content, panel.place.tray, state, seat, self.texts)
        key: Key = ("slip", seat)
        if (old := self.item(key)) and (old.width, old.height) != (panel.width, panel.height):
            self.take_off(key)
        make = _maker(Slip, seat, panel.width, panel.height)
        slip = self.place(key, make, panel.pos(), z=-9, rotation=panel.rotation())
        cast(Slip, slip).write(lying.lines, lying.slots, lying.danger)
        for pile in lying.piles:
            at = panel.point(pile.at.x(), pile.at.y())
            make = _maker(Heap, pile.key, pile.owner)
            item = self.place(pile.key, make, at, z=1, rotation=panel.rotation())
            heap = cast(Heap, item)
            heap.hold(pile.count, pile.size, pile.apart)
            heap.call(bool(state.entries) and self.acting is not None)
            heap.label = self._heap_label(pile.key, pile.count)

    def _heap_label(self, key: Key, count: int) -> str:
        kind, *seats = key
        if kind == HAND:
            return self.texts.hand_label(int(seats[0]), count)
        if kind == RESERVE:
            return self.texts.reserve_label(int(seats[0]), count)
        return self.texts.prisoners_label(int(seats[0]), int(seats[1]), count)

    def _arrange_aid(self) -> None:
        aid = self.place(THREATS, lambda: Aid(THREATS, self.texts.threats()), QPointF())
        aid.setPos(self.middle().topRight() + QPointF(-aid.width / 2, aid.height / 2))
        cast(Aid, aid).switch(self.flags.get("threats", False))

    def choose(self, *choices: tuple[Key, str, bool]) -> None:
        """Buttons for whoever acts: at the end of a wide tray, else beside the board before it."""
        assert self.acting is not None
        panel, apart = self.panels[self.acting], 52.0
        items = [Choice(key, text, main=main) for key, text, main in choices]
        width = max(item.width for item in items)
        if panel.place.tray and panel.content.width() > WIDE:
            x = panel.width - 14 - width / 2
            y = (panel.height - apart * (len(items) - 1)) / 2
        else:
            free = panel.mapRectFromScene(self.middle()).translated(panel.rect.bottomRight())
            ends = panel.width - width / 2, width / 2
            x = max(ends, key=lambda x: _far(panel.point(x, 0), self.layout.centre))
            x = min(max(x, free.left() + width / 2), free.right() - width / 2)
            y = -GAP - 22 - apart * (len(items) - 1)
        for number, made in enumerate(items):
            made.width = width
            self.take_off(made.key)
            at = panel.point(x, y + number * apart)
            self.place(made.key, lambda made=made: made, at, z=800, rotation=panel.rotation())  # type: ignore[misc]

    def landing(self, seat: int) -> tuple[QPointF, float]:
        """Where a captured pawn comes to lie at a seat, and how large."""
        panel = self.panels[seat]
        lying = plan(panel.content, panel.place.tray, self.state, seat, self.texts)
        return panel.point(lying.landing.x(), lying.landing.y()), lying.landing_size

    def glow(self) -> None:
        """A Trio that is being paid for shines; after a fresh start, all that its player holds."""
        state = self.state
        held: set[int] = set()
        if state.entries:
            held = {trio_number(trio) for trio in hints.trios_held(state, state.to_act[0])}
        for number in range(len(TRIOS)):
            if isinstance(item := self.item(("trio", number)), Triangle):
                item.tell(glows=number in (held & self.paid or held))

    def marks(self, key: Key) -> Marks:
        return cast(Marks, self.item(key))


def _maker(kind: type[Item], *how: object) -> Callable[[], Item]:
    return lambda: kind(*how)  # type: ignore[arg-type]


def _depth(at: QPointF) -> float:
    """Pawns nearer to the player stand before the others."""
    return 2 + at.y() / 1000


def _far(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()
