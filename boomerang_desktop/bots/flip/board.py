"""What is known about playing flip, on a board stripped to what a playout needs.

Gains are added up for all placements at once: `planes[n]` holds bit `n` of each placement's gain,
as one int with a bit for each placement (see `games.flip.placements`).
"""

from collections.abc import Iterator, Sequence
from math import tanh
from random import Random
from typing import Self

from boomerang_desktop.bots.search.tree import AS_GOOD, Tree
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.flip.pieces import PIECES
from boomerang_desktop.games.flip.placements import (
    OF_KIND,
    OF_OTHER_KINDS,
    PLACEMENTS,
    Placement,
    listed,
    touching,
)
from boomerang_desktop.games.flip.state import FlipState, Stock

_PLANES = 6
_VALUES = tuple(
    sum(1 << placement.number for placement in PLACEMENTS if placement.value >> plane & 1)
    for plane in range(3)
)
_NO_GAIN = (*_VALUES, 0, 0, 0)
_WORTHS = tuple(piece.value for piece in PIECES)
_OPEN = 0.3
"""What a point is worth that the opponent may still turn."""
CARELESS = 0.1
"""How often a playout places just anything."""
_CURIOSITY = 0.3
ROOT_MOVES = 40
"""Placements that a search thinks of at first."""
_STEPS = {value: [plane for plane in range(3) if value >> plane & 1] for value in range(1, 6)}
"""The planes to which a value is added."""


def gains(theirs: Sequence[Placement]) -> tuple[list[int], int]:
    """The planes of what every placement gains (its own value, and that of the opposing pieces it
    touches), and the placements that touch any."""
    planes = list(_NO_GAIN)
    touched = 0
    for piece in theirs:
        touching = piece.touching
        touched |= touching
        for plane in _STEPS[piece.value]:
            carry = touching
            while carry:
                bits = planes[plane]
                planes[plane] = bits ^ carry
                carry &= bits
                plane += 1
    return planes, touched


def best_of(choice: int, planes: Sequence[int]) -> int:
    """Those of the choice that gain most."""
    for plane in reversed(planes):
        if better := choice & plane:
            choice = better
    return choice


def by_gain(choice: int, planes: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The choice in groups of equal gain, the best first, with their gain."""
    groups = [(choice, _PLANES - 1, 0)]
    while groups:
        group, plane, gain = groups.pop()
        if not group:
            continue
        if plane < 0:
            yield group, gain
            continue
        high = group & planes[plane]
        groups.append((group ^ high, plane - 1, gain))
        groups.append((high, plane - 1, gain + (1 << plane)))


def any_of(choice: int, random: float) -> Placement:
    """One of the placements, by a random number from 0 to 1."""
    skip = int(random * choice.bit_count())
    if skip > 24:
        # far too many to walk: land somewhere and take the next one
        choice = choice >> (at := int(random * choice.bit_length())) << at
        skip = 0
    for _ in range(skip):
        choice &= choice - 1
    return PLACEMENTS[(choice & -choice).bit_length() - 1]


class Board:
    """A position as the seat to act sees it. Seat -1: nobody can place any more."""

    width = 1.0
    """Placements a search considers, as a multiple of the square root of its simulations."""
    nodes = 6
    """Positions that a look to the very end may cost, for each simulation that it saves."""
    as_good = AS_GOOD
    """Placements that differ by less are taken to be as good as each other."""

    __slots__ = (
        "_planes",
        "choice",
        "fits_me",
        "fits_them",
        "mine",
        "seat",
        "stock",
        "their_stock",
        "theirs",
    )

    def __init__(
        self,
        seat: int,
        mine: tuple[Placement, ...],
        theirs: tuple[Placement, ...],
        fits_me: int,
        fits_them: int,
        stock: Stock,
        their_stock: Stock,
        choice: int | None = None,
    ) -> None:
        self.seat = seat
        self.mine, self.theirs = mine, theirs
        self.fits_me, self.fits_them = fits_me, fits_them
        self.stock, self.their_stock = stock, their_stock
        self.choice = fits_me & touching(theirs) if choice is None else choice
        # what is only looked at once never needs them
        self._planes: list[int] | None = None

    @property
    def planes(self) -> list[int]:
        if self._planes is None:
            self._planes, _ = gains(self.theirs)
        return self._planes

    @classmethod
    def of(cls, state: FlipState) -> Self:
        """Of a state in which somebody can place, with both stocks known."""
        seat = state.to_act[0]
        other = 1 - seat
        return cls(
            seat,
            state.pieces[seat],
            state.pieces[other],
            state.fitting[seat],
            state.fitting[other],
            state.stocks[seat],
            state.stocks[other],
            state.choice,
        )

    def _turned_round(self, seat: int) -> Self:
        return type(self)(
            seat,
            self.theirs,
            self.mine,
            self.fits_them,
            self.fits_me,
            self.their_stock,
            self.stock,
        )

    def play(self, move: Move) -> Self:
        assert isinstance(move, Placement)
        border, compatible, kind = move.border, move.compatible, move.kind
        turned: list[Placement] = []
        unturned: list[Placement] = []
        for piece in self.theirs:
            (turned if piece.squares & border else unturned).append(piece)
        fits_me = self.fits_me & compatible
        stock = list(self.stock)
        stock[kind] -= 1
        if not stock[kind]:
            fits_me &= OF_OTHER_KINDS[kind]
        after = type(self)(
            1 - self.seat,
            tuple(unturned),
            (*self.mine, *turned, move),
            self.fits_them & compatible,
            fits_me,
            self.their_stock,
            tuple(stock),
        )
        if not after.choice:
            again = after._turned_round(self.seat)
            if again.choice:
                return again
            after.seat = -1 - after.seat
        return after

    @property
    def margin(self) -> int:
        """What `mine` are ahead by, if it ended now (F10)."""
        return (
            sum([piece.value for piece in self.mine])
            - sum([piece.value for piece in self.theirs])
            + _worth(self.their_stock)
            - _worth(self.stock)
        )

    def best(self, count: int) -> list[Placement]:
        """About so many placements that gain most, and all that gain as much as the last of
        them, up to twice the number."""
        found: list[Placement] = []
        for group, _ in by_gain(self.choice, self.planes):
            found += listed(group)
            if len(found) >= count:
                break
        return found[: 2 * count]

    def promising(self, count: int = 12) -> list[Placement]:
        """Of those that gain most, the best by judgement first."""
        moves = self.best(count)
        if self.theirs:
            worth = {move: sum(self.judge(move)) for move in moves}
            moves.sort(key=worth.__getitem__, reverse=True)
        return moves

    def judge(self, move: Placement) -> tuple[float, float, float]:
        """What a placement leads to for the seat to act: points on the board that can still turn,
        points that nothing can turn any more (F7), pieces that fit nowhere any more (F8, F10)."""
        border, compatible, kind = move.border, move.compatible, move.kind
        fits_me, fits_them = self.fits_me & compatible, self.fits_them & compatible
        if self.stock[kind] == 1:
            fits_me &= OF_OTHER_KINDS[kind]
        open_points = safe = 0
        for piece in (*self.mine, move):
            if piece.touching & fits_them:
                open_points += piece.value
            else:
                safe += piece.value
        for piece in self.theirs:
            if piece.squares & border:
                if piece.touching & fits_them:
                    open_points += piece.value
                else:
                    safe += piece.value
            elif piece.touching & fits_me:
                open_points -= piece.value
            else:
                safe -= piece.value
        stuck = _stuck(self.their_stock, fits_them)
        for n, count in enumerate(self.stock):
            if count and not fits_me & OF_KIND[n] and (n != kind or count > 1):
                stuck -= _WORTHS[n] * (count - (n == kind))
        return _OPEN * open_points, float(safe), float(stuck)

    def standing(self) -> tuple[float, float, float]:
        """The same as `judge`, of the position as it is."""
        mine = {piece: bool(piece.touching & self.fits_them) for piece in self.mine}
        theirs = {piece: bool(piece.touching & self.fits_me) for piece in self.theirs}
        open_points, safe = (
            sum(piece.value for piece, turns in mine.items() if turns is wanted)
            - sum(piece.value for piece, turns in theirs.items() if turns is wanted)
            for wanted in (True, False)
        )
        stuck = _stuck(self.their_stock, self.fits_them) - _stuck(self.stock, self.fits_me)
        return _OPEN * open_points, float(safe), float(stuck)

    def playout(self, rng: Random) -> tuple[float, float]:
        return _shared(*self.played_out(rng))

    def played_out(self, rng: Random) -> tuple[int, int]:
        """To the end, each placing what gains most, now and then just anything: a seat, and by how
        much it is ahead then."""
        if self.seat < 0:
            return -1 - self.seat, self.margin
        random = rng.random
        mine, theirs = list(self.mine), list(self.theirs)
        fits_me, fits_them = self.fits_me, self.fits_them
        stock, their_stock = list(self.stock), list(self.their_stock)
        planes, choice = self.planes, self.choice
        seat, passed = self.seat, False
        while True:
            if choice:
                passed = False
                if random() >= CARELESS:
                    choice = best_of(choice, planes)
                move = any_of(choice, random())
                border, compatible, kind = move.border, move.compatible, move.kind
                unturned: list[Placement] = []
                for piece in theirs:
                    (mine if piece.squares & border else unturned).append(piece)
                theirs = unturned
                mine.append(move)
                fits_me &= compatible
                fits_them &= compatible
                stock[kind] -= 1
                if not stock[kind]:
                    fits_me &= OF_OTHER_KINDS[kind]
            elif passed:
                break
            else:
                passed = True
            mine, theirs = theirs, mine
            fits_me, fits_them = fits_them, fits_me
            stock, their_stock = their_stock, stock
            seat = 1 - seat
            planes, touched = gains(theirs)
            choice = fits_me & touched
        margin = sum([piece.value for piece in mine]) - sum([piece.value for piece in theirs])
        return seat, margin + _worth(their_stock) - _worth(stock)


def planted(board: Board) -> Tree:
    """A tree to search from there."""
    tree = Tree(board, board.width, _CURIOSITY)
    tree.root.moves = board.promising(ROOT_MOVES)
    return tree


def _worth(stock: Sequence[int]) -> int:
    return sum([value * count for value, count in zip(_WORTHS, stock, strict=True)])


def _stuck(stock: Stock, fits: int) -> int:
    """What the pieces are worth that fit nowhere."""
    return sum(
        [_WORTHS[n] * count for n, count in enumerate(stock) if count and not fits & OF_KIND[n]]
    )


def won(margin: float) -> float:
    """The share of the win."""
    return 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0


def utility(margin: float, share: float) -> float:
    """Two thirds the share of the win, one third by how much."""
    return (2 * share + 0.5 + 0.5 * tanh(margin / 20)) / 3


def _shared(seat: int, margin: float) -> tuple[float, float]:
    mine = utility(margin, won(margin))
    return (mine, 1 - mine) if seat == 0 else (1 - mine, mine)
