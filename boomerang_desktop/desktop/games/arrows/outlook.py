"""What follows from a position of arrows for its viewer. No pictures, no words."""

from itertools import pairwise

import attrs

from boomerang_desktop.games.arrows.board import ALL, TRIOS
from boomerang_desktop.games.arrows.ending import FEWEST
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move


def owner(view: ArrowsState, cell: int) -> int | None:
    """The owner of the pawn on a cell."""
    return next((seat for seat, mask in enumerate(view.pawns) if mask >> cell & 1), None)


def trio_cells(number: int) -> tuple[int, int, int]:
    return TRIOS[number]


def needed(view: ArrowsState, seat: int) -> int:
    """How many prisoners the seat still needs to win (P2, P8)."""
    return max(view.setup.goal - sum(view.prisoners[seat]), 0)


def cost(view: ArrowsState) -> str:
    """What not capturing costs the player to act (P5): nothing, some "pawns", all of them so that
    they are "out" (P9), or the "match" (P9, P13)."""
    if not view.able:
        return ""
    (seat,) = view.to_act
    left = view.strength(seat) - view.able.bit_count()
    if view.setup.duel:
        return "match" if left < FEWEST else "pawns"
    if left:
        return "pawns"
    others = [other for other in range(view.setup.seats) if other != seat and view.strength(other)]
    return "match" if len(others) == 1 else "out"


def loses(view: ArrowsState, seat: int, move: Move) -> bool:
    """Does this legal move end the match without the seat winning it?"""
    result = view.play(seat, move).result()
    return result is not None and seat not in result.winners


def walked(view: ArrowsState, seat: int, cells: tuple[int, ...], *, enters: bool) -> ArrowsState:
    """The board as if the seat's pawn had gone over these cells and captured there; with `enters`,
    from beside the board. What that costs (P5) is taken off. No turn passes."""
    masks = list(view.pawns)
    captures = any(not view.free >> cell & 1 for cell in cells[1:])
    steps = [(cells[-1], cells[-1])] if enters and cells else list(pairwise(cells))
    for start, end in steps:
        masks = [mask & ~(1 << end) for mask in masks]
        masks[seat] = masks[seat] & ~(1 << start) | 1 << end
    if steps and not captures and not view.entries:
        masks[seat] &= ~view.able
        if not enters and view.able >> cells[0] & 1:
            masks[seat] &= ~(1 << cells[-1])
    free = ALL
    for mask in masks:
        free &= ~mask
    return attrs.evolve(view, pawns=tuple(masks), free=free)
