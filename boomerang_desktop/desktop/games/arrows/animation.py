"""How a move of arrows looks while it happens."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from boomerang_desktop.desktop.games.arrows.gestures import pawn_key, source_key
from boomerang_desktop.desktop.games.arrows.items import Heap, Pawn, Triangle
from boomerang_desktop.desktop.games.arrows.layout import trio_number
from boomerang_desktop.desktop.scene import animation as motion
from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.arrows.events import (
    Captured,
    Eliminated,
    Entered,
    PawnsLost,
    Placed,
    Stepped,
    TrioCompleted,
)
from boomerang_desktop.games.arrows.moves import HAND
from boomerang_desktop.games.core import Event

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.arrows.table import ArrowsTable

HOP = -16.0
"""How high a pawn is lifted on its way."""
ABOVE = 500.0


class Show:
    """The steps of one move. A pawn keeps its name while it walks; the next position renames it."""

    def __init__(self, board: "ArrowsTable", events: Sequence[Event]) -> None:
        self._board, self._events = board, events
        self._moved: dict[int, Pawn] = {}
        """The pawns that no longer stand where they are named after, by cell."""

    @property
    def _pace(self) -> float:
        return self._board.motion.pace

    def steps(self) -> Iterator[Step]:
        for event in self._events:
            match event:
                case Placed():
                    yield lambda e=event: self._bring((HAND, e.seat), e.seat, e.cell)  # type: ignore[misc]
                case Entered():
                    key = source_key(event.source, event.seat)
                    yield lambda e=event, key=key: self._bring(key, e.seat, e.cell)  # type: ignore[misc]
                case Stepped():
                    yield lambda e=event: self._walk(e.start, e.end)  # type: ignore[misc]
                case Captured():
                    yield lambda e=event: self._take(e)  # type: ignore[misc]
                case PawnsLost():
                    yield lambda e=event: self._cross(e)  # type: ignore[misc]
                    yield lambda e=event: self._lose(e)  # type: ignore[misc]
                case TrioCompleted():
                    yield lambda e=event: self._light(e)  # type: ignore[misc]
                case Eliminated():
                    yield lambda e=event: motion.pulse(self._board.panels[e.seat], self._pace, 1.04)  # type: ignore[misc]

    def _pawn(self, cell: int) -> Pawn | None:
        item = self._moved.get(cell) or self._board.item(pawn_key(cell))
        return item if isinstance(item, Pawn) else None

    def _bring(self, key: Key, seat: int, cell: int) -> QAbstractAnimation:
        """From a heap to a cell."""
        board = self._board
        heap = board.item(key)
        start, size = board.panels[seat].pos(), 1.0
        turned = board.panels[seat].rotation()
        if isinstance(heap, Heap):
            start, size = heap.mapToScene(heap.foot()), heap.size / board.layout.scale
            turned = heap.rotation()
            heap.take_one()
        pawn = Pawn(key, seat, board.layout.scale)
        in_hand = board.hand.carried is not None and board.hand.carried.key == key
        board.passing(pawn, start, ABOVE)
        if not in_hand:
            pawn.setScale(size)
            pawn.setRotation(turned)
        return self._fly(pawn, board.layout.at(cell), rotation=0.0, scale=1.0)

    def _fly(
        self, pawn: Pawn, end: QPointF, *, rotation: float | None = None, scale: float | None = None
    ) -> QAbstractAnimation:
        near = (end - pawn.pos()).manhattanLength() < self._board.layout.step * 0.6
        arc = 0.0 if near else HOP
        flight = motion.fly(pawn, end, self._pace, arc=arc, rotation=rotation, scale=scale)
        flight.finished.connect(lambda: self._board.sound("land"))
        return flight

    def _walk(self, start: int, end: int) -> QAbstractAnimation | None:
        pawn = self._pawn(start)
        if pawn is None:
            return None
        self._moved[end] = pawn
        pawn.setZValue(ABOVE)
        return self._fly(pawn, self._board.layout.at(end))

    def _take(self, event: Captured) -> QAbstractAnimation | None:
        prey = self._board.item(pawn_key(event.end))
        pawn = self._pawn(event.start)
        if pawn is None or not isinstance(prey, Pawn):
            return None
        self._moved[event.end] = pawn
        pawn.setZValue(ABOVE + 1)
        prey.setZValue(ABOVE)
        self._board.sound("take")
        away = self._leave(prey, event)
        if pawn is self._board.hand.carried:
            # it has been carried all the way already
            cells = [e.end for e in self._events if isinstance(e, Captured)]
            return motion.together(self._fly(pawn, self._board.layout.at(cells[-1])), away)
        return motion.together(self._fly(pawn, self._board.layout.at(event.end)), away)

    def _leave(self, prey: Pawn, event: Captured) -> QAbstractAnimation:
        """The captured pawn goes to its captor's prisoners, or to its owner's reserve."""
        board = self._board
        seat = event.owner if board.state.setup.duel else event.seat
        end, size = board.landing(seat)
        turned = board.panels[seat].rotation()
        prey.set(dimmed=False)
        scale = size / board.layout.scale
        return motion.fly(prey, end, self._pace * 1.5, arc=50, rotation=turned, scale=scale)

    def _lost(self, event: PawnsLost) -> list[Pawn]:
        return [pawn for cell in event.cells if (pawn := self._pawn(cell))]

    def _cross(self, event: PawnsLost) -> QAbstractAnimation:
        for pawn in self._lost(event):
            pawn.cross_out(True)
        return motion.wait(self._pace, 420)

    def _lose(self, event: PawnsLost) -> QAbstractAnimation:
        self._board.sound("take")
        pawns = self._lost(event)
        return motion.together(*(motion.fade(pawn, self._pace * 1.6, 0.0) for pawn in pawns))

    def _light(self, event: TrioCompleted) -> QAbstractAnimation | None:
        item = self._board.item(("trio", trio_number(event.cells)))
        if not isinstance(item, Triangle):
            return None
        item.tell(glows=True)
        self._board.sound("trio")
        return motion.pulse(item, self._pace * 1.4, 1.3)
