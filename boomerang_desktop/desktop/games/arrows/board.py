"""The table of arrows: a hexagon of cells, brass arrows and five kinds of pawns (P1–P13)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar, cast

from PySide6.QtCore import QPointF, Qt

from boomerang_desktop.desktop.games.arrows import gestures as gesturing
from boomerang_desktop.desktop.games.arrows import paint
from boomerang_desktop.desktop.games.arrows.animation import Show
from boomerang_desktop.desktop.games.arrows.gestures import (
    LOSE,
    STOP,
    TAKE_BACK,
    cell_key,
    cells_in,
    pawn_key,
)
from boomerang_desktop.desktop.games.arrows.items import Cell, Heap, Pawn, Ring, Triangle, Way
from boomerang_desktop.desktop.games.arrows.layout import trio_number
from boomerang_desktop.desktop.games.arrows.notes import Choice
from boomerang_desktop.desktop.games.arrows.table import AID, LAST, THREATS, WAY, ArrowsTable
from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.game import Told
from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.arrows import hints
from boomerang_desktop.games.arrows.board import CELLS, TRIOS, cells_of
from boomerang_desktop.games.arrows.events import (
    Captured,
    Entered,
    Placed,
    Stepped,
    TrioCompleted,
)
from boomerang_desktop.games.arrows.moves import DECLINE as NO_PAWN
from boomerang_desktop.games.arrows.moves import HAND, RESERVE, Take
from boomerang_desktop.games.arrows.moves import Step as Advance
from boomerang_desktop.games.arrows.refusals import NO_CELL
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import ONLOOKER, Event, Move, Refusal, Result, State

_WAYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class ArrowsBoard(ArrowsTable):
    sounds: ClassVar[dict[str, str]] = {
        "lift": "wood_lift",
        "land": "pawn_land",
        "take": "pawn_take",
        "trio": "round",
    }
    off_at_first = frozenset({"threats"})

    # --- what can be done

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        return gesturing.gestures(self.state, seat, moves)

    def why_not(self, path: Path) -> Refusal | None:
        state = self.state
        if self.acting is not None:
            return gesturing.why_not(state, self.acting, path)
        bystander = self.viewer in state.to_act or (self.viewer == ONLOOKER and not state.ended)
        if bystander or path[0][0] not in ("pawn", HAND, RESERVE, "prisoners"):
            return None
        return state.refusal(self.viewer, NO_PAWN)

    def astray(self, path: Path) -> None:
        self.refused.emit(NO_CELL)

    def ways_back(self, path: Path) -> frozenset[Key]:
        return frozenset({TAKE_BACK} if LOSE in self.gestures.after(path) else ())

    def carry(self, key: Key) -> Item:
        heap = self.item(key)
        if not isinstance(heap, Heap):
            return super().carry(key)
        heap.take_one()
        return self.passing(Pawn(key, heap.seat, self.layout.scale), heap.mapToScene(heap.foot()))

    def target_at(self, path: Path, at: QPointF) -> Key | None:
        """The nearest cell, unless something lies over the board there."""
        if button := next((item for item in self.items_at(at) if isinstance(item, Choice)), None):
            return button.key
        cell = self.layout.cell_at(at)
        if cell is None:
            return super().target_at(path, at)
        return path[0] if path[0] == pawn_key(cell) else cell_key(cell)

    def hover(self, path: Path, at: QPointF) -> None:
        """A chain is dragged on over the cells where it captures, and back again."""
        cell = self.layout.cell_at(at, 0.34)
        if cell is None or not self.hand.dragging or path[0][0] != "pawn":
            return
        longer = (*path, cell_key(cell))
        if any(key[0] == "cell" for key in self.gestures.after(longer)):
            self.hand.walk(longer)
        elif len(path) > 1 and cells_in(path)[-2] == cell:
            self.hand.walk(path[:-1])

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        """Shows where what is lifted may land, the way it has gone, and what that costs."""
        state = self.state
        self._tell_prey()
        for cell in range(CELLS):
            if place := self.item(cell_key(cell)):
                place.set(lit=bool(path) and place.key in targets)
        walked = cells_in(path)
        taken = set(walked[1:]) & set(cells_of(~state.free & (1 << CELLS) - 1))
        lost = set(cells_of(state.able)) if LOSE in targets else set()
        for cell in range(CELLS):
            if isinstance(pawn := self.item(pawn_key(cell)), Pawn):
                pawn.set(dimmed=cell in taken)
                pawn.cross_out(cell in lost)
        way = [Way(walked, paint.WAY, 6.0)] if len(walked) > 1 else []
        self.marks(WAY).show_marks(way)
        self._promise(path, targets)
        self._show_aids()
        self._show_choices(path, targets, len(lost))

    def _tell_prey(self) -> None:
        for cell in range(CELLS):
            if isinstance(place := self.item(cell_key(cell)), Cell):
                place.prey = not self.state.free >> cell & 1

    def light_advice(self, move: Move | None) -> None:
        """With the way of a pawn, and the cell that it stands on."""
        self._tell_prey()
        super().light_advice(move)
        way: tuple[int, ...] = ()
        if isinstance(move, Advance):
            way = (move.start, move.end)
        elif isinstance(move, Take):
            way = move.path
        if way and isinstance(start := self.item(cell_key(way[0])), Cell):
            start.prey = False
            start.set(lit=True)
        self.marks(WAY).show_marks([Way(way, paint.WAY, 6.0)] if way else [])

    def _show_choices(self, path: Path, targets: frozenset[Key], lost: int) -> None:
        for key in (LOSE, TAKE_BACK, STOP):
            self.take_off(key)
        if path and LOSE in targets:
            lose = (LOSE, self.texts.lose(lost), True)
            self.choose(lose, (TAKE_BACK, self.texts.take_back(), False))
        elif path and STOP in targets:
            self.choose((STOP, self.texts.stop(), True))

    def _promise(self, path: Path, targets: frozenset[Key]) -> None:
        """The triangles that what is lifted could complete."""
        promised: set[int] = set()
        if path and self.acting is not None:
            state, start = self.state, set(cells_in(path[:1]))
            for trio, missing in hints.trios_one_short(state, self.acting):
                # P5: pawns that are lost hold no Trio
                lost = set(cells_of(state.able)) if state.free >> missing & 1 else set()
                holds = not start & set(trio) and not lost & {*trio, *start}
                if holds and cell_key(missing) in targets:
                    promised.add(trio_number(trio))
        for number in range(len(TRIOS)):
            if isinstance(item := self.item(("trio", number)), Triangle):
                item.tell(promised=number in promised)

    # --- aids

    def toggles(self) -> list[tuple[str, str]]:
        return [("threats", self.texts.threats()), ("numbers", self.texts.numbers())]

    def _threats_shown(self) -> bool:
        return self.flags.get("threats", False)

    def switches(self) -> frozenset[Key]:
        return frozenset({THREATS})

    def switch(self, key: Key) -> None:
        self.set_flag("threats", not self._threats_shown())

    def _show_aids(self) -> None:
        """P5: what must be captured, and with what. On demand, what anybody could take."""
        state, seat = self.state, self.acting
        ways: list[Way] = []
        rings: list[Ring] = []
        if seat is not None and state.able and not state.entries and not self.hand.path:
            for start, ends in hints.captures(state, seat).items():
                rings.append(Ring(start, paint.GAIN, broken=False))
                ways += [Way((start, end), paint.GAIN, 5.0) for end in ends]
        eyes = self.viewer if self.viewer != ONLOOKER else seat
        if eyes is not None and self._threats_shown() and not state.ended:
            prey = {end for ends in hints.captures(state, eyes).values() for end in ends}
            rings += [Ring(cell, paint.GAIN, broken=False) for cell in sorted(prey)]
            rings += [Ring(cell, paint.DANGER, broken=True) for cell in hints.threats(state, eyes)]
        self.marks(AID).show_marks(ways, rings)

    # --- the keyboard

    def navigate(self, direction: Qt.Key) -> bool:
        """To the next cell on that side; up and down lead along the slanting lines."""
        here = self.item(self.hand.focus)
        if here is None:
            return False
        way, best = _WAYS[direction], None
        for item in self.hand.candidates():
            apart = item.scenePos() - here.scenePos()
            along = QPointF.dotProduct(apart, way)
            aside = abs(apart.x() * way.y() - apart.y() * way.x())
            cost = along + aside
            if along > 1 and aside < along * 2 and (best is None or cost < best[0]):
                best = cost, item.key
        if best:
            self.hand.focus_on(best[1])
        return True

    def letters(self) -> list[tuple[str, str]]:
        return [
            ("H", self.tr("Lift a pawn from the hand")),
            ("E", self.tr("Lift a pawn from the reserve")),
            ("1 – 5", self.tr("Free a pawn from that player")),
            ("T", self.tr("Show or hide threats")),
        ]

    def letter(self, text: str) -> bool:
        seat = self.acting
        if text.lower() == "t":
            self.switch(THREATS)
            return True
        if seat is None:
            return False
        match text.lower():
            case "h":
                key: Key = (HAND, seat)
            case "e":
                key = (RESERVE, seat)
            case digit if digit in "12345":
                key = ("prisoners", int(digit) - 1, seat)
            case _:
                return False
        if self.item(key) is None:
            self.refuse((key,))
        else:
            self.hand.put_back()
            self.hand.focus_on(key)
            self.hand.enter()
        return True

    # --- what happens

    def steps(self, before: State, events: Sequence[Event], after: State) -> Iterator[Step]:
        return Show(self, events).steps()

    def play(
        self, events: Sequence[Event], after: State, viewer: int, done: Callable[[], None]
    ) -> None:
        if not self.motion.pace:
            # no step will be heard
            captured = any(isinstance(event, Captured) for event in events)
            self.sound("take" if captured else "land")
        self.marks(AID).show_marks()
        super().play(events, after, viewer, done)

    def mark(self, events: Sequence[Event]) -> set[Key]:
        keys: set[Key] = set()
        chain: list[int] = []
        trios: set[int] = set()
        entered = False
        for event in events:
            match event:
                case Placed() | Entered():
                    keys.add(cell_key(event.cell))
                    entered = entered or isinstance(event, Entered)
                case Stepped() | Captured():
                    chain += [event.start, event.end] if not chain else [event.end]
                    keys |= {cell_key(event.start), cell_key(event.end)}
                case TrioCompleted():
                    trios.add(trio_number(event.cells))
        if events:
            self.paid = trios | self.paid if entered else trios
        self.marks(LAST).show_marks([Way(tuple(chain), paint.LAST, 4.0)] if chain else [])
        self.glow()
        return keys | {("trio", number) for number in trios}

    # --- words

    def status(self, view: State, seat: int | None) -> str:
        state, path = cast(ArrowsState, view), self.hand.path
        if seat is not None and seat == self.acting and len(path) > 1:
            after = self.gestures.after(path)
            if LOSE in after:
                return self.texts.cost(seat, state.able.bit_count())
            if after:
                return self.texts.on_the_way(seat, self.gestures.move(path) is not None)
        return self.texts.status(state, seat, here=seat == self.acting)

    def propose(self, move: Move) -> str:
        return self.texts.advice(move)

    def title(self, view: State) -> str:
        return self.texts.title(cast(ArrowsState, view))

    def tell(self, event: Event) -> Told | None:
        return self.texts.tell(event)

    def standings(self, view: State) -> list[list[tuple[str, int]]]:
        state = cast(ArrowsState, view)
        texts = self.texts
        if not state.setup.duel:
            return [[(texts.prisoners(), sum(held))] for held in state.prisoners]
        return [
            [(texts.on_board(), mask.bit_count()), (texts.in_hand(), hand)]
            for mask, hand in zip(state.pawns, state.hands, strict=True)
        ]

    def explain(self, result: Result) -> list[tuple[str, list[str]]]:
        state, texts = self.state, self.texts
        if state.setup.duel:
            return [
                (texts.on_board(), [str(points["board"]) for points in result.breakdown]),
                (texts.in_hand(), [str(points["hand"]) for points in result.breakdown]),
            ]
        rows = []
        for owner, seat in enumerate(self.party.seats):
            cells = [str(held[owner]) for held in state.prisoners]
            cells[owner] = "–"
            rows.append((texts.held_by(seat.name), cells))
        return rows

    def ending(self, result: Result) -> str:
        return self.texts.decided(self.state)

    def show_line(self, heading: str) -> None:
        lit: set[Key] = set()
        if heading == self.texts.on_board():
            taken = (1 << CELLS) - 1 & ~self.state.free
            lit = {cell_key(cell) for cell in cells_of(taken)}
        elif heading == self.texts.in_hand():
            lit = {(HAND, seat) for seat in range(len(self.party.seats))}
        for owner, seat in enumerate(self.party.seats):
            if heading == self.texts.held_by(seat.name):
                lit |= {("prisoners", by, owner) for by in range(len(self.party.seats))}
        for key, item in self._items.items():
            item.set(marked=key in lit)
