"""What The Hunt and The Painted Cave show of themselves before a match."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject

from boomerang_desktop.desktop.games.info import GameInfo
from boomerang_desktop.desktop.look.theme import GameColours

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board
    from boomerang_desktop.desktop.scene.setup import MatchSetup
    from boomerang_desktop.games.core import Setting

HUNT = GameColours("#9C4429", "#7A3120", "#FBEFDC", "#EBB14F", "#F3E7D0", "#2B2320")
HUNT_NIGHT = GameColours("#4A2317", "#35180F", "#F3E3CC", "#E0A03C", "#E6D5B8", "#2B2320")
LASCAUX = GameColours("#D9CBB0", "#A8946F", "#2A2522", "#8C3F1E", "#F4EEE0", "#2A2522")
LASCAUX_NIGHT = GameColours("#39322A", "#28231D", "#EBDFC8", "#D98A5A", "#4A4136", "#F0E6D3")


class CircleInfo(GameInfo):
    """What both games share."""

    seats = range(3, 6)
    age = 8

    def option(self, name: str) -> str:
        return {
            "hidden_reserves": self.tr("Hidden reserves"),
            "games": self.tr("Length"),
            "alternate_direction": self.tr("Changing direction"),
        }[name]

    def option_line(self, name: str) -> str:
        return {
            "hidden_reserves": self.tr("Nobody is shown what the others hold; counting is fair."),
            "games": self.tr(
                "Points are added up. Each game begins one seat further on, and the first seat "
                "comes round again. · L7"
            ),
            "alternate_direction": self.tr(
                "In a series, every second game goes the other way round the table."
            ),
        }[name]

    def option_idle(self, name: str, settings: Mapping[str, "Setting"]) -> str:
        if name == "alternate_direction" and settings["games"] == 1:
            return self.tr("Only in a series of games: a single one goes clockwise.")
        return ""

    def option_value(self, name: str, value: "Setting") -> str:
        return _Counted().games(int(value))

    def category(self, name: str) -> str:
        from boomerang_desktop.desktop.games.circle.names import SPECIES

        if name == "reserve":
            return self.tr("Reserve")
        return QCoreApplication.translate("CircleNames", str(SPECIES[name]))

    def board(self, setup: "MatchSetup", view: Any) -> "Board[Any]":
        from boomerang_desktop.desktop.games.circle.table import CircleTable
        from boomerang_desktop.desktop.scene.board import Board

        return Board(setup, self.world, CircleTable, view, self.night)


class _Counted(QObject):
    """Qt looks for plurals in one class only, so not in a base class."""

    def games(self, count: int) -> str:
        return self.tr("%n game(s)", "", count)


class HuntInfo(CircleInfo):
    id = "hunt"
    world, night = HUNT, HUNT_NIGHT
    minutes = 30

    def name(self) -> str:
        return self.tr("The Hunt")

    def line(self) -> str:
        return self.tr("Throw into the ring or take it all; whoever stays longest hunts first.")

    def printed(self) -> str:
        return self.tr("Boomerang, 2010")

    def origin(self) -> str:
        return self.tr("Boomerang, Ehrhard & Lalet, Lui-même 2010")

    def rebuilt(self) -> str:
        return self.tr("which two territories each card shows")

    def temperament(self, name: str) -> str:
        return {
            "bold": self.tr("{name} goes where the most animals are to be had."),
            "careful": self.tr("{name} prefers a few animals unchallenged to a fight over many."),
            "collector": self.tr("{name} never lets go of a kangaroo once there is one."),
            "spoiler": self.tr("{name} goes after what somebody else collects."),
        }.get(name, "")

    def who_starts(self) -> str:
        return self.tr(
            "The rulebook: whoever lives nearest to the Aboriginal lands, as the boomerang "
            "flies. · H3"
        )


class LascauxInfo(CircleInfo):
    id = "lascaux"
    world, night = LASCAUX, LASCAUX_NIGHT

    def name(self) -> str:
        return self.tr("The Painted Cave")

    def line(self) -> str:
        return self.tr("Bid stones for painted animals by the light of a lamp.")

    def printed(self) -> str:
        return self.tr("Lascaux, 2007")

    def origin(self) -> str:
        return self.tr("Lascaux, Ehrhard & Lalet, Phalanx Games 2007")

    def rebuilt(self) -> str:
        return self.tr("which two colours each card shows")

    def temperament(self, name: str) -> str:
        return {
            "bold": self.tr("{name} goes where the most animals are to be had."),
            "careful": self.tr("{name} prefers a few animals unchallenged to a fight over many."),
            "collector": self.tr("{name} never lets go of an aurochs once there is one."),
            "spoiler": self.tr("{name} goes after what somebody else collects."),
        }.get(name, "")

    def who_starts(self) -> str:
        return self.tr("The rulebook: the youngest begins. · L2")


GAME_INFOS = {"hunt": HuntInfo, "lascaux": LascauxInfo}
