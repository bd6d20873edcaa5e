"""How hard a puzzle is, by the answers of the bots, and what grade that makes among the others of
its game."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import attrs

from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.study.puzzles import ASKED, GRADES, Puzzle

MASTER = LEVELS[-1]
SOLVED = 5
"""Who is right as often as this has not been lucky."""
FEWEST = 8
"""Puzzles of each grade."""
_BAND = 5
"""Wrong answers: so many make a band."""
_ODD = 2
"""A bot may be right so many times more often than a stronger one, by luck."""


def wrong_answers(solved: Mapping[str, int]) -> int:
    return ASKED * len(solved) - sum(solved.values())


def band(solved: Mapping[str, int]) -> int:
    """A collection has room for so many of each band, so that it reaches from easy to hard."""
    return wrong_answers(solved) // _BAND


def possible_bands(solved: Mapping[str, int], proven: bool) -> set[int]:
    """Before the strongest bot was asked: it must find what is not proven, and be no worse than the
    others."""
    least = max(0 if proven else SOLVED, max(solved.values()) - _ODD)
    return {band({**solved, MASTER: right}) for right in range(least, ASKED + 1)}


def in_order(solved: Mapping[str, int]) -> bool:
    """Whether no bot is clearly better at it than a stronger one: else it is solved by chance."""
    found = [solved[level] for level in LEVELS if level in solved]
    return all(
        weaker - stronger <= _ODD
        for number, weaker in enumerate(found)
        for stronger in found[number + 1 :]
    )


def graded(found: Sequence[Puzzle]) -> list[Puzzle]:
    """All puzzles of a game, the easiest first: each grade is about a fifth of them. Those with as
    many wrong answers have the same grade, unless one would be left with too few; then several
    questions are harder than one, and a choice of many moves harder than one of few."""
    ordered = sorted(found, key=_hardness)
    wrong = [wrong_answers(puzzle.solved) for puzzle in ordered]
    least = min(FEWEST, len(ordered) // len(GRADES))
    # the best way to give out the first puzzles, by how many they are: how often those with as
    # many wrong answers are torn apart, how unequal the grades are, and where each of them ends
    ways: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, (0,))}
    for _ in GRADES:
        longer: dict[int, tuple[int, int, tuple[int, ...]]] = {}
        for start, (torn, squares, ends) in ways.items():
            torn += 0 < start < len(wrong) and wrong[start - 1] == wrong[start]
            for end in range(start + least, len(wrong) + 1):
                way = (torn, squares + (end - start) ** 2, (*ends, end))
                longer[end] = min(way, longer.get(end, way))
        ways = longer
    _, _, ends = ways[len(ordered)]
    return [
        attrs.evolve(puzzle, grade=grade)
        for grade, (start, end) in zip(GRADES, pairwise(ends), strict=True)
        for puzzle in ordered[start:end]
    ]


def _hardness(puzzle: Puzzle) -> tuple[object, ...]:
    questions = puzzle.questions
    wrong, choice = wrong_answers(puzzle.solved), len(questions[0].tries)
    return wrong, len(questions), choice, puzzle.match.seed, puzzle.id
