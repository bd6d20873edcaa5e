"""The levels a player has done, kept in one small file; errors in it never stop the player.

The window's first picture shows it, so nothing here loads the rules of a game."""

from pathlib import Path
from typing import TYPE_CHECKING

from boomerang_desktop.files import root
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.storage import JsonFile

if TYPE_CHECKING:
    from datetime import date
    from typing import Any

FORMAT, VERSION = "boomerang-progress", 1
MINUTES = 5
"""Maximum for the core lessons of a game; `minutes` estimates how many they take."""


class Progress:
    """Names of completed levels, by game."""

    def __init__(self, path: Path) -> None:
        self._kept = JsonFile(path, FORMAT, VERSION, _names)
        self._done = self._kept.read()

    def done(self, game_id: str) -> frozenset[str]:
        return frozenset(self._done.get(game_id, ()))

    def has(self, game_id: str, name: str) -> bool:
        return name in self._done.get(game_id, ())

    def mark(self, game_id: str, name: str) -> None:
        names = self._done.setdefault(game_id, [])
        if name not in names:
            names.append(name)
            self._kept.write_anyway({"done": self._done})


def has_puzzles(game_id: str) -> bool:
    return (root("assets/puzzles") / f"{game_id}.json").is_file()


def game_of_the_day(today: "date") -> str:
    """The game of today's puzzle: the games with puzzles take turns; empty if there are none."""
    games = [game_id for game_id in CATALOGUE if has_puzzles(game_id)]
    return games[today.toordinal() % len(games)] if games else ""


def has_lessons(game_id: str) -> bool:
    return (root("assets/lessons") / game_id / "lessons.toml").is_file()


def levels(game_id: str, *, core: bool = False) -> list[str]:
    """The names under which progress is kept for a game's levels, in order; `core` limits them to
    the core lessons."""
    import tomllib

    try:
        text = (root("assets/lessons") / game_id / "lessons.toml").read_text("utf-8")
        return [
            name(lesson["id"], level["id"])
            for lesson in tomllib.loads(text)["lesson"]
            if lesson.get("core") or not core
            for level in lesson["level"]
        ]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return []


def names(game_id: str) -> set[str]:
    """The names of a game's lessons and levels."""
    its = levels(game_id)
    return {*its, *(level.partition("/")[0] for level in its)}


def name(lesson: str, level: str) -> str:
    return f"{lesson}/{level}"


def _names(held: "dict[str, Any]") -> dict[str, list[str]]:
    """The completed levels. Raises any error if the file holds something else."""
    done: dict[str, list[str]] = held.get("done", {})
    for names in done.values():
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise TypeError("names were expected")
    return done
