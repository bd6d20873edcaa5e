"""The precomputed moves, against a search of the board."""

from random import Random

import pytest

from boomerang_desktop.games.arrows.board import (
    ALL,
    ARROWS_FROM,
    LOW,
    MID,
    MID_AT,
    NEIGHBOURS,
    TOP_AT,
    cells_of,
)
from boomerang_desktop.games.arrows.tables import PLACES_ON, STEPS_FROM, takes_by


def masks(seed: int) -> list[int]:
    rng = Random(seed)
    return [0, ALL, *(rng.getrandbits(37) & rng.getrandbits(37) for _ in range(30))]


def test_P3_placements_are_one_for_each_free_cell() -> None:
    low, mid, top = PLACES_ON
    for free in masks(1):
        places = (*low[free & LOW], *mid[free >> MID_AT & MID], *top[free >> TOP_AT])
        assert tuple(place.cell for place in places) == cells_of(free)


def test_P3_steps_lead_from_a_pawn_to_a_free_neighbour() -> None:
    low, mid, top = STEPS_FROM
    for own, other in zip(masks(2), masks(3), strict=True):
        free = ALL & ~own & ~other
        found = [
            (step.start, step.end)
            for neighbours, steps in (
                *low[own & LOW],
                *mid[own >> MID_AT & MID],
                *top[own >> TOP_AT],
            )
            for step in steps[neighbours & free]
        ]
        looked = {
            (cell, end) for cell in cells_of(own) for end in cells_of(NEIGHBOURS[cell] & free)
        }
        assert set(found) == looked
        assert len(found) == len(looked)


def chains(path: tuple[int, ...], prey: int) -> set[tuple[int, ...]]:
    """All continuations along arrows, capturing each pawn once and three at most."""
    found: set[tuple[int, ...]] = set()
    if len(path) < 4:
        for end in cells_of(ARROWS_FROM[path[-1]] & prey):
            if end not in path:
                found |= {(*path, end)} | chains((*path, end), prey)
    return found


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_P4_captures_are_all_chains_along_arrows_onto_opponents(seed: int) -> None:
    for own, other in zip(masks(seed), masks(seed + 10), strict=True):
        prey = other & ~own
        found = [take.path for take in takes_by(own, ALL & ~prey)]
        looked = {path for cell in cells_of(own) for path in chains((cell,), prey)}
        assert set(found) == looked
        assert len(found) == len(looked)
