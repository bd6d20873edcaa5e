"""Lessons that do not hold together are told with the place."""

from pathlib import Path

import pytest

from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.study import check, lessons
from boomerang_desktop.study.lessons import LessonError
from tests.study.a_course import LESSONS, TEXTS


def test_lessons_that_hold_together_pass(written: Path) -> None:
    check.check("flip", lessons.read(written))
    check.check_coach("flip")


@pytest.mark.usefixtures("written")
def test_a_level_has_a_way_through_it() -> None:
    level = lessons.lessons("flip")[1].levels[0]
    assert [str(move) for move in check.solution(level)] == [
        "place:T5:0,0;1,0;2,0;1,1;1,2",
        "place:M:4,0",
    ]


def test_the_paragraphs_that_come_up_are_known(written: Path) -> None:
    assert check.met(lessons.read(written)) == {"F3", "F4", "F5"}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('right = ["place:M:4,0"]', 'right = ["place:D:4,0"]', "nothing that is offered is right"),
        ('after = ["1 place:M:3,0"]', "", "task 2: it is not the learner's turn"),
        ('after = ["1 place:M:3,0"]', 'after = ["1 place:M:1,1"]', "what follows cannot be played"),
        ('moves = ["place:D:*"]', 'moves = ["place:U5:*"]', "nobody can make the mistake 'domino'"),
        ('rules = ["F3"]', 'rules = ["F33"]', "there is no paragraph F33"),
        ('rules = ["F3"]', "rules = []", "refers to no paragraph"),
        ('offer = ["place:M:4,0", "place:M:3,1"]\n', 'offer = ["place:M:4,0"]\n', ""),
    ],
)
def test_a_level_that_cannot_be_played_is_told(
    written: Path, old: str, new: str, told: str
) -> None:
    assert old in LESSONS
    (written / "lessons.toml").write_text(LESSONS.replace(old, new), "utf-8")
    if not told:
        check.check("flip", lessons.read(written))
        return
    with pytest.raises(LessonError) as caught:
        check.check("flip", lessons.read(written))
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('domino = "Too much of it."', "", "touching.one.wrong.domino: there is no text"),
        ('title = "Place a piece"', "", "placing.title: there is no text"),
        ('"Answer."', '""', "placing.first.tasks.1: there is no text"),
        (', "Answer."', "", "placing.first.tasks.1: there is no text"),
        ('done = "Good."', 'done = "Good."\nmore = "More."', "placing.second.more: this text is"),
        ('"Good."', f'"{"very " * 40}good."', "is the most"),
        ('"Good."', '"One. Two. Three."', "more than two sentences"),
    ],
)
def test_texts_that_are_missing_too_long_or_never_read_are_told(
    written: Path, old: str, new: str, told: str
) -> None:
    assert old in TEXTS
    place = written.parents[2] / "i18n/lessons/fr/flip.toml"
    place.write_text(TEXTS.replace(old, new), "utf-8")
    with pytest.raises(LessonError) as caught:
        check.check("flip", lessons.read(written))
    assert str(caught.value).startswith("fr flip ")
    assert told in str(caught.value)


def test_what_one_needs_to_play_comes_first(written: Path) -> None:
    turned = LESSONS.replace("core = true\n", "").replace(
        'id = "placing"', 'id = "placing"\ncore = true'
    )
    (written / "lessons.toml").write_text(turned, "utf-8")
    with pytest.raises(LessonError, match="a core lesson comes after another one"):
        check.check("flip", lessons.read(written))


def test_what_one_needs_to_play_takes_no_longer_than_is_promised(written: Path) -> None:
    long = LESSONS.replace("motion = 4", "motion = 300")
    (written / "lessons.toml").write_text(long, "utf-8")
    with pytest.raises(LessonError, match=r"en flip: the core lessons take 31\d seconds"):
        check.check("flip", lessons.read(written))


def test_the_coach_says_the_same_in_every_language(written: Path) -> None:
    place = written.parents[2] / "i18n/lessons/it/flip.toml"
    place.write_text(TEXTS.replace("place = ", "plonk = "), "utf-8")
    with pytest.raises(LessonError, match="it flip coach"):
        check.check_coach("flip")


@pytest.mark.parametrize("game", CATALOGUE)
def test_all_lessons_of_the_program_hold_together(game: str) -> None:
    its = lessons.lessons(game)
    assert its, f"{game} has no lessons"
    check.check(game, its)
    check.check_coach(game)
