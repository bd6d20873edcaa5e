"""P1: the cells, the lines that join them and the orange triangles, as bit masks.

Cell `n` is bit `1 << n` of a mask. The board is a reconstruction, see `board.json`.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from operator import or_
from typing import Any, TypeVar

from boomerang_desktop.games.data import load, require

T = TypeVar("T")

CELLS = 37
ALL = (1 << CELLS) - 1


def mask_of(cells: Iterable[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> tuple[int, ...]:
    return tuple(cell for cell in range(CELLS) if mask >> cell & 1)


def check(board: Any) -> None:
    """Everything that P1 says of the board."""
    points = [tuple(point) for point in board["cells"]]
    span = range(-3, 4)
    hexagon = [(q, r) for r in span for q in span if -3 <= q + r <= 3]
    require(points == hexagon, f"the cells are a hexagon of {CELLS}, row by row")

    steps = {(1, 0), (0, 1), (-1, 1)}
    lines = {
        frozenset((a, b))
        for a, (q, r) in enumerate(points)
        for b, (s, t) in enumerate(points)
        if (s - q, t - r) in steps
    }
    arrows = [tuple(arrow) for arrow in board["arrows"]]
    neutral = [tuple(line) for line in board["neutral"]]
    drawn = [frozenset(line) for line in arrows + neutral]
    require(len(arrows) == 81, "there are 81 arrows")
    require(len(neutral) == 9, "there are 9 neutral lines")
    require(len(drawn) == len(set(drawn)), "no line is drawn twice")
    require(set(drawn) == lines, "lines join all neighbouring cells and no others")
    joined = {frozenset(arrow) for arrow in arrows}
    for (a, b), (c, d) in combinations(arrows, 2):
        require(
            a != c or frozenset((b, d)) not in joined,
            f"the three arrows around {a}, {b}, {d} run in a ring",
        )

    for end in range(2):
        reached = {0}
        while new := {arrow[1 - end] for arrow in arrows if arrow[end] in reached} - reached:
            reached |= new
        require(len(reached) == CELLS, "arrows lead from every cell to every other")

    trios = [frozenset(trio) for trio in board["trios"]]
    require(len(trios) == 12, "there are 12 orange triangles")
    for trio in trios:
        require(len(trio) == 3, "a Trio has three cells")
        sides_of = {frozenset(side) for side in combinations(trio, 2)}
        require(sides_of <= lines, "the cells of a Trio are neighbours")
    for one, other in combinations(trios, 2):
        require(len(one & other) <= 1, "two Trios share no line")


_board = load(__package__, "board.json")
check(_board)

POINTS: tuple[tuple[int, int], ...] = tuple((q, r) for q, r in _board["cells"])
"""Where each cell lies: axial (q, r); x = q + r/2, y = r·√3/2, y down."""
ARROWS: tuple[tuple[int, int], ...] = tuple((a, b) for a, b in _board["arrows"])
NEUTRAL: tuple[tuple[int, int], ...] = tuple((a, b) for a, b in _board["neutral"])
TRIOS: tuple[tuple[int, int, int], ...] = tuple((a, b, c) for a, b, c in _board["trios"])

ARROWS_FROM = tuple(mask_of(b for a, b in ARROWS if a == cell) for cell in range(CELLS))
ARROWS_INTO = tuple(mask_of(a for a, b in ARROWS if b == cell) for cell in range(CELLS))
NEIGHBOURS = tuple(
    ARROWS_FROM[cell]
    | ARROWS_INTO[cell]
    | mask_of(a + b - cell for a, b in NEUTRAL if cell in (a, b))
    for cell in range(CELLS)
)
TRIOS_AT = tuple(tuple(mask_of(trio) for trio in TRIOS if cell in trio) for cell in range(CELLS))

# Questions about a whole mask are answered from tables over three parts of it: a table over all
# 37 bits would be far too large, a walk over its cells too slow.
LOW, MID = (1 << 13) - 1, (1 << 12) - 1
MID_AT, TOP_AT = 13, 25


def by_parts(
    values: Sequence[T], join: Callable[[T, T], T], nothing: T
) -> tuple[list[T], list[T], list[T]]:
    """For each part of a mask, the joined values of its cells: look up `low[mask & LOW]`,
    `mid[mask >> MID_AT & MID]` and `top[mask >> TOP_AT]`."""

    def table(values: Sequence[T]) -> list[T]:
        known = [nothing]
        for value in values:
            known += [join(before, value) for before in known]
        return known

    return table(values[:MID_AT]), table(values[MID_AT:TOP_AT]), table(values[TOP_AT:])


_facing = by_parts(ARROWS_INTO, or_, 0)


def facing(mask: int) -> int:
    """The cells from which an arrow points into the mask."""
    low, mid, top = _facing
    return low[mask & LOW] | mid[mask >> MID_AT & MID] | top[mask >> TOP_AT]
