"""How a take looks."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation

from boomerang_desktop.desktop.scene.animation import Animation, Step, fly, together
from boomerang_desktop.games.core import Event
from tests.sixth.desktop.games.heap import layout
from tests.sixth.games.heap import HeapState, Taken

if TYPE_CHECKING:
    from tests.sixth.desktop.games.heap.table import HeapTable  # noqa: F401


class HeapAnimation(Animation["HeapTable", HeapState]):
    def show(self, event: Event) -> Iterable[Step]:
        if isinstance(event, Taken):
            yield partial(self._take, event.count)

    def _take(self, count: int) -> QAbstractAnimation:
        board = self.board
        self.board.sound("land")
        counters = [board.things.get(("counter", n)) for n in range(1, count + 1)]
        end = layout.bowl(board.middle)
        return together(*(fly(counter, end, self.pace) for counter in counters if counter))
