"""All lessons of a game in order."""

from pathlib import Path

import pytest

from boomerang_desktop.desktop.lesson.course import Course
from boomerang_desktop.study.progress import Progress
from boomerang_desktop.study.training import PuzzleMark


@pytest.fixture
def course(written: Path, tmp_path: Path, english: None) -> Course:
    return Course("flip", Progress(tmp_path / "lessons.json"))


def here(course: Course) -> str:
    return f"{course.lesson.id}.{course.level.id}"


def test_one_goes_through_the_levels_from_the_first_to_the_last(course: Course) -> None:
    assert here(course) == "touching.one"
    assert not course.step(-1)
    assert course.step(1)
    assert (here(course), course.dots()[1]) == ("placing.first", 0)
    assert course.step(1)
    assert (here(course), course.dots()[1]) == ("placing.second", 1)
    assert course.is_last
    assert not course.step(1)


def test_one_can_play_before_all_has_been_learnt(course: Course) -> None:
    ends = []
    for _ in range(3):
        ends.append(course.ends_core)
        course.step(1)
    assert ends == [True, False, False]


def test_one_goes_on_where_one_left_off(course: Course) -> None:
    course.mark_done()
    assert course.dots() == ([PuzzleMark.SOLVED], 0)
    course.turn_to()
    assert here(course) == "placing.first"
    for _ in range(2):
        course.mark_done()
        course.step(1)
    course.turn_to()
    assert here(course) == "touching.one", "all has been done: from the beginning"


def test_a_level_is_found_by_its_name(course: Course) -> None:
    course.turn_to("placing", "second")
    assert here(course) == "placing.second"
    course.turn_to("placing")
    assert here(course) == "placing.first"
    course.turn_to("placing", "third")
    assert here(course) == "touching.one", "what is gone leads to the beginning"


def test_texts_are_those_of_the_language(course: Course) -> None:
    assert course.texts.title("touching") == "Touch and turn"
