"""Which levels somebody has done: kept in one small file, which is never in the way."""

import json
from contextlib import suppress
from pathlib import Path

from boomerang_desktop.match import record

FORMAT, VERSION = "boomerang-progress", 1


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
        try:
            given = json.loads(self._path.read_text("utf-8"))
        except FileNotFoundError:
            return {}
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
        kept = {"format": FORMAT, "version": VERSION, "done": self._done}
        # a full disk is told of where a match is at stake
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            record.write(self._path, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")


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
