"""Answers to "all moves from here, onto there", worked out once so that `legal` need only look."""

from collections.abc import Iterator
from operator import add

from .board import ARROWS_FROM, CELLS, NEIGHBOURS, by_parts
from .moves import PLACE, STEP, TAKE, Step, Take


def _subsets(mask: int) -> Iterator[int]:
    part = mask
    while part:
        yield part
        part = part - 1 & mask
    yield 0


def _steps(cell: int) -> dict[int, tuple[Step, ...]]:
    return {
        free: tuple(STEP[cell, end] for end in range(CELLS) if free >> end & 1)
        for free in _subsets(NEIGHBOURS[cell])
    }


def _chains(cell: int) -> dict[int, tuple[Take, ...]]:
    return {
        first: tuple(take for take in TAKE[cell] if first >> take.path[1] & 1)
        for first in _subsets(ARROWS_FROM[cell])
    }


PLACES_ON = by_parts([(place,) for place in PLACE], add, ())
"""The free cells -> placements there."""
STEPS_FROM = by_parts([((NEIGHBOURS[cell], _steps(cell)),) for cell in range(CELLS)], add, ())
"""One's pawns -> for each of them its neighbours, and which of those are free -> its steps."""
_TAKES_FROM = {1 << cell: (ARROWS_FROM[cell], _chains(cell)) for cell in range(CELLS)}
"""A pawn -> its arrows, and at which of them opponents stand -> all chains that begin there."""


def takes_by(pawns: int, others: int) -> list[Take]:
    """All captures by any of the pawns; no opponent stands on the cells `others`."""
    takes: list[Take] = []
    while pawns:
        pawn = pawns & -pawns
        pawns ^= pawn
        arrows, chains = _TAKES_FROM[pawn]
        takes += [take for take in chains[arrows & ~others] if not take.prey & others]
    return takes
