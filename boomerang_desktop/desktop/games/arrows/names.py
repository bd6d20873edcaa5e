"""What things are called at the arrowed board: on the panels, on buttons and by screen readers."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.games.arrows.ending import FEWEST
from boomerang_desktop.games.arrows.moves import HAND, RESERVE
from boomerang_desktop.games.arrows.state import ArrowsState

FEW = 2
"""Who has so few pawns left is warned (P9, P9a)."""


class ArrowsNames(QObject):
    """Asked anew for every text: the language may change while the program runs."""

    def __init__(self, setup: MatchSetup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = [seat.name for seat in setup.seats]

    # --- points, and what is written on the panels

    def hand(self) -> str:
        return self.tr("Hand")

    def reserve(self) -> str:
        return self.tr("Reserve")

    def prisoners(self) -> str:
        return self.tr("Prisoners")

    def prisoners_from(self, owner: int) -> str:
        return self.tr("Prisoners from {name}").format(name=self._seats[owner])

    def on_board(self) -> str:
        return self.tr("Pawns on the board")

    def in_hand(self) -> str:
        return self.tr("Pawns in hand")

    def needed(self, count: int) -> str:
        return self.tr("%n still needed", "", count)

    def danger(self) -> str:
        return self.tr("loses below {number}").format(number=FEWEST)

    def note(self, view: ArrowsState, seat: int) -> str:
        """A word under the name: out, or nearly."""
        strength = view.strength(seat)
        if view.setup.duel:
            return ""
        if not strength:
            return self.tr("out: passed over")
        return self.tr("%n pawn(s) left", "", strength) if strength <= FEW else ""

    # --- things

    def thing(self, view: ArrowsState, key: Key) -> str:
        """A place, pawns, or something to press; nothing for what is only drawn."""
        match key:
            case ("cell" | "pawn", int(cell)):
                return self._cell(view, cell)
            case (kind, int(seat)) if kind == HAND:
                text = self.tr("hand of {name}: %n pawn(s)", "", view.hands[seat])
                return text.format(name=self._seats[seat])
            case (kind, int(seat)) if kind == RESERVE:
                text = self.tr("reserve of {name}: %n pawn(s)", "", view.reserves[seat])
                return text.format(name=self._seats[seat])
            case ("prisoners", int(captor), int(owner)):
                count = view.prisoners[captor][owner]
                text = self.tr("{captor} holds %n pawn(s) of {owner}", "", count)
                return text.format(captor=self._seats[captor], owner=self._seats[owner])
            case keys.LOSE:
                return self.tr("Lose %n pawn(s) and go on", "", view.able.bit_count())
            case keys.TAKE_BACK:
                return self.tr("Take it back")
            case keys.STOP:
                return self.tr("Stop here")
            case keys.DECLINE:
                return self.tr("Decline")
            case keys.THREATS:
                return self.tr("Threats")
        return ""

    def _cell(self, view: ArrowsState, cell: int) -> str:
        for seat, mask in enumerate(view.pawns):
            if mask >> cell & 1:
                text = self.tr("pawn of {name} on {cell}")
                return text.format(name=self._seats[seat], cell=cell)
        return self.tr("cell {cell}").format(cell=cell)

    def can_capture_on(self, cells: Sequence[int]) -> str:
        return self.tr("can capture on {cells}").format(cells=", ".join(map(str, cells)))
