"""What a hand can do at the arrowed board, and why it cannot do more."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from boomerang_desktop.desktop.games.arrows import keys, outlook
from boomerang_desktop.desktop.games.arrows.items import Pawn, PawnRow
from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.desktop.scene.handling import Aim, Handling, nearest
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.kit.buttons import TableButton
from boomerang_desktop.games.arrows import hints
from boomerang_desktop.games.arrows.board import NEIGHBOURS, cells_of
from boomerang_desktop.games.arrows.moves import (
    CAPTORS,
    HAND,
    RESERVE,
    Decline,
    Enter,
    Place,
    Step,
    Take,
)
from boomerang_desktop.games.arrows.moves import DECLINE as ANY_MOVE
from boomerang_desktop.games.arrows.refusals import NO_CELL, NOT_YOUR_PAWN
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move, Refusal

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.arrows.table import ArrowsTable

CLOSE = 0.34
"""How near to the middle of a cell, in steps, a drag must come to continue the chain there."""


class ArrowsHandling(Handling[ArrowsState]):
    """Pawns are carried from a heap to a cell, or from cell to cell. A move that costs pawns (P5)
    ends on a button that says so; a chain that could go on (P4) may end on a button."""

    def __init__(self, table: "ArrowsTable") -> None:
        super().__init__(table)
        self.table = table
        self._doubted: tuple[ArrowsState, Move] | None = None

    # --- moves

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        chains = [move.path for move in moves if isinstance(move, Take)]
        unfinished = {path[:length] for path in chains for length in range(2, len(path))}
        for move in moves:
            confirm = (keys.LOSE,) if hints.losses(self.view, move) else ()
            match move:
                case Place():
                    path: Path = (keys.hand(seat), keys.cell(move.cell), *confirm)
                case Step():
                    path = (keys.pawn(move.start), keys.cell(move.end), *confirm)
                case Take():
                    start, *cells = move.path
                    path = (keys.pawn(start), *map(keys.cell, cells))
                    if move.path in unfinished:
                        yield Gesture((*path, keys.STOP), move)
                case Enter():
                    path = (keys.source(move.source, seat), keys.cell(move.cell))
                case Decline():
                    path = (keys.DECLINE,)
                case _:
                    continue
            yield Gesture(path, move)

    def attempts(self, seat: int, path: Path) -> Iterable[Move]:
        if self.board.acting is None:
            # whatever was meant, it is not their turn
            waits = seat not in self.view.to_act and any(self._meanings(seat, path))
            return [ANY_MOVE] if waits else []
        return [meant for meant in self._meanings(seat, path) if isinstance(meant, Move)]

    def otherwise(self, seat: int, path: Path) -> Refusal | None:
        if self.board.acting is None:
            return None
        lacks = (meant for meant in self._meanings(seat, path) if isinstance(meant, Refusal))
        return next(lacks, None)

    def _meanings(self, seat: int, path: Path) -> Iterator[Move | Refusal]:
        """The moves a path may stand for, and what others lack to be moves."""
        if any(key[0] != "cell" for key in path[1:]):
            return
        view, cells = self.view, keys.cells_in(path)
        match path[0]:
            case ("pawn", int(start)) if len(cells) == 1:
                # any step of a pawn that cannot be lifted, those to free cells first
                ends = cells_of(NEIGHBOURS[start])
                for end in sorted(ends, key=lambda end: not view.free >> end & 1):
                    yield hints.dropped(view, seat, (start, end))
            case ("pawn", _):
                yield hints.dropped(view, seat, cells)
            case (kind, *holder, owner) if kind in (HAND, RESERVE, "prisoners"):
                if owner != seat:
                    yield NOT_YOUR_PAWN
                    return
                source = CAPTORS[int(holder[0])] if holder else str(kind)
                cell = cells[-1] if cells else cells_of(view.free)[0]
                yield hints.dropped(view, seat, (cell,), source)

    def dropped_nowhere(self, path: Path) -> None:
        if keys.LOSE not in self.board.offered.after(path):
            self.board.refused.emit(self.board.offered.answer(None) or NO_CELL)

    def confirm(self, move: Move) -> bool:
        """Ask twice for a move that loses at once where another would not. If it costs pawns (P5),
        its button has said so already."""
        seat, view = self.board.acting, self.view
        made = view, move
        if (
            seat is None
            or made == self._doubted
            or hints.losses(view, move)
            or not outlook.loses(view, seat, move)
            or all(outlook.loses(view, seat, other) for other in self.board.offered.moves)
        ):
            self._doubted = None
            return True
        self._doubted = made
        landed = self.board.hand.landed
        self.board.hand.drop_everything()
        self.board.settle()
        self.board.tried = (landed,) if landed else ()
        self.board.remarked.emit(self.table.words.doubt())
        return False

    # --- the pawn in the hand

    def carry(self, key: Key) -> Item:
        heap = self.board.things.find(key, PawnRow)
        if heap is None:
            return super().carry(key)
        heap.take_one()
        pawn = Pawn(key, heap.seat, self.table.layout.scale)
        return self.board.things.passing(pawn, heap.mapToScene(heap.foot()))

    def aim(self, path: Path, at: QPointF) -> Aim:
        """The nearest cell, unless something covers the board there."""
        for item in self.board.things.at(at):
            if isinstance(item, TableButton):
                return Aim(item.key)
        cell = self.table.layout.cell_at(at)
        if cell is None:
            aim = super().aim(path, at)
            return Aim() if aim.target and aim.target[0] in keys.SCENERY else aim
        target = path[0] if path[0] == keys.pawn(cell) else keys.cell(cell)
        return Aim(target, path=self._dragged_on(path, at))

    def _dragged_on(self, path: Path, at: QPointF) -> Path | None:
        """The path of a chain dragged on over cells where it captures, or back again."""
        cell = self.table.layout.cell_at(at, CLOSE)
        if cell is None or path[0][0] != "pawn":
            return None
        longer = (*path, keys.cell(cell))
        if any(key[0] == "cell" for key in self.board.offered.after(longer)):
            return longer
        back = len(path) > 1 and keys.cells_in(path)[-2] == cell
        return path[:-1] if back else None

    def ways_back(self, path: Path) -> frozenset[Key]:
        asked = keys.LOSE in self.board.offered.after(path)
        return frozenset({keys.TAKE_BACK} if asked else ())

    # --- the keyboard

    def step(self, here: Item, items: Sequence[Item], direction: Qt.Key) -> Item | None:
        """Go from cell to cell; up and down follow the slanting lines."""
        if not self.board.hand.path:
            return super().step(here, items, direction)
        return nearest(here, items, direction, aslant=1.0, widest=2.0)

    def letter(self, text: str) -> bool:
        board, seat = self.board, self.board.acting
        if text.lower() == "t":
            self.switch(keys.THREATS)
            return True
        if seat is None:
            return False
        match text.lower():
            case "h":
                key = keys.hand(seat)
            case "e":
                key = keys.reserve(seat)
            case digit if digit in "12345":
                key = keys.prisoners(int(digit) - 1, seat)
            case _:
                return False
        if key in board.offered.after():
            board.hand.put_back()
            board.hand.focus_on(key)
            board.hand.enter()
        else:
            board.refuse((key,))
        return True

    def prospect(self, key: Key) -> str:
        """P5"""
        if key[0] != "pawn":
            return ""
        prey = hints.captures_among(self.board.offered.moves).get(int(key[1]), ())
        return self.table.words.names.can_capture_on(prey) if prey else ""

    # --- aids

    def switches(self) -> frozenset[Key]:
        return frozenset({keys.THREATS})

    def switch(self, key: Key) -> None:
        self.board.set_flag("threats", not self.board.flags.get("threats", False))
        self.table.show_aids()
