"""Which levels somebody has done: kept in one small file, which is never in the way.

The first picture of the window tells of it, so nothing here loads the rules of a game.
"""

from contextlib import suppress
from pathlib import Path

from boomerang_desktop.files import root

FORMAT, VERSION = "boomerang-progress", 1
MINUTES = 5
"""That the core lessons of a game take at most; `minutes` reckons how many they do."""


class Progress:
    """Names of what has been done, by game. A file that cannot be read is set aside under another
    name, and everything begins anew; one that cannot be written costs nothing but itself."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._done = self._read()

    def done(self, game_id: str) -> frozenset[str]:
        return frozenset(self._done.get(game_id, ()))

    def has(self, game_id: str, name: str) -> bool:
        return name in self._done.get(game_id, ())

    def mark(self, game_id: str, name: str) -> None:
        names = self._done.setdefault(game_id, [])
        if name not in names:
            names.append(name)
            self._write()

    def _read(self) -> dict[str, list[str]]:
        if not self._path.exists():
            return {}
        import json

        try:
            given = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            given = None
        if (found := _names(given)) is None:
            self._set_aside()
            return {}
        return found

    def _set_aside(self) -> None:
        aside = self._path.with_suffix(".damaged")
        with suppress(OSError):
            self._path.replace(aside)

    def _write(self) -> None:
        import json

        from boomerang_desktop.match import record

        kept = {"format": FORMAT, "version": VERSION, "done": self._done}
        # a full disk is told of where a match is at stake
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            record.write(self._path, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")


def has_lessons(game_id: str) -> bool:
    return (root("assets/lessons") / game_id / "lessons.toml").is_file()


def levels(game_id: str, *, core: bool = False) -> list[str]:
    """The names of all levels of a game, in order, as progress is kept by them; or only of those
    after which one can play."""
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
    """Of all lessons of a game, and of all their levels."""
    its = levels(game_id)
    return {*its, *(level.partition("/")[0] for level in its)}


def name(lesson: str, level: str) -> str:
    return f"{lesson}/{level}"


def _names(given: object) -> dict[str, list[str]] | None:
    """What was done, if that is what the file holds."""
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        return None
    done = given.get("done")
    if given.get("version") != VERSION or not isinstance(done, dict):
        return None
    for names in done.values():
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            return None
    return done
