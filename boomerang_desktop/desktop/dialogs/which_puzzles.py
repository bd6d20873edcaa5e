"""Asks whose puzzles to open."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from boomerang_desktop.desktop.dialogs.overlay import TitledDialog
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.pages.tiles import MatchCard

WIDE = 420
"""Pixels at the usual text size."""


class WhichPuzzles(TitledDialog):
    chosen = Signal(str)

    def __init__(self, solved: Mapping[str, int], parent: QWidget | None = None) -> None:
        """`solved`: the games that have puzzles, and how many of them are solved."""
        super().__init__(parent)
        self._solved = solved
        self.says(self, lambda: self.tr("Puzzles"), TitledDialog.set_title)
        self.cards = {game_id: MatchCard() for game_id in solved}
        for game_id, card in self.cards.items():
            card.clicked.connect(self.accept)
            card.clicked.connect(lambda _=False, game_id=game_id: self.chosen.emit(game_id))
            self.body.addWidget(card)
        self.retranslate()
        next(iter(self.cards.values())).setFocus()

    def wanted(self) -> QSize:
        return QSize(round(WIDE * theme.text_scale()), 0)

    def retranslate(self) -> None:
        super().retranslate()
        for game_id, card in self.cards.items():
            solved = self._solved[game_id]
            told = self.tr("%n puzzle(s) solved", "", solved)
            if not solved:
                told = self.tr("No puzzle solved yet")
            card.set_match(game_id, GAME_INFOS[game_id].name(), told)
