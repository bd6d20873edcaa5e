"""Majorities and reserves turned into points."""

from collections.abc import Sequence
from typing import NamedTuple

from boomerang_desktop.games.circle.deck import Deck, Variant
from boomerang_desktop.games.core import Result, winners_by

Ending = tuple[tuple[int, ...], tuple[int, ...]]
"""The collections and the reserves with which a game ended."""


def counts(deck: Deck, collection: int) -> list[int]:
    """How many cards of each species a collection holds."""
    return [(collection & cards).bit_count() for cards in deck.species_masks]


class Majority(NamedTuple):
    """C1: who has the most cards of a species, how many, and how many more than the next."""

    leaders: tuple[int, ...]
    most: int
    lead: int


def majorities(held: Sequence[Sequence[int]]) -> list[Majority]:
    """How each species stands, from each seat's counts. A species without cards has no
    leaders."""
    found = []
    for column in zip(*held, strict=True):
        most, second = sorted(column, reverse=True)[:2]
        leaders = tuple(seat for seat, count in enumerate(column) if count == most and most)
        found.append(Majority(leaders, most, most - second))
    return found


def points(
    deck: Deck, collections: Sequence[int], reserves: Sequence[int]
) -> tuple[dict[str, int], ...]:
    """C1 and C10: what each seat would score now, by species and for its reserve."""
    held = [counts(deck, collection) for collection in collections]
    most = [max(column) for column in zip(*held, strict=True)]
    return tuple(
        {
            **{
                species: count if count == best else 0
                for species, count, best in zip(deck.species, row, most, strict=True)
            },
            "reserve": reserve // 6,
        }
        for row, reserve in zip(held, reserves, strict=True)
    )


def result(variant: Variant, endings: Sequence[Ending]) -> Result:
    games = [points(variant.deck, *ending) for ending in endings]
    if len(games) == 1:
        scores = tuple(sum(row.values()) for row in games[0])
        # H7, L6: on a tie the larger reserve
        winners, tie_break = winners_by(scores, ("reserve", endings[0][1]))
        ended_by = "L5" if variant.plays_left_overs else "H5"
        return Result(scores, winners, games[0], ended_by, tie_break)
    breakdown = tuple(
        {f"{n}:{name}": gained for n, row in enumerate(rows, 1) for name, gained in row.items()}
        for rows in zip(*games, strict=True)
    )
    scores = tuple(sum(row.values()) for row in breakdown)
    return Result(scores, winners_by(scores)[0], breakdown, "L7")
