"""Opponents of one's own strength, proposed while a match is set up."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton

from boomerang_desktop.desktop.look import assets, widgets

if TYPE_CHECKING:
    from boomerang_desktop.match.rating import Rating


class FairFight(QPushButton):
    """In sight as long as it has something to propose: a single person among bots, whose strength
    is known."""

    def __init__(self) -> None:
        super().__init__()
        self.setIcon(assets.icon("balance"))
        self.setProperty("role", "plain")
        self.rating: Rating | None = None
        self.levels: list[str] = []
        """For all bots, as they are proposed."""
        self.hide()

    def offer(self, game_id: str, seats: int, bots: int) -> None:
        """So many sit at the table, and so many of them are bots."""
        self.levels = []
        if self.rating is not None and seats == bots + 1:
            from boomerang_desktop.library.rating import chance, fair_fight

            self.levels = fair_fight(self.rating, game_id, seats)
            text = self.tr(
                "Opponents against whom you would win about {chance} of 100 matches; your fair "
                "share is {fair}."
            )
            share = chance(self.rating, game_id, self.levels)
            self.setText(self.tr("A fair fight"))
            widgets.set_tip(self, text.format(chance=round(100 * share), fair=round(100 / seats)))
            self.setAccessibleDescription(self.toolTip())
        self.setVisible(bool(self.levels))
