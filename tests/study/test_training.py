"""How somebody does at puzzles."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from boomerang_desktop.match.rating import Rating
from boomerang_desktop.study.training import (
    PuzzleMark,
    PuzzleResult,
    Training,
    against,
    of_the_day,
    streak,
)

TODAY = date(2026, 11, 17)


def _tried(name: str, grade: int = 3, solved: bool = True, days_ago: int = 0) -> PuzzleResult:
    return PuzzleResult(name, "flip", grade, TODAY - timedelta(days=days_ago), solved)


def test_what_was_tried_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "training.json"
    training = Training(path)
    training.add(_tried("a"))
    training.add(_tried("b", solved=False))
    again = Training(path)
    assert again.tried == training.tried
    assert again.marks("flip") == {"a": PuzzleMark.SOLVED, "b": PuzzleMark.TRIED}
    assert again.marks("hunt") == {}


def test_only_the_first_time_counts(tmp_path: Path) -> None:
    training = Training(tmp_path / "training.json")
    training.add(_tried("a", solved=False))
    training.add(_tried("a", solved=True))
    before = training.rating("flip")
    assert before.points < 1000
    assert streak(training.tried, TODAY) == 0
    training.add(_tried("b", solved=True))
    training.add(_tried("b", solved=False))
    again = Training(tmp_path / "training.json")
    assert again.marks("flip") == {"a": PuzzleMark.SOLVED, "b": PuzzleMark.SOLVED}


def test_what_is_solved_later_is_solved(tmp_path: Path) -> None:
    path = tmp_path / "training.json"
    training = Training(path)
    training.add(_tried("a", solved=False))
    assert training.marks("flip") == {"a": PuzzleMark.TRIED}
    training.add(_tried("a"))
    assert training.marks("flip") == Training(path).marks("flip") == {"a": PuzzleMark.SOLVED}
    assert against(training.tried) == against([_tried("a", solved=False)])


def test_what_is_solved_with_help_is_solved_but_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "training.json"
    training = Training(path)
    training.add(_tried("a", solved=False))
    before = training.rating("flip")
    training.add_helped("a")
    again = Training(path)
    assert again.marks("flip") == {"a": PuzzleMark.HELPED}
    assert again.solved("flip") == 1
    assert again.rating("flip") == before
    again.add(_tried("a"))
    assert Training(path).marks("flip") == {"a": PuzzleMark.SOLVED}, "alone, though later"


def test_what_has_no_grade_does_not_count_for_the_rating() -> None:
    assert against([_tried("a", grade=0)]) == Rating()


@pytest.mark.parametrize(
    "tried", ['[{"puzzle": 1}]', "[3]", '[{"puzzle": "a", "game": "flip", "grade": true}]', "7"]
)
def test_a_damaged_file_is_set_aside(tried: str, tmp_path: Path) -> None:
    path = tmp_path / "training.json"
    path.write_text(f'{{"format": "boomerang-training", "version": 1, "tried": {tried}}}', "utf-8")
    training = Training(path)
    assert training.tried == []
    training.add(_tried("a"))
    assert (tmp_path / "training.json.damaged").exists()
    assert [one.puzzle for one in Training(path).tried] == ["a"]


def test_a_rating_goes_with_what_is_solved_and_gets_surer() -> None:
    assert against([]) == Rating()
    assert Rating().points == 1000
    up = against([_tried(str(n), grade=4) for n in range(10)])
    down = against([_tried(str(n), grade=2, solved=False) for n in range(10)])
    assert down.points < 1000 < up.points
    assert up.margin < Rating().margin


def test_a_hard_puzzle_counts_for_more_than_an_easy_one() -> None:
    easy, hard = (against([_tried("a", grade)]).mu for grade in (1, 5))
    assert hard > easy


def test_the_same_tries_give_the_same_rating() -> None:
    tried = [_tried(str(n), 1 + n % 5, n % 3 > 0) for n in range(30)]
    assert against(tried) == against(list(tried))


@pytest.mark.parametrize(
    ("days", "count"), [([], 0), ([0], 1), ([1], 1), ([2], 0), ([0, 1, 2, 4], 3), ([0, 0, 1], 2)]
)
def test_days_in_a_row(days: list[int], count: int) -> None:
    tried = [_tried(str(n), days_ago=day) for n, day in enumerate(days)]
    assert streak(tried, TODAY) == count


def test_a_day_without_a_solution_breaks_the_row() -> None:
    assert streak([_tried("a"), _tried("b", solved=False, days_ago=1)], TODAY) == 1


def test_all_puzzles_come_up_before_one_comes_again() -> None:
    first = TODAY.toordinal() // 60 * 60
    days = [date.fromordinal(first + n) for n in range(60)]
    assert sorted(of_the_day("flip", day, 60) for day in days) == list(range(60))
    assert of_the_day("flip", TODAY, 60) == of_the_day("flip", TODAY, 60)
    assert [of_the_day("flip", day, 60) for day in days] != [
        of_the_day("hunt", day, 60) for day in days
    ]


def test_the_puzzle_of_a_day_is_the_same_everywhere() -> None:
    assert [of_the_day("flip", TODAY, 60), of_the_day("hunt", TODAY, 60)] == [27, 4]
