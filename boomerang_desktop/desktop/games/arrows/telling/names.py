"""What things at the arrowed board are called: on the panels, on buttons and by screen readers."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.arrows import keys, outlook
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.games.arrows.ending import FEWEST
from boomerang_desktop.games.arrows.moves import HAND, RESERVE
from boomerang_desktop.games.arrows.state import ArrowsState

FEW = 2
"""A player with no more pawns than this is warned (P9, P9a)."""


class ArrowsNames(QObject):
    """Never cache its strings: the language can change at runtime."""

    def __init__(self, setup: MatchSetup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setup = setup

    def by(self, seat: int, you: str, other: str) -> str:
        """Said to the only person at the screen if the seat is theirs, else with its {name}."""
        return self.setup.by(seat, you, other)

    # --- points, and what is written on the panels

    def hand(self) -> str:
        return self.tr("Hand")

    def reserve(self) -> str:
        return self.tr("Reserve")

    def prisoners(self) -> str:
        return self.tr("Prisoners")

    def prisoners_from(self, owner: int) -> str:
        return self.by(owner, self.tr("Prisoners from you"), self.tr("Prisoners from {name}"))

    def on_board(self) -> str:
        return self.tr("Pawns on the board")

    def in_hand(self) -> str:
        return self.tr("Pawns in hand")

    def needed(self, count: int) -> str:
        return self.tr("%n still needed", "", count)

    def tally(self, held: int, goal: int) -> str:
        """How many prisoners of how many, where there is little room."""
        return self.tr("{held} of {goal}").format(held=held, goal=goal)

    def danger(self, seat: int) -> str:
        text = (
            self.tr("you lose below {number}")
            if seat == self.setup.you
            else self.tr("loses below {number}")
        )
        return text.format(number=FEWEST)

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
        """The name of a place, of pawns or of something to press; empty for what is only drawn."""
        match key:
            case ("cell" | "pawn", int(cell)):
                return self._cell(view, cell)
            case ("fallen", int(cell), int(owner)):
                return self.by(
                    owner,
                    self.tr("your pawn that stood on {cell}"),
                    self.tr("pawn of {name} that stood on {cell}"),
                ).format(cell=cell)
            case ("trio", int(number)):
                cells = "–".join(map(str, outlook.trio_cells(number)))
                return self.tr("orange triangle {cells}").format(cells=cells)
            case (("hand" | "reserve" | "prisoners" | "row"), *_):
                return self._pawns(view, key)
            case keys.THREATS:
                return self.tr("Threats")
        return self.button(view, key)

    def button(self, view: ArrowsState, key: Key) -> str:
        match key:
            case keys.LOSE if outlook.cost(view) == "match":
                return self.tr("Lose the match")
            case keys.LOSE:
                return self.tr("Lose %n pawn(s) and go on", "", view.able.bit_count())
            case keys.TAKE_BACK:
                return self.tr("Take it back")
            case keys.STOP:
                return self.tr("Stop here")
            case keys.DECLINE:
                return self.tr("Decline")
        return ""

    def duty(self, view: ArrowsState, *, forced: bool) -> tuple[str, str]:
        """P5: what it costs not to capture, unless the players are `forced` to; said to them, and
        of them. One of several must, or all are lost."""
        match view.able.bit_count(), forced:
            case 1, True:
                return (
                    self.tr("You must capture with your pawn ringed in green"),
                    self.tr("{name} must capture with their pawn ringed in green"),
                )
            case _, True:
                return (
                    self.tr("You must capture with one of your pawns ringed in green"),
                    self.tr("{name} must capture with one of their pawns ringed in green"),
                )
            case _ if outlook.cost(view) == "match":
                return (
                    self.tr("Capture, or lose the match"),
                    self.tr("{name} must capture or lose the match"),
                )
            case 1, False:
                return (
                    self.tr("Capture with your pawn ringed in green, or lose it"),
                    self.tr("{name} must capture with their pawn ringed in green or lose it"),
                )
        return (
            self.tr("Capture with one of your pawns ringed in green, or lose all of these"),
            self.tr(
                "{name} must capture with one of their pawns ringed in green or lose all of these"
            ),
        )

    def _pawns(self, view: ArrowsState, key: Key) -> str:
        """What lies at a seat; a row only for what no heap speaks of."""
        match key:
            case (kind, int(seat)) if kind == HAND:
                return self.by(
                    seat,
                    self.tr("your hand: %n pawn(s)", "", view.hands[seat]),
                    self.tr("hand of {name}: %n pawn(s)", "", view.hands[seat]),
                )
            case (kind, int(seat)) if kind == RESERVE:
                return self.by(
                    seat,
                    self.tr("your reserve: %n pawn(s)", "", view.reserves[seat]),
                    self.tr("reserve of {name}: %n pawn(s)", "", view.reserves[seat]),
                )
            case ("row", str(kind), int(seat)) if kind == HAND and not view.hands[seat]:
                return self._pawns(view, keys.hand(seat))
            case ("row", str(kind), int(seat)) if kind == RESERVE and not view.reserves[seat]:
                return self._pawns(view, keys.reserve(seat))
            case ("row", "prisoners", int(seat)):
                return self._still_needed(view, seat)
            case ("row", "strength", int(seat)):
                return self._strength(view, seat)
            case ("prisoners", int(captor), int(owner)):
                return self._held(view, captor, owner)
        return ""

    def _held(self, view: ArrowsState, captor: int, owner: int) -> str:
        count = view.prisoners[captor][owner]
        if captor == self.setup.you:
            text = self.tr("you hold %n pawn(s) of {owner}", "", count)
        elif owner == self.setup.you:
            text = self.tr("{captor} holds %n pawn(s) of yours", "", count)
        else:
            text = self.tr("{captor} holds %n pawn(s) of {owner}", "", count)
        return text.format(captor=self.setup.name(captor), owner=self.setup.name(owner))

    def _still_needed(self, view: ArrowsState, seat: int) -> str:
        count = outlook.needed(view, seat)
        return self.by(
            seat,
            self.tr("you need %n more prisoner(s) to win", "", count),
            self.tr("{name} needs %n more prisoner(s) to win", "", count),
        )

    def _strength(self, view: ArrowsState, seat: int) -> str:
        count = view.strength(seat)
        return self.by(
            seat,
            self.tr("you have %n pawn(s), on the board and in hand", "", count),
            self.tr("{name} has %n pawn(s), on the board and in hand", "", count),
        )

    def _cell(self, view: ArrowsState, cell: int) -> str:
        owner = outlook.owner(view, cell)
        if owner is None:
            return self.tr("cell {cell}").format(cell=cell)
        return self.by(
            owner, self.tr("your pawn on {cell}"), self.tr("pawn of {name} on {cell}")
        ).format(cell=cell)

    def can_capture_on(self, cells: Sequence[int]) -> str:
        return self.tr("can capture on {cells}").format(cells=", ".join(map(str, cells)))

    # --- facts about a player at the end: the most of all, and otherwise

    def chain(self, pawns: int) -> tuple[str, str]:
        if not pawns:
            return "", self.tr("captured no pawn")
        return (
            self.tr("longest chain: %n pawn(s) in one turn", "", pawns),
            self.tr("captured up to %n pawn(s) in one turn", "", pawns),
        )

    def trios(self, trios: int) -> tuple[str, str]:
        if not trios:
            return "", self.tr("completed no Trio")
        return (
            self.tr("most Trios: %n", "", trios),
            self.tr("completed %n Trio(s)", "", trios),
        )

    def freed(self, view: ArrowsState, pawns: int) -> tuple[str, str]:
        if not pawns:
            return "", self.tr("freed no pawn")
        if view.setup.duel:
            return (
                self.tr("brought back most: %n pawn(s)", "", pawns),
                self.tr("brought back %n pawn(s)", "", pawns),
            )
        return (
            self.tr("freed most: %n pawn(s)", "", pawns),
            self.tr("freed %n pawn(s)", "", pawns),
        )
