"""How a move of arrows looks."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.items import Pawn, PawnRow, Triangle
from boomerang_desktop.desktop.games.arrows.layout import trio_number
from boomerang_desktop.desktop.scene import animation as motion
from boomerang_desktop.desktop.scene.animation import Animation, Step
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.arrows.board import cells_of
from boomerang_desktop.games.arrows.events import (
    Captured,
    Eliminated,
    Entered,
    PawnsLost,
    Placed,
    Stepped,
    TrioCompleted,
)
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Event

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.arrows.table import ArrowsTable

HOP = -16.0
"""How high a pawn hops."""
ABOVE = 500.0


class ArrowsAnimation(Animation["ArrowsTable", ArrowsState]):
    """A pawn keeps its name while it walks; the next position renames it."""

    def __init__(self, table: "ArrowsTable", before: ArrowsState, after: ArrowsState) -> None:
        super().__init__(table, before, after)
        self._moved: dict[int, Pawn] = {}
        """Pawns that have left the cell they are named after, by the cell they stand on."""

    def show(self, event: Event) -> Iterable[Step]:
        match event:
            case Placed():
                yield partial(self._bring, keys.hand(event.seat), event.seat, event.cell)
            case Entered():
                source = keys.source(event.source, event.seat)
                yield partial(self._bring, source, event.seat, event.cell)
            case Stepped():
                yield partial(self._walk, event.start, event.end)
            case Captured():
                yield partial(self._take, event)
            case PawnsLost():
                yield partial(self._cross, event)
                yield partial(self._lose, event)
            case TrioCompleted():
                yield partial(self._light, event)
            case Eliminated():
                yield partial(self._point_at, event.seat)

    def _pawn(self, cell: int) -> Pawn | None:
        return self._moved.get(cell) or self.board.things.find(keys.pawn(cell), Pawn)

    def _bring(self, key: Key, seat: int, cell: int) -> QAbstractAnimation:
        """Bring a pawn from a heap to a cell."""
        board, layout = self.board, self.table.layout
        start, size = board.panels[seat].pos(), 1.0
        turned = board.panels[seat].rotation()
        if heap := board.things.find(key, PawnRow):
            start, size = heap.mapToScene(heap.foot()), heap.size / layout.scale
            turned = heap.rotation()
            heap.take_one()
        in_hand = board.hand.carried is not None and board.hand.carried.key == key
        pawn = self.passing(Pawn(key, seat, layout.scale), start, ABOVE)
        if not in_hand:
            pawn.setScale(size)
            pawn.setRotation(turned)
        return self._fly(pawn, layout.at(cell), rotation=0.0, scale=1.0)

    def _fly(
        self, pawn: Pawn, end: QPointF, *, rotation: float | None = None, scale: float | None = None
    ) -> QAbstractAnimation:
        near = (end - pawn.pos()).manhattanLength() < self.table.layout.step * 0.6
        arc = 0.0 if near else HOP
        flight = motion.fly(pawn, end, self.pace, arc=arc, rotation=rotation, scale=scale)
        flight.finished.connect(partial(self.board.sound, "land"))
        return flight

    def _walk(self, start: int, end: int) -> QAbstractAnimation | None:
        pawn = self._pawn(start)
        if pawn is None:
            return None
        self._moved[end] = pawn
        pawn.setZValue(ABOVE)
        return self._fly(pawn, self.table.layout.at(end))

    def _take(self, event: Captured) -> QAbstractAnimation | None:
        prey = self.board.things.find(keys.pawn(event.end), Pawn)
        pawn = self._pawn(event.start)
        if pawn is None or prey is None:
            return None
        self._moved[event.end] = pawn
        pawn.setZValue(ABOVE + 1)
        prey.setZValue(ABOVE)
        self.board.sound("take")
        # in the hand, it has been carried all the way already
        carried = pawn is self.board.hand.carried
        end = self._end_of_chain(event.seat) if carried else event.end
        return motion.together(self._fly(pawn, self.table.layout.at(end)), self._leave(prey, event))

    def _end_of_chain(self, seat: int) -> int:
        (end,) = cells_of(self.after.pawns[seat] & ~self.before.pawns[seat])
        return end

    def _leave(self, prey: Pawn, event: Captured) -> QAbstractAnimation:
        """Send the captured pawn to its captor's prisoners, or to its owner's reserve."""
        seat = event.owner if self.before.setup.duel else event.seat
        end, size = self.table.landing(seat)
        turned = self.board.panels[seat].rotation()
        prey.dimmed = False
        scale = size / self.table.layout.scale
        return motion.fly(prey, end, self.pace * 1.5, arc=50, rotation=turned, scale=scale)

    def _lost(self, event: PawnsLost) -> list[Pawn]:
        return [pawn for cell in event.cells if (pawn := self._pawn(cell))]

    def _cross(self, event: PawnsLost) -> QAbstractAnimation:
        for pawn in self._lost(event):
            pawn.crossed = True
        return motion.wait(self.pace, 420)

    def _lose(self, event: PawnsLost) -> QAbstractAnimation:
        self.board.sound("take")
        return motion.together(
            *(motion.fade(pawn, self.pace * 1.6, 0.0) for pawn in self._lost(event))
        )

    def _light(self, event: TrioCompleted) -> QAbstractAnimation | None:
        triangle = self.board.things.find(keys.trio(trio_number(event.cells)), Triangle)
        if triangle is None:
            return None
        triangle.glows = True
        self.board.sound("trio")
        return motion.pulse(triangle, self.pace * 1.4, 1.3)

    def _point_at(self, seat: int) -> QAbstractAnimation:
        return motion.pulse(self.board.panels[seat], self.pace, 1.04)
