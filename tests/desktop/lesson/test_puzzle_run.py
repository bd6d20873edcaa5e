"""Puzzles of a game, one after the other."""

from datetime import date
from pathlib import Path

import pytest

from boomerang_desktop.desktop.lesson.puzzle_run import PuzzleRun
from boomerang_desktop.study.puzzles import puzzles
from boomerang_desktop.study.training import Training, of_the_day

pytestmark = pytest.mark.usefixtures("english")

TODAY = date(2026, 11, 17)


@pytest.fixture
def training(tmp_path: Path) -> Training:
    return Training(tmp_path / "puzzles.json")


@pytest.fixture
def run(training: Training) -> PuzzleRun:
    return PuzzleRun("flip", training, TODAY)


def test_one_goes_on_with_the_first_that_was_not_tried(run: PuzzleRun) -> None:
    first, second, *_ = puzzles("flip")
    run.turn_to()
    assert run.puzzle is first
    run.mark_done()
    run.turn_to()
    assert run.puzzle is second


def test_it_counts_as_solved_if_nothing_wrong_was_tried_before(
    run: PuzzleRun, training: Training
) -> None:
    first, second, *_ = puzzles("flip")
    run.turn_to("", first.id)
    assert run.level.id == first.id
    run.mark_done()
    assert run.step(1)
    assert run.level.id == second.id
    run.stumbled()
    run.mark_done()
    assert training.done("flip") == {first.id: True, second.id: False}


def test_today_has_a_puzzle_of_its_own(run: PuzzleRun) -> None:
    run.turn_to("day")
    assert run.here == of_the_day("flip", TODAY, len(puzzles("flip")))


def test_a_run_may_be_of_one_theme(run: PuzzleRun) -> None:
    theme = puzzles("flip")[0].theme
    run.turn_to(f"theme/{theme}")
    count = 1
    assert not run.step(-1)
    while run.step(1):
        count += 1
    assert run.is_last
    assert count == sum(one.theme == theme for one in puzzles("flip"))


def test_the_list_holds_every_puzzle_by_grade_and_every_theme(run: PuzzleRun) -> None:
    run.turn_to()
    run.mark_done()
    places = [place for row in run.rows() for place in row.places]
    named = {place.key[1] for place in places}
    assert {one.id for one in puzzles("flip")} < named
    assert run.key in {place.key for place in places}
    [mine] = [place for place in places if place.key == run.key]
    assert (mine.icon, mine.told.endswith(", solved")) == ("check", True)
    themes = [place for place in places if place.key[0].startswith("theme/")]
    assert len(themes) == len({one.theme for one in puzzles("flip")})
    assert any(place.text.startswith("1/") for place in themes)


def test_the_dots_are_those_near_this_one(run: PuzzleRun) -> None:
    run.turn_to()
    run.mark_done()
    run.step(1)
    done, here = run.dots()
    assert done[here - 1]
    assert not done[here]


def test_rating_and_days_in_a_row_are_told(run: PuzzleRun) -> None:
    run.turn_to()
    assert run.head() == "All puzzles. Your rating: 1000 ± 667. Days in a row: 0"
    run.mark_done()
    assert run.head().endswith("Days in a row: 1")
    assert "1000" not in run.head()
