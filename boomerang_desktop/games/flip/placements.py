"""All ways to lay a piece on a board, numbered, and what each does to all others.

A set of placements is an int with one bit for each: what fits, what touches and what is left are
then single operations on all two thousand of them. They are numbered by the lowest row that they
reach, so those of the shorter board are simply the first ones.
"""

import re
from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import compress
from operator import or_
from typing import TypeAlias

import attrs

from boomerang_desktop.games.core import BadNotation, IllegalMove, Move, Refusal, quoted

from .pieces import BOARDS, COLUMNS, PIECES, Hole, Holes, Piece, beside, in_order, to_corner
from .refusals import OVER_THE_EDGE, WRONG_SHAPE

ROWS = max(BOARDS.values())


@attrs.frozen(eq=False, repr=False)
class Placement(Move):
    """A piece in its holes. There is one object for each, so equal means identical."""

    number: int
    kind: int
    """Which of PIECES it is."""
    piece: Piece
    holes: Holes
    value: int
    squares: int
    """The holes that it covers, as bits."""
    border: int
    """The holes along its sides, as bits."""
    touching: int
    """The placements that touch it along a side, or cover it."""
    compatible: int
    """The placements that do not cover it."""

    def __str__(self) -> str:
        return f"place:{self.piece.name}:" + ";".join(f"{x},{y}" for x, y in self.holes)

    __repr__ = __str__

    def __reduce__(self) -> tuple[object, ...]:
        return parse, (str(self),)


Placements: TypeAlias = tuple[Placement, ...]


def bits(holes: Iterable[Hole]) -> int:
    return sum([1 << y * COLUMNS + x for x, y in holes])


def _spots() -> Iterator[tuple[int, Holes]]:
    """Each piece in each rotation everywhere on the longest board."""
    for kind, piece in enumerate(PIECES):
        for shape in piece.rotations:
            width, height = max(x for x, _ in shape), max(y for _, y in shape)
            for dy in range(ROWS - height):
                for dx in range(COLUMNS - width):
                    yield kind, tuple((x + dx, y + dy) for x, y in shape)


def _build() -> Placements:
    # what lies close together gets close numbers: `listed` then meets fewer bytes that are not 0
    spots = sorted(_spots(), key=lambda spot: (spot[1][-1][1], min(spot[1])[0]))
    covering = {(x, y): 0 for y in range(ROWS) for x in range(COLUMNS)}
    for number, (_, holes) in enumerate(spots):
        for hole in holes:
            covering[hole] |= 1 << number
    near = {hole: covering.keys() & beside(hole) for hole in covering}
    everywhere = (1 << len(spots)) - 1
    placements = []
    for number, (kind, holes) in enumerate(spots):
        piece = PIECES[kind]
        border = set().union(*[near[hole] for hole in holes]).difference(holes)
        touching = reduce(or_, [covering[hole] for hole in border])
        compatible = everywhere ^ reduce(or_, [covering[hole] for hole in holes])
        masks = bits(holes), bits(border), touching, compatible
        placements.append(Placement(number, kind, piece, holes, piece.value, *masks))
    return tuple(placements)


PLACEMENTS = _build()
OPENINGS = {
    rows: tuple(placement for placement in PLACEMENTS if placement.holes[-1][1] < rows)
    for rows in BOARDS.values()
}
"""F3: all placements on the empty board, by number of rows."""
EVERYWHERE = {rows: (1 << len(opening)) - 1 for rows, opening in OPENINGS.items()}
HOLES = {rows: (1 << rows * COLUMNS) - 1 for rows in BOARDS.values()}
"""All holes of the board, by number of rows, as bits."""
OF_KIND = tuple(
    sum(1 << placement.number for placement in PLACEMENTS if placement.kind == kind)
    for kind in range(len(PIECES))
)
OF_OTHER_KINDS = tuple(EVERYWHERE[ROWS] ^ of_kind for of_kind in OF_KIND)


def _subsets(placements: Placements) -> list[Placements]:
    """Every choice of them, at the place in the list that has their bits."""
    subsets: list[Placements] = [()]
    for placement in placements:
        one = (placement,)
        subsets += [subset + one for subset in subsets]
    return subsets


_BY_BYTE = [_subsets(PLACEMENTS[at : at + 8]) for at in range(0, len(PLACEMENTS), 8)]


def listed(chosen: int) -> Placements:
    """The placements whose bits are set, by number."""
    placements: list[Placement] = []
    eights = chosen.to_bytes(len(_BY_BYTE), "little")
    # most bytes are zero: leave them out before Python comes to see them
    for subsets, byte in zip(
        compress(_BY_BYTE, eights), eights.translate(None, b"\0"), strict=True
    ):
        placements += subsets[byte]
    return tuple(placements)


_BY_NAME = {piece.name: kind for kind, piece in enumerate(PIECES)}
_BY_HOLES = {(placement.kind, placement.holes): placement for placement in PLACEMENTS}
_BY_NOTATION = {str(placement): placement for placement in PLACEMENTS}
_NUMBER = "(?:0|[1-9][0-9]?)"
_NOTATION = re.compile(f"place:([A-Z][0-9]?):({_NUMBER},{_NUMBER}(?:;{_NUMBER},{_NUMBER})*)")


def kind_of(piece: str) -> int:
    """Its place in PIECES and in a stock."""
    return _BY_NAME[piece]


def touching(placements: Placements) -> int:
    """The placements that touch one of these along a side, as bits."""
    found = 0
    for placement in placements:
        found |= placement.touching
    return found


def placement_at(piece: str, holes: Holes) -> Placement | Refusal:
    """The piece in these holes, or why it can lie there on no board; any holes, in any order."""
    kind = _BY_NAME[piece]
    placement = _BY_HOLES.get((kind, in_order(holes)))
    if placement:
        return placement
    if holes and to_corner(holes) in PIECES[kind].rotations:
        return OVER_THE_EDGE
    return WRONG_SHAPE


def parse(notation: str) -> Placement:
    known = _BY_NOTATION.get(notation)
    if known:
        return known
    match = _NOTATION.fullmatch(notation)
    if not match or match[1] not in _BY_NAME:
        raise BadNotation(f"not a placement: {quoted(notation)}")
    pairs = (pair.split(",") for pair in match[2].split(";"))
    holes = tuple((int(x), int(y)) for x, y in pairs)
    if holes != in_order(set(holes)):
        raise BadNotation(f"list the holes by row, then by column, each once: {quoted(notation)}")
    nowhere = placement_at(match[1], holes)
    assert isinstance(nowhere, Refusal)  # otherwise it would have been found
    raise IllegalMove(nowhere)
