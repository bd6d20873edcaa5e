"""What a player can decide, and its notation.

A move that no position could ever allow (off the board, along no line, against an arrow) cannot be
made at all: its constructor raises IllegalMove. So `play` need only look at the pawns.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import final

import attrs

from boomerang_desktop.games.core import BadNotation, IllegalMove, Move, quoted

from .board import ARROWS_FROM, CELLS, NEIGHBOURS, TRIOS_AT, mask_of
from .refusals import (
    AGAINST_ARROW,
    NEUTRAL_LINE,
    NO_ARROW,
    NO_CELL,
    NO_LINE,
    NO_SOURCE,
    ONE_TO_THREE,
)

SEATS = range(2, 6)
HAND, RESERVE = "hand", "reserve"
CAPTORS = tuple(f"seat{seat}" for seat in range(SEATS[-1]))
SOURCES = (HAND, RESERVE, *CAPTORS)
"""Where a pawn that a Trio enters can come from (P7, P11)."""


def _bit(cell: int) -> int:
    if cell not in range(CELLS):
        raise IllegalMove(NO_CELL)
    return 1 << cell


def _check_arrows(path: tuple[int, ...]) -> None:
    for cell in path:
        _bit(cell)
    if len(path) not in (2, 3, 4):
        raise IllegalMove(ONE_TO_THREE)
    for start, end in pairwise(path):
        if ARROWS_FROM[end] >> start & 1:
            raise IllegalMove(AGAINST_ARROW)
        if not ARROWS_FROM[start] >> end & 1:
            raise IllegalMove(NEUTRAL_LINE if NEIGHBOURS[start] >> end & 1 else NO_ARROW)


@final
@attrs.frozen
class Place(Move):
    """A pawn from the hand to a free cell (P3)."""

    cell: int
    bit: int = attrs.field(init=False, eq=False, repr=False)
    trios: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    """The Trios that the pawn can complete where it ends."""

    @bit.default
    def _(self) -> int:
        return _bit(self.cell)

    @trios.default
    def _(self) -> tuple[int, ...]:
        return TRIOS_AT[self.cell]

    def __str__(self) -> str:
        return f"place:{self.cell}"


@final
@attrs.frozen
class Step(Move):
    """A pawn one step along a line to a free cell (P3)."""

    start: int
    end: int
    start_bit: int = attrs.field(init=False, eq=False, repr=False)
    end_bit: int = attrs.field(init=False, eq=False, repr=False)
    trios: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    """The Trios that the pawn can complete where it ends."""

    @start_bit.default
    def _(self) -> int:
        return _bit(self.start)

    @end_bit.default
    def _(self) -> int:
        bit = _bit(self.end)
        if not NEIGHBOURS[self.start] & bit:
            raise IllegalMove(NO_LINE)
        return bit

    @trios.default
    def _(self) -> tuple[int, ...]:
        return TRIOS_AT[self.end]

    def __str__(self) -> str:
        return f"move:{self.start}-{self.end}"


@final
@attrs.frozen
class Take(Move):
    """A pawn along one to three arrows, capturing on every cell after the first (P4)."""

    path: tuple[int, ...]
    start_bit: int = attrs.field(init=False, eq=False, repr=False)
    end_bit: int = attrs.field(init=False, eq=False, repr=False)
    prey: int = attrs.field(init=False, eq=False, repr=False)
    """All cells captured on."""
    onward: int = attrs.field(init=False, eq=False, repr=False)
    """The cells on which the same pawn could capture next; none after the third."""
    trios: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    """The Trios that the pawn can complete where it ends."""

    @start_bit.default
    def _(self) -> int:
        _check_arrows(self.path)
        return 1 << self.path[0]

    @end_bit.default
    def _(self) -> int:
        return 1 << self.path[-1]

    @prey.default
    def _(self) -> int:
        return mask_of(self.path[1:])

    @onward.default
    def _(self) -> int:
        return ARROWS_FROM[self.path[-1]] if len(self.path) < 4 else 0

    @trios.default
    def _(self) -> tuple[int, ...]:
        return TRIOS_AT[self.path[-1]]

    def __str__(self) -> str:
        return "take:" + "-".join(map(str, self.path))


@final
@attrs.frozen
class Enter(Move):
    """A new pawn for a Trio, on a free cell (P6)."""

    cell: int
    source: str
    bit: int = attrs.field(init=False, eq=False, repr=False)
    trios: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    """The Trios that the pawn can complete where it ends."""
    captor: int | None = attrs.field(init=False, eq=False, repr=False)
    """The seat that held the pawn, if it is freed from one (P7)."""

    @bit.default
    def _(self) -> int:
        return _bit(self.cell)

    @captor.default
    def _(self) -> int | None:
        if self.source not in SOURCES:
            raise IllegalMove(NO_SOURCE)
        return CAPTORS.index(self.source) if self.source in CAPTORS else None

    @trios.default
    def _(self) -> tuple[int, ...]:
        return TRIOS_AT[self.cell]

    def __str__(self) -> str:
        return f"enter:{self.cell}:{self.source}"


@final
@attrs.frozen
class Decline(Move):
    """No new pawn for one of the Trios (P6)."""

    def __str__(self) -> str:
        return "decline"


# Every move that there is, made once.
PLACE = tuple(Place(cell) for cell in range(CELLS))
STEP = {
    (start, end): Step(start, end)
    for start in range(CELLS)
    for end in range(CELLS)
    if NEIGHBOURS[start] >> end & 1
}
ENTER = {source: tuple(Enter(cell, source) for cell in range(CELLS)) for source in SOURCES}
DECLINE = Decline()


def _takes(path: tuple[int, ...]) -> Iterator[Take]:
    for cell in range(CELLS):
        # no path captures on its own start: only the pawn itself stands there
        if ARROWS_FROM[path[-1]] >> cell & 1 and cell != path[0]:
            longer = (*path, cell)
            yield Take(longer)
            if len(longer) < 4:
                yield from _takes(longer)


TAKE = tuple(tuple(_takes((cell,))) for cell in range(CELLS))
_MOVES: dict[str, Move] = {
    str(move): move
    for moves in (PLACE, STEP.values(), *TAKE, *ENTER.values(), [DECLINE])
    for move in moves
}
_CELL = r"(?:0|[1-9][0-9]?)"
_PATH = re.compile(rf"(move|take):({_CELL}(?:-{_CELL}){{1,3}})")


def parse(notation: str) -> Move:
    """The move in this notation; IllegalMove for one along lines or arrows that are not there."""
    if move := _MOVES.get(notation):
        return move
    if written := _PATH.fullmatch(notation):
        path = tuple(map(int, written[2].split("-")))
        if max(path) < CELLS:
            if written[1] == "take":
                return Take(path)
            if len(path) == 2:
                return Step(*path)
    raise BadNotation(f"{quoted(notation)} is not a move of arrows")
