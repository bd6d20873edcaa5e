"""Small files of JSON that are kept beside the matches, and how a file is written.

Each says what it is and of which version. Whatever else is found in its place, be it damaged or
somebody else's, is as if nothing were there; it is never deleted, and what is wrong with it is told
to whoever wants to know. Nothing here loads the rules of a game.
"""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import get_ident
from typing import Any, Generic, TypeVar

T = TypeVar("T")

LARGEST = 1 << 22
"""Bytes; a larger file is not read at all."""
_WRONG = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)
"""What comes of taking something for what it is not."""


class Foreign(Exception):
    """A file is not what it should be."""


class LaterVersion(Foreign):
    """It is, but a later version of the program has written it."""


class Kept(Generic[T]):
    def __init__(
        self, path: Path, format: str, version: int, take: Callable[[dict[str, Any]], T]
    ) -> None:
        """`take` makes something of what the file holds, and of nothing if there is none. It may
        raise whatever comes of content that is wrong."""
        self.path = path
        self._format, self._version = format, version
        self._take = take
        self.trouble: OSError | Foreign | None = None
        """Why what was there could not be read."""

    def read(self) -> T:
        self.trouble = None
        try:
            return self._take(self._content())
        except FileNotFoundError:
            pass
        except (OSError, Foreign) as error:
            self.trouble = error
        except _WRONG as error:
            self.trouble = Foreign(str(error))
        return self._take({})

    def _content(self) -> dict[str, Any]:
        held = parsed(self.path)
        if held.pop("format", None) != self._format:
            raise Foreign(f"it does not say {self._format!r}")
        version = held.pop("version", None)
        if type(version) is not int:
            raise Foreign("it does not say of which version it is")
        if version > self._version:
            raise LaterVersion("a later version has written it")
        return held

    def write(self, held: Mapping[str, object]) -> None:
        """What was found damaged is set aside first. Raises OSError; and if what is there may well
        be read by somebody else, that trouble."""
        if isinstance(self.trouble, OSError | LaterVersion):
            raise self.trouble
        self._write(held)

    def write_anyway(self, held: Mapping[str, object]) -> None:
        """What could not be read is set aside, whatever it is. What cannot be written costs nothing
        but itself: a full disk is told of where a match is at stake."""
        with suppress(OSError):
            self._write(held)

    def _write(self, held: Mapping[str, object]) -> None:
        import json

        if self.trouble is not None:
            # what was set aside before stays
            self.path.replace(free(self.path.with_name(f"{self.path.name}.damaged")))
            self.trouble = None
        self.path.parent.mkdir(parents=True, exist_ok=True)
        whole = {"format": self._format, "version": self._version, **held}
        write(self.path, json.dumps(whole, ensure_ascii=False, indent=1) + "\n")


def parsed(path: Path, largest: int = LARGEST) -> dict[str, Any]:
    """The object in a file of JSON. Raises OSError, and Foreign if there is none."""
    with path.open("rb") as file:
        data = file.read(largest + 1)
    # not before there is something to read: the first picture of the window need not wait for it
    import json

    if len(data) > largest:
        raise Foreign("it is too large")
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Foreign(str(error)) from None
    if not isinstance(found, dict):
        raise Foreign("it holds no object")
    return found


def write(path: Path, text: str) -> None:
    """Writes a temporary neighbour and renames it, so that there is always a whole file. Raises
    OSError."""
    neighbour = path.with_name(f".{path.name}.{os.getpid()}-{get_ident()}.tmp")
    try:
        # the same bytes on every system
        with neighbour.open("w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        neighbour.replace(path)
    finally:
        neighbour.unlink(missing_ok=True)


def free(path: Path) -> Path:
    """A name beside it that nothing has yet."""
    number = 0
    found = path
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{number}-{path.name}")
    return found
