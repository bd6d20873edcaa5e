"""What the Perforated Board shows of itself before a match."""

from typing import TYPE_CHECKING, Any

from boomerang_desktop.desktop.games.info import GameInfo
from boomerang_desktop.desktop.look.theme import GameColours
from boomerang_desktop.desktop.texts import unbroken

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board
    from boomerang_desktop.desktop.scene.setup import MatchSetup
    from boomerang_desktop.games.core import Setting

WORLD = GameColours("#5B3A24", "#3E2617", "#F6EBD9", "#F0755B", "#F4ECD8", "#3A2A1E")
NIGHT = GameColours("#2E1D12", "#21150C", "#EFE2CD", "#EE6A50", "#E6DAC2", "#3A2A1E")


class FlipInfo(GameInfo):
    id = "flip"
    seats = range(2, 3)
    world, night = WORLD, NIGHT

    def name(self) -> str:
        return self.tr("The Perforated Board")

    def line(self) -> str:
        return self.tr("Snap in a piece, and all it touches turns to your colour.")

    def printed(self) -> str:
        return self.tr("Boomerang, 1982")

    def origin(self) -> str:
        return self.tr("Boomerang, Claude Duvernay, Nathan 1982")

    def rebuilt(self) -> str:
        return self.tr("the shapes of the pieces and the size of the board")

    def temperament(self, name: str) -> str:
        return {
            "bold": self.tr("{name} turns over as much as possible at once."),
            "careful": self.tr("{name} likes pieces that can hardly be turned again."),
            "collector": self.tr("{name} saves the big pieces for later."),
            "spoiler": self.tr("{name} leaves the others no room."),
        }.get(name, "")

    def who_starts(self) -> str:
        return self.tr("Whoever begins plays white, the other red. · F3")

    def option(self, name: str) -> str:
        return {
            "hidden_pieces": self.tr("Hidden pieces"),
            "board": self.tr("Board"),
        }[name]

    def option_line(self, name: str) -> str:
        return {
            "hidden_pieces": self.tr("Neither player is shown what the other still has to place."),
            "board": self.tr("The larger board leaves more gaps."),
        }[name]

    def option_value(self, name: str, value: "Setting") -> str:
        told = {"10x9": self.tr("10 × 9 holes"), "10x10": self.tr("10 × 10 holes")}
        return unbroken(told[str(value)])

    def category(self, name: str) -> str:
        return {
            "board": self.tr("On the board"),
            "unplaced": self.tr("Not placed by the other"),
        }[name]

    def board(self, setup: "MatchSetup", view: Any) -> "Board[Any]":
        from boomerang_desktop.desktop.games.flip.table import FlipTable
        from boomerang_desktop.desktop.scene.board import Board

        return Board(setup, self.world, FlipTable, view, self.night)


GAME_INFOS = {"flip": FlipInfo}
