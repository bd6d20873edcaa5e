"""What is said at the arrowed board, in names."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from boomerang_desktop.bots.core import Reason
from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.names import ArrowsNames
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import InHand, LogLine, ResultLine, Words
from boomerang_desktop.games.arrows.ending import ALL_TURNS, QUIET_TURNS
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
from boomerang_desktop.games.core import Event, Move, Result

SOON = 20
"""So many turns before the end of P9, it is announced."""

REFUSALS = (
    QT_TRANSLATE_NOOP("ArrowsWords", "choose a cell of the board"),
    QT_TRANSLATE_NOOP("ArrowsWords", "wait for your turn"),
    QT_TRANSLATE_NOOP("ArrowsWords", "place a pawn, advance one or capture"),
    QT_TRANSLATE_NOOP("ArrowsWords", "your hand is empty: advance a pawn or capture"),
    QT_TRANSLATE_NOOP("ArrowsWords", "choose a free cell"),
    QT_TRANSLATE_NOOP("ArrowsWords", "move a pawn of your own"),
    QT_TRANSLATE_NOOP("ArrowsWords", "one step, along a line, to a neighbouring cell"),
    QT_TRANSLATE_NOOP("ArrowsWords", "capture one step along an arrow"),
    QT_TRANSLATE_NOOP("ArrowsWords", "capture in the direction of the arrow"),
    QT_TRANSLATE_NOOP("ArrowsWords", "no capture along a neutral line"),
    QT_TRANSLATE_NOOP("ArrowsWords", "capture one, two or three pawns in a turn"),
    QT_TRANSLATE_NOOP("ArrowsWords", "an opponent's pawn must stand on every cell you capture"),
    QT_TRANSLATE_NOOP("ArrowsWords", "the pawn can take another: go on"),
    QT_TRANSLATE_NOOP("ArrowsWords", "you can capture, so you must"),
    QT_TRANSLATE_NOOP("ArrowsWords", "complete a Trio first"),
    QT_TRANSLATE_NOOP("ArrowsWords", "your Trio: enter a pawn or decline"),
    QT_TRANSLATE_NOOP("ArrowsWords", "enter the pawn on a free cell"),
    QT_TRANSLATE_NOOP("ArrowsWords", "your hand is empty: free a pawn instead"),
    QT_TRANSLATE_NOOP("ArrowsWords", "from your hand or from an opponent: there is no reserve"),
    QT_TRANSLATE_NOOP("ArrowsWords", "from your hand, the reserve or a player"),
    QT_TRANSLATE_NOOP("ArrowsWords", "that player holds no pawn of yours"),
    QT_TRANSLATE_NOOP("ArrowsWords", "with two players a Trio enters pawns of the reserve only"),
    QT_TRANSLATE_NOOP("ArrowsWords", "enter a pawn that is in your hand or in your reserve"),
    QT_TRANSLATE_NOOP("ArrowsWords", "the game is over: a player holds enough prisoners"),
    QT_TRANSLATE_NOOP("ArrowsWords", "the game is over: only one player has pawns left"),
    QT_TRANSLATE_NOOP("ArrowsWords", "the game is over: 60 turns without a capture or a new pawn"),
    QT_TRANSLATE_NOOP("ArrowsWords", "the game is over after 400 turns"),
    QT_TRANSLATE_NOOP("ArrowsWords", "the game is over: a player has fewer than three pawns"),
)


def turns_left(view: ArrowsState) -> tuple[int, bool]:
    """How many turns P9 still leaves, and whether a capture or a new pawn would give more."""
    quiet, all_in_all = QUIET_TURNS - view.quiet, ALL_TURNS - view.turns
    return min(quiet, all_in_all), quiet < all_in_all


class ArrowsWords(Words[ArrowsState]):
    unsized = frozenset({"obligation", "freed", "safe"})

    def __init__(self, setup: MatchSetup, parent: QObject | None = None) -> None:
        super().__init__(setup, parent)
        self.names = ArrowsNames(setup, self)

    # --- what is expected

    def status(self, view: ArrowsState, seat: int | None, in_hand: InHand) -> str:
        if seat is None:
            return self._ended(view)
        name = self.name(seat)
        if view.entries:
            return self._trio(view, seat).format(name=name)
        if len(in_hand.path) > 1 and in_hand.onward:
            return self._on_the_way(view, in_hand).format(name=name)
        if view.able:
            return self._can_capture(view, in_hand).format(name=name)
        return self._no_capture(view, seat).format(name=name)

    def _trio(self, view: ArrowsState, seat: int) -> str:
        """P7; with two players and the option of P11, hand and reserve are both named."""
        if view.entries > 1:
            return self.tr(
                "{name} may enter %n pawn(s), one by one: drag one in or decline", "", view.entries
            )
        if view.setup.any_source and len(view.sources(seat)) > 1:
            return self.tr("{name} has a Trio: enter a pawn from hand or reserve, or decline")
        return self.tr("{name} has a Trio: enter a pawn or decline")

    def _on_the_way(self, view: ArrowsState, in_hand: InHand) -> str:
        """In the middle of a chain of captures, or before a move that breaks P5."""
        if keys.LOSE in in_hand.onward:
            count = view.able.bit_count()
            return self.tr(
                "{name} could capture: this move loses the %n crossed-out pawn(s) for good",
                "",
                count,
            )
        if in_hand.complete:
            return self.tr("{name} takes another pawn or stops here")
        return self.tr("{name} must take another pawn")

    def _can_capture(self, view: ArrowsState, in_hand: InHand) -> str:
        """P5. Pawns are ringed for whoever is asked at this screen."""
        if not any(isinstance(move, Take) for move in in_hand.moves):
            return self.tr("{name} can capture")
        if view.setup.enforced:
            return self.tr("{name} must capture with one of the ringed pawns")
        return self.tr("{name} can capture, and loses every ringed pawn by not doing so")

    def _no_capture(self, view: ArrowsState, seat: int) -> str:
        left, saved = turns_left(view)
        if left <= SOON and saved:
            return self.tr(
                "{name} moves: the game ends in %n turn(s) without a capture or a new pawn",
                "",
                left,
            )
        if left <= SOON:
            return self.tr("{name} moves: the game ends in %n turn(s)", "", left)
        if not view.hands[seat]:
            return self.tr("{name} advances a pawn")
        if not view.pawns[seat]:
            return self.tr("{name} places a pawn")
        return self.tr("{name} places a pawn or advances one")

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

    def lines(
        self, before: ArrowsState, events: Sequence[Event], after: ArrowsState
    ) -> Sequence[LogLine]:
        told = [(event, self._tell(event)) for event in events]
        return [LogLine(getattr(event, "seat", None), text) for event, text in told if text]

    def _tell(self, event: Event) -> str | None:
        match event:
            case Placed():
                text = self.tr("{name} places a pawn on {cell}")
                return text.format(name=self.name(event.seat), cell=event.cell)
            case Stepped():
                text = self.tr("{name} advances from {start} to {end}")
                return text.format(name=self.name(event.seat), start=event.start, end=event.end)
            case Captured() if event.to in CAPTORS:
                text = self.tr("{name} captures a pawn of {owner} on {cell}")
            case Captured():
                text = self.tr("{name} captures on {cell}: the pawn goes to the reserve of {owner}")
            case PawnsLost():
                return self.tr(
                    "{name} could have captured and loses %n pawn(s) for good", "", len(event.cells)
                ).format(name=self.name(event.seat))
            case TrioCompleted():
                cells = "–".join(map(str, event.cells))
                text = self.tr("{name} completes the Trio {cells}")
                return text.format(name=self.name(event.seat), cells=cells)
            case Entered():
                return self._entered(event)
            case Declined():
                return self.tr("{name} enters no pawn").format(name=self.name(event.seat))
            case Eliminated():
                # the turns that follow are passed over without another word
                text = self.tr("{name} has no pawn left to move, is out and is passed over")
                return text.format(name=self.name(event.seat))
            case Ended():
                return self._how_it_ended(event.ending)
            case _:
                return None
        return text.format(name=self.name(event.seat), owner=self.name(event.owner), cell=event.end)

    def _entered(self, event: Entered) -> str:
        name = self.name(event.seat)
        if event.source in CAPTORS:
            text = self.tr("{name} frees a pawn from {captor} and enters it on {cell}")
            captor = self.name(CAPTORS.index(event.source))
            return text.format(name=name, captor=captor, cell=event.cell)
        if event.source == HAND:
            text = self.tr("{name} enters a pawn from the hand on {cell}")
        else:
            text = self.tr("{name} enters a pawn from the reserve on {cell}")
        return text.format(name=name, cell=event.cell)

    def advice(self, view: ArrowsState, move: Move) -> str:
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
                return text.format(captor=self.name(move.captor), cell=move.cell)
            case Enter():
                text = (
                    self.tr("Enter a pawn from the hand on {cell}")
                    if move.source == HAND
                    else self.tr("Enter a pawn from the reserve on {cell}")
                )
                return text.format(cell=move.cell)
        return self.tr("Enter no pawn")

    def because(self, reason: Reason) -> str:
        count = round(abs(reason.value))
        match reason.term:
            case "captured":
                return self.tr("It captures %n pawn(s)", "", count)
            case "obligation":
                return self.tr("You can capture, so you must")
            case "lost":
                return self.tr("It costs you %n pawn(s) for good", "", count)
            case "trio":
                return self.tr("It completes %n Trio(s): a new pawn for each", "", count)
            case "freed":
                return self.tr("It frees a pawn of yours")
            case "safer" if reason.value > 0:
                return self.tr("It brings %n pawn(s) of yours out of danger", "", count)
            case "safer":
                return self.tr("It offers %n pawn(s) of yours: who can capture, must", "", count)
            case "building":
                return self.tr("The pawn can become part of %n Trio(s)", "", count)
            case "safe":
                return self.tr("Nobody can capture the pawn there now")
            case "threatened":
                return self.tr("It threatens %n opposing pawn(s)", "", count)
        return super().because(reason)

    # --- points

    def standings(self, view: ArrowsState) -> Sequence[Sequence[tuple[str, int]]]:
        names = self.names
        if not view.setup.duel:
            return [[(names.prisoners(), sum(held))] for held in view.prisoners]
        return [
            [(names.on_board(), mask.bit_count()), (names.in_hand(), hand)]
            for mask, hand in zip(view.pawns, view.hands, strict=True)
        ]

    def explain(self, view: ArrowsState, result: Result) -> Sequence[ResultLine]:
        names, points = self.names, result.breakdown
        if view.setup.duel:
            return [
                ResultLine("board", names.on_board(), [str(seat["board"]) for seat in points]),
                ResultLine("hand", names.in_hand(), [str(seat["hand"]) for seat in points]),
            ]
        lines = []
        for owner in range(view.setup.seats):
            cells = [str(held[owner]) for held in view.prisoners]
            cells[owner] = "–"
            lines.append(ResultLine(f"prisoners/{owner}", names.prisoners_from(owner), cells))
        return lines

    def _ended(self, view: ArrowsState) -> str:
        """How the game ended, with who decided it."""
        seats = range(view.setup.seats)
        if view.ended == "prisoners":
            winner = max(seats, key=lambda seat: sum(view.prisoners[seat]))
            return self.tr(
                "{name} holds %n prisoner(s): the game is over", "", sum(view.prisoners[winner])
            ).format(name=self.name(winner))
        if view.ended == "pawns":
            loser = min(seats, key=view.strength)
            return self.tr("{name} has fewer than three pawns: the game is over").format(
                name=self.name(loser)
            )
        if view.ended == "survivor":
            winner = next(seat for seat in seats if view.strength(seat))
            return self.tr("{name} alone has pawns left: the game is over").format(
                name=self.name(winner)
            )
        return self._how_it_ended(view.ended)

    def _how_it_ended(self, ending: str) -> str:
        return {
            "prisoners": self.tr("Enough prisoners: the game is over"),
            "survivor": self.tr("Only one player has pawns left: the game is over"),
            "quiet": self.tr(
                "%n turn(s) without a capture or a new pawn: the game is over", "", QUIET_TURNS
            ),
            "turns": self.tr("%n turn(s) have been played: the game is over", "", ALL_TURNS),
            "pawns": self.tr("Fewer than three pawns: the game is over"),
        }[ending]

    def ending(self, view: ArrowsState, result: Result) -> str:
        """With what counts then."""
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
        return self._ended(view)

    # --- what lies on the table

    def thing(self, view: ArrowsState, viewer: int, key: Key) -> tuple[str, str]:
        return self.names.thing(view, key), ""

    def aids(self) -> Sequence[tuple[str, str]]:
        return [("threats", self.tr("Threats")), ("numbers", self.tr("Numbers on the cells"))]

    def keys(self) -> Sequence[tuple[str, str]]:
        return [
            ("H", self.tr("Lift a pawn from the hand")),
            ("E", self.tr("Lift a pawn from the reserve")),
            ("1 – 5", self.tr("Free a pawn from that player")),
            ("T", self.tr("Show or hide threats")),
        ]
