"""`boomerang-lab lessons`: every level, played through the rules."""

import json
from pathlib import Path

import pytest

from boomerang_desktop.lab.cli import main
from tests.study.a_course import LESSONS
from tests.study.conftest import written as written


@pytest.mark.usefixtures("written")
def test_lessons_are_listed_for_people_and_for_scripts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--check"]) == 0
    told = capsys.readouterr().out
    assert "flip touching (core): one\nflip placing: first, second\n" in told
    assert "flip core: en 0:15, fr 0:15, it 0:15\n" in told
    assert told.endswith("2 lessons, 3 levels, all in order\n")
    assert main(["lessons", "--check", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [
        {"game": "flip", "lesson": "touching", "levels": 1},
        {"game": "flip", "lesson": "placing", "levels": 2},
    ]


def test_a_lesson_that_is_wrong_is_told_with_its_place(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = LESSONS.replace('rules = ["F3"]', 'rules = ["F33"]')
    (written / "lessons.toml").write_text(wrong, "utf-8")
    assert main(["lessons", "--check", "flip"]) == 1
    assert capsys.readouterr().err == (
        "boomerang-lab: flip placing.first: there is no paragraph F33\n"
    )


@pytest.mark.usefixtures("written")
def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
