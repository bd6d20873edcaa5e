"""Sitting down at the arrowed board, and looking at it."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.items import BoardCell, BoardMarks, Pawn, Triangle
from boomerang_desktop.desktop.games.arrows.layout import Layout
from boomerang_desktop.desktop.games.arrows.notes import PanelNotes
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.arrows.board import CELLS, TRIOS
from boomerang_desktop.games.arrows.state import ArrowsState
from tests.e2e.screen import Screen
from tests.games.arrows.table import position

ArrowsBoard: TypeAlias = Board[ArrowsState]
At: TypeAlias = Callable[..., ArrowsBoard]
I = TypeVar("I", bound=Item)  # noqa: E741 - an item of some kind

cell, pawn = keys.cell, keys.pawn

QUIET = position([0, 16], [36], [33], hands=(2, 2, 2))
"""Nobody can capture anything."""
CHAIN = position([17], [18, 19], [24, 20, 33, 36], hands=(2, 2, 2))
"""17 can take 18, then 19 or 24; from 19, 20."""
DUTY = position([17, 11, 0], [18, 36], [33, 12], hands=(2, 2, 2))
"""11 can take 12, 17 can take 18; 0 can do nothing of the kind."""
TRIO = position([11, 12], [8, 14], [33, 34], hands=(2, 2, 2), prisoners={(1, 0): 2, (2, 0): 1})
"""A pawn on 6 makes a Trio of the first seat."""
DUEL = position([11, 12], [8, 14, 33], hands=(2, 2), reserves=(3, 4))


def thing(board: ArrowsBoard, key: Key, kind: type[I]) -> I:
    found = board.things.find(key, kind)
    assert found is not None, f"no {kind.__name__} {key} on the table"
    return found


def held(board: ArrowsBoard) -> Path:
    return board.hand.path


def written(board: ArrowsBoard, seat: int) -> list[str]:
    """What stands on a seat's panel."""
    return [line.text for line in thing(board, keys.notes(seat), PanelNotes).lines if line.text]


def layout(board: ArrowsBoard) -> Layout:
    return Layout.within(board.middle)


def moves(screen: Screen) -> list[str]:
    return [str(decision.move) for decision in screen.match.decisions]


def lit(board: ArrowsBoard) -> set[int]:
    return {n for n in range(CELLS) if thing(board, cell(n), BoardCell).lit}


def crossed(board: ArrowsBoard) -> set[int]:
    """The cells after which crossed-out pawns are named."""
    pawns = {n: board.things.find(pawn(n), Pawn) for n in range(CELLS)}
    return {n for n, item in pawns.items() if item and item.crossed}


def _triangles(board: ArrowsBoard) -> list[Triangle]:
    return [thing(board, keys.trio(number), Triangle) for number in range(len(TRIOS))]


def shining(board: ArrowsBoard) -> set[tuple[int, int, int]]:
    return {TRIOS[item.number] for item in _triangles(board) if item.glows}


def promised(board: ArrowsBoard) -> set[tuple[int, int, int]]:
    return {TRIOS[item.number] for item in _triangles(board) if item.promised}


def ways(board: ArrowsBoard, layer: Key) -> list[tuple[int, ...]]:
    return [way.cells for way in thing(board, layer, BoardMarks).ways]


def rings(board: ArrowsBoard, *, broken: bool) -> set[int]:
    return {
        ring.cell for ring in thing(board, keys.RINGS, BoardMarks).rings if ring.broken == broken
    }
