"""How a player stands, in figures."""

import attrs

from boomerang_desktop.games.flip import PIECES, FlipState
from boomerang_desktop.games.flip.state import worth


@attrs.frozen
class FlipStanding:
    """A player's points on the board, and what the other has not placed yet, unless that is
    concealed (F12)."""

    red: bool
    board: int
    unplaced: int | None

    @classmethod
    def of(cls, view: FlipState, seat: int) -> "FlipStanding":
        """F10, as if nothing more were placed."""
        unplaced = None
        if all(view.stocks):
            other = view.stocks[1 - seat]
            unplaced = sum(n * piece.value for n, piece in zip(other, PIECES, strict=True))
        return cls(seat != view.white, worth(view.pieces[seat]), unplaced)

    @property
    def score(self) -> int:
        return self.board + (self.unplaced or 0)
