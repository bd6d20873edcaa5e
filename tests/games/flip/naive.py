"""The rules of flip a second time, slow and plain, to check the real ones against.

Nothing is shared with the package, not even the list of pieces. Everything is sets of cells."""

from functools import cache
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]

SET = ["M", "M", "D", "D", "I3", "V3", "I4", "O4", "T4", "T5", "U5", "V5", "X5"]
SHAPES: dict[str, set[Cell]] = {
    "M": {(0, 0)},
    "D": {(0, 0), (1, 0)},
    "I3": {(0, 0), (1, 0), (2, 0)},
    "V3": {(0, 0), (1, 0), (0, 1)},
    "I4": {(0, 0), (1, 0), (2, 0), (3, 0)},
    "O4": {(0, 0), (1, 0), (0, 1), (1, 1)},
    "T4": {(0, 0), (1, 0), (2, 0), (1, 1)},
    "T5": {(0, 0), (1, 0), (2, 0), (1, 1), (1, 2)},
    "U5": {(0, 0), (2, 0), (0, 1), (1, 1), (2, 1)},
    "V5": {(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)},
    "X5": {(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)},
}


def notation(piece: str, cells: frozenset[Cell]) -> str:
    rows = sorted((y, x) for x, y in cells)
    return f"place:{piece}:" + ";".join(f"{x},{y}" for y, x in rows)


def around(cells: set[Cell] | frozenset[Cell]) -> set[Cell]:
    sides = {(x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return sides - cells


@cache
def everywhere(rows: int) -> dict[str, tuple[str, frozenset[Cell]]]:
    """Every piece in every place and orientation: notation → piece, cells."""
    board = {(x, y) for x in range(10) for y in range(rows)}
    found = {}
    for piece, shape in SHAPES.items():
        turned = shape
        for _ in range(4):
            turned = {(-y, x) for x, y in turned}
            for dx in range(-10, 20):
                for dy in range(-10, 20):
                    cells = frozenset((x + dx, y + dy) for x, y in turned)
                    if cells <= board:
                        found[notation(piece, cells)] = (piece, cells)
    return found


class NaiveFlip:
    """Seats are 0 and 1; `turn` is None when the game is over."""

    def __init__(self, rows: int, first: int = 0) -> None:
        self.rows = rows
        self.turn: int | None = first
        self.moves = set(everywhere(rows))
        self.stocks = [list(SET), list(SET)]
        self.placed: list[tuple[str, frozenset[Cell]]] = []
        self.colours: list[int] = []

    def after(self, move: str) -> "NaiveFlip":
        assert self.turn is not None
        assert move in self.moves
        new = NaiveFlip(self.rows)
        piece, cells = everywhere(self.rows)[move]
        new.stocks = [list(stock) for stock in self.stocks]
        new.stocks[self.turn].remove(piece)
        new.colours = [
            self.turn if around(cells) & other else colour
            for (_, other), colour in zip(self.placed, self.colours, strict=True)
        ]
        new.placed = [*self.placed, (piece, cells)]
        new.colours.append(self.turn)
        for new.turn in (1 - self.turn, self.turn, None):
            new.moves = set() if new.turn is None else new.possible(new.turn)
            if new.moves:
                break
        return new

    def cells(self, seat: int) -> set[Cell]:
        shown = zip(self.placed, self.colours, strict=True)
        return {cell for (_, cells), colour in shown if colour == seat for cell in cells}

    def possible(self, seat: int) -> set[str]:
        stock, taken = self.stocks[seat], self.cells(0) | self.cells(1)
        beside = around(self.cells(1 - seat))
        return {
            move
            for move, (piece, cells) in everywhere(self.rows).items()
            if piece in stock and cells.isdisjoint(taken) and not cells.isdisjoint(beside)
        }

    def scores(self) -> tuple[int, int]:
        left = [sum(len(SHAPES[piece]) for piece in stock) for stock in self.stocks]
        return len(self.cells(0)) + left[1], len(self.cells(1)) + left[0]

    def perft(self, depth: int) -> int:
        """The number of ways to place the next `depth` pieces."""
        if depth == 1:
            return len(self.moves)
        return sum(self.after(move).perft(depth - 1) for move in self.moves)
