"""The toy game on a table of its own, with nobody before it but the test.

`HeapTable` is the game as it is: counters that are dragged into a bowl. `Dishes` has the same rules
and every kind of gesture: a chain over three dishes, a bell to press, a lamp to switch and a box to
give back into.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.desktop.scene.handling import Aim, Handling
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.table import GameTable
from boomerang_desktop.games.core import Move, Refusal
from boomerang_desktop.match import Seat
from tests.sixth.desktop.games.heap.info import HeapInfo
from tests.sixth.desktop.games.heap.items import Disc
from tests.sixth.desktop.games.heap.table import HeapTable
from tests.sixth.desktop.games.heap.words import HeapWords
from tests.sixth.games.heap import GAMES, HeapState, Take

HEAP = GAMES["heap"]
BOWL, PLATE, CUP = ("bowl",), ("plate",), ("cup",)
BELL, LAMP, BOX, STONE = ("bell",), ("lamp",), ("box",), ("stone",)
ONE, TWO, THREE, FOUR = (("counter", number) for number in range(1, 5))
SENTENCE = Refusal("", "the caller's sentence")

HeapBoard: TypeAlias = Board[HeapState]
MakeTable: TypeAlias = Callable[[HeapBoard], GameTable[HeapState]]


def callers_sentence(move: Move | None) -> Refusal:
    """To everything else, e.g. in a lesson."""
    return SENTENCE


def heap(left: int = 12, turn: int = 0, seats: int = 2) -> HeapState:
    return HeapState(left, turn, (0,) * seats)


def setup(players: str = "hh") -> MatchSetup:
    """`players` has one letter per seat: h for a person, r for a bot."""
    kinds = {"h": "human", "r": "random"}
    seats = tuple(Seat(name, kinds[kind]) for name, kind in zip("ABC", players, strict=False))
    persons = frozenset(n for n, kind in enumerate(players) if kind == "h")
    return MatchSetup(HEAP, seats, HEAP.settle(len(seats), {}), persons)


class Heard:
    """All that a board has told so far."""

    def __init__(self, board: HeapBoard) -> None:
        self.answers: list[Move] = []
        self.refusals: list[Refusal] = []
        self.focused: list[Key] = []
        self.sounds: list[str] = []
        self.flags: list[tuple[str, bool]] = []
        self.statuses = 0
        self.peeks = 0
        board.answered.connect(self.answers.append)
        board.refused.connect(self.refusals.append)
        board.focused.connect(lambda item: self.focused.append(item.key))
        board.sounded.connect(self.sounds.append)
        board.flagged.connect(lambda name, on: self.flags.append((name, on)))
        board.status_changed.connect(self._status)
        board.peek_wanted.connect(self._peek)

    def _status(self) -> None:
        self.statuses += 1

    def _peek(self) -> None:
        self.peeks += 1


def new_board(
    make: MakeTable = HeapTable,
    view: HeapState | None = None,
    players: str = "hh",
    viewer: int = 0,
) -> HeapBoard:
    view = view or heap(seats=len(players))
    board = Board(setup(players), HeapInfo.world, make, view)
    board.motion.pace = 0.0
    board.show_view(view, viewer)
    return board


def offer(board: HeapBoard, *counts: int, seat: int = 0) -> None:
    """Only these takes, and the caller's sentence for everything else."""
    board.offer(seat, [Take(count) for count in counts], callers_sentence)


def lit(board: HeapBoard) -> set[Key]:
    return {key for key, item in board.things.all() if item.lit}


def middle(board: HeapBoard, key: Key) -> QPointF:
    return board.things[key].scenePos()


class DishesHandling(Handling[HeapState]):
    """From dish to dish: one takes as many as the dishes that one has been to."""

    def __init__(self, table: GameTable[HeapState]) -> None:
        super().__init__(table)
        self.switched: list[Key] = []
        self.astrays: list[Path] = []
        self.sure = True

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        dishes = (BOWL, PLATE, CUP)
        for move in moves:
            if isinstance(move, Take):
                yield Gesture((ONE, *dishes[: move.count]), move)
                if move.count == 3:
                    yield Gesture((BELL,), move)

    def attempts(self, seat: int, path: Path) -> Iterable[Move]:
        if path[0] == BELL:
            yield Take(3)
        elif path[0] == ONE and len(path) in (2, 3, 4):
            yield Take(len(path) - 1)

    def otherwise(self, seat: int, path: Path) -> Refusal | None:
        return Refusal("T2", "a stone is no counter") if path[0] == STONE else None

    def dropped_nowhere(self, path: Path) -> None:
        self.astrays.append(path)

    def confirm(self, move: Move) -> bool:
        return self.sure

    def switches(self) -> frozenset[Key]:
        return frozenset({LAMP})

    def switch(self, key: Key) -> None:
        self.switched.append(key)

    def ways_back(self, path: Path) -> frozenset[Key]:
        return frozenset({BOX})

    def peeks(self) -> frozenset[Key]:
        return frozenset({STONE})


class LedHandling(DishesHandling):
    """Keys lead what is lifted about freely, and it snaps to the dish it is over."""

    def aim(self, path: Path, at: QPointF) -> Aim:
        target = super().aim(path, at).target
        if target is None:
            return Aim()
        if target == STONE:
            return Aim(target, refusal=Refusal("T2", "not on a stone"))
        return Aim(target, self.board.things[target].scenePos())

    def pose(self, carried: Item, aim: Aim) -> None:
        carried.setOpacity(
            1.0 if aim.target in self.board.offered.after(self.board.hand.path) else 0.5
        )

    def start(self, path: Path) -> Aim | None:
        return self.aim(path, middle(self.board, BOWL))

    def navigate(self, path: Path, direction: Qt.Key) -> Aim | None:
        return self.aim(path, middle(self.board, PLATE if direction == Qt.Key.Key_Right else BOWL))

    def next_place(self, path: Path, forward: bool) -> Aim | None:
        return self.aim(path, middle(self.board, PLATE if forward else BOWL))


class WalkedHandling(DishesHandling):
    """What is dragged goes from dish to dish without being let go."""

    def aim(self, path: Path, at: QPointF) -> Aim:
        target = super().aim(path, at).target
        if target in self.board.offered.after(path):
            return Aim(target, path=(*path, target))
        if len(path) > 2 and target == path[-2]:
            return Aim(target, path=path[:-1])
        return Aim(target)


class Dishes(HeapTable):
    """Counters above, dishes below, from left to right; the rest beside them."""

    PLACES = (BOWL, PLATE, CUP, BELL, LAMP, BOX, STONE)
    handled_by: type[DishesHandling] = DishesHandling

    def __init__(self, board: HeapBoard) -> None:
        super().__init__(board)
        self.dishes = self.handled_by(self)
        self.handling = self.dishes
        self.words = DishesWords(board.setup, board)
        self.aims: list[Aim | None] = []

    def arrange(self) -> None:
        super().arrange()
        left, below = self.board.middle.left() + 60, self.board.middle.bottom() - 40
        for number, key in enumerate(self.PLACES):
            at = QPointF(left + 100 * number, below)
            self.board.things.place(key, partial(Disc, key, 60, 60), at)

    def show_aim(self, aim: Aim | None) -> None:
        self.aims.append(aim)


class Led(Dishes):
    handled_by = LedHandling


class Walked(Dishes):
    handled_by = WalkedHandling


class DishesWords(HeapWords):
    def thing(self, view: HeapState, viewer: int, key: Key) -> tuple[str, str]:
        return (key[0].title(), "made of clay") if isinstance(key[0], str) else ("", "")


def dishes_of(board: HeapBoard) -> Dishes:
    assert isinstance(board.table, Dishes)
    return board.table
