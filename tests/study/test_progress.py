"""What has been learnt, kept between starts."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.study import lessons, progress
from boomerang_desktop.study.progress import Progress, game_of_the_day


def test_what_has_been_done_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "new" / "lessons.json"
    first = Progress(path)
    assert first.done("flip") == frozenset()
    first.mark("flip", "touching/one")
    first.mark("flip", "touching/one")
    again = Progress(path)
    assert again.done("flip") == {"touching/one"}
    assert again.has("flip", "touching/one")
    assert not again.has("hunt", "touching/one")


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"[" * 100_000,
        b'{"format": "something else"}',
        b'{"format": "boomerang-progress", "version": 9, "done": {}}',
        b'{"format": "boomerang-progress", "version": 1, "done": {"flip": "all"}}',
        b'{"format": "boomerang-progress", "version": 1, "done": {"flip": [1]}}',
    ],
)
def test_a_damaged_file_is_set_aside_and_nothing_is_in_the_way(
    tmp_path: Path, damaged: bytes
) -> None:
    path = tmp_path / "lessons.json"
    path.write_bytes(damaged)
    kept = Progress(path)
    assert kept.done("flip") == frozenset()
    assert path.read_bytes() == damaged
    kept.mark("flip", "touching/one")
    assert (tmp_path / "lessons.json.damaged").read_bytes() == damaged
    assert json.loads(path.read_text("utf-8"))["done"] == {"flip": ["touching/one"]}


def test_a_folder_that_cannot_be_written_costs_nothing_but_the_file(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", "utf-8")
    kept = Progress(blocked / "lessons.json")
    kept.mark("flip", "touching/one")
    assert kept.has("flip", "touching/one")


@pytest.mark.usefixtures("written")
def test_levels_are_counted_without_loading_the_rules() -> None:
    names = [
        progress.name(lesson.id, level.id)
        for lesson in lessons.lessons("flip")
        for level in lesson.levels
    ]
    assert progress.levels("flip") == names
    assert progress.levels("flip", core=True) == names[:1]
    assert progress.names("flip") == {*names, "touching", "placing"}
    assert progress.has_lessons("flip")
    assert progress.levels("hunt") == []
    assert not progress.has_lessons("hunt")


def test_every_game_has_its_day() -> None:
    days = [date(2026, 11, 17) + timedelta(days=n) for n in range(len(CATALOGUE))]
    assert {game_of_the_day(day) for day in days} == set(CATALOGUE)


def test_without_puzzles_no_game_has_a_day(written: Path) -> None:
    assert game_of_the_day(date(2026, 11, 17)) == ""
