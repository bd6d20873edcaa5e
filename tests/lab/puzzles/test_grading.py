"""How hard a puzzle is."""

from collections.abc import Iterable, Mapping
from random import Random

import attrs
import pytest

from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.lab.puzzles.grading import (
    FEWEST,
    band,
    graded,
    in_order,
    possible_bands,
    wrong_answers,
)
from boomerang_desktop.study.puzzles import ASKED, GRADES, Puzzle, PuzzleQuestion, puzzles


def _answers(wrong: int) -> Mapping[str, int]:
    """Answers with this many wrong, the weakest bots' first."""
    lost = [min(ASKED, max(0, wrong - ASKED * number)) for number in range(len(LEVELS))]
    return {level: ASKED - count for level, count in zip(LEVELS, lost, strict=True)}


def _collection(wrong: Iterable[int]) -> list[Puzzle]:
    one = puzzles("flip")[0]
    return [
        attrs.evolve(one, id=f"{number}", solved=_answers(count))
        for number, count in enumerate(wrong)
    ]


def _sizes(found: list[Puzzle]) -> list[int]:
    return [sum(puzzle.grade == grade for puzzle in found) for grade in GRADES]


def _wrong(found: list[Puzzle], grade: int) -> set[int]:
    return {wrong_answers(puzzle.solved) for puzzle in found if puzzle.grade == grade}


@pytest.mark.parametrize(
    ("solved", "wrong", "wanted"),
    [((6, 6, 6, 6, 6), 0, 0), ((2, 6, 6, 6, 6), 4, 0), ((0, 0, 1, 5, 5), 19, 3), ((0,) * 5, 30, 6)],
)
def test_wrong_answers_make_a_band(solved: tuple[int, ...], wrong: int, wanted: int) -> None:
    found = dict(zip(LEVELS, solved, strict=True))
    assert wrong_answers(found) == wrong
    assert band(found) == wanted


@pytest.mark.parametrize(
    ("solved", "wanted"),
    [((0, 2, 6, 6, 6), True), ((3, 1, 6, 4, 6), True), ((6, 3, 6, 6, 6), False)],
)
def test_weaker_bots_are_not_clearly_better(solved: tuple[int, ...], wanted: bool) -> None:
    assert in_order(dict(zip(LEVELS, solved, strict=True))) is wanted


def test_what_is_not_proven_must_be_found_by_the_strongest() -> None:
    four = dict.fromkeys(LEVELS[:-1], 2)
    assert possible_bands(four, proven=False) == {3}
    assert possible_bands(four, proven=True) == {3, 4}
    assert possible_bands(four | {"expert": ASKED}, proven=True) == {2}


def test_grades_are_fifths_of_what_there_is_the_easiest_first() -> None:
    wrong = [number // 3 for number in range(60)]
    Random(1).shuffle(wrong)
    found = graded(_collection(wrong))
    assert [wrong_answers(puzzle.solved) for puzzle in found] == sorted(wrong)
    assert [puzzle.grade for puzzle in found] == sorted(puzzle.grade for puzzle in found)
    assert _sizes(found) == [12] * 5


def test_as_many_wrong_answers_make_the_same_grade() -> None:
    found = graded(_collection([0] * 13 + [1] * 9 + [2] * 16 + [3] * 8 + [4] * 9 + [5] * 5))
    assert _sizes(found) == [13, 9, 16, 8, 14]
    assert [_wrong(found, grade) for grade in GRADES] == [{0}, {1}, {2}, {3}, {4, 5}]


def test_no_grade_is_left_with_too_few() -> None:
    found = graded(_collection([1] * 5 + [6] * 40 + [12] * 9 + [30] * 6))
    assert min(_sizes(found)) >= FEWEST
    # equal puzzles are separated only where it can't be avoided
    assert (_wrong(found, 1), _wrong(found, 4), _wrong(found, 5)) == ({1, 6}, {6}, {12, 30})


def test_of_as_many_wrong_answers_more_questions_and_then_more_moves_are_harder() -> None:
    [one] = _collection([6])
    tries = one.questions[0].tries
    simple = PuzzleQuestion(tries[:3], 1)
    few = [attrs.evolve(one, id=f"few {n}", questions=(simple,)) for n in range(16)]
    many = [
        attrs.evolve(one, id=f"many {n}", questions=(PuzzleQuestion(tries, 1),)) for n in range(16)
    ]
    two = [attrs.evolve(one, id=f"two {n}", questions=(simple, simple)) for n in range(8)]
    mixed = few + many + two
    Random(1).shuffle(mixed)
    found = graded(mixed)
    assert _sizes(found) == [8] * 5
    assert [puzzle.id.split()[0] for puzzle in found] == ["few"] * 16 + ["many"] * 16 + ["two"] * 8
    assert graded(list(reversed(found))) == found


@pytest.mark.parametrize("count", range(7))
def test_a_few_puzzles_have_grades_too(count: int) -> None:
    found = graded(_collection(range(count)))
    assert len(found) == count
    assert max(_sizes(found)) <= 2
