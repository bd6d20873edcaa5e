"""The user's settings, kept between starts. What is damaged or absurd reads as the default."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, NamedTuple, Self, TypeVar, overload

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, Signal

from boomerang_desktop import storage
from boomerang_desktop.desktop import languages

T = TypeVar("T")


class Wording(NamedTuple):
    """A text in English, to be shown in the user's language."""

    source: str
    context: str = ""
    comment: str = ""

    def __str__(self) -> str:
        """In the current language."""
        return QCoreApplication.translate(self.context, self.source, self.comment)


def translate(context: str, source: str, comment: str = "") -> Wording:
    """Mark a text for the translators' tools, which know this name."""
    return Wording(source, context, comment)


class Setting(Generic[T]):
    """A value kept as text. The dialog shows those that have a label, in their order."""

    name: str

    def __init__(
        self,
        values: Iterable[T] | None,
        default: T | None,
        label: Wording | None = None,
        tip: Wording | None = None,
    ) -> None:
        self.values = None if values is None else tuple(values)
        """All that it can be; None: any text."""
        self.label, self.tip = label, tip
        self._default = default
        """None: a property `default_…` of the settings tells."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...
    @overload
    def __get__(self, owner: "Settings", kind: type) -> T: ...
    def __get__(self, owner: "Settings | None", kind: type) -> T | Self:
        if owner is None:
            return self
        found = self.parse(owner.read(self.name))
        if found is not None:
            return found
        if self._default is not None:
            return self._default
        usual: T = getattr(owner, f"default_{self.name}")
        return usual

    def __set__(self, owner: "Settings", value: T) -> None:
        if self.values is not None and value not in self.values:
            raise ValueError(f"{self.name} cannot be {value!r}")
        if value != self.__get__(owner, type(owner)) or owner.read(self.name) is None:
            owner.write(self.name, str(value))

    def parse(self, written: str | None) -> T | None:
        """Return the value written as that text, or None if it is not a possible one."""
        return next((value for value in self.values or () if str(value) == written), None)


class Choice(Setting[T]):
    """One of a few values, each with what the dialog calls it."""

    def __init__(
        self,
        texts: Mapping[T, Wording],
        default: T | None,
        label: Wording,
        tip: Wording | None = None,
    ) -> None:
        super().__init__(texts, default, label, tip)
        self.texts = texts


class Switch(Setting[bool]):
    def __init__(
        self, default: bool, label: Wording | None = None, *, beside: bool = False
    ) -> None:
        super().__init__((False, True), default, label)
        self.beside = beside
        """Whether the dialog shows it in the row of the setting before."""


class Amount(Setting[int]):
    """A whole number from 0."""

    def __init__(self, most: int, default: int, label: Wording) -> None:
        super().__init__(range(most + 1), default, label)
        self.most = most


class Line(Setting[str]):
    """Any short text."""

    MOST = 60
    """Characters that are read."""

    def __init__(self, label: Wording, placeholder: Wording) -> None:
        super().__init__(None, "", label)
        self.placeholder = placeholder

    def parse(self, written: str | None) -> str | None:
        return None if written is None else written[: self.MOST]


class _Placement:
    """A window's last geometry; empty if it cannot be read."""

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
    player_name = Line(
        translate("SettingsDialog", "Your name"), placeholder=translate("SettingsDialog", "Name")
    )
    """What the person at this computer called themselves last."""
    language = Choice(
        {
            "": translate("SettingsDialog", "Same as the system"),
            **{code: Wording(name) for code, name in languages.NAMES.items()},
        },
        "",
        translate("SettingsDialog", "Language"),
    )
    """A code, or nothing for the system's own."""
    appearance = Choice(
        {
            "system": translate("SettingsDialog", "Same as the system"),
            "light": translate("SettingsDialog", "Light"),
            "dark": translate("SettingsDialog", "Dark"),
        },
        "system",
        translate("SettingsDialog", "Appearance"),
    )
    text_scale = Choice(
        {
            0.85: translate("SettingsDialog", "Small"),
            1.0: translate("SettingsDialog", "Normal"),
            1.15: translate("SettingsDialog", "Large"),
            1.3: translate("SettingsDialog", "Very large"),
        },
        1.0,
        translate("SettingsDialog", "Text size"),
    )
    speed = Choice(
        {
            "off": translate("SettingsDialog", "Off"),
            "slow": translate("SettingsDialog", "Slow"),
            "normal": translate("SettingsDialog", "Normal"),
            "fast": translate("SettingsDialog", "Fast"),
        },
        None,
        translate("SettingsDialog", "Animation"),
    )
    bot_pace = Choice(
        {
            "relaxed": translate("SettingsDialog", "Relaxed"),
            "normal": translate("SettingsDialog", "Normal", "pace of the bots"),
            "quick": translate("SettingsDialog", "Quick"),
            "wait": translate("SettingsDialog", "Wait for me after each move"),
        },
        "normal",
        translate("SettingsDialog", "Pace of the bots"),
    )
    """How soon something else happens after a bot's move."""
    round_pause = Choice(
        {
            "click": translate("SettingsDialog", "Wait for a click or a key"),
            "moment": translate("SettingsDialog", "Wait two seconds"),
            "none": translate("SettingsDialog", "Go on at once"),
        },
        "click",
        translate("SettingsDialog", "After a round"),
    )
    """What the table waits for when a round is over."""
    second_thoughts = Choice(
        {
            "moment": translate("SettingsDialog", "Can be undone for two seconds"),
            "confirm": translate("SettingsDialog", "Wait until I confirm"),
            "none": translate("SettingsDialog", "Count at once"),
        },
        "moment",
        translate("SettingsDialog", "Choices that uncover something"),
        translate(
            "SettingsDialog",
            "Against bots, a choice that brings something to light cannot be undone afterwards.",
        ),
    )
    """How a choice becomes final that cannot be taken back."""
    volume = Amount(100, 70, translate("SettingsDialog", "Volume"))
    muted = Switch(False, translate("SettingsDialog", "No sound"), beside=True)
    tabletop = Switch(
        False, translate("SettingsDialog", "Tabletop: a tray on each side of a screen lying flat")
    )
    show_log = Switch(True)
    name_asked = Switch(False)
    """Whether the person at this computer has been asked what they are called."""
    geometry = _Placement()
    rules_geometry = _Placement()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changes = {name: _Change(self) for name in DECLARED}
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
        """Call `heard` after each change of one of these settings."""
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
        """Write to disk now, not when the last reference goes: the folder may be gone by then."""
        self.store.sync()

    def flag(self, name: str, default: bool = False) -> bool:
        """Read a yes or no that is not declared as a setting."""
        return {"True": True, "False": False}.get(self.read(f"flags/{name}") or "", default)

    def set_flag(self, name: str, value: bool) -> None:
        self.write(f"flags/{name}", str(value))

    def setup(self, game_id: str) -> dict[str, Any]:
        """Read how the last match of that game was set up; empty if there is none."""
        import json

        try:
            found = json.loads(self.read(f"setups/{game_id}") or "{}")
        except (ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def set_setup(self, game_id: str, setup: dict[str, Any]) -> None:
        import json

        self.write(f"setups/{game_id}", json.dumps(setup))


DECLARED = {name: value for name, value in vars(Settings).items() if isinstance(value, Setting)}
