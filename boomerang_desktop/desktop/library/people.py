"""The people at this computer: their profiles, and who is playing now."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.library.match_texts import Troubles
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.settings import Settings

if TYPE_CHECKING:
    from boomerang_desktop.library.entry import Who
    from boomerang_desktop.library.profiles import Profile, Profiles
    from boomerang_desktop.match import Match

SEATS = range(1, 6)
SYMBOLS = theme.SEAT_SYMBOLS
COLOURS = tuple(str(number) for number in range(len(SYMBOLS)))
"""The colours of the seats, by number: the dark theme has different ones."""


class People(QObject):
    changed = Signal()

    def __init__(self, folder: Path, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder, self._settings = folder, settings

    @cached_property
    def profiles(self) -> "Profiles":
        """Read on first use: the window's first picture does without."""
        from boomerang_desktop.library.profiles import FILE, Profiles

        return Profiles(self._folder / FILE)

    @property
    def me(self) -> "Profile | None":
        """The current player's profile, if they have one."""
        return self.profiles.named(self._settings.player_name)

    def who(self, profile_id: str = "") -> "Who":
        """The player with this profile, by default the current one. Without a profile the current
        player goes by their name and all default names."""
        from boomerang_desktop.library.entry import Who

        profile = self.profiles.get(profile_id) if profile_id else self.me
        if profile:
            return profile.who
        usual = languages.in_every_language("SeatRow", "Player {number}")
        unnamed = {text.format(number=number) for text in usual for number in SEATS}
        mine = self._settings.player_name
        return Who.named(*unnamed, *([mine] if mine else []))

    def seated(self, match: "Match") -> dict[int, str]:
        """Profile ids by seat."""
        found = {n: self.profiles.named(match.seats[n].name) for n in sorted(match.persons)}
        return {n: profile.id for n, profile in found.items() if profile}

    # --- changes; all raise LibraryError, or ValueError for an invalid name

    def add(self, name: str) -> None:
        number = len(self.profiles.all) % len(SYMBOLS)
        self.profiles.add(name, symbol=SYMBOLS[number], colour=COLOURS[number])
        if not self._settings.player_name:
            self._settings.player_name = name
        self.changed.emit()

    def change(self, profile: "Profile", **changes: Any) -> "Profile":
        was_me = self.me == profile
        changed = self.profiles.change(profile.id, **changes)
        if was_me:
            self.sit_down(changed)
        self.changed.emit()
        return changed

    def remove(self, profile: "Profile") -> None:
        self.profiles.remove(profile.id)
        self.changed.emit()

    def sit_down(self, profile: "Profile") -> None:
        """Make this the current player: the program adopts their language and text size."""
        self._settings.player_name = profile.name
        if profile.language in languages.NAMES:
            self._settings.language = profile.language
        if scale := Settings.text_scale.parse(profile.text_size):
            self._settings.text_scale = scale
        self.changed.emit()

    def attempt(self, change: Callable[[], object]) -> str:
        """Try a change; return one sentence if it failed."""
        from boomerang_desktop.library.errors import LibraryError

        try:
            change()
        except LibraryError as error:
            return Troubles(self).of(error)
        except ValueError:
            return self.tr("That name is in use or not possible.")
        return ""

    @staticmethod
    def icon(profile: "Profile") -> QIcon:
        """Their symbol in their colour."""
        number = theme.SEAT_SYMBOLS.index(profile.symbol) if profile.symbol in SYMBOLS else 0
        colour = int(profile.colour) if profile.colour in COLOURS else number
        tint = theme.seat_colour(colour).name()
        return QIcon(assets.pixmap(f"seats/{theme.SEAT_SYMBOLS[number]}", 32, 32, tint))

    def known(self) -> "dict[str, Who]":
        """All profiles by id, and the guest."""
        return {**self.all_by_id(), "me": self.who()}

    def all_by_id(self) -> "dict[str, Who]":
        return {profile.id: profile.who for profile in self.profiles.all}
