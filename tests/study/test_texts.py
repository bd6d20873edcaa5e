"""What the coach says, in the files of the translators."""

from collections.abc import Callable
from pathlib import Path

import pytest

from boomerang_desktop.study.lessons import LessonError
from boomerang_desktop.study.texts import CoachTexts, texts


@pytest.mark.usefixtures("written")
def test_every_text_is_found_by_its_place() -> None:
    told = texts("flip", "fr")
    assert told.title("touching") == "Touch and turn"
    assert told.task("placing", "first", 1) == "Answer."
    assert told.done("placing", "second") == "Good."
    assert told.mistake("touching", "one", "domino") == "Too much of it."
    assert told.kinds() == ["place"]
    assert told.coach("place") == "Place a piece that touches."
    assert told.coach("jump") == ""
    assert told.all()["placing", "first", "tasks", "0"] == "Place the T in the corner."


def test_a_text_that_is_missing_is_told_with_its_place() -> None:
    told = CoachTexts("it flip", {"placing": {"title": " ", "first": {"tasks": ["One."]}}})
    asked: list[tuple[Callable[[], str], str]] = [
        (lambda: told.title("placing"), "it flip placing.title"),
        (lambda: told.title("other"), "it flip other.title"),
        (lambda: told.task("placing", "first", 1), "it flip placing.first"),
        (lambda: told.mistake("placing", "first", "x"), "it flip placing.first.wrong.x"),
    ]
    for ask, place in asked:
        with pytest.raises(LessonError) as caught:
            ask()
        assert caught.value.where == place


def test_a_file_that_cannot_be_read_is_told(written: Path) -> None:
    with pytest.raises(LessonError, match=r"i18n/lessons/en/hunt\.toml"):
        texts("hunt", "en")
    broken = written.parents[2] / "i18n/lessons/it/flip.toml"
    broken.write_text("[placing", "utf-8")
    with pytest.raises(LessonError, match=r"i18n/lessons/it/flip\.toml"):
        texts("flip", "it")
