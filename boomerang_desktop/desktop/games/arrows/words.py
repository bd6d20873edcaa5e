"""What is said at the arrowed board, in names."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from boomerang_desktop.bots.core import Cause, Reason
from boomerang_desktop.desktop.games.arrows import keys, outlook
from boomerang_desktop.desktop.games.arrows.telling.about import ArrowsAbout
from boomerang_desktop.desktop.games.arrows.telling.chronicle import ArrowsChronicle
from boomerang_desktop.desktop.games.arrows.telling.names import ArrowsNames
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import (
    About,
    InHand,
    LogLine,
    ResultLine,
    Words,
    leaders,
)
from boomerang_desktop.games.arrows.ending import ALL_TURNS, QUIET_TURNS
from boomerang_desktop.games.arrows.facts import facts
from boomerang_desktop.games.arrows.moves import CAPTORS, DECLINE, HAND, Enter, Place, Step, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Event, Move, Result

SOON = 20
"""How many turns before the end by P9 it is announced."""

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
    QT_TRANSLATE_NOOP("ArrowsWords", "the pawn can capture another: go on"),
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
    """How many turns P9 still leaves, and whether a capture or a new pawn would add more."""
    quiet, all_in_all = QUIET_TURNS - view.quiet, ALL_TURNS - view.turns
    return min(quiet, all_in_all), quiet < all_in_all


class ArrowsWords(Words[ArrowsState]):
    unsized = frozenset({"obligation", "freed", "safe"})

    def __init__(self, setup: MatchSetup, parent: QObject | None = None) -> None:
        super().__init__(setup, parent)
        self.names = ArrowsNames(setup, self)
        self._chronicle = ArrowsChronicle(self.names)
        self._about = ArrowsAbout(self.names)

    # --- what is expected

    def status(self, view: ArrowsState, seat: int | None, in_hand: InHand) -> str:
        if seat is None:
            return self._ended(view)
        if view.entries:
            return self._trio(view, seat, in_hand)
        if len(in_hand.path) > 1 and in_hand.onward:
            return self._on_the_way(view, seat, in_hand)
        if view.able:
            return self._can_capture(view, seat, in_hand)
        return self._no_capture(view, seat, in_hand)

    def _trio(self, view: ArrowsState, seat: int, in_hand: InHand) -> str:
        """P7, P11: name all places a pawn may come from, also the prison."""
        if in_hand.moves and DECLINE not in in_hand.moves:
            # a lesson, which says itself from where
            return self.by(
                seat,
                self.tr("Your Trio: enter a pawn"),
                self.tr("{name} has a Trio: enter a pawn"),
            )
        sources = view.sources(seat)
        captors = [CAPTORS.index(source) for source in sources if source in CAPTORS]
        if captors and HAND in sources:
            text = self.by(
                seat,
                self.tr(
                    "Your Trio: enter a pawn from your hand, free one from {captors}, or decline"
                ),
                self.tr(
                    "{name} has a Trio: enter a pawn from the hand, free one from {captors}, or "
                    "decline"
                ),
            )
        elif captors:
            text = self.by(
                seat,
                self.tr("Your Trio: free a pawn of yours from {captors}, or decline"),
                self.tr("{name} has a Trio: free a pawn from {captors}, or decline"),
            )
        elif len(sources) > 1:
            text = self.by(
                seat,
                self.tr("Your Trio: enter a pawn from your hand or your reserve, or decline"),
                self.tr("{name} has a Trio: enter a pawn from hand or reserve, or decline"),
            )
        elif HAND in sources:
            text = self.by(
                seat,
                self.tr("Your Trio: enter a pawn from your hand, or decline"),
                self.tr("{name} has a Trio: enter a pawn from the hand, or decline"),
            )
        else:
            text = self.by(
                seat,
                self.tr("Your Trio: enter a pawn from your reserve, or decline"),
                self.tr("{name} has a Trio: enter a pawn from the reserve, or decline"),
            )
        text = text.format(captors=self._choice_of(captors))
        if view.entries < 2:
            return text
        several = self.tr("%n pawn(s) one by one", "", view.entries)
        return f"{text} · {several}"

    def _choice_of(self, seats: Sequence[int]) -> str:
        """One of these players: "Bruno", "Bruno or Chloé"."""
        *more, last = [self.tr("you") if s == self.setup.you else self.name(s) for s in seats] or [
            ""
        ]
        if not more:
            return last
        return self.tr("{names} or {last}").format(names=", ".join(more), last=last)

    def _on_the_way(self, view: ArrowsState, seat: int, in_hand: InHand) -> str:
        """In the middle of a chain of captures, or before a move that breaks P5."""
        if keys.LOSE in in_hand.onward:
            return self._asked_to_lose(view, seat)
        if in_hand.complete:
            return self.by(
                seat,
                self.tr("Capture another pawn or stop here"),
                self.tr("{name} captures another pawn or stops here"),
            )
        return self.by(
            seat,
            self.tr("You must capture another pawn"),
            self.tr("{name} must capture another pawn"),
        )

    def _asked_to_lose(self, view: ArrowsState, seat: int) -> str:
        """P5, and what it leads to (P9, P13)."""
        count = view.able.bit_count()
        match outlook.cost(view):
            case "match":
                return self.by(
                    seat,
                    self.tr(
                        "You could capture: this move costs you %n pawn(s) and the match", "", count
                    ),
                    self.tr(
                        "{name} could capture: this move costs %n pawn(s) and the match", "", count
                    ),
                )
            case "out":
                return self.by(
                    seat,
                    self.tr(
                        "You could capture: this move costs your last %n pawn(s), and you are out",
                        "",
                        count,
                    ),
                    self.tr(
                        "{name} could capture: this move costs the last %n pawn(s)",
                        "",
                        count,
                    ),
                )
        return self.by(
            seat,
            self.tr(
                "You could capture: this move loses the %n crossed-out pawn(s) for good", "", count
            ),
            self.tr(
                "{name} could capture: this move loses the %n crossed-out pawn(s) for good",
                "",
                count,
            ),
        )

    def _can_capture(self, view: ArrowsState, seat: int, in_hand: InHand) -> str:
        """P5. Pawns of the player asked at this screen are ringed: those that can capture in green
        and, with the threats aid, others too."""
        captures = [isinstance(move, Take) for move in in_hand.moves]
        if not any(captures):
            return self.by(seat, self.tr("You can capture"), self.tr("{name} can capture"))
        forced = view.setup.enforced or all(captures)
        return self.by(seat, *self.names.duty(view, forced=forced))

    def _no_capture(self, view: ArrowsState, seat: int, in_hand: InHand) -> str:
        left, saved = turns_left(view)
        if left <= SOON and saved:
            return self.by(
                seat,
                self.tr(
                    "Your turn: the game ends in %n turn(s) without a capture or a new pawn",
                    "",
                    left,
                ),
                self.tr(
                    "{name} moves: the game ends in %n turn(s) without a capture or a new pawn",
                    "",
                    left,
                ),
            )
        if left <= SOON:
            return self.by(
                seat,
                self.tr("Your turn: the game ends in %n turn(s)", "", left),
                self.tr("{name} moves: the game ends in %n turn(s)", "", left),
            )
        # a lesson may offer less than the rules
        offered = {type(move) for move in in_hand.moves} or {Place, Step}
        if not view.hands[seat] or Place not in offered:
            return self.by(
                seat, self.tr("Your turn: advance a pawn"), self.tr("{name} advances a pawn")
            )
        if not view.pawns[seat] or Step not in offered:
            return self.by(
                seat, self.tr("Your turn: place a pawn"), self.tr("{name} places a pawn")
            )
        return self.by(
            seat,
            self.tr("Your turn: place a pawn or advance one"),
            self.tr("{name} places a pawn or advances one"),
        )

    def given_up(self, view: ArrowsState, path: Path) -> str:
        if keys.chain(path, view):
            return self.tr("The chain is given up: nobody has been captured.")
        return self.tr("The move is taken back: no pawn is lost.")

    def doubt(self) -> str:
        """Before a move that loses the match."""
        return self.tr("With this move you lose the match. Make it once more if you mean it.")

    def title(self, view: ArrowsState) -> str:
        left, saved = turns_left(view)
        if left <= SOON and saved and not view.ended:
            return self.tr("%n quiet turn(s) left", "", left)
        if left <= SOON and not view.ended:
            return self.tr("%n turn(s) left", "", left)
        # of all players together, as P9 counts them
        return self.tr("%n turn(s) played", "", view.turns) if view.turns else ""

    # --- what happened

    def lines(
        self, before: ArrowsState, events: Sequence[Event], after: ArrowsState
    ) -> Sequence[LogLine]:
        told = [(event, self._chronicle.tell(event)) for event in events]
        return [LogLine(getattr(event, "seat", None), text) for event, text in told if text]

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

    def reason_text(self, reason: Reason) -> str:
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
                return self.tr("It offers %n pawn(s) of yours: whoever can capture must", "", count)
            case "building":
                return self.tr("The pawn can become part of %n Trio(s)", "", count)
            case "safe":
                return self.tr("Nobody can capture the pawn there now")
            case "threatened":
                return self.tr("It threatens %n opposing pawn(s)", "", count)
        return super().reason_text(reason)

    def _counted(self, cause: Cause, own: bool) -> str:
        if cause.term not in ("win", "duel"):
            return ""
        if own:
            return self.tr("In {here} of {worlds} cases you soon win, otherwise in {there}")
        return self.tr("In {here} of {worlds} cases {name} soon wins, otherwise in {there}")

    def _measured(self, cause: Cause, own: bool) -> str:
        return {
            ("win", own): "",
            ("duel", own): "",
            ("pawns", True): self.tr("Your pawns a few turns later"),
            ("pawns", False): self.tr("Pawns of {name} a few turns later"),
            ("prisoners", True): self.tr("Your prisoners a few turns later"),
            ("prisoners", False): self.tr("Prisoners of {name} a few turns later"),
        }[cause.term, own]

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
                ResultLine(key, heading, [str(n) for n in counts], leaders(counts))
                for key, heading in (("board", names.on_board()), ("hand", names.in_hand()))
                if (counts := [seat[key] for seat in points])
            ]
        lines = []
        for owner in range(view.setup.seats):
            counts = [held[owner] for held in view.prisoners]
            cells = [str(count) for count in counts]
            cells[owner] = "–"
            heading = names.prisoners_from(owner)
            lines.append(ResultLine(f"prisoners/{owner}", heading, cells, leaders(counts)))
        return lines

    def facts(self, story: Sequence[Sequence[Event]], view: ArrowsState) -> Sequence[Sequence[str]]:
        found = facts(view.setup.seats, story)
        return self.remarkable(
            [
                [(own.chain, *self.names.chain(own.chain)) for own in found],
                [(own.trios, *self.names.trios(own.trios)) for own in found],
                [(own.freed, *self.names.freed(view, own.freed)) for own in found],
            ]
        )

    def _ended(self, view: ArrowsState) -> str:
        """How the game ended, with who decided it."""
        seats = range(view.setup.seats)
        if view.ended == "prisoners":
            winner = max(seats, key=lambda seat: sum(view.prisoners[seat]))
            count = sum(view.prisoners[winner])
            return self.by(
                winner,
                self.tr("You hold %n prisoner(s): the game is over", "", count),
                self.tr("{name} holds %n prisoner(s): the game is over", "", count),
            )
        if view.ended == "pawns":
            return self.by(
                min(seats, key=view.strength),
                self.tr("You have fewer than three pawns: the game is over"),
                self.tr("{name} has fewer than three pawns: the game is over"),
            )
        if view.ended == "survivor":
            return self.by(
                next(seat for seat in seats if view.strength(seat)),
                self.tr("You alone have pawns left: the game is over"),
                self.tr("{name} alone has pawns left: the game is over"),
            )
        return self._chronicle.end(view.ended)

    def ending(self, view: ArrowsState, result: Result) -> str:
        """With what counts then."""
        if view.ended == "quiet" and view.setup.duel:
            return self.tr(
                "%n turn(s) without a capture or a new pawn: whoever has more pawns wins",
                "",
                QUIET_TURNS,
            )
        if view.ended == "quiet":
            return self.tr(
                "%n turn(s) without a capture or a new pawn: whoever has most prisoners wins",
                "",
                QUIET_TURNS,
            )
        if view.ended == "turns" and view.setup.duel:
            return self.tr("After %n turn(s), whoever has more pawns wins", "", ALL_TURNS)
        if view.ended == "turns":
            return self.tr("After %n turn(s), whoever has most prisoners wins", "", ALL_TURNS)
        return self._ended(view)

    # --- what lies on the table

    def thing(self, view: ArrowsState, viewer: int, key: Key) -> tuple[str, str]:
        return self.names.thing(view, key), ""

    def about(self, view: ArrowsState, viewer: int, key: Key) -> About | None:
        return self._about.tell(view, key)

    def aids(self) -> Sequence[tuple[str, str]]:
        return [("threats", self.tr("Threats")), ("numbers", self.tr("Numbers on the cells"))]

    def keys(self) -> Sequence[tuple[str, str]]:
        return [
            ("H", self.tr("Lift a pawn from the hand")),
            ("E", self.tr("Lift a pawn from the reserve")),
            ("1 – 5", self.tr("Free a pawn from that player")),
            ("T", self.tr("Show or hide threats")),
        ]
