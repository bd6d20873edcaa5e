"""What the Arrowed Board shows of itself before a match."""

from typing import TYPE_CHECKING, Any

from boomerang_desktop.desktop.games.info import GameInfo
from boomerang_desktop.desktop.look.theme import GameColours

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board
    from boomerang_desktop.desktop.scene.setup import MatchSetup
    from boomerang_desktop.games.core import Setting

WORLD = GameColours("#14504B", "#0D3835", "#F3EFE2", "#86E0F6", "#F7F3E8", "#173B38")
NIGHT = GameColours("#0C2B29", "#071D1B", "#E6E3D6", "#86E0F6", "#24423F", "#EFEBDD")


class ArrowsInfo(GameInfo):
    id = "arrows"
    seats = range(2, 6)
    world, night = WORLD, NIGHT
    age = 10

    def name(self) -> str:
        return self.tr("The Arrowed Board")

    def line(self) -> str:
        return self.tr("Capture along the arrows; a Trio brings pawns back.")

    def printed(self) -> str:
        return self.tr("Boumerang, 1976")

    def origin(self) -> str:
        return self.tr("Boumerang, Peter Pallat, Ravensburger 1976")

    def rebuilt(self) -> str:
        return self.tr("the board: its cells, arrows, neutral lines and orange triangles")

    def score(self, score: int, seats: int) -> str:
        if seats == 2:
            return self.tr("%n pawn(s)", "", score)
        return self.tr("%n prisoner(s)", "", score)

    def temperament(self, name: str) -> str:
        return {
            "bold": self.tr("{name} walks up to the others and looks for a fight."),
            "careful": self.tr("{name} keeps out of the way of the others’ arrows."),
            "collector": self.tr("{name} builds a Trio wherever there is room for one."),
            "spoiler": self.tr("{name} stands where others want to build."),
        }.get(name, "")

    def who_starts(self) -> str:
        return self.tr("The rulebook leaves it open; then clockwise. · P3")

    def option(self, name: str) -> str:
        return {
            "obligation": self.tr("Obligation to capture"),
            "must_continue": self.tr("Must continue"),
            "trio_source": self.tr("Pawns for a Trio"),
        }[name]

    def option_line(self, name: str) -> str:
        return {
            "obligation": self.tr("What happens to those who could capture and do not."),
            "must_continue": self.tr("A pawn that can capture another must go on, up to three."),
            "trio_source": self.tr("With two players: what a Trio brings into play. · P11"),
        }[name]

    def option_value(self, name: str, value: "Setting") -> str:
        return {
            "penalty": self.tr("They lose the pawns"),
            "enforced": self.tr("They must capture"),
            "reserve": self.tr("Reserve only"),
            "any": self.tr("Hand or reserve"),
        }[str(value)]

    def category(self, name: str) -> str:
        return {
            "board": self.tr("Pawns on the board"),
            "hand": self.tr("Pawns in hand"),
            "prisoners": self.tr("Prisoners"),
        }[name]

    def board(self, setup: "MatchSetup", view: Any) -> "Board[Any]":
        from boomerang_desktop.desktop.games.arrows.table import ArrowsTable
        from boomerang_desktop.desktop.scene.board import Board

        return Board(setup, self.world, ArrowsTable, view, self.night)


GAME_INFOS = {"arrows": ArrowsInfo}
