"""A small file that is kept beside the matches and is never in the way.

One that cannot be read is set aside under another name, and everything begins anew; one that cannot
be written costs nothing but itself. Nothing here loads the rules of a game.
"""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any


class Kept:
    def __init__(self, path: Path, format: str, version: int) -> None:
        self._path, self._head = path, {"format": format, "version": version}

    def read(self) -> dict[str, Any]:
        """What it holds; nothing if it is not there or not what it should be."""
        if not self._path.exists():
            return {}
        import json

        try:
            given = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            given = None
        if isinstance(given, dict) and self._head.items() <= given.items():
            return given
        self.set_aside()
        return {}

    def set_aside(self) -> None:
        with suppress(OSError):
            self._path.replace(self._path.with_suffix(".damaged"))

    def write(self, held: Mapping[str, object]) -> None:
        import json

        from boomerang_desktop.match import record

        text = json.dumps({**self._head, **held}, ensure_ascii=False, indent=1) + "\n"
        # a full disk is told of where a match is at stake
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            record.write(self._path, text)
