"""The coach's texts: one file per game and language, for translators to edit. For lessons:

[token]                     # a lesson
title = "What a token takes"

[token.first]               # one of its levels
tasks = ["Drag the water token onto your place.", "Now throw."]
done = "Water takes both cards that show it."

[token.first.wrong]
forest = "Forest shows on one card only."
otherwise = "Try the water token."

For puzzles there is a goal for each kind of question, and for each theme its title, the first hint
(look), why the solution works and why the obvious move does not (wrong). Placeholders stand for
facts of the position: {ring}, {reserve}, {gain} and other facts of the puzzle, {choice} and
{obvious_choice} for moves, {opponent} for a name.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from boomerang_desktop.files import root
from boomerang_desktop.study.lessons import LessonError


class CoachTexts:
    """The texts of one game in one language."""

    def __init__(self, where: str, given: dict[str, Any]) -> None:
        self._where, self._given = where, given

    def title(self, lesson: str) -> str:
        return self.text(lesson, "title")

    def task(self, lesson: str, level: str, number: int) -> str:
        tasks = self._at(lesson, level).get("tasks")
        if not isinstance(tasks, list) or not 0 <= number < len(tasks):
            raise LessonError(f"{self._where} {lesson}.{level}", f"task {number + 1} is missing")
        return str(tasks[number])

    def done(self, lesson: str, level: str) -> str:
        return self.text(lesson, level, "done")

    def mistake(self, lesson: str, level: str, name: str) -> str:
        return self.text(lesson, level, "wrong", name)

    def coach(self, kind: str) -> str:
        """The explanation for the first decision of this kind in a match; empty if there is
        none."""
        found = self._given.get("coach", {}).get(kind, "")
        return str(found)

    def kinds(self) -> list[str]:
        """The kinds of decisions with an explanation, the rarest first."""
        return list(self._given.get("coach", {}))

    def all(self) -> dict[tuple[str, ...], str]:
        """Every text, by its path of keys."""
        return dict(_places(self._given))

    def _at(self, *path: str) -> dict[str, Any]:
        found: Any = self._given
        for name in path:
            found = found.get(name) if isinstance(found, dict) else None
        return found if isinstance(found, dict) else {}

    def text(self, *path: str) -> str:
        found = self._at(*path[:-1]).get(path[-1])
        if not isinstance(found, str) or not found.strip():
            raise LessonError(f"{self._where} {'.'.join(path)}", "there is no text")
        return found


def _places(given: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(given, dict):
        for name, inner in given.items():
            yield from _places(inner, (*path, name))
    elif isinstance(given, list):
        for number, inner in enumerate(given):
            yield from _places(inner, (*path, str(number)))
    else:
        yield path, str(given)


@cache
def texts(game_id: str, language: str, of: str = "lessons") -> CoachTexts:
    where = f"i18n/{of}/{language}/{game_id}.toml"
    try:
        text = (root(f"i18n/{of}") / language / f"{game_id}.toml").read_text("utf-8")
        return CoachTexts(where, tomllib.loads(text))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LessonError(where, str(error)) from None
