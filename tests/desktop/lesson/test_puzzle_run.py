"""Puzzles of a game, one after the other."""

from datetime import date
from pathlib import Path

import pytest

from boomerang_desktop.desktop.lesson.bar import TOOLS
from boomerang_desktop.desktop.lesson.puzzle_run import PuzzleRun
from boomerang_desktop.study.puzzles import Puzzle, listed, puzzles
from boomerang_desktop.study.training import PuzzleMark, Training, of_the_day
from boomerang_desktop.study.yours import Yours
from tests.desktop.study.studies import finished, invented, own

pytestmark = pytest.mark.usefixtures("english")

TODAY = date(2026, 11, 17)


def given(game_id: str) -> list[Puzzle]:
    return [one.puzzle() for one in listed(game_id)]


@pytest.fixture
def training(tmp_path: Path) -> Training:
    return Training(tmp_path / "puzzles.json")


@pytest.fixture
def yours(tmp_path: Path) -> Yours:
    return Yours(tmp_path / "yours.json")


@pytest.fixture
def run(training: Training, yours: Yours) -> PuzzleRun:
    return PuzzleRun("flip", training, TODAY, yours)


def test_one_goes_on_with_the_first_that_was_not_tried(run: PuzzleRun) -> None:
    first, second, *_ = given("flip")
    run.turn_to()
    assert run.puzzle is first
    run.mark_done()
    run.turn_to()
    assert run.puzzle is second


def test_it_counts_as_solved_if_nothing_wrong_was_tried_before(
    run: PuzzleRun, training: Training
) -> None:
    first, second, *_ = given("flip")
    run.turn_to("", first.id)
    assert run.level.id == first.id
    run.mark_done()
    assert run.step(1)
    assert run.level.id == second.id
    run.stumbled()
    run.mark_done()
    assert training.marks("flip") == {first.id: PuzzleMark.SOLVED, second.id: PuzzleMark.HELPED}


def test_today_has_a_puzzle_of_its_own(run: PuzzleRun) -> None:
    run.turn_to("day")
    its = puzzles("flip")
    assert run.puzzle is its[of_the_day("flip", TODAY, len(its))], "however they are given"
    assert run.title().startswith("Puzzle of the day")
    assert run.ways_on()[0][0] == "list"


def test_a_run_may_be_of_one_theme(run: PuzzleRun) -> None:
    theme = given("flip")[0].theme
    run.turn_to(f"theme/{theme}")
    count = 1
    assert not run.step(-1)
    while run.step(1):
        count += 1
    assert run.is_last
    assert count == sum(one.theme == theme for one in puzzles("flip"))


def test_a_run_may_be_of_one_grade(run: PuzzleRun) -> None:
    one = given("flip")[-1]
    run.turn_to(f"grade/{one.grade}")
    assert run.puzzle.grade == one.grade
    its = [puzzle for puzzle in puzzles("flip") if puzzle.grade == one.grade]
    assert run.title() == f"Puzzle 1 of {len(its)}, grade {one.grade} of 5"
    run.turn_to(f"grade/{one.grade}", one.id)
    assert run.puzzle is one
    assert run.is_last
    assert run.ways_on()[0] == ("list", "All puzzles")


def test_ones_own_mistakes_come_back_until_they_are_solved(
    run: PuzzleRun, yours: Yours, training: Training
) -> None:
    assert all(row.title != "From your own matches" for row in run.rows())
    match = finished("flip-2")
    first, second, *_ = own(match)
    yours.keep(match, invented(match, {first: 0.3, second: 0.2}))
    [row] = [row for row in run.rows() if row.title == "From your own matches"]
    assert [place.text for place in row.places] == ["1", "2"]
    run.turn_to("yours")
    assert run.title() == "Your puzzles: 1 of 2"
    assert run.key == row.places[0].key
    assert run.level.seat == 0
    run.stumbled()
    run.turn_to("yours")
    assert run.here == 0, "it was not solved"
    assert run.level
    run.mark_done()
    run.turn_to("yours")
    assert run.here == 1
    assert training.rating("flip").points == 1000, "nobody knows how hard they are"


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
    assert run.level
    assert run.dots() == ([PuzzleMark.SOLVED, None, None, None, None, None, None], 1)
    run.stumbled()
    assert run.dots()[0][:3] == [PuzzleMark.SOLVED, PuzzleMark.TRIED, None]
    run.mark_done()
    assert run.dots()[0][:3] == [PuzzleMark.SOLVED, PuzzleMark.HELPED, None]


def test_who_was_helped_has_solved_it_though_not_at_once(run: PuzzleRun) -> None:
    run.turn_to()
    assert run.helps == ["hint", "learn"]
    assert run.level
    run.stumbled()
    run.mark_done()
    count = len(puzzles("flip"))
    assert run.standing() == f"Solved: 1 of {count}"
    [place] = [one for row in run.rows() for one in row.places if one.key == run.key]
    assert (place.icon, place.tone) == ("check", "muted")
    assert place.told.endswith(", solved with another try or help")
    assert (place.icon, place.tone) in {(sign.icon, sign.tone) for sign in run.legend}
    assert any(row.places[0].text.startswith("1/") for row in run.rows())
    assert run.helps == ["hint"], "who has solved something knows how to play"
    run.step(1)
    assert run.level
    run.mark_done()
    assert run.standing().startswith(f"Solved: 2 of {count}, 1 of them at once")


def test_a_rating_is_told_when_it_says_something(run: PuzzleRun) -> None:
    run.turn_to()
    count = len(puzzles("flip"))
    assert run.standing() == f"Solved: 0 of {count}"
    for solved in range(1, 10):
        assert run.level
        run.mark_done()
        run.step(1)
        assert run.standing() == f"Solved: {solved} of {count} · Days in a row: 1"
    assert run.level
    run.stumbled()
    assert run.standing().startswith(f"Solved: 9 of {count} · Your rating: ")
    assert run.standing().endswith(" · Days in a row: 1")


def test_puzzles_are_not_called_levels(run: PuzzleRun) -> None:
    run.turn_to()
    called = [run.called(name) for name in TOOLS]
    assert called == ["All puzzles", "Puzzle before", "Begin the puzzle again", "Skip this puzzle"]
    assert run.called("hint") == ""
    assert run.none_there(-1) == "this is the first puzzle"
    assert run.none_there(1) == "this is the last puzzle"
