"""What the Road Trip shows of itself before a match."""

from typing import TYPE_CHECKING, Any

from boomerang_desktop.desktop.games.info import GameInfo
from boomerang_desktop.desktop.look.theme import GameColours

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board
    from boomerang_desktop.desktop.scene.setup import MatchSetup

WORLD = GameColours("#E9DEC6", "#C9B994", "#2E2A26", "#B8342F", "#FBF6EA", "#2E2A26")
NIGHT = GameColours("#2F2B25", "#24201B", "#EDE3CF", "#EF8A78", "#3C362E", "#F0E7D6")


class RoadtripInfo(GameInfo):
    id = "roadtrip"
    seats = range(2, 5)
    world, night = WORLD, NIGHT

    def name(self) -> str:
        return self.tr("The Road Trip")

    def line(self) -> str:
        return self.tr("Take a card, pass the others on, and catch what you threw.")

    def printed(self) -> str:
        return self.tr("Boomerang: USA, 2020")

    def origin(self) -> str:
        return self.tr("Boomerang: USA, Scott Almes, Grail Games 2020")

    def rebuilt(self) -> str:
        return self.tr("the sites with their numbers, symbols, paths and coasts")

    def temperament(self, name: str) -> str:
        return {
            "bold": self.tr("{name} wants to see both oceans and all in between."),
            "careful": self.tr("{name} prefers what is sure: activities and an easy Throw."),
            "collector": self.tr("{name} cannot resist an animal or a bit of Americana."),
            "spoiler": self.tr("{name} keeps what the next player needs."),
        }.get(name, "")

    def who_starts(self) -> str:
        return self.tr("Everybody chooses at the same time. · R3")

    def option(self, name: str) -> str:
        return {
            "alternate_direction": self.tr("Changing direction"),
        }[name]

    def option_line(self, name: str) -> str:
        return {
            "alternate_direction": self.tr(
                "Hands pass to the left, in the next round to the right, and so on."
            ),
        }[name]

    def category(self, name: str) -> str:
        from boomerang_desktop.desktop.games.roadtrip.names import RoadtripNames

        return RoadtripNames().category(name)

    def board(self, setup: "MatchSetup", view: Any) -> "Board[Any]":
        from boomerang_desktop.desktop.games.roadtrip.table import RoadtripTable
        from boomerang_desktop.desktop.scene.board import Board

        return Board(setup, self.world, RoadtripTable, view, self.night)


GAME_INFOS = {"roadtrip": RoadtripInfo}
