"""What a hand can do at one game's table, and what that means. The hand asks; it alone moves what
it carries."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

import attrs
from PySide6.QtCore import QAbstractAnimation, QPointF, Qt

from boomerang_desktop.desktop.scene.animation import fly
from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.table import GameTable
from boomerang_desktop.desktop.scene.words import InHand
from boomerang_desktop.games.core import Move, Refusal, State

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board

S = TypeVar("S", bound=State)

WAYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


@attrs.frozen
class Aim:
    """What dropping a thing where it is held would mean."""

    target: Key | None = None
    """The place it would land on."""
    at: QPointF | None = attrs.field(default=None, eq=False)
    """Where it snaps to. None: it follows the pointer while dragged, and otherwise waits where it
    lay. Aims at one target are equal wherever they are drawn."""
    path: Path | None = None
    """The path, if it has changed: a chain."""
    refusal: Refusal | None = None
    """Why it may not land there, if that is said before it is tried."""


class Handling(Generic[S]):
    """One game's answers to the hand. A game in which things are dragged to places needs only
    `paths` and `attempts`."""

    def __init__(self, table: GameTable[S]) -> None:
        self._table = table

    @property
    def board(self) -> "Board[S]":
        return self._table.board

    @property
    def view(self) -> S:
        return self._table.board.view

    # --- moves

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        """The gestures that make these moves of a seat."""
        raise NotImplementedError

    def attempts(self, seat: int, path: Path) -> Iterable[Move]:
        """The moves that a path may have been meant for, likeliest first; none if it is no move at
        all."""
        return ()

    def otherwise(self, seat: int, path: Path) -> Refusal | None:
        """What is missing where no move can have been meant, e.g. over the edge of the board."""
        return None

    def dropped_nowhere(self, path: Path) -> None:
        """The item was dropped where nothing can land: say where it goes. By default, repeat the
        status line."""
        board = self.board
        board.remarked.emit(board.words.status(self.view, board.acting, InHand(path)))

    def confirm(self, move: Move) -> bool:
        """Is the move meant? If not, ask the player again."""
        return True

    # --- the thing in the hand

    def carry(self, key: Key) -> Item:
        """The item that follows the hand: the thing itself, or one taken from a heap."""
        return self.board.things[key]

    def grip(self, held: QPointF) -> QPointF:
        """From the pointer to the middle of what was just lifted."""
        return held

    def aim(self, path: Path, at: QPointF) -> Aim:
        """What dropping at a point would mean: the first thing there that is offered, else any."""
        board = self.board
        keys = [item.key for item in board.things.at(at) if item is not board.hand.carried]
        wanted = board.offered.after(path)
        return Aim(next((key for key in keys if key in wanted), keys[0] if keys else None))

    def pose(self, carried: Item, aim: Aim) -> None:
        """Pose a carried thing; the hand moves it."""

    def way_home(self, item: Item, home: QPointF) -> QAbstractAnimation:
        """How a lifted thing glides back."""
        return fly(item, home, max(self.board.motion.pace, 0.01))

    def ways_back(self, path: Path) -> frozenset[Key]:
        """Where to press to put the lifted thing back."""
        return frozenset()

    # --- the keyboard

    def start(self, path: Path) -> Aim | None:
        """Where a thing lifted by key is held first. None: keys go from one offered place to the
        next."""
        return None

    def navigate(self, path: Path, direction: Qt.Key) -> Aim | None:
        """Where an arrow key leads the lifted thing, if keys lead it freely."""
        return None

    def next_place(self, path: Path, forward: bool) -> Aim | None:
        """Where Tab leads the lifted thing: the next offered place, if keys lead it freely."""
        return None

    def step(self, here: Item, items: Sequence[Item], direction: Qt.Key) -> Item | None:
        """The thing an arrow key goes to."""
        return nearest(here, items, direction)

    def letter(self, text: str) -> bool:
        """Handle a letter key, or Esc with an empty hand; True if it means something here."""
        return False

    def rotate(self, quarter_turns: int) -> None:
        """Turn the lifted thing."""

    def prospect(self, key: Key) -> str:
        """What a screen reader adds to a thing because of what is offered."""
        return ""

    # --- what is not a move

    def switches(self) -> frozenset[Key]:
        """What can be pressed at any time without making a move, e.g. an aid."""
        return frozenset()

    def switch(self, key: Key) -> None:
        """Handle a press on a switch."""

    def press(self, key: Key) -> bool:
        """Handle a press on what can be neither lifted nor switched, and no key reaches; True if it
        means something, e.g. a closer look."""
        return False

    def peeks(self) -> frozenset[Key]:
        """What lies face down and is shown again, to its owner alone, while held."""
        return frozenset()

    def hover(self, at: QPointF) -> None:
        """The pointer moved, with an empty hand."""


def nearest(
    here: Item,
    items: Iterable[Item],
    direction: Qt.Key,
    *,
    aslant: float = 2.0,
    widest: float = 2.5,
) -> Item | None:
    """The nearest thing on that side. A step sideways counts `aslant` times; what lies more than
    `widest` times as far aside as ahead does not count."""
    way = WAYS[direction]
    best: tuple[float, Item] | None = None
    for item in items:
        apart = item.scenePos() - here.scenePos()
        ahead = QPointF.dotProduct(apart, way)
        aside = abs(apart.x() * way.y() - apart.y() * way.x())
        cost = ahead + aslant * aside
        if ahead > 1 and aside < ahead * widest and (best is None or cost < best[0]):
            best = cost, item
    return best[1] if best else None
