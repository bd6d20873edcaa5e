"""What is shown over the arrowed board: lights, ways, rings and shining triangles."""

from collections.abc import Sequence
from functools import partial

from boomerang_desktop.desktop.games.arrows import keys, outlook, paint
from boomerang_desktop.desktop.games.arrows.items import (
    BoardCell,
    BoardMarks,
    Pawn,
    RingMark,
    Triangle,
    WayMark,
)
from boomerang_desktop.desktop.games.arrows.layout import Layout, trio_middle, trio_number
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.games.arrows import hints
from boomerang_desktop.games.arrows.board import CELLS, TRIOS, cells_of
from boomerang_desktop.games.arrows.moves import Enter, Place, Step, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import ONLOOKER, Move

LAYERS = ((keys.LAST, -3.0), (keys.RINGS, -2.5), (keys.WAY, 1.5), (keys.AID, 3.2))
"""Rings lie round the cells; the way that matters lies over the pawns, which are tall."""


class Overlay:
    """Shows the move in the making, what is offered, and the last move."""

    def __init__(self, board: Board[ArrowsState]) -> None:
        self._board = board
        self._cells: Sequence[BoardCell] = ()
        self._triangles: Sequence[Triangle] = ()
        self._paid: set[int] = set()
        """The triangles whose Trios are being paid for."""

    def arrange(self, layout: Layout) -> None:
        place, centre, size = self._board.things.place, layout.centre, layout.scale
        self._triangles = [
            place(
                keys.trio(number),
                partial(Triangle, number),
                centre + trio_middle(trio, layout.step),
                z=-4,
            )
            for number, trio in enumerate(TRIOS)
        ]
        layers = [place(key, partial(BoardMarks, key), centre, z=z) for key, z in LAYERS]
        self._cells = [
            place(keys.cell(number), partial(BoardCell, number), layout.at(number))
            for number in range(CELLS)
        ]
        for item in (*self._cells, *self._triangles, *layers):
            item.size = size

    def number_cells(self, numbered: bool) -> None:
        """Choose whether a lit cell shows its number."""
        for cell in self._cells:
            cell.numbered = numbered

    def _show(
        self, layer: Key, ways: Sequence[WayMark] = (), rings: Sequence[RingMark] = ()
    ) -> None:
        if marks := self._board.things.find(layer, BoardMarks):
            marks.ways, marks.rings = tuple(ways), tuple(rings)

    # --- while a player decides

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        """Show where the lifted pawn may land, the way it has gone, and what that costs."""
        view = self._board.view
        self.tell_prey()
        lit = targets if path else frozenset()
        for place in self._cells:
            if place.lit != (place.key in lit):
                place.lit = not place.lit
        walked = keys.cells_in(path)
        taken = {cell for cell in walked[1:] if not view.free >> cell & 1}
        lost = set(cells_of(view.able)) if keys.LOSE in targets else set()
        for key, item in self._board.things.all():
            if key[0] == "pawn" and isinstance(item, Pawn):
                item.dimmed, item.crossed = key[1] in taken, key[1] in lost
        self.show_way(walked)
        promised = self._promised(path, targets)
        for triangle in self._triangles:
            triangle.promised = triangle.number in promised
        self.show_aids()

    def tell_prey(self) -> None:
        """Tell the cells where a pawn would be captured: they are lit differently."""
        free = self._board.view.free
        for cell in self._cells:
            cell.prey = not free >> cell.number & 1

    def show_way(self, cells: tuple[int, ...]) -> None:
        """Show the way of a pawn, if it has gone any."""
        self._show(keys.WAY, [WayMark(cells, paint.WAY, 6.0)] if len(cells) > 1 else [])

    def _promised(self, path: Path, targets: frozenset[Key]) -> set[int]:
        """The triangles that the next step of the carried pawn could complete."""
        view, offered = self._board.view, self._board.offered
        promised: set[int] = set()
        if not path or offered.seat is None:
            return promised
        for target in targets:
            end = (*path, target)
            move = offered.move(end) or offered.move((*end, keys.LOSE))
            if target[0] == "cell" and isinstance(move, Place | Step | Take | Enter):
                trios = hints.trios_completed(view, offered.seat, move)
                promised |= {trio_number(trio) for trio in trios}
        return promised

    def show_aids(self, chosen: Move | None = None) -> None:
        """P5: show what must be captured, and with what. With the aid, show all that could be
        captured: also while a pawn is carried, as if it were put down there, and after a `chosen`
        move."""
        board, view, path = self._board, self._board.view, self._board.hand.path
        if chosen is not None and board.acting is not None:
            view = view.play(board.acting, chosen)
        offered = hints.captures_among(board.offered.moves) if chosen is None else {}
        ways: list[WayMark] = []
        rings: list[RingMark] = []
        walked, prey = keys.cells_in(path), self._prey_ahead(path)
        if not path:
            for start, ends in offered.items():
                rings.append(RingMark(start, paint.GAIN, broken=False))
                ways += [WayMark((start, end), paint.GAIN, 5.0) for end in ends]
        elif len(walked) > 1:
            # P4: the cell alone may be marked by what was done last
            ways += [WayMark((walked[-1], end), paint.GAIN, 5.0) for end in prey]
        eyes = board.viewer if board.viewer != ONLOOKER else board.acting
        if eyes is not None and board.flags.get("threats", False) and not view.ended:
            if not path:
                could = offered if eyes == board.acting else hints.captures(view, eyes)
                prey = sorted({end for ends in could.values() for end in ends})
            rings += [RingMark(cell, paint.GAIN, broken=False) for cell in prey]
            after = self._imagined() if chosen is None else view
            lost = hints.threats(after, eyes)
            rings += [RingMark(cell, paint.DANGER, broken=True) for cell in lost]
            ways += _threatening(after, eyes)
        self._show(keys.RINGS, rings=rings)
        self._show(keys.AID, ways)

    def _prey_ahead(self, path: Path) -> list[int]:
        """Where the carried pawn can capture next."""
        onward = keys.cells_in(tuple(self._board.offered.after(path))) if path else ()
        return sorted(cell for cell in onward if not self._board.view.free >> cell & 1)

    def _imagined(self) -> ArrowsState:
        """The position as if the carried pawn were put down where it is held."""
        board, view, path = self._board, self._board.view, self._board.hand.path
        seat = board.acting
        if not path or seat is None:
            return view
        aim, cells = board.hand.aim, keys.cells_in(path)
        target = aim.target if aim else None
        if target and target[0] == "cell" and target in board.offered.after(path):
            cells = (*cells, int(target[1]))
        return outlook.walked(view, seat, cells, enters=path[0][0] != "pawn")

    def hide_aids(self) -> None:
        self._show(keys.RINGS)
        self._show(keys.AID)

    def show_advice(self, move: Move | None) -> None:
        """Show the way of the move a hint speaks of, and light its first cell."""
        way: tuple[int, ...] = ()
        if isinstance(move, Step):
            way = (move.start, move.end)
        elif isinstance(move, Take):
            way = move.path
        if way and (start := self._board.things.find(keys.cell(way[0]), BoardCell)):
            start.prey = False
            start.lit = True
        self.show_way(way)

    # --- after a move

    def pay_for(self, trios: set[int], *, entered: bool) -> None:
        """Note the Trios of the last move; after one by a pawn that `entered` for a Trio, others
        may still be paid for."""
        self._paid = trios | self._paid if entered else trios

    def show_last(self, chains: Sequence[tuple[int, ...]]) -> None:
        """Show the ways of the pawns that moved last."""
        self._show(keys.LAST, [WayMark(cells, paint.LAST, 4.0, dotted=True) for cells in chains])

    def glow(self) -> None:
        """Let the Trios being paid for shine; after a fresh start, all that the player holds."""
        view = self._board.view
        held: set[int] = set()
        if view.entries:
            held = {trio_number(trio) for trio in hints.trios_held(view, view.to_act[0])}
        for triangle in self._triangles:
            triangle.glows = triangle.number in (held & self._paid or held)


def _threatening(view: ArrowsState, seat: int) -> list[WayMark]:
    """The arrows along which others could capture first."""
    return [
        WayMark((start, end), paint.DANGER, 4.0)
        for other in range(view.setup.seats)
        if other != seat
        for start, ends in hints.captures(view, other).items()
        for end in ends
        if view.pawns[seat] >> end & 1
    ]
