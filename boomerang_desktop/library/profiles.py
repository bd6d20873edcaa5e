"""People at this screen: what they are called and how they like it. Kept in one small file, on this
machine only."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import attrs

from boomerang_desktop.library.entry import Sitter, Who
from boomerang_desktop.library.errors import LibraryError, Trouble, told
from boomerang_desktop.match import record

FILE = "profiles.json"
FORMAT, VERSION = "boomerang-profiles", 1


@attrs.frozen(kw_only=True)
class Profile:
    id: str
    name: str
    symbol: str = ""
    colour: str = ""
    language: str = ""
    """The one that this person likes; empty for that of the program. So is the next."""
    text_size: str = ""
    formerly: tuple[str, ...] = ()
    """Earlier names: matches played under them still belong to this person."""

    @property
    def who(self) -> Who:
        return Who.named(self.name, *self.formerly, profile=self.id)


class Profiles:
    """A file that cannot be read is set aside when the next one is written."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.trouble: LibraryError | None = None
        """Why the file could not be read."""
        self._profiles: dict[str, Profile] = {}
        self._seats: dict[str, tuple[Sitter, ...]] = {}
        try:
            self._read()
        except LibraryError as error:
            self.trouble = error

    @property
    def all(self) -> list[Profile]:
        """In the order in which they came."""
        return list(self._profiles.values())

    def get(self, profile_id: str) -> Profile | None:
        return self._profiles.get(profile_id)

    def named(self, name: str) -> Profile | None:
        """Who is called that now."""
        same = (p for p in self.all if p.name.casefold() == name.casefold())
        return next(same, None)

    def add(self, name: str, **wishes: Any) -> Profile:
        """Raises LibraryError, and ValueError if somebody is called that already."""
        profile = Profile(id=str(uuid4()), name=self._free(name), **wishes)
        self._write({**self._profiles, profile.id: profile}, self._seats)
        return profile

    def change(self, profile_id: str, **changes: Any) -> Profile:
        """Under a new name somebody is still the same person."""
        old = self._profiles[profile_id]
        profile = attrs.evolve(old, **changes)
        if profile.name != old.name:
            self._free(profile.name, but=old)
            before = (*old.formerly, old.name)
            earlier = tuple(name for name in dict.fromkeys(before) if name != profile.name)
            profile = attrs.evolve(profile, formerly=earlier)
        self._write({**self._profiles, profile_id: profile}, self._seats)
        return profile

    def remove(self, profile_id: str) -> None:
        """Their matches stay; where they sat there are guests now."""
        left = {key: profile for key, profile in self._profiles.items() if key != profile_id}
        seats = {
            game: tuple(
                attrs.evolve(sitter, profile="") if sitter.profile == profile_id else sitter
                for sitter in sitters
            )
            for game, sitters in self._seats.items()
        }
        self._write(left, seats)

    def seats(self, game_id: str) -> tuple[Sitter, ...]:
        """Who sat where when this game was last played; nobody if it never was."""
        return tuple(self._named_now(sitter) for sitter in self._seats.get(game_id, ()))

    def remember(self, game_id: str, seats: Iterable[Sitter]) -> None:
        self._write(self._profiles, {**self._seats, game_id: tuple(seats)})

    def _named_now(self, sitter: Sitter) -> Sitter:
        profile = self._profiles.get(sitter.profile)
        return attrs.evolve(sitter, name=profile.name) if profile else sitter

    def _free(self, name: str, but: Profile | None = None) -> str:
        if not name.isprintable() or not 0 < len(name) <= 60:
            raise ValueError("a name is a short line of text")
        if self.named(name) not in (None, but):
            raise ValueError("somebody is called that already")
        return name

    def _read(self) -> None:
        try:
            written = json.loads(self._path.read_bytes())
        except FileNotFoundError:
            return
        except OSError as error:
            raise told(error, self._path) from None
        except (ValueError, RecursionError) as error:
            raise LibraryError(Trouble.DAMAGED, self._path, str(error)) from None
        try:
            self._take(written)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise LibraryError(Trouble.DAMAGED, self._path, str(error)) from None

    def _take(self, written: dict[str, Any]) -> None:
        if written["format"] != FORMAT:
            raise ValueError(f"it does not say {FORMAT!r}")
        if written["version"] > VERSION:
            raise LibraryError(Trouble.LATER_VERSION, self._path)
        profiles = [
            Profile(**(given | {"formerly": tuple(given.get("formerly", ()))}))
            for given in written["profiles"]
        ]
        seats = {
            game: tuple(Sitter(**sitter) for sitter in sitters)
            for game, sitters in written["seats"].items()
        }
        for profile in profiles:
            self._free(profile.name)
        self._profiles, self._seats = {profile.id: profile for profile in profiles}, seats

    def _write(self, profiles: dict[str, Profile], seats: dict[str, tuple[Sitter, ...]]) -> None:
        """First the file, then what we hold of it."""
        if self.trouble is not None and self.trouble.trouble is not Trouble.DAMAGED:
            raise self.trouble
        told_of = {
            "format": FORMAT,
            "version": VERSION,
            "profiles": [attrs.asdict(profile) for profile in profiles.values()],
            "seats": {
                game: [attrs.asdict(sitter) for sitter in sitters]
                for game, sitters in seats.items()
            },
        }
        try:
            if self.trouble is not None:
                self._path.replace(self._path.with_name(f"{self._path.name}.damaged"))
                self.trouble = None
            self._path.parent.mkdir(parents=True, exist_ok=True)
            record.write(self._path, json.dumps(told_of, ensure_ascii=False, indent=1) + "\n")
        except OSError as error:
            raise told(error, self._path) from None
        self._profiles, self._seats = profiles, seats


def swapped(seats: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """Everybody one chair on."""
    return (*seats[-1:], *seats[:-1])


def shuffled(seats: Sequence[Sitter], rng: Random) -> tuple[Sitter, ...]:
    return tuple(rng.sample(seats, len(seats)))
