"""Profiles of the people at this computer: names and preferences, in one small file that never
leaves it."""

from pathlib import Path
from typing import Any
from uuid import uuid4

import attrs

from boomerang_desktop.library.entry import Who
from boomerang_desktop.library.errors import LibraryError, library_error
from boomerang_desktop.storage import Foreign, JsonFile

FILE = "profiles.json"
FORMAT, VERSION = "boomerang-profiles", 1


@attrs.frozen(kw_only=True)
class Profile:
    id: str
    name: str
    symbol: str = ""
    colour: str = ""
    language: str = ""
    """The player's own; empty for the program's. So is the text size."""
    text_size: str = ""
    formerly: tuple[str, ...] = ()
    """Earlier names: matches played under them still belong to this profile."""

    @property
    def who(self) -> Who:
        return Who.named(self.name, *self.formerly, profile=self.id)


class Profiles:
    """All profiles on this computer. An unreadable file is set aside at the next write."""

    def __init__(self, path: Path) -> None:
        self._kept = JsonFile(path, FORMAT, VERSION, _taken)
        self._profiles = self._kept.read()

    @property
    def trouble(self) -> LibraryError | None:
        """Why the file could not be read."""
        found = self._kept.trouble
        return library_error(found, self._kept.path) if found else None

    @property
    def all(self) -> list[Profile]:
        """In the order they were added."""
        return list(self._profiles.values())

    def get(self, profile_id: str) -> Profile | None:
        return self._profiles.get(profile_id)

    def named(self, name: str) -> Profile | None:
        """The profile that has this name now."""
        same = (p for p in self.all if p.name.casefold() == name.casefold())
        return next(same, None)

    def add(self, name: str, **wishes: Any) -> Profile:
        """Add a profile. Raises LibraryError, and ValueError if the name is taken."""
        profile = Profile(id=str(uuid4()), name=self._free(name), **wishes)
        self._write({**self._profiles, profile.id: profile})
        return profile

    def change(self, profile_id: str, **changes: Any) -> Profile:
        """Change a profile, remembering an old name: matches under it still belong to the player.
        Raises LibraryError, and ValueError if the new name is taken."""
        old = self._profiles[profile_id]
        profile = attrs.evolve(old, **changes)
        if profile.name != old.name:
            self._free(profile.name, but=old)
            before = (*old.formerly, old.name)
            earlier = tuple(name for name in dict.fromkeys(before) if name != profile.name)
            profile = attrs.evolve(profile, formerly=earlier)
        self._write({**self._profiles, profile_id: profile})
        return profile

    def remove(self, profile_id: str) -> None:
        """Remove a profile; its matches stay."""
        self._write({key: it for key, it in self._profiles.items() if key != profile_id})

    def _free(self, name: str, but: Profile | None = None) -> str:
        _check(name)
        if self.named(name) not in (None, but):
            raise ValueError("somebody is called that already")
        return name

    def _write(self, profiles: dict[str, Profile]) -> None:
        """Write the file first, then update memory."""
        try:
            self._kept.write({"profiles": [attrs.asdict(each) for each in profiles.values()]})
        except (OSError, Foreign) as error:
            raise library_error(error, self._kept.path) from None
        self._profiles = profiles


def _check(name: str) -> None:
    if not name.isprintable() or not 0 < len(name) <= 60:
        raise ValueError("a name is a short line of text")


def _taken(written: dict[str, Any]) -> dict[str, Profile]:
    profiles = [
        Profile(**(given | {"formerly": tuple(given.get("formerly", ()))}))
        for given in written.get("profiles", ())
    ]
    for profile in profiles:
        _check(profile.name)
        if not all(
            isinstance(each, str) for each in (*attrs.astuple(profile)[:-1], *profile.formerly)
        ):
            raise TypeError("texts were expected")
    return {profile.id: profile for profile in profiles}
