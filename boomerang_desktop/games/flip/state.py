"""A position on the perforated board, and how one gets to the next (F3–F12)."""

from random import Random
from typing import Self, TypeAlias

import attrs

from boomerang_desktop.games.core import (
    ONLOOKER,
    Move,
    Refusal,
    Result,
    State,
    value,
    winners_by,
)

from .pieces import FULL_SET, PIECES
from .placements import (
    EVERYWHERE,
    HOLES,
    OF_KIND,
    OF_OTHER_KINDS,
    OPENINGS,
    Placement,
    Placements,
    kind_of,
    listed,
    touching,
)
from .refusals import (
    COVERED,
    GAME_OVER,
    NO_CONTACT,
    NO_PIECE,
    NONE_LEFT,
    NOT_YOUR_TURN,
    OVER_THE_EDGE,
    WHITE_BEGINS,
)

Stock: TypeAlias = tuple[int, ...]
"""How many of each of PIECES are still to be placed."""

CONCEALED: Stock = ()
_ONLY: tuple[tuple[int, ...], ...] = ((0,), (1,))


def _in_any_order(pieces: tuple[Placements, Placements]) -> tuple[frozenset[Placement], ...]:
    return tuple(map(frozenset, pieces))


@attrs.frozen
class Gain:
    """What a placement would bring: the pieces it turns, and points on the board with its own."""

    turned: Placements
    points: int


@value
class FlipState(State):
    """Pairs are indexed by seat. Positions compare equal however they were reached."""

    rows: int
    hidden_pieces: bool
    white: int
    """The seat that places with white up; the other one is red (F3)."""
    to_act: tuple[int, ...]
    """The seat that places next; one that cannot is skipped at once (F8). Empty at the end."""
    pieces: tuple[Placements, Placements] = attrs.field(eq=_in_any_order)
    """The pieces on the board that show the colour of each seat."""
    stocks: tuple[Stock, Stock]
    """The other player's is CONCEALED in a view with hidden pieces, both to an onlooker (F12)."""

    # What follows from the rest, kept because every move needs it. A view keeps it too: it tells no
    # more than the board and one's own stock do, from which the concealed one can be counted.
    fitting: tuple[int, int] = attrs.field(eq=False, repr=False)
    """For each seat the placements of its stock that lie in empty holes (F6)."""
    choice: int = attrs.field(eq=False, repr=False)
    """Those of the seat to act that also touch an opposing piece (F4)."""

    @classmethod
    def opening(cls, rows: int, hidden_pieces: bool, white: int) -> Self:
        """F3: white may begin anywhere."""
        everywhere, stocks = EVERYWHERE[rows], (FULL_SET, FULL_SET)
        fitting = everywhere, everywhere
        return cls(rows, hidden_pieces, white, _ONLY[white], ((), ()), stocks, fitting, everywhere)

    def legal(self, seat: int) -> Placements:
        if seat not in self.to_act:
            return ()
        if self.choice == EVERYWHERE[self.rows]:
            return OPENINGS[self.rows]
        return listed(self.choice)

    def legal_with(self, seat: int, piece: str) -> Placements:
        """Where this piece may land once it is lifted."""
        return listed(self.choice & OF_KIND[kind_of(piece)]) if seat in self.to_act else ()

    def play(self, seat: int, move: Move) -> Self:
        if (
            seat not in self.to_act
            or not isinstance(move, Placement)
            or not self.choice >> move.number & 1
        ):
            raise self.illegal(seat, move)
        if self.hidden_pieces and CONCEALED in self.stocks:
            viewer = 1 - self.stocks.index(CONCEALED)
            return self._counted().play(seat, move).view(viewer)

        # F5: the opposing pieces along its sides turn over, and no others
        other = 1 - seat
        border = move.border
        turned: list[Placement] = []
        unturned: list[Placement] = []
        for piece in self.pieces[other]:
            (turned if piece.squares & border else unturned).append(piece)
        mine = (*self.pieces[seat], *turned, move)
        theirs = tuple(unturned)

        kind, stock = move.kind, self.stocks[seat]
        left = stock[kind] - 1
        stock = (*stock[:kind], left, *stock[kind + 1 :])
        fits_me = self.fitting[seat] & move.compatible
        fits_them = self.fitting[other] & move.compatible
        if not left:
            fits_me &= OF_OTHER_KINDS[kind]

        # F8: the other player goes on, or is passed over; F9: or neither can
        to_act = _ONLY[other]
        choice = fits_them & touching(mine)
        if not choice:
            choice = fits_me & touching(theirs)
            to_act = _ONLY[seat] if choice else ()

        if seat:
            pieces, stocks = (theirs, mine), (self.stocks[0], stock)
            fitting = fits_them, fits_me
        else:
            pieces, stocks = (mine, theirs), (stock, self.stocks[1])
            fitting = fits_me, fits_them
        return type(self)(
            self.rows, self.hidden_pieces, self.white, to_act, pieces, stocks, fitting, choice
        )

    def gain(self, seat: int, placement: Placement) -> Gain:
        """F5: what the placement would turn, allowed or not, and what that is worth."""
        theirs, border = self.pieces[1 - seat], placement.border
        turned = tuple(piece for piece in theirs if piece.squares & border)
        return Gain(turned, placement.value + worth(turned))

    def locked(self) -> Placements:
        """F7: the pieces with no empty hole along their sides; nothing can turn them any more."""
        placed = self.pieces[0] + self.pieces[1]
        empty = self.empty
        return tuple(piece for piece in placed if not piece.border & empty)

    @property
    def empty(self) -> int:
        """The holes that no piece covers, as bits."""
        empty = HOLES[self.rows]
        for placement in self.pieces[0] + self.pieces[1]:
            empty ^= placement.squares
        return empty

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """What the player could do least about comes first."""
        if not isinstance(move, Placement):
            return NO_PIECE
        if not self.to_act:
            return GAME_OVER
        if seat not in self.to_act:
            return NOT_YOUR_TURN if any(self.pieces) else WHITE_BEGINS
        if not self._counted().stocks[seat][move.kind]:
            return NONE_LEFT
        if self.choice >> move.number & 1:
            return None
        if not EVERYWHERE[self.rows] >> move.number & 1:
            return OVER_THE_EDGE
        return NO_CONTACT if self.fitting[seat] >> move.number & 1 else COVERED

    def private(self, seat: int) -> bool:
        """F12"""
        return self.hidden_pieces

    def result(self) -> Result | None:
        """F9–F11. Equal scores are a draw: both win."""
        if self.to_act:
            return None
        unplaced = [_worth_of(stock) for stock in self.stocks]
        breakdown = tuple(
            {"board": worth(self.pieces[seat]), "unplaced": unplaced[1 - seat]} for seat in (0, 1)
        )
        scores = tuple(sum(points.values()) for points in breakdown)
        winners, _ = winners_by(scores)
        return Result(scores, winners, breakdown, ended_by="F9")

    def view(self, seat: int) -> Self:
        """F12: hidden pieces come to light when they are counted at the end."""
        if not (self.hidden_pieces and self.to_act):
            return self
        if seat == ONLOOKER:
            return self._with_stocks((CONCEALED, CONCEALED))
        mine = self._counted().stocks[seat]
        return self._with_stocks((CONCEALED, mine) if seat else (mine, CONCEALED))

    def guess(self, rng: Random) -> Self:
        """F12: players may count what was placed. Only an onlooker, who does not know which of
        the two placed what, has anything to guess."""
        return self._counted() if any(self.stocks) else self._shared_out(rng)

    def _shared_out(self, rng: Random) -> Self:
        """Divide what is not on the board between the two at random."""
        first: list[int] = []
        second: list[int] = []
        for kind, left in enumerate(self._not_on_the_board()):
            most = FULL_SET[kind]
            shares = [(n, left - n) for n in range(max(0, left - most), min(most, left) + 1)]
            owned = [bool(fits & OF_KIND[kind]) for fits in self.fitting]
            likely = [share for share in shares if [n > 0 for n in share] == owned]
            mine, theirs = rng.choice(likely or shares)
            first.append(mine)
            second.append(theirs)
        return self._with_stocks((tuple(first), tuple(second)))

    @property
    def revealed(self) -> tuple[int, ...]:
        return ()

    def _counted(self) -> Self:
        """With the concealed stock, if any: what is neither on the board nor in the other one."""
        if CONCEALED not in self.stocks:
            return self
        left = self._not_on_the_board()
        first, second = self.stocks
        known = first or second
        counted = tuple(both - mine for both, mine in zip(left, known, strict=True))
        return self._with_stocks((first or counted, second or counted))

    def _not_on_the_board(self) -> list[int]:
        """How many of each kind both players together have still to place."""
        left = [2 * count for count in FULL_SET]
        for placement in self.pieces[0] + self.pieces[1]:
            left[placement.kind] -= 1
        return left

    def _with_stocks(self, stocks: tuple[Stock, Stock]) -> Self:
        return type(self)(
            self.rows,
            self.hidden_pieces,
            self.white,
            self.to_act,
            self.pieces,
            stocks,
            self.fitting,
            self.choice,
        )


def worth(placements: Placements) -> int:
    """F1: what these pieces count."""
    return sum([placement.value for placement in placements])


def _worth_of(stock: Stock) -> int:
    return sum(piece.value * count for piece, count in zip(PIECES, stock, strict=True))
