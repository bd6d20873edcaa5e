"""The table of arrows: a hexagon of cells, brass arrows and five kinds of pawns (P1–P13)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from boomerang_desktop.desktop.games.arrows import keys, paint
from boomerang_desktop.desktop.games.arrows.animation import ArrowsAnimation
from boomerang_desktop.desktop.games.arrows.handling import ArrowsHandling
from boomerang_desktop.desktop.games.arrows.items import (
    Fallen,
    Pawn,
    PawnRow,
    Plate,
    close_up,
)
from boomerang_desktop.desktop.games.arrows.layout import Layout, trio_number
from boomerang_desktop.desktop.games.arrows.notes import BARE, AidSwitch, PanelNotes
from boomerang_desktop.desktop.games.arrows.overlay import Overlay
from boomerang_desktop.desktop.games.arrows.trays import NARROW, WIDE, Plan, plan
from boomerang_desktop.desktop.games.arrows.words import ArrowsWords
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.guide.card import Enlarged
from boomerang_desktop.desktop.scene.handling import Aim
from boomerang_desktop.desktop.scene.items import Hotspot
from boomerang_desktop.desktop.scene.kit.buttons import ButtonStyle, TableButton
from boomerang_desktop.desktop.scene.panel import SeatPanel
from boomerang_desktop.desktop.scene.seating import GAP, TableSpot
from boomerang_desktop.desktop.scene.table import GameTable
from boomerang_desktop.games.arrows.board import ALL, ARROWS, NEUTRAL, cells_of
from boomerang_desktop.games.arrows.events import (
    Captured,
    Entered,
    PawnsLost,
    Placed,
    Stepped,
    TrioCompleted,
)
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Event, Move

BETWEEN_BUTTONS = 8.0
WIDEST = 214.0
"""How wide a button may be at the end of a tray."""
LINES = tuple(keys.line(start, end) for start, end in (*ARROWS, *NEUTRAL))
STYLES = {keys.TAKE_BACK: ButtonStyle.MAIN, keys.LOSE: ButtonStyle.WARNING}
"""The main button and the one that costs something; all others are plain: to stop is to give up
what could still be captured."""


class ArrowsTable(GameTable[ArrowsState]):
    """The board, the pawns, the panels and the buttons."""

    sounds: ClassVar[dict[str, str]] = {
        "lift": "wood_lift",
        "land": "pawn_land",
        "take": "pawn_take",
        "trio": "round",
    }
    off_at_first = frozenset({"threats"})

    words: ArrowsWords
    handling: ArrowsHandling

    def __init__(self, board: Board[ArrowsState]) -> None:
        super().__init__(board)
        self.words = ArrowsWords(board.setup, board)
        self.handling = ArrowsHandling(self)
        self.layout = Layout(QPointF(), 1.0)
        self._overlay = Overlay(board)
        self._fallen: tuple[Key, ...] = ()
        """The pawns that others have lost since the viewer's last turn, where they stood."""

    # --- everything in its place

    def arrange(self) -> None:
        board, layout = self.board, Layout.within(self.board.middle)
        fresh = layout != self.layout or keys.BOARD not in board.things
        self.layout = layout
        self._arrange_board()
        if fresh:
            self._lay_lines()
        else:
            board.things.keep(LINES)
        self._arrange_pawns()
        self._arrange_fallen()
        for seat in board.panels:
            self._arrange_panel(seat)
        self._arrange_aid()
        if keys.DECLINE in board.offered.after():
            self._ask(keys.DECLINE)
        self._overlay.glow()
        self.light(board.hand.path, board.offered.after(board.hand.path))

    def _arrange_board(self) -> None:
        layout, numbers = self.layout, self.board.flags.get("numbers", True)
        make = partial(Plate, keys.BOARD)
        plate = self.board.things.place(keys.BOARD, make, layout.centre, z=-5)
        plate.size, plate.numbers = layout.scale, numbers
        self._overlay.arrange(layout)
        self._overlay.number_cells(numbers)

    def _lay_lines(self) -> None:
        """Lay the lines between the cells, which stay while the board keeps its size."""
        layout = self.layout
        grown = QTransform.fromScale(layout.scale, layout.scale)
        for start, end in (*ARROWS, *NEUTRAL):
            contour = grown.map(paint.line(start, end))
            box = contour.boundingRect()
            at = (layout.at(start) + layout.at(end)) / 2
            spot = TableSpot(at, box.width(), box.height())
            line = self.board.things.lay(keys.line(start, end), Hotspot, spot, z=-4.5)
            line.contour = contour

    def _arrange_pawns(self) -> None:
        for seat, mask in enumerate(self.view.pawns):
            for cell in cells_of(mask):
                key, at = keys.pawn(cell), self.layout.at(cell)
                pawn = self.board.things.place(key, partial(Pawn, key, seat), at, z=_depth(at))
                pawn.seat, pawn.size = seat, self.layout.scale

    def _arrange_panel(self, seat: int) -> None:
        board, view, panel = self.board, self.view, self.board.panels[seat]
        panel.out = not view.setup.duel and not view.strength(seat)
        lying, turned = self._lying(seat), panel.rotation()
        whole = TableSpot(panel.pos(), panel.width, panel.height, turned)
        notes = board.things.lay(keys.notes(seat), PanelNotes, whole, z=-9)
        notes.lines, notes.slots, notes.danger = lying.lines, lying.slots, lying.danger
        for row, box in lying.rows:
            self._arrange_row(row, box, panel)
        for pile in lying.piles:
            at = panel.point(pile.at.x(), pile.at.y())
            make_heap = partial(PawnRow, pile.key, pile.owner)
            heap = board.things.place(pile.key, make_heap, at, z=1, rotation=turned)
            heap.set_pawns(pile.count, pile.size, pile.apart, pile.figure)
            heap.highlighted = bool(view.entries) and pile.key in board.offered.after()

    def _arrange_row(self, key: Key, box: QRectF, panel: SeatPanel) -> None:
        row = self.board.things.lay(key, Hotspot, panel.spot(box))
        if key[1] in ("hand", "reserve"):
            row.cover_cost = BARE  # its pawns are things of their own

    def _lying(self, seat: int) -> Plan:
        panel, size = self.board.panels[seat], theme.text_size()
        content, tray = panel.content, panel.place.tray
        if tray and content.width() < NARROW and not self.view.setup.duel:
            top = panel.head.height() + 2
            content = QRectF(8, top, panel.width - 16, panel.height - top - 6)
            tray = False
        return plan(content, tray, self.view, seat, self.words.names, size)

    def landing(self, seat: int) -> tuple[QPointF, float]:
        """Where a captured pawn comes to lie at a seat, and how large."""
        lying = self._lying(seat)
        at = self.board.panels[seat].point(lying.landing.x(), lying.landing.y())
        return at, lying.landing_size

    def _arrange_aid(self) -> None:
        text = self.words.names.thing(self.view, keys.THREATS)
        make = partial(AidSwitch, keys.THREATS, text)
        aid = self.board.things.place(keys.THREATS, make, QPointF())
        aid.setPos(self.board.middle.topRight() + QPointF(-aid.width / 2, aid.height / 2))
        aid.on = self.board.flags.get("threats", False)

    def echoes(self, view: ArrowsState) -> frozenset[Key]:
        """Cells with a pawn: the pawn says where it stands."""
        return frozenset(keys.cell(cell) for cell in cells_of(ALL & ~view.free))

    def enlarged(self, key: Key) -> Enlarged | None:
        """What lies small before another player, enlarged."""
        match key:
            case ("seat", int(seat)) | ("row" | "hand" | "reserve", *_, int(seat)):
                pass
            case ("prisoners", int(seat), _):
                pass
            case _:
                return None
        if self.board.panels[seat].place.tray:
            return None
        piles = [p for p in self._lying(seat).piles if key[0] in ("seat", "row") or p.key == key]
        if key[0] == "row":
            piles = [pile for pile in piles if pile.key[0] == key[1]]
        return close_up([(pile.owner, pile.count) for pile in piles])

    # --- what is asked

    def _ask(self, *choices: Key) -> None:
        """Put buttons for the player who acts: at the end of a wide tray, else beside the board
        before it."""
        seat = self.board.acting
        if seat is None:
            return
        panel, names = self.board.panels[seat], self.words.names
        buttons = [
            TableButton(
                key,
                names.thing(self.view, key),
                style=STYLES.get(key, ButtonStyle.PLAIN),
                offered=False,
            )
            for key in choices
        ]
        for button in buttons:
            button.fit(WIDEST, 120)
        width, apart = max(b.width for b in buttons), buttons[0].height + BETWEEN_BUTTONS
        high = apart * (len(buttons) - 1)
        if panel.place.tray and panel.content.width() > WIDE:
            x = panel.width - 14 - width / 2
            y = (panel.height - high) / 2
        else:
            free = panel.mapRectFromScene(self.board.middle).translated(panel.rect.bottomRight())
            ends = panel.width - width / 2, width / 2
            x = max(ends, key=lambda x: _far(panel.point(x, 0), self.layout.centre))
            x = min(max(x, free.left() + width / 2), free.right() - width / 2)
            y = -GAP - buttons[0].height / 2 - high
        for number, button in enumerate(buttons):
            button.resize(width, button.height)
            self._put(button, panel.point(x, y + number * apart), panel.rotation())

    def _put(self, button: TableButton, at: QPointF, rotation: float) -> None:
        things = self.board.things
        things.take_off(button.key)
        things.place(button.key, lambda: button, at, z=800, rotation=rotation)

    # --- light and marks

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        self._overlay.light(path, targets)
        for key in (keys.LOSE, keys.TAKE_BACK, keys.STOP):
            self.board.things.take_off(key)
        if path and keys.LOSE in targets:
            self._ask(keys.TAKE_BACK, keys.LOSE)
        elif path and keys.STOP in targets:
            self._ask(keys.STOP)

    def show_aim(self, aim: Aim | None) -> None:
        self._overlay.show_aids()

    def show_aids(self) -> None:
        """Show what could be captured and lost. The switch turns at once, also while a pawn is
        carried and nothing is laid again."""
        self._overlay.show_aids()
        if aid := self.board.things.find(keys.THREATS, AidSwitch):
            aid.on = self.board.flags.get("threats", False)

    def light_advice(self, move: Move | None) -> None:
        self._overlay.tell_prey()
        super().light_advice(move)
        self._overlay.show_advice(move)

    def show_choice(self, move: Move) -> None:
        super().show_choice(move)
        self._overlay.show_aids(move)

    def scene_of(self, event: Event) -> Key | None:
        match event:
            case Captured():
                return keys.cell(event.end)
            case TrioCompleted():
                return keys.cell(event.cells[0])
        return super().scene_of(event)

    def mark(self, events: Sequence[Event]) -> set[Key]:
        marked: set[Key] = set()
        chains: list[tuple[int, ...]] = []
        fallen: dict[Key, None] = {}
        trios: set[int] = set()
        for event in events:
            match event:
                case Placed() | Entered():
                    marked.add(keys.cell(event.cell))
                case PawnsLost():
                    fallen |= {keys.fallen(cell, event.seat): None for cell in event.cells}
                case Stepped() | Captured():
                    if isinstance(event, Captured):
                        fallen[keys.fallen(event.end, event.owner)] = None
                    if not chains or chains[-1][-1] != event.start:
                        chains.append((event.start,))
                    chains[-1] = (*chains[-1], event.end)
                    marked |= {keys.cell(event.start), keys.cell(event.end)}
                case TrioCompleted():
                    trios.add(trio_number(event.cells))
        if events:
            entered = any(isinstance(event, Entered) for event in events)
            self._overlay.pay_for(trios, entered=entered)
        self._overlay.show_last(chains)
        self._overlay.glow()
        self._show_fallen(fallen)
        return marked | {keys.trio(number) for number in trios}

    def _show_fallen(self, fallen: Iterable[Key]) -> None:
        """Show signs for the pawns that are gone, until the viewer decides."""
        for key in self._fallen:
            self.board.things.take_off(key)
        self._fallen = tuple(fallen)
        self._arrange_fallen()

    def _arrange_fallen(self) -> None:
        for key in self._fallen:
            cell, owner = int(key[1]), int(key[2])
            before = sum(other[1] == cell for other in self._fallen[: self._fallen.index(key)])
            rim = self.layout.rim(cell, before)
            sign = self.board.things.place(key, partial(Fallen, key, owner), rim, z=4)
            sign.size = self.layout.scale

    def show_line(self, key: str) -> None:
        seats = range(self.view.setup.seats)
        kind, _, owner = key.partition("/")
        match kind:
            case "board":
                lit = {keys.cell(cell) for cell in cells_of(ALL & ~self.view.free)}
            case "hand":
                lit = {keys.hand(seat) for seat in seats}
            case "prisoners":
                lit = {keys.prisoners(captor, int(owner)) for captor in seats}
            case _:
                lit = set()
        self.board.things.mark(lit)

    # --- what happens

    def begin_play(self, events: Sequence[Event]) -> None:
        if not self.board.motion.pace:
            # no step will be heard
            captured = any(isinstance(event, Captured) for event in events)
            self.board.sound("take" if captured else "land")
        self._overlay.hide_aids()

    def steps(
        self, before: ArrowsState, events: Sequence[Event], after: ArrowsState
    ) -> Iterator[Step]:
        return ArrowsAnimation(self, before, after).steps(events)


def _depth(at: QPointF) -> float:
    """The z of a pawn: nearer ones stand before the others."""
    return 2 + at.y() / 1000


def _far(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()
