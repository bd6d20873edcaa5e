"""What the table of the perforated board says."""

from PySide6.QtCore import QObject

from boomerang_desktop.games.flip.pieces import Holes


class FlipTexts(QObject):
    """Asked anew for every text: the language may change while the program runs."""

    def piece(self, name: str) -> str:
        """A piece within a sentence."""
        return {
            "M": self.tr("the dot"),
            "D": self.tr("the pair"),
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
        """A piece by itself, at the beginning of a line."""
        return {
            "M": self.tr("Dots"),
            "D": self.tr("Pairs"),
            "I3": self.tr("Bars of three"),
            "V3": self.tr("Corners of three"),
            "I4": self.tr("Bars of four"),
            "O4": self.tr("Squares"),
            "T4": self.tr("Short Ts"),
            "T5": self.tr("Long Ts"),
            "U5": self.tr("Us"),
            "V5": self.tr("Corners of five"),
            "X5": self.tr("Crosses"),
        }[name]

    def stock(self, name: str, value: int, left: int) -> tuple[str, str]:
        """A piece in a tray: what it is, and how many of it are left."""
        worth = self.tr("{piece}, %n point(s)", "", value).format(piece=self.piece(name))
        return worth, self.tr("%n left", "", left)

    def lying(self, name: str, red: bool, holes: Holes, locked: bool) -> tuple[str, str]:
        """A piece on the board: what it is, and where it lies."""
        text = self.tr("{piece}, red") if red else self.tr("{piece}, white")
        where = self.tr("row {row}, column {column}")
        if locked:
            where = self.tr("row {row}, column {column}, locked")
        x, y = holes[0]
        return text.format(piece=self.piece(name)), where.format(row=y + 1, column=x + 1)

    def ghost(self, name: str, holes: Holes, turned: int, points: int) -> tuple[str, str]:
        """Where the keyboard holds a piece, and what it would do there."""
        x, y = holes[0]
        where = self.tr("{piece} over row {row}, column {column}").format(
            piece=self.piece(name), row=y + 1, column=x + 1
        )
        turns = self.tr("%n piece(s) would turn", "", turned)
        worth = self.tr("%n point(s)", "", points)
        return where, f"{turns} · {worth}"

    def places(self, name: str, piece: str) -> str:
        return self.tr("{name} places {piece}").format(name=name, piece=self.piece(piece))

    def advice(self, piece: str, holes: Holes) -> str:
        x, y = holes[0]
        return self.tr("Place {piece} at row {row}, column {column}").format(
            piece=self.piece(piece), row=y + 1, column=x + 1
        )

    def turns(self, piece: str, red: bool) -> str:
        text = self.tr("Turned to red: {piece}") if red else self.tr("Turned to white: {piece}")
        return text.format(piece=self.piece(piece))

    def locked(self, piece: str) -> str:
        return self.tr("Locked: {piece}").format(piece=self.piece(piece))

    def passed_over(self, name: str) -> str:
        return self.tr("{name} cannot place a piece and is passed over · F8").format(name=name)

    def unplaced(self, name: str, pieces: tuple[str, ...], points: int) -> str:
        listed = ", ".join(self.piece(piece) for piece in pieces)
        return self.tr(
            "{name} could not place {pieces}: %n point(s) for the other · F10", "", points
        ).format(name=name, pieces=listed)

    # --- the status line

    def first(self, name: str) -> str:
        return self.tr("{name} begins: a white piece, anywhere on the board").format(name=name)

    def turn(self, name: str, red: bool) -> str:
        text = (
            self.tr("{name} places a red piece that touches a white one")
            if red
            else self.tr("{name} places a white piece that touches a red one")
        )
        return text.format(name=name)

    def again(self, other: str, name: str) -> str:
        return self.tr("{other} cannot place and is passed over: {name} places again").format(
            other=other, name=name
        )

    def holds(self, name: str, piece: str) -> str:
        return self.tr("{name} holds {piece}: R turns it, choose its holes").format(
            name=name, piece=self.piece(piece)
        )

    def here(self, name: str, piece: str, turned: int) -> str:
        return self.tr("{name} holds {piece}: here it turns %n piece(s)", "", turned).format(
            name=name, piece=self.piece(piece)
        )

    def over(self) -> str:
        return self.tr("Neither player can place a piece: the game is over")

    def progress(self, placed: int) -> str:
        return self.tr("{placed} of 26").format(placed=placed)

    # --- scores

    def on_board(self) -> str:
        return self.tr("On the board")

    def not_placed(self) -> str:
        return self.tr("Not placed by the other")

    def note(self, red: bool, board: int, unplaced: int | None) -> str:
        if unplaced is None:
            text = (
                self.tr("Red · {board} on the board")
                if red
                else self.tr("White · {board} on the board")
            )
            return text.format(board=board)
        text = (
            self.tr("Red · {board} + {unplaced} white unplaced")
            if red
            else self.tr("White · {board} + {unplaced} red unplaced")
        )
        return text.format(board=board, unplaced=unplaced)

    def box(self, name: str) -> str:
        return self.tr("{name}'s pieces, in a closed box").format(name=name)

    def tray(self, name: str) -> str:
        return self.tr("{name}'s pieces").format(name=name)

    def ended(self, scores: tuple[int, ...]) -> str:
        if scores[0] == scores[1]:
            return self.tr("Neither player can place a piece. 44 points each: a draw · F11")
        return self.tr("Neither player can place a piece · F9")

    def targets(self) -> str:
        return self.tr("Light the holes where a lifted piece fits")

    def turn_left(self) -> str:
        return self.tr("Turn to the left")

    def turn_right(self) -> str:
        return self.tr("Turn to the right")
