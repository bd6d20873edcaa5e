"""What everything on the table of the perforated board is and means, for newcomers."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.flip.standing import FlipStanding
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.words import About
from boomerang_desktop.desktop.texts import unbroken
from boomerang_desktop.games.flip import PIECES, FlipState, Placement
from boomerang_desktop.games.flip.pieces import COLUMNS
from boomerang_desktop.games.flip.placements import OF_KIND, PLACEMENTS, kind_of

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.flip.words import FlipWords

_VALUES = {piece.name: piece.value for piece in PIECES}


class FlipAbout(QObject):
    """A part of the game's words."""

    def __init__(self, words: "FlipWords") -> None:
        super().__init__(words)
        self._words = words

    def about(self, view: FlipState, viewer: int, key: Key) -> About | None:
        match key:
            case ("piece", str(name)):
                return self._in_tray(view, viewer, name)
            case ("stock" | "count", int(seat), str(name)):
                return self._in_tray(view, seat, name)
            case ("tray", int(seat), *_):
                return self._tray(view, seat)
            case ("placed", int(number)):
                return self._placed(view, PLACEMENTS[number])
            case ("score" | "note", int(seat)):
                return self._standing(view, seat)
            case ("turn", int(way)):
                return self._turn(way)
            case ("balance",):
                return self._balance(view)
            case (str(kind), *_):
                return self._sign(view, kind)
        return None

    def _sign(self, view: FlipState, kind: str) -> About | None:
        """What means the same wherever it is seen."""
        match kind:
            case "screw":
                return About(
                    self.tr(
                        "A brass screw: this piece is locked. All its sides are closed, so nothing "
                        "can turn it over any more."
                    ),
                    "F7",
                )
            case "seat":
                return About(
                    self.tr(
                        "What counts for a player is what lies on the board in their colour, and "
                        "what the other has not placed."
                    ),
                    "F10",
                )
            case "half":
                return About(
                    self.tr(
                        "The brass mark: 44 points, half of all. Whoever has more wins; 44 to 44 "
                        "is a draw."
                    ),
                    "F11",
                )
            case "bright":
                return About(self.tr("Bright holes: the piece can go here as it is now."), "F4")
            case "dim":
                return About(
                    self.tr("Dim holes: the piece can go here if you rotate it first, with R."),
                    "F2",
                )
            case "tag":
                return About(
                    self.tr(
                        "The points that this would bring to your colour: the piece itself and all "
                        "that it turns over."
                    ),
                    "F5",
                )
            case "ghost":
                return About(
                    self.tr(
                        "The piece would go here. Pieces with two arrows would be turned over."
                    ),
                    "F5",
                )
            case "board":
                text = self.tr(
                    "The perforated board: {columns} × {rows} holes. Every piece after the first "
                    "must touch an opposing piece along a side, and turns over all that it touches."
                )
                return About(unbroken(text.format(columns=COLUMNS, rows=view.rows)), "F4")
        return None

    # --- pieces

    def _in_tray(self, view: FlipState, seat: int, name: str) -> About | None:
        if not view.stocks[seat]:
            return None
        value, left = _VALUES[name], view.stocks[seat][kind_of(name)]
        worth = self.tr("{piece}: %n point(s), one for each square.", "", value)
        told = [worth.format(piece=self._capital(name))]
        if not view.fitting[seat] & OF_KIND[kind_of(name)]:
            told.append(self.tr("There is no room left for it: it counts for the other player."))
            return About(" ".join(told), "F10")
        still = self._words.by(
            seat,
            self.tr("You still have %n of them to place.", "", left),
            self.tr("{name} still has %n of them to place.", "", left),
        )
        told.append(still)
        if view.to_act == (seat,) and not view.legal_with(seat, name):
            told.append(self.tr("There is nowhere now where it would touch an opposing piece."))
            return About(" ".join(told), "F4")
        return About(" ".join(told), "F1")

    def _capital(self, name: str) -> str:
        piece = self._words.piece(name)
        return piece[0].upper() + piece[1:]

    def _placed(self, view: FlipState, placement: Placement) -> About:
        owner = 0 if placement in view.pieces[0] else 1
        points = placement.value
        whose = self._words.by(
            owner,
            self.tr("{piece} is yours: %n point(s) for you.", "", points),
            self.tr("{piece} is {name}'s: %n point(s) for them.", "", points),
            piece=self._capital(placement.piece.name),
        )
        if not placement.border & view.empty:
            locked = self.tr("It is locked: all its sides are closed, nothing can turn it over.")
            return About(f"{whose} {locked}", "F7")
        turns = (
            self.tr("A white piece placed along one of its sides turns it over.")
            if owner != view.white
            else self.tr("A red piece placed along one of its sides turns it over.")
        )
        return About(f"{whose} {turns}", "F5")

    # --- trays and points

    def _tray(self, view: FlipState, seat: int) -> About:
        stock = view.stocks[seat]
        if not stock:
            text = self._words.by(
                seat,
                self.tr("A closed box: what you still have to place is hidden from the other."),
                self.tr("A closed box: what {name} still has to place is hidden."),
            )
            return About(text, "F12")
        count = sum(stock)
        points = sum(n * piece.value for n, piece in zip(stock, PIECES, strict=True))
        text = self._words.by(
            seat,
            self.tr("You still have %n piece(s) to place, worth {points}.", "", count),
            self.tr("{name} still has %n piece(s) to place, worth {points}.", "", count),
            points=self._words.figures.points(points),
        )
        end = self.tr("What cannot be placed in the end counts for the other player.")
        return About(f"{text} {end}", "F10")

    def _standing(self, view: FlipState, seat: int) -> About:
        own = FlipStanding.of(view, seat)
        score = self._words.figures.points(own.score)
        if own.unplaced is None:
            you = self.tr("You have {score} on the board. What is in the boxes counts at the end.")
            other = self.tr(
                "{name} has {score} on the board. What is in the boxes counts at the end."
            )
        else:
            you = self.tr(
                "You have {score}: {board} on the board in your colour, and {unplaced} that the "
                "other player has not placed yet."
            )
            other = self.tr(
                "{name} has {score}: {board} on the board in their colour, and {unplaced} that the "
                "other player has not placed yet."
            )
        text = self._words.by(seat, you, other, score=score, board=own.board, unplaced=own.unplaced)
        return About(text, "F10")

    def _balance(self, view: FlipState) -> About:
        if not all(view.stocks):
            text = self.tr(
                "The score bar, 88 points long: what lies on the board in each colour. Whoever has "
                "more than 44 at the end wins."
            )
        else:
            text = self.tr(
                "The score bar, 88 points long. The full part is what lies on the board in each "
                "colour, the hatched part what the other player has not placed yet."
            )
        return About(text, "F10")

    def _turn(self, way: int) -> About:
        text = (
            self.tr(
                "Rotates the piece in your hand by 90° to the left, or all those in your tray. "
                "Shift+R does the same."
            )
            if way < 0
            else self.tr(
                "Rotates the piece in your hand by 90° to the right, or all those in your tray. R, "
                "the wheel and a right click do the same."
            )
        )
        return About(text, "F2")
