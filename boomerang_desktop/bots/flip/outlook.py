"""How a position of flip will turn out, by the look of it, so that a search need not play on.

Pieces that fit nowhere decide a match: they turn nothing and count for the other side (F10). So
what matters most is how many places are left for each piece.
"""

from collections.abc import Sequence
from math import exp
from random import Random

from boomerang_desktop.bots.flip.board import Board, utility
from boomerang_desktop.games.flip.pieces import PIECES
from boomerang_desktop.games.flip.placements import OF_KIND, OF_OTHER_KINDS, PLACEMENTS, Placement

_STUCK, _PLENTY = 4.2, 8.0
"""Cost per point of a piece that fits nowhere, and the number of places at which it falls to a
third."""
_SAFE, _OPEN, _TURNERS = 0.65, -0.3, 3.0
"""What a point on the board is worth that nothing can turn, and one that very much can; with so
many placements that turn it, it has come two thirds of the way."""
_TEMPO = 1.0
"""What it is worth to be the one who places. All of it by least squares, of the margins at the end
of 250 matches (4,600 positions)."""
_SCALE = 7.0
"""How uncertain the margin is."""
_NEAR = 30
"""With so few placements left for both together, playing on tells more."""

_PLACES = range(len(PLACEMENTS) + 1)
_still_to_place = [
    [-piece.value * _STUCK * exp(-places / _PLENTY) for places in _PLACES] for piece in PIECES
]
_placed = [
    [value * (_OPEN + (_SAFE - _OPEN) * exp(-turners / _TURNERS)) for turners in _PLACES]
    for value in range(max(piece.value for piece in PIECES) + 1)
]


def outlook(
    mine: Sequence[Placement],
    theirs: Sequence[Placement],
    fits_me: int,
    fits_them: int,
    stock: Sequence[int],
    their_stock: Sequence[int],
) -> float:
    """By how much the side that `mine` belongs to will probably win."""
    ahead = 0.0
    for of_kind, costs, count, their_count in zip(
        OF_KIND, _still_to_place, stock, their_stock, strict=True
    ):
        if count:
            ahead += count * costs[(fits_me & of_kind).bit_count()]
        if their_count:
            ahead -= their_count * costs[(fits_them & of_kind).bit_count()]
    for piece in mine:
        ahead += _placed[piece.value][(piece.touching & fits_them).bit_count()]
    for piece in theirs:
        ahead -= _placed[piece.value][(piece.touching & fits_me).bit_count()]
    return ahead


class Foreseen(Board):
    """A position that is judged by its outlook until the end is near."""

    __slots__ = ()

    width = 0.5
    nodes = 3
    as_good = 0.002  # nothing here is left to chance as in a playout: a little more is better

    def promising(self, count: int = 12) -> list[Placement]:
        """Of those that gain most, the ones with the best outlook first."""
        moves = self.best(count)
        if self.theirs:
            ahead = {move: self.outlook_after(move) for move in moves}
            moves.sort(key=ahead.__getitem__, reverse=True)
        return moves

    def outlook_after(self, move: Placement) -> float:
        """For the seat to act. The same as after `play`, in a third of the time."""
        border, compatible, kind = move.border, move.compatible, move.kind
        fits_me, stock = self.fits_me & compatible, list(self.stock)
        stock[kind] -= 1
        if not stock[kind]:
            fits_me &= OF_OTHER_KINDS[kind]
        mine, theirs = [*self.mine, move], list[Placement]()
        for piece in self.theirs:
            (mine if piece.squares & border else theirs).append(piece)
        return outlook(mine, theirs, fits_me, self.fits_them & compatible, stock, self.their_stock)

    def playout(self, rng: Random) -> tuple[float, float]:
        if self.seat < 0 or self.fits_me.bit_count() + self.fits_them.bit_count() <= _NEAR:
            return super().playout(rng)
        ahead = _TEMPO + outlook(
            self.mine, self.theirs, self.fits_me, self.fits_them, self.stock, self.their_stock
        )
        mine = utility(ahead, 1 / (1 + exp(-ahead / _SCALE)))
        return (mine, 1 - mine) if self.seat == 0 else (1 - mine, mine)
