"""What the user has chosen, kept between starts. Anything damaged or absurd is the default."""

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from boomerang_desktop import storage
from boomerang_desktop.desktop import languages

T = TypeVar("T")

LANGUAGES = ("", *languages.NAMES)
APPEARANCES = ("system", "light", "dark")
TEXT_SCALES = (0.85, 1.0, 1.15, 1.3)
SPEEDS = ("off", "slow", "normal", "fast")
BOT_PACES = ("relaxed", "normal", "quick", "wait")
ROUND_PAUSES = ("click", "moment", "none")
SECOND_THOUGHTS = ("moment", "confirm", "none")


class _Choice(Generic[T]):
    """One of a few values, written as text; without a default the owner is asked for it."""

    def __init__(self, values: tuple[T, ...], default: T | None = None) -> None:
        self.values, self.default = values, default

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, owner: "Settings", kind: type) -> T:
        written = owner.read(self.name)
        for value in self.values:
            if str(value) == written:
                return value
        found: T = getattr(owner, f"default_{self.name}") if self.default is None else self.default
        return found

    def __set__(self, owner: "Settings", value: T) -> None:
        if value not in self.values:
            raise ValueError(f"{self.name} cannot be {value!r}")
        if value != self.__get__(owner, type(owner)) or owner.read(self.name) is None:
            owner.write(self.name, str(value))


class _Placement:
    """Where a window was last, and how large; empty if that cannot be read."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, owner: "Settings", kind: type) -> QByteArray:
        found = owner.store.value(self.name)
        return found if isinstance(found, QByteArray) else QByteArray()

    def __set__(self, owner: "Settings", value: QByteArray) -> None:
        owner.store.setValue(self.name, value)


class _Change(QObject):
    happened = Signal()


class Settings(QObject):
    language = _Choice(LANGUAGES, "")
    """A code, or nothing for the system's own."""
    appearance = _Choice(APPEARANCES, "system")
    text_scale = _Choice(TEXT_SCALES, 1.0)
    speed = _Choice(SPEEDS)
    bot_pace = _Choice(BOT_PACES, "normal")
    """How soon something else happens after a bot's move."""
    round_pause = _Choice(ROUND_PAUSES, "click")
    """What the table waits for when a round is over."""
    second_thoughts = _Choice(SECOND_THOUGHTS, "moment")
    """How a choice becomes final that cannot be taken back."""
    name_asked = _Choice((False, True), False)
    """Whether the person at this computer has been asked what they are called."""
    volume = _Choice(tuple(range(101)), 70)
    muted = _Choice((False, True), False)
    tabletop = _Choice((False, True), False)
    show_log = _Choice((True, False), True)
    geometry = _Placement()
    rules_geometry = _Placement()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changes = {name: _Change(self) for name in NAMES}
        with suppress(OSError):  # then nothing can be kept, and everything is as at first
            storage.make_folder(path.parent)
            storage.claim(path)
        self.store = QSettings(str(path), QSettings.Format.IniFormat)

    @cached_property
    def default_speed(self) -> str:
        from boomerang_desktop.desktop.look import (
            reduced_motion as motion,  # asks the desktop: not before it matters
        )

        return "off" if motion.reduced() else "normal"

    def watch(self, heard: Callable[[], object], *names: str) -> None:
        """Calls `heard` after a change of one of these settings, and of no other."""
        for name in names:
            self._changes[name].happened.connect(heard)

    def read(self, name: str) -> str | None:
        written = self.store.value(name)
        return None if written is None else str(written)

    def write(self, name: str, text: str) -> None:
        self.store.setValue(name, text)
        if change := self._changes.get(name):
            change.happened.emit()

    def flush(self) -> None:
        """On disk now, and not whenever the last reference goes: the folder may be gone by then."""
        self.store.sync()

    def flag(self, name: str, default: bool = False) -> bool:
        """A small yes or no that has no property of its own."""
        return {"True": True, "False": False}.get(self.read(f"flags/{name}") or "", default)

    def set_flag(self, name: str, value: bool) -> None:
        self.write(f"flags/{name}", str(value))

    def setup(self, game_id: str) -> dict[str, Any]:
        """How the last match of that game was set up; empty if there is none to be read."""
        import json

        try:
            found = json.loads(self.read(f"setups/{game_id}") or "{}")
        except (ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def set_setup(self, game_id: str, setup: dict[str, Any]) -> None:
        import json

        self.write(f"setups/{game_id}", json.dumps(setup))

    @property
    def player_name(self) -> str:
        """What the person at this computer called themselves last."""
        return (self.read("player_name") or "")[:60]

    @player_name.setter
    def player_name(self, name: str) -> None:
        self.write("player_name", name)


NAMES = ("player_name", *(n for n, value in vars(Settings).items() if isinstance(value, _Choice)))
"""What can be watched."""
