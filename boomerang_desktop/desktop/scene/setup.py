"""Who plays what at this screen, and what they are called."""

import re
from typing import Self

import attrs

from boomerang_desktop.desktop.texts import usual_name
from boomerang_desktop.games.core import Game, Setting
from boomerang_desktop.match import Seat

_REFERENCE = re.compile(r"([(·]\s*)(?=[A-Z]\d)")
"""Where a reference to the rules would begin if a text of ours said so."""
_JOINER = "\u2060"
"""A character without width: it keeps a name from being taken for one."""


class Named(str):
    """A sentence with a name in it, whose other parts can still be filled in. A name may hold
    anything, even braces."""

    _template: str
    _name: str

    def __new__(cls, template: str, name: str) -> Self:
        made = super().__new__(cls, template.replace("{name}", name))
        made._template, made._name = template, name
        return made

    def format(self, *_: object, **parts: object) -> str:
        return self._template.format(name=self._name, **parts)


@attrs.frozen
class MatchSetup:
    """A match before its first decision: all a table may know of it without its secrets."""

    game: Game
    seats: tuple[Seat, ...]
    settings: dict[str, Setting]
    persons: frozenset[int]
    """The seats of people at this screen."""
    nameless: frozenset[int] = frozenset()
    """The seats with a default name, which follows the language."""

    def name(self, seat: int) -> str:
        """What a seat is called in the current language; a record keeps the name it holds."""
        name = usual_name(seat) if seat in self.nameless else self.seats[seat].name
        return _REFERENCE.sub(rf"\1{_JOINER}", name)

    def by(self, seat: int, you: str, other: str) -> str:
        """Said to the only person at the screen if the seat is theirs, else with its {name}."""
        return you if seat == self.you else Named(other, self.name(seat))

    @property
    def you(self) -> int | None:
        """The seat addressed as "you": the only person at this screen."""
        return next(iter(self.persons)) if len(self.persons) == 1 else None
