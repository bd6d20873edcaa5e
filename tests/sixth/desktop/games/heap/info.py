"""The heap before anybody sits down."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from boomerang_desktop.desktop.games.info import GameInfo
from boomerang_desktop.desktop.look.theme import GameColours

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board
    from boomerang_desktop.desktop.scene.setup import MatchSetup
    from boomerang_desktop.games.core import Setting


class HeapInfo(GameInfo):
    id = "heap"
    seats = range(2, 4)
    world = GameColours("#3F5B4B", "#2B3F34", "#F4F0E4", "#E8B04A", "#F4F0E4", "#2B2622")
    night = GameColours("#22332A", "#18251E", "#EDE7D6", "#E8B04A", "#E3DCC8", "#2B2622")

    def name(self) -> str:
        return self.tr("The Heap")

    def line(self) -> str:
        return self.tr("Take one, two or three; who takes the last one wins.")

    def printed(self) -> str:
        return self.tr("as old as pebbles")

    def origin(self) -> str:
        return self.tr("Nobody knows whose game it is")

    def who_starts(self) -> str:
        return self.tr("Anybody. · T1")

    def option(self, name: str) -> str:
        return self.tr("Size of the heap")

    def option_line(self, name: str) -> str:
        return self.tr("A larger one lasts longer.")

    def option_value(self, name: str, value: "Setting") -> str:
        return self.tr("{count} counters").format(count=value)

    def rules(self, language: str) -> Path:
        return Path(__file__).with_name("rules.md")

    def board(self, setup: "MatchSetup", view: Any) -> "Board[Any]":
        from boomerang_desktop.desktop.scene.board import Board
        from tests.sixth.desktop.games.heap.table import HeapTable

        return Board(setup, self.world, HeapTable, view, self.night)


GAME_INFOS = {"heap": HeapInfo}
