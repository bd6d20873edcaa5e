"""What is said at the arrowed board, in names."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.scene.game import Told
from boomerang_desktop.games.arrows.ending import ALL_TURNS, FEWEST, QUIET_TURNS
from boomerang_desktop.games.arrows.events import (
    Captured,
    Declined,
    Eliminated,
    Ended,
    Entered,
    PawnsLost,
    Placed,
    Stepped,
    TrioCompleted,
)
from boomerang_desktop.games.arrows.moves import CAPTORS, HAND, Enter, Place, Step, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Event, Move
from boomerang_desktop.match import Seat

SOON = 20
"""So many turns before the end of P9, it is announced."""
FEW = 2
"""Who has so few pawns left is warned (P9, P9a)."""


def turns_left(state: ArrowsState) -> tuple[int, bool]:
    """How many turns P9 still leaves, and whether a capture or a new pawn would give more."""
    quiet, all_in_all = QUIET_TURNS - state.quiet, ALL_TURNS - state.turns
    return min(quiet, all_in_all), quiet < all_in_all


class ArrowsTexts(QObject):
    """Asked anew for every text: the language may change while the program runs."""

    def __init__(self, seats: Sequence[Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = [seat.name for seat in seats]

    # --- what is expected

    def status(self, view: ArrowsState, seat: int | None, here: bool = True) -> str:
        """`here`: the seat's player decides at this screen, and sees what can be captured."""
        if seat is None:
            return self.ended(view)
        name = self._names[seat]
        if view.entries > 1:
            return self.tr(
                "{name} may enter %n pawn(s), one by one: drag one in or decline", "", view.entries
            ).format(name=name)
        if view.entries:
            return self.tr("{name} has a Trio: enter a pawn or decline").format(name=name)
        if view.able and not here:
            return self.tr("{name} can capture").format(name=name)
        if view.able and view.setup.enforced:
            return self.tr("{name} must capture with one of the ringed pawns").format(name=name)
        if view.able:
            return self.tr(
                "{name} can capture, and loses every ringed pawn by not doing so"
            ).format(name=name)
        left, saved = turns_left(view)
        if left <= SOON and saved:
            return self.tr(
                "{name} moves: the game ends in %n turn(s) without a capture or a new pawn",
                "",
                left,
            ).format(name=name)
        if left <= SOON:
            return self.tr("{name} moves: the game ends in %n turn(s)", "", left).format(name=name)
        if not view.hands[seat]:
            return self.tr("{name} advances a pawn").format(name=name)
        if not view.pawns[seat]:
            return self.tr("{name} places a pawn").format(name=name)
        return self.tr("{name} places a pawn or advances one").format(name=name)

    def on_the_way(self, seat: int, may_stop: bool) -> str:
        """In the middle of a chain of captures."""
        name = self._names[seat]
        if may_stop:
            return self.tr("{name} takes another pawn or stops here").format(name=name)
        return self.tr("{name} must take another pawn").format(name=name)

    def cost(self, seat: int, count: int) -> str:
        """Before a move that breaks P5."""
        return self.tr(
            "{name} could capture: this move loses the %n crossed-out pawn(s) for good", "", count
        ).format(name=self._names[seat])

    def title(self, view: ArrowsState) -> str:
        left, saved = turns_left(view)
        if view.ended:
            return self.tr("%n turn(s) played", "", view.turns)
        if left <= SOON and saved:
            return self.tr("%n quiet turn(s) left", "", left)
        if left <= SOON:
            return self.tr("%n turn(s) left", "", left)
        return self.tr("turn {number}").format(number=view.turns + (not view.entries))

    # --- what happened

    def tell(self, event: Event) -> Told | None:
        told = self._tell(event)
        return Told(getattr(event, "seat", None), told) if told else None

    def _tell(self, event: Event) -> str | None:
        names = self._names
        match event:
            case Placed():
                text = self.tr("{name} places a pawn on {cell}")
                return text.format(name=names[event.seat], cell=event.cell)
            case Stepped():
                text = self.tr("{name} advances from {start} to {end}")
                return text.format(name=names[event.seat], start=event.start, end=event.end)
            case Captured() if event.to in CAPTORS:
                text = self.tr("{name} captures a pawn of {owner} on {cell}")
            case Captured():
                text = self.tr("{name} captures on {cell}: the pawn goes to the reserve of {owner}")
            case PawnsLost():
                return self.tr(
                    "{name} could have captured and loses %n pawn(s) for good", "", len(event.cells)
                ).format(name=names[event.seat])
            case TrioCompleted():
                cells = "–".join(map(str, event.cells))
                text = self.tr("{name} completes the Trio {cells}")
                return text.format(name=names[event.seat], cells=cells)
            case Entered():
                return self._entered(event)
            case Declined():
                return self.tr("{name} enters no pawn").format(name=names[event.seat])
            case Eliminated():
                # the turns that follow are passed over without another word
                text = self.tr("{name} has no pawn left to move, is out and is passed over")
                return text.format(name=names[event.seat])
            case Ended():
                return self._ended(event.ending)
            case _:
                return None
        return text.format(name=names[event.seat], owner=names[event.owner], cell=event.end)

    def _entered(self, event: Entered) -> str:
        name = self._names[event.seat]
        if event.source in CAPTORS:
            text = self.tr("{name} frees a pawn from {captor} and enters it on {cell}")
            captor = self._names[CAPTORS.index(event.source)]
            return text.format(name=name, captor=captor, cell=event.cell)
        if event.source == HAND:
            text = self.tr("{name} enters a pawn from the hand on {cell}")
        else:
            text = self.tr("{name} enters a pawn from the reserve on {cell}")
        return text.format(name=name, cell=event.cell)

    def advice(self, move: Move) -> str:
        """A move as a hint puts it."""
        match move:
            case Place():
                return self.tr("Place a pawn on {cell}").format(cell=move.cell)
            case Step():
                text = self.tr("Advance the pawn from {start} to {end}")
                return text.format(start=move.start, end=move.end)
            case Take():
                start, *cells = move.path
                text = self.tr("Capture with the pawn on {start}: {way}")
                return text.format(start=start, way="–".join(map(str, cells)))
            case Enter() if move.captor is not None:
                text = self.tr("Free a pawn from {captor} and enter it on {cell}")
                return text.format(captor=self._names[move.captor], cell=move.cell)
            case Enter():
                text = (
                    self.tr("Enter a pawn from the hand on {cell}")
                    if move.source == HAND
                    else self.tr("Enter a pawn from the reserve on {cell}")
                )
                return text.format(cell=move.cell)
        return self.tr("Enter no pawn")

    def ended(self, view: ArrowsState) -> str:
        """How the game ended, with who decided it."""
        seats = range(view.setup.seats)
        if view.ended == "prisoners":
            winner = max(seats, key=lambda seat: sum(view.prisoners[seat]))
            return self.tr(
                "{name} holds %n prisoner(s): the game is over", "", sum(view.prisoners[winner])
            ).format(name=self._names[winner])
        if view.ended == "pawns":
            loser = min(seats, key=view.strength)
            return self.tr("{name} has fewer than three pawns: the game is over").format(
                name=self._names[loser]
            )
        if view.ended == "survivor":
            winner = next(seat for seat in seats if view.strength(seat))
            return self.tr("{name} alone has pawns left: the game is over").format(
                name=self._names[winner]
            )
        return self._ended(view.ended)

    def _ended(self, ending: str) -> str:
        return {
            "prisoners": self.tr("Enough prisoners: the game is over"),
            "survivor": self.tr("Only one player has pawns left: the game is over"),
            "quiet": self.tr(
                "%n turn(s) without a capture or a new pawn: the game is over", "", QUIET_TURNS
            ),
            "turns": self.tr("%n turn(s) have been played: the game is over", "", ALL_TURNS),
            "pawns": self.tr("Fewer than three pawns: the game is over"),
        }[ending]

    def decided(self, view: ArrowsState) -> str:
        """The sentence over the final table: how it ended and what counts then."""
        if view.ended == "quiet" and view.setup.duel:
            return self.tr(
                "%n turn(s) without a capture or a new pawn: who has more pawns wins",
                "",
                QUIET_TURNS,
            )
        if view.ended == "quiet":
            return self.tr(
                "%n turn(s) without a capture or a new pawn: most prisoners win", "", QUIET_TURNS
            )
        if view.ended == "turns" and view.setup.duel:
            return self.tr("After %n turn(s), who has more pawns wins", "", ALL_TURNS)
        if view.ended == "turns":
            return self.tr("After %n turn(s), most prisoners win", "", ALL_TURNS)
        return self.ended(view)

    # --- on the panels

    def hand(self) -> str:
        return self.tr("Hand")

    def reserve(self) -> str:
        return self.tr("Reserve")

    def prisoners(self) -> str:
        return self.tr("Prisoners")

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

    # --- buttons and switches

    def lose(self, count: int) -> str:
        return self.tr("Lose %n pawn(s) and go on", "", count)

    def take_back(self) -> str:
        return self.tr("Take it back")

    def stop(self) -> str:
        return self.tr("Stop here")

    def decline(self) -> str:
        return self.tr("Decline")

    def threats(self) -> str:
        return self.tr("Threats")

    def numbers(self) -> str:
        return self.tr("Numbers on the cells")

    # --- for screen readers

    def cell_label(self, cell: int) -> str:
        return self.tr("cell {cell}").format(cell=cell)

    def pawn_label(self, seat: int, cell: int) -> str:
        return self.tr("pawn of {name} on {cell}").format(name=self._names[seat], cell=cell)

    def hand_label(self, seat: int, count: int) -> str:
        return self.tr("hand of {name}: %n pawn(s)", "", count).format(name=self._names[seat])

    def reserve_label(self, seat: int, count: int) -> str:
        return self.tr("reserve of {name}: %n pawn(s)", "", count).format(name=self._names[seat])

    def prisoners_label(self, captor: int, owner: int, count: int) -> str:
        return self.tr("{captor} holds %n pawn(s) of {owner}", "", count).format(
            captor=self._names[captor], owner=self._names[owner]
        )

    def can_capture_on(self, cells: Sequence[int]) -> str:
        return self.tr("can capture on {cells}").format(cells=", ".join(map(str, cells)))

    def held_by(self, name: str) -> str:
        return self.tr("Prisoners from {name}").format(name=name)

    def on_board(self) -> str:
        return self.tr("Pawns on the board")

    def in_hand(self) -> str:
        return self.tr("Pawns in hand")
