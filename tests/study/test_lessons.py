"""Lessons as they are read from their file."""

from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from boomerang_desktop.games.core import Event
from boomerang_desktop.study.lessons import Happening, LessonError, MovePattern, lessons, read
from tests.study.a_course import LESSONS, a_match


@attrs.frozen
class Rang(Event):
    bell: str


def test_a_lesson_is_read_as_it_stands(written: Path) -> None:
    touching, placing = read(written)
    assert [touching.id, placing.id] == ["touching", "placing"]
    assert [touching.core, placing.core] == [True, False]
    assert [touching.motion, placing.motion] == [4, 0]
    (level,) = touching.levels
    assert level.rules == ("F5", "F4")
    assert level.point == (("hole", 4, 4),)
    assert level.without == ("numbers",)
    assert [str(d.move) for d in level.match.decisions] == [
        str(d.move) for d in a_match().decisions
    ]
    (task,) = level.tasks
    assert task.point == (("piece", "M"), ("seat", 1))
    assert task.right.happens == (Happening("Turned"),)
    assert task.right.never == (Happening("Turned", 2),)
    assert task.after[0].seat == 1
    assert task.mistakes[0].id == "domino"
    assert task.mistakes[0].point == (("seat", 1),)


def test_a_level_begins_where_its_record_is_cut_and_goes_on_as_it_says(written: Path) -> None:
    first, second = read(written)[1].levels
    assert len(first.match.decisions) == 0
    assert [d.seat for d in second.match.decisions] == [0, 1, 0]
    assert second.seat == 1


def test_the_lessons_of_a_game_are_read_once(written: Path) -> None:
    assert lessons("flip") is lessons("flip")
    assert lessons("hunt") == ()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text.replace('id = "touching"', ""), "flip/lessons.toml 1: id is missing"),
        (lambda text: text.replace('record = "begun"', 'record = "gone"'), "flip/gone: "),
        (lambda text: text.replace("moves = 2", "moves = 9"), "begun has 2 moves, not 9"),
        (lambda text: text.replace("moves = 2", 'moves = "two"'), "moves is not of the right"),
        (lambda text: text.replace("moves = 2", "moves = true"), "moves is not of the right"),
        (lambda text: text.replace("core = true", "core = 1"), "core is not of the right"),
        (lambda text: text.replace("seat = 1\n", "seat = 1\nchair = 2\n"), "chair has no meaning"),
        (lambda text: text.replace('"1 place:M:3,0"', '"place:M:3,0"'), "not begin with a seat"),
        (lambda text: text.replace('"1 place:M:3,0"', '"1 jump"'), "after: "),
        (lambda text: text.replace("0 place:M:4,6", "0 place:M:9,8"), "then: "),
        (lambda text: text.replace('rules = ["F3"]', "rules = [3]"), "rules must be a list"),
        (lambda text: text + '[[lesson]]\nid = "a"\nlevel = [1]', "level must be a list"),
        (lambda text: text + "[", "flip/lessons.toml: "),
        (lambda text: f"version = 2\n{text}", "version has no meaning here"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_place(
    written: Path, change: Callable[[str], str], told: str
) -> None:
    changed = change(LESSONS)
    assert changed != LESSONS
    (written / "lessons.toml").write_text(changed, "utf-8")
    with pytest.raises(LessonError) as caught:
        read(written)
    assert told in str(caught.value)


def test_a_folder_without_lessons_is_told(tmp_path: Path) -> None:
    with pytest.raises(LessonError):
        read(tmp_path)


def test_what_happens_is_counted_by_name_and_fields() -> None:
    rung = [Rang("small"), Rang("great"), Rang("great")]
    assert Happening("Rang", 3).among(rung)
    assert not Happening("Rang", 4).among(rung)
    assert Happening("Rang", 2, {"bell": "great"}).among(rung)
    assert not Happening("Rang", 2, {"bell": "small"}).among(rung)
    assert not Happening("Rang", 1, {"tower": "old"}).among(rung)
    assert not Happening("Fell").among(rung)


def test_some_moves_are_meant_by_notation_and_by_what_happens() -> None:
    move = a_match().decisions[0].move
    assert MovePattern().hold(move, [])
    assert MovePattern(("place:M:*", "place:I3:*")).hold(move, [])
    assert not MovePattern(("place:M:*",)).hold(move, [])
    assert not MovePattern(happens=(Happening("Rang"),)).hold(move, [])
    assert MovePattern(happens=(Happening("Rang"),)).hold(move, [Rang("small")])
    assert not MovePattern(never=(Happening("Rang"),)).hold(move, [Rang("small")])
