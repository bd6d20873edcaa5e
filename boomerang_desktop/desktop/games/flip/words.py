"""What the perforated board says."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from boomerang_desktop.bots.core import Cause, Reason
from boomerang_desktop.desktop.games.flip.about import FlipAbout
from boomerang_desktop.desktop.games.flip.standing import FlipStanding
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import (
    About,
    InHand,
    LogLine,
    ResultLine,
    Words,
    leaders,
)
from boomerang_desktop.desktop.texts import unbroken
from boomerang_desktop.games.core import Event, Move, Refusal, Result
from boomerang_desktop.games.flip import (
    PIECES,
    FlipState,
    Locked,
    PassedOver,
    Placed,
    Placement,
    Turned,
    Unplaced,
)
from boomerang_desktop.games.flip.facts import facts
from boomerang_desktop.games.flip.pieces import COLUMNS
from boomerang_desktop.games.flip.placements import PLACEMENTS, kind_of

REFUSALS = (
    QT_TRANSLATE_NOOP("FlipWords", "place one of your pieces on the board"),
    QT_TRANSLATE_NOOP("FlipWords", "you have no such piece left"),
    QT_TRANSLATE_NOOP("FlipWords", "these holes are not the shape of the piece"),
    QT_TRANSLATE_NOOP("FlipWords", "white places the first piece"),
    QT_TRANSLATE_NOOP("FlipWords", "touch an opposing piece along a side"),
    QT_TRANSLATE_NOOP("FlipWords", "stay within the board: nothing sticks out over the edge"),
    QT_TRANSLATE_NOOP("FlipWords", "use empty holes: nothing on the board is covered or moved"),
    QT_TRANSLATE_NOOP("FlipWords", "the other player places now"),
    QT_TRANSLATE_NOOP("FlipWords", "the game is over: neither player can place a piece"),
)

NO_PLACE = Refusal(
    "F6",
    str(QT_TRANSLATE_NOOP("FlipWords", "there is no room left for this piece: it fits nowhere")),
)
NO_NEIGHBOUR = Refusal(
    "F4",
    str(
        QT_TRANSLATE_NOOP(
            "FlipWords", "this piece cannot go anywhere now: it would touch no opposing piece"
        )
    ),
)
"""Why a piece cannot even be lifted; the rules, asked for one placement, do not know."""

_VALUES = {piece.name: piece.value for piece in PIECES}


class FlipWords(Words[FlipState]):
    unsized = frozenset({"opening"})

    def __init__(self, setup: MatchSetup, parent: QObject | None = None) -> None:
        super().__init__(setup, parent)
        self._about = FlipAbout(self)

    # --- pieces

    def piece(self, name: str) -> str:
        """A piece within a sentence."""
        return {
            "M": self.tr("the single square"),
            "D": self.tr("the domino"),
            "I3": self.tr("the bar of three"),
            "V3": self.tr("the corner of three"),
            "I4": self.tr("the bar of four"),
            "O4": self.tr("the square"),
            "T4": self.tr("the short T"),
            "T5": self.tr("the long T"),
            "U5": self.tr("the U"),
            "V5": self.tr("the corner of five"),
            "X5": self.tr("the cross"),
        }[name]

    def heading(self, name: str) -> str:
        """A kind of piece at the beginning of a line."""
        return {
            "M": self.tr("Single squares"),
            "D": self.tr("Dominoes"),
            "I3": self.tr("Bars of three"),
            "V3": self.tr("Corners of three"),
            "I4": self.tr("Bars of four"),
            "O4": self.tr("Squares"),
            "T4": self.tr("Short Ts"),
            "T5": self.tr("Long Ts"),
            "U5": self.tr("U shapes"),
            "V5": self.tr("Corners of five"),
            "X5": self.tr("Crosses"),
        }[name]

    # --- while it is played

    def title(self, view: FlipState) -> str:
        placed = len(view.pieces[0]) + len(view.pieces[1])
        return self.tr("{placed} of 26").format(placed=placed)

    def status(self, view: FlipState, seat: int | None, in_hand: InHand) -> str:
        if seat is None or not view.to_act:
            return self.tr("Neither player can place a piece: the game is over")
        if in_hand.path:
            return self._holding(view, seat, in_hand)
        if not any(view.pieces):
            return self.by(
                seat,
                self.tr("You begin: place a white piece, anywhere on the board"),
                self.tr("{name} begins: a white piece, anywhere on the board"),
            )
        if seat != view.white:
            return self.by(
                seat,
                self.tr("Your turn: place a red piece that touches a white one"),
                self.tr("{name} places a red piece that touches a white one"),
            )
        return self.by(
            seat,
            self.tr("Your turn: place a white piece that touches a red one"),
            self.tr("{name} places a white piece that touches a red one"),
        )

    def _holding(self, view: FlipState, seat: int, in_hand: InHand) -> str:
        target = in_hand.target
        if target is not None and target in in_hand.onward and any(view.pieces):
            turned = len(view.gain(seat, PLACEMENTS[int(target[1])]).turned)
            you = self.tr("You hold {piece}: here it turns over %n piece(s)", "", turned)
            other = self.tr("{name} holds {piece}: here it turns over %n piece(s)", "", turned)
        else:
            you = self.tr("You hold {piece}: R rotates it, choose its holes")
            other = self.tr("{name} holds {piece}: R rotates it, choose its holes")
        return self.by(seat, you, other, piece=self.piece(str(in_hand.path[0][1])))

    def lights(self, seat: int, name: str, bright: bool, dim: bool) -> str:
        """The status while holes are lit for a piece in the hand: as it is turned now, and as it
        could be."""
        if bright and dim:
            you = self.tr("You hold {piece}: bright holes as it is now, dim ones after R")
            other = self.tr("{name} holds {piece}: bright holes as it is now, dim ones after R")
        elif bright:
            you = self.tr("You hold {piece}: choose among the bright holes")
            other = self.tr("{name} holds {piece}: choose among the bright holes")
        else:
            you = self.tr("You hold {piece}: rotate it with R for the dim holes")
            other = self.tr("{name} holds {piece}: rotate it with R for the dim holes")
        return self.by(seat, you, other, piece=self.piece(name))

    def again(self, passed: int, seat: int) -> str:
        """F8: the status after a player was passed over."""
        if passed == self.setup.you:
            text = self.tr("You cannot place and are passed over: {name} places again")
        elif seat == self.setup.you:
            text = self.tr("{other} cannot place and is passed over: you place again")
        else:
            text = self.tr("{other} cannot place and is passed over: {name} places again")
        return text.format(other=self.name(passed), name=self.name(seat))

    def passed_over(self, seat: int) -> str:
        return self.by(
            seat,
            self.tr("You cannot place a piece and are passed over · F8"),
            self.tr("{name} cannot place a piece and is passed over · F8"),
        )

    def lines(
        self, before: FlipState, events: Sequence[Event], after: FlipState
    ) -> Sequence[LogLine]:
        return [line for event in events if (line := self._line(event, after)) is not None]

    def _line(self, event: Event, view: FlipState) -> LogLine | None:
        match event:
            case Placed(seat, placement):
                you, other = self.tr("You place {piece}"), self.tr("{name} places {piece}")
                piece = self.piece(placement.piece.name)
                return LogLine(seat, self.by(seat, you, other, piece=piece))
            case Turned(seat, placement):
                red = seat != view.white
                text = (
                    self.tr("Turned to red: {piece}")
                    if red
                    else self.tr("Turned to white: {piece}")
                )
                return LogLine(None, text.format(piece=self.piece(placement.piece.name)))
            case Locked(placement):
                text = self.tr("Locked: {piece}")
                return LogLine(None, text.format(piece=self.piece(placement.piece.name)))
            case PassedOver(seat):
                return LogLine(seat, self.passed_over(seat))
            case Unplaced(seat, pieces):
                return LogLine(seat, self._unplaced(seat, pieces))
        return None

    def _unplaced(self, seat: int, pieces: tuple[str, ...]) -> str:
        points = sum(_VALUES[piece] for piece in pieces)
        if seat == self.setup.you:
            text = self.tr(
                "You could not place {pieces}: %n point(s) for the other · F10", "", points
            )
        elif self.setup.you is not None:
            text = self.tr("{name} could not place {pieces}: %n point(s) for you · F10", "", points)
        else:
            text = self.tr(
                "{name} could not place {pieces}: %n point(s) for the other · F10", "", points
            )
        named = ", ".join(self.piece(piece) for piece in pieces)
        return text.format(name=self.name(seat), pieces=named)

    def advice(self, view: FlipState, move: Move) -> str:
        if not isinstance(move, Placement):
            raise TypeError(f"{move} is a move of another game")
        x, y = move.holes[0]
        return self.tr("Place {piece} at row {row}, column {column}").format(
            piece=self.piece(move.piece.name), row=y + 1, column=x + 1
        )

    def reason_text(self, reason: Reason) -> str:
        gain = reason.value > 0
        match reason.term:
            case "opening":
                text = self.tr("The board is empty: to begin with, all holes are equally good")
            case "placed":
                text = self.tr("The piece itself counts {much}")
            case "turned":
                text = self.tr("It turns over pieces worth {much}")
            case "locked" if gain:
                text = self.tr("It gains you {much} in pieces that can no longer be turned over")
            case "locked":
                text = self.tr("It costs you {much} in pieces that can no longer be turned over")
            case "blocked" if gain:
                text = self.tr("The other player has no room left for pieces worth {much}")
            case "blocked":
                text = self.tr("It costs you the room for pieces worth {much}")
            case _:
                raise KeyError(reason.term)
        return text.format(much=self.figures.points(reason.value))

    def _measured(self, cause: Cause, own: bool) -> str:
        return {
            ("board", True): self.tr("Your points a few moves later"),
            ("board", False): self.tr("Points of {name} a few moves later"),
            ("unplaced", True): self.tr("Your points for what the other cannot place"),
            ("unplaced", False): self.tr("Points of {name} for what you cannot place"),
        }[cause.term, own]

    # --- points

    def standings(self, view: FlipState) -> Sequence[Sequence[tuple[str, int]]]:
        return [self._standing(FlipStanding.of(view, seat)) for seat in range(2)]

    def _standing(self, own: FlipStanding) -> list[tuple[str, int]]:
        lines = [(self.tr("On the board"), own.board)]
        if own.unplaced is not None:
            lines.append((self._not_placed(), own.unplaced))
        return lines

    def _not_placed(self) -> str:
        return self.tr("Not placed by the other")

    def note(self, own: FlipStanding) -> tuple[str, ...]:
        """The note under a player's name, in lines."""
        board = (
            self.tr("Red · {board} on the board")
            if own.red
            else self.tr("White · {board} on the board")
        ).format(board=own.board)
        if own.unplaced is None:
            return (board,)
        unplaced = (
            self.tr("+ {unplaced} white unplaced")
            if own.red
            else self.tr("+ {unplaced} red unplaced")
        )
        return board, unplaced.format(unplaced=own.unplaced)

    def explain(self, view: FlipState, result: Result) -> Sequence[ResultLine]:
        """A line for each kind of piece, and one for what could not be placed."""
        lines = []
        for kind, piece in enumerate(PIECES):
            counts = [sum(lying.kind == kind for lying in side) for side in view.pieces]
            if any(counts):
                cells = [_times(n, piece.value) for n in counts]
                heading = self.heading(piece.name)
                lines.append(ResultLine(piece.name, heading, cells, leaders(counts)))
        unplaced = [row["unplaced"] for row in result.breakdown]
        cells = [str(points or "–") for points in unplaced]
        return [*lines, ResultLine("unplaced", self._not_placed(), cells, leaders(unplaced))]

    def facts(self, story: Sequence[Sequence[Event]], view: FlipState) -> Sequence[Sequence[str]]:
        found = facts(story, view)
        return self.remarkable(
            [
                [(own.turned, *self._turned(own.turned)) for own in found],
                [(own.points, *self._gained(own.points)) for own in found],
                [(own.locked, *self._locked(own.locked)) for own in found],
            ]
        )

    def _turned(self, pieces: int) -> tuple[str, str]:
        if not pieces:
            return "", self.tr("turned no piece")
        return (
            self.tr("turned most at once: %n piece(s)", "", pieces),
            self.tr("turned up to %n piece(s) at once", "", pieces),
        )

    def _gained(self, points: int) -> tuple[str, str]:
        return (
            self.tr("made the biggest swing: %n point(s)", "", points),
            self.tr("gained up to %n point(s) at once", "", points),
        )

    def _locked(self, pieces: int) -> tuple[str, str]:
        if not pieces:
            return "", self.tr("has no locked piece")
        return (
            self.tr("locked most: %n piece(s)", "", pieces),
            self.tr("has %n locked piece(s)", "", pieces),
        )

    def ending(self, view: FlipState, result: Result) -> str:
        if result.scores[0] == result.scores[1]:
            return self.tr("Neither player can place a piece. 44 points each: a draw · F11")
        return self.tr("Neither player can place a piece · F9")

    # --- what lies on the table

    def thing(self, view: FlipState, viewer: int, key: Key) -> tuple[str, str]:
        match key:
            case ("piece", str(name)):
                return self._in_tray(view, viewer, name)
            case ("stock", int(seat), str(name)):
                return self._in_tray(view, seat, name)
            case ("placed", int(number)):
                return self._lying(view, PLACEMENTS[number])
            case ("screw", int(number)):
                name = PLACEMENTS[number].piece.name
                return self.tr("Locked: {piece}").format(piece=self.piece(name)), ""
            case ("tray", int(seat), *_):
                return self._tray(view, seat), ""
            case ("turn", int(way)):
                left, right = self.tr("Rotate to the left"), self.tr("Rotate to the right")
                return left if way < 0 else right, ""
            case ("note", int(seat)):
                return " ".join(self.note(FlipStanding.of(view, seat))), ""
            case ("balance",):
                return self.tr("Score bar"), self._scores(view)
            case ("half",):
                return self.tr("The mark at 44 points, half of all"), ""
            case ("board",):
                holes = self.tr("{columns} columns, {rows} rows of holes")
                return self.tr("The board"), holes.format(columns=COLUMNS, rows=view.rows)
        return "", ""

    def about(self, view: FlipState, viewer: int, key: Key) -> About | None:
        return self._about.about(view, viewer, key)

    def _tray(self, view: FlipState, seat: int) -> str:
        if view.stocks[seat]:
            return self.by(seat, self.tr("Your pieces"), self.tr("{name}'s pieces"))
        return self.by(
            seat,
            self.tr("Your pieces, in a closed box"),
            self.tr("{name}'s pieces, in a closed box"),
        )

    def _scores(self, view: FlipState) -> str:
        you, other = self.tr("you {score}"), self.tr("{name} {score}")
        scores = [FlipStanding.of(view, seat).score for seat in range(2)]
        return " · ".join(
            self.by(seat, you, other, score=score) for seat, score in enumerate(scores)
        )

    def _in_tray(self, view: FlipState, seat: int, name: str) -> tuple[str, str]:
        """What it is, and how many of it are left."""
        worth = self.tr("{piece}, %n point(s)", "", _VALUES[name]).format(piece=self.piece(name))
        return worth, self.tr("%n left", "", view.stocks[seat][kind_of(name)])

    def _lying(self, view: FlipState, placement: Placement) -> tuple[str, str]:
        """What it is, and where it lies."""
        red = placement in view.pieces[1 - view.white]
        text = self.tr("{piece}, red") if red else self.tr("{piece}, white")
        where = self.tr("row {row}, column {column}")
        if not placement.border & view.empty:
            where = self.tr("row {row}, column {column}, locked")
        x, y = placement.holes[0]
        return text.format(piece=self.piece(placement.piece.name)), where.format(
            row=y + 1, column=x + 1
        )

    def ghost(
        self, view: FlipState, seat: int, placement: Placement, allowed: bool
    ) -> tuple[str, str]:
        """Where the keyboard holds a piece, and what it would do there."""
        x, y = placement.holes[0]
        where = self.tr("{piece} over row {row}, column {column}").format(
            piece=self.piece(placement.piece.name), row=y + 1, column=x + 1
        )
        gain = view.gain(seat, placement)
        turned, points = (len(gain.turned), gain.points) if allowed else (0, 0)
        turns = self.tr("%n piece(s) would be turned over", "", turned)
        worth = self.tr("%n point(s)", "", points)
        return where, f"{turns} · {worth}"

    def aids(self) -> Sequence[tuple[str, str]]:
        return [("targets", self.tr("Light the holes where a lifted piece fits"))]

    def keys(self) -> Sequence[tuple[str, str]]:
        return [(self.tr("Letter or value"), self.tr("Lift the piece of that shape or value"))]


def _times(count: int, value: int) -> str:
    """What this many pieces of that value count, and how that comes about."""
    if count == 0:
        return "–"
    return str(value) if count == 1 else unbroken(f"{count} × {value} = {count * value}")
