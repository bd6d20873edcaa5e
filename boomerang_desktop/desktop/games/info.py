"""What a game shows of itself before a match begins."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.look import assets
from boomerang_desktop.desktop.look.theme import GameColours

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board
    from boomerang_desktop.desktop.scene.setup import MatchSetup
    from boomerang_desktop.games.core import Setting


class GameInfo(QObject):
    """Known before the rules are loaded, whose tables the window's first picture need not wait for.
    Never cache its strings: the language can change at runtime."""

    id: ClassVar[str]
    """As in records; `assets/home/ID.svg` is its picture, `i18n/rules/*/ID.md` its rules."""
    seats: ClassVar[range]
    """How many can play, by the rules."""
    world: ClassVar[GameColours]
    """Its colours in the light appearance."""
    night: ClassVar[GameColours]
    """Its colours in the dark one; `assets/ID/ground-dark.svg` is its ground, unless the light one
    does for both."""
    age: ClassVar[int | None] = None
    """The youngest age it is for; None if the rulebook names none."""
    minutes: ClassVar[int | None] = None
    """About how long a game takes; None if the rulebook does not say."""

    def name(self) -> str:
        raise NotImplementedError

    def line(self) -> str:
        """The game in one line."""
        raise NotImplementedError

    def printed(self) -> str:
        """Its name on the box, and the year it appeared."""
        raise NotImplementedError

    def origin(self) -> str:
        """Who made it."""
        raise NotImplementedError

    def rebuilt(self) -> str:
        """What had to be reconstructed of the printed game."""
        return ""

    def who_starts(self) -> str:
        """What the rulebook says about the first player, in a line."""
        raise NotImplementedError

    def players(self) -> str:
        """How many can play, e.g. "3–5 players"."""
        least, most = self.seats[0], self.seats[-1]
        if least == most:
            return _Common().players(least)
        return _Common().from_to(least, most)

    def facts(self) -> str:
        """How many players, from what age, how long, by the rulebook, in one line."""
        told = [self.players()]
        if self.age is not None:
            told.append(_Common().age(self.age))
        if self.minutes is not None:
            told.append(_Common().minutes(self.minutes))
        return " · ".join(told)

    def score(self, score: int, seats: int) -> str:
        """A score with its unit, e.g. "30 points"."""
        return _Common().points(score)

    def temperament(self, name: str) -> str:
        """What a bot of that temperament is like in this game, in a sentence with its {name}; empty
        if the temperament makes no difference here."""
        return ""

    def manner(self, player: str, name: str) -> str:
        """What the player of that name is like, if it is a bot with a temperament."""
        # loaded here, not above: the first picture of the window needs no bots
        from boomerang_desktop.bots.core import temperament

        return self.temperament(temperament(player)).replace("{name}", name)

    def option(self, name: str) -> str:
        """The name of an option."""
        raise KeyError(name)

    def option_line(self, name: str) -> str:
        """One plain line on what an option does."""
        raise KeyError(name)

    def option_idle(self, name: str, settings: Mapping[str, "Setting"]) -> str:
        """Why an option makes no difference with the others set like this; empty if it does."""
        return ""

    def option_value(self, name: str, value: "Setting") -> str:
        """The name of a value of an option, unless it is only on or off."""
        raise KeyError(name)

    def category(self, name: str) -> str:
        """The name of a category of points in results."""
        return name

    def rules(self, language: str) -> Path:
        """The rules to read."""
        return assets.root("i18n/rules") / language / f"{self.id}.md"

    def board(self, setup: "MatchSetup", view: Any) -> "Board[Any]":
        """The table, before anything is shown on it. `view` is a state of this game."""
        raise NotImplementedError


class _Common(QObject):
    """Texts all games share."""

    def points(self, count: int) -> str:
        return self.tr("%n point(s)", "", count)

    def players(self, count: int) -> str:
        return self.tr("%n player(s)", "", count)

    def from_to(self, least: int, most: int) -> str:
        return self.tr("{least}–{most} players").format(least=least, most=most)

    def age(self, years: int) -> str:
        return self.tr("from {years} years on").format(years=years)

    def minutes(self, minutes: int) -> str:
        return self.tr("about {minutes} minutes").format(minutes=minutes)
