"""What a hand can do on one game's table, and what that means. The hand asks; it alone moves what
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
    """What letting go would mean where something is held."""

    target: Key | None = None
    """The place that it would be put down on."""
    at: QPointF | None = attrs.field(default=None, eq=False)
    """Where it is drawn, snapped to its place; None: it follows the pointer while it is dragged,
    and else waits where it lay. Aims at one target are equal wherever they are drawn."""
    path: Path | None = None
    """The way that it has gone, where that has changed: a chain."""
    refusal: Refusal | None = None
    """Why it may not be put down there, where that is said before it is tried."""


class Handling(Generic[S]):
    """One game's answers to what the hand asks. Only `paths` and `attempts` are needed for a game
    in which things are dragged to places."""

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
        """The moves that a path which is not offered may have been meant for, the likeliest first;
        none if it is not a move at all."""
        return ()

    def otherwise(self, seat: int, path: Path) -> Refusal | None:
        """What is missing where no move can have been meant, e.g. over the edge of the board."""
        return None

    def dropped_nowhere(self, path: Path) -> None:
        """What was lifted has been dropped where nothing can land: says what the status line says
        of it, unless a game knows better."""
        board = self.board
        board.remarked.emit(board.words.status(self.view, board.acting, InHand(path)))

    def confirm(self, move: Move) -> bool:
        """Whether a move that was made is meant; otherwise somebody is asked once more."""
        return True

    # --- the thing in the hand

    def carry(self, key: Key) -> Item:
        """The item that follows the hand: the thing itself, or one taken from a heap."""
        return self.board.things[key]

    def grip(self, held: QPointF) -> QPointF:
        """From the pointer to the middle of what was just lifted, as it is held from now on."""
        return held

    def aim(self, path: Path, at: QPointF) -> Aim:
        """What letting go at a point would mean: of the things there one that is offered, if there
        is one, else any."""
        board = self.board
        keys = [item.key for item in board.things.at(at) if item is not board.hand.carried]
        wanted = board.offered.after(path)
        return Aim(next((key for key in keys if key in wanted), keys[0] if keys else None))

    def pose(self, carried: Item, aim: Aim) -> None:
        """How a carried thing looks where it is held; the hand sees to where it is."""

    def way_home(self, item: Item, home: QPointF) -> QAbstractAnimation:
        """How what was lifted glides back."""
        return fly(item, home, max(self.board.motion.pace, 0.01))

    def ways_back(self, path: Path) -> frozenset[Key]:
        """Where to press so that what is lifted goes back."""
        return frozenset()

    # --- the keyboard

    def start(self, path: Path) -> Aim | None:
        """Where a thing that was lifted by key is held first, if keys lead it about freely; None:
        they go from one offered place to the next."""
        return None

    def navigate(self, path: Path, direction: Qt.Key) -> Aim | None:
        """Where an arrow leads what is lifted, if keys lead it about freely."""
        return None

    def next_place(self, path: Path, forward: bool) -> Aim | None:
        """Where Tab leads what is lifted: to the next place that is offered, if keys lead it about
        freely."""
        return None

    def step(self, here: Item, items: Sequence[Item], direction: Qt.Key) -> Item | None:
        """Which of the things in reach an arrow goes to, from place to place."""
        return nearest(here, items, direction)

    def letter(self, text: str) -> bool:
        """A letter key; True if it means something here."""
        return False

    def rotate(self, quarter_turns: int) -> None:
        """Turns what is lifted."""

    def prospect(self, key: Key) -> str:
        """What a screen reader adds to a thing because of what is offered: what it can do now."""
        return ""

    # --- what is not a move

    def switches(self) -> frozenset[Key]:
        """What can be pressed at any time and makes no move, e.g. an aid."""
        return frozenset()

    def switch(self, key: Key) -> None:
        """Somebody has pressed a switch."""

    def press(self, key: Key) -> bool:
        """Somebody has pressed what can neither be lifted nor switched, and what no key reaches;
        True if that means something here, e.g. a closer look."""
        return False

    def peeks(self) -> frozenset[Key]:
        """What lies face down and is shown again, to its owner alone, when it is held."""
        return frozenset()

    def hover(self, at: QPointF) -> None:
        """The pointer is over a point, and the hand is empty."""


def nearest(
    here: Item,
    items: Iterable[Item],
    direction: Qt.Key,
    *,
    aslant: float = 2.0,
    widest: float = 2.5,
) -> Item | None:
    """The nearest thing on that side. Each step sideways counts `aslant` times as far, and what
    lies more than `widest` times as far to the side as ahead does not count at all."""
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
