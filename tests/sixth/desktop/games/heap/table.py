"""The heap on its table."""

from collections.abc import Iterator, Sequence
from functools import partial

from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.table import GameTable
from boomerang_desktop.games.core import Event
from tests.sixth.desktop.games.heap import layout
from tests.sixth.desktop.games.heap.animation import HeapAnimation
from tests.sixth.desktop.games.heap.handling import BOWL, HeapHandling
from tests.sixth.desktop.games.heap.items import Disc
from tests.sixth.desktop.games.heap.words import HeapWords
from tests.sixth.games.heap import HeapState


class HeapTable(GameTable[HeapState]):
    def __init__(self, board: Board[HeapState]) -> None:
        super().__init__(board)
        self.words = HeapWords(board.setup, board)
        self.handling = HeapHandling(self)

    def arrange(self) -> None:
        things, area = self.board.things, self.board.middle
        things.place(BOWL, lambda: Disc(BOWL, 120, 120), layout.bowl(area))
        for number, at in enumerate(layout.row(area, self.view.left), 1):
            key: Key = ("counter", number)
            things.place(key, partial(Disc, key, layout.SIZE, layout.SIZE), at, z=1)

    def steps(self, before: HeapState, events: Sequence[Event], after: HeapState) -> Iterator[Step]:
        return HeapAnimation(self, before, after).steps(events)

    def mark(self, events: Sequence[Event]) -> set[Key]:
        return {BOWL} if events else set()
