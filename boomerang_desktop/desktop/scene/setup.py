"""Who plays what at this screen, and what the table says of it."""

import attrs

from boomerang_desktop.desktop.texts import usual_name
from boomerang_desktop.games.core import Game, Setting
from boomerang_desktop.match import Seat


@attrs.frozen
class MatchSetup:
    """A match before its first decision. Not the match: a table has no business with what is
    secret."""

    game: Game
    seats: tuple[Seat, ...]
    settings: dict[str, Setting]
    persons: frozenset[int]
    """The seats of people at this screen."""
    nameless: frozenset[int] = frozenset()
    """The seats with the usual name, which follows the language."""

    def name(self, seat: int) -> str:
        """What a seat is called in the current language; a record keeps the name it holds."""
        return usual_name(seat) if seat in self.nameless else self.seats[seat].name

    @property
    def you(self) -> int | None:
        """The seat that is spoken to: of the only person at this screen."""
        return next(iter(self.persons)) if len(self.persons) == 1 else None
