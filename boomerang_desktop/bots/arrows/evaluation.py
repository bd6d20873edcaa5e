"""What is known about playing arrows: how a move looks, and how a position stands."""

from collections.abc import Sequence
from math import exp
from operator import or_
from typing import TypeAlias

from boomerang_desktop.games.arrows.board import (
    ALL,
    ARROWS_FROM,
    ARROWS_INTO,
    CELLS,
    LOW,
    MID,
    MID_AT,
    NEIGHBOURS,
    TOP_AT,
    TRIOS,
    by_parts,
    mask_of,
)
from boomerang_desktop.games.arrows.moves import HAND, Decline, Enter, Place, Step, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move

TRIO_MASKS = tuple(mask_of(trio) for trio in TRIOS)


_reached = by_parts(ARROWS_FROM, or_, 0)


def reached(mask: int) -> int:
    """The cells into which an arrow points from the mask."""
    low, mid, top = _reached
    return low[mask & LOW] | mid[mask >> MID_AT & MID] | top[mask >> TOP_AT]


def others_of(state: ArrowsState, seat: int) -> int:
    """The opponents' pawns, as a mask."""
    return ALL & ~(state.free | state.pawns[seat])


def sensible(state: ArrowsState, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Whoever can capture does so (P5): anything else costs pawns."""
    if state.able and not state.entries:
        return [move for move in moves if type(move) is Take]
    return moves


def appeal(state: ArrowsState, seat: int, move: Move, others: int) -> float:
    """How good a move looks at first sight, in pawns."""
    own = state.pawns[seat]
    if type(move) is Take:
        end = move.path[-1]
        left = others & ~move.prey
        danger = 0.5 if ARROWS_INTO[end] & left else 0.0
        return 2.0 * (len(move.path) - 1) - danger + _trios(state, own ^ move.start_bit, move)
    if type(move) is Decline:
        return -1.0
    if type(move) is Step:
        cell, own = move.end, own ^ move.start_bit
        looks = 0.6 if ARROWS_INTO[move.start] & others else 0.0
    else:
        assert type(move) is Place or type(move) is Enter
        cell, looks = move.cell, 0.1
        if type(move) is Enter and move.captor is not None:
            looks += 0.3 + 0.1 * sum(state.prisoners[move.captor])
        elif type(move) is Enter and move.source == HAND and state.setup.duel:
            looks -= 0.6  # P11: it could be placed at any time, a pawn of the reserve could not
    if state.able and not state.entries:  # P5
        looks -= 1.5 * state.able.bit_count()
    if ARROWS_INTO[cell] & others:
        looks -= 0.8
    elif ARROWS_FROM[cell] & others:
        looks += 0.4
    return looks + _trios(state, own, move)


def _trios(state: ArrowsState, own: int, move: Take | Step | Place | Enter) -> float:
    """P6: the Trios that the pawn completes, or comes nearer to."""
    looks = 0.0
    for trio in move.trios:
        missing = (trio & ~own).bit_count()
        if missing == 1:
            looks += 1.2
        elif missing == 2 and trio & ~own & state.free:
            looks += 0.15
    return looks


# A Trio has three corners: bit n is the first of Trio n, n + 12 the second, n + 24 the third.
_CORNER = len(TRIOS)
_FIRST = (1 << _CORNER) - 1
_EVERY_CORNER = (1 << 3 * _CORNER) - 1


def _corners(cell: int) -> int:
    return mask_of(
        number + _CORNER * trio.index(cell) for number, trio in enumerate(TRIOS) if cell in trio
    )


_corners_by_parts = by_parts([_corners(cell) for cell in range(CELLS)], or_, 0)


def _corners_of(mask: int) -> int:
    low, mid, top = _corners_by_parts
    return low[mask & LOW] | mid[mask >> MID_AT & MID] | top[mask >> TOP_AT]


def _open_trios(corners: int, free: int) -> int:
    first, second, third = corners & _FIRST, corners >> _CORNER & _FIRST, corners >> 2 * _CORNER
    two = first & second & free >> 2 * _CORNER | first & third & free >> _CORNER
    return (two | second & third & free).bit_count()


def half_built(own: int, free: int) -> int:
    """How many Trios need one pawn more, on a free cell."""
    return _open_trios(_corners_of(own), _corners_of(free))


class Weights:
    """For a position with two players, in pawns. Of fifteen other values, tried by `boomerang-lab
    tune` with 25 simulations, six were clearly worse and none clearly better."""

    reserve = 0.12
    hand = 0.1
    half_trio = 0.25
    threat = 0.25
    two_threats = 0.35
    last_pawns = 3.0
    corner = 0.07
    edge = 0.09


Board: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""A position of two players as whoever decides sees it: own pawns and the other's as masks, own
hand and the other's, own reserve and the other's, how many pawns are still to be entered (P6), and
the seat."""


_EDGE = mask_of(cell for cell in range(CELLS) if NEIGHBOURS[cell].bit_count() < 6)
_low, _mid, _top = _corners_by_parts


def duel(board: Board, seasoned: bool = False) -> float:
    """How a two-player game stands, in pawns, for the seat to act, which cannot capture now. The
    seasoned player also sees what the cells are worth: pawns do well where Trios are, and badly at
    the edge."""
    own, their, hand, other_hand, reserve, other_reserve, entries, _ = board
    mine, theirs = own.bit_count() + hand, their.bit_count() + other_hand
    # near the end each pawn weighs more
    value = mine - theirs + Weights.last_pawns * (1 / (theirs - 1) - 1 / (mine - 1))
    value += Weights.hand * (hand - other_hand) + Weights.reserve * (reserve - other_reserve)
    if entries:  # P11, option `any`: an entry from the hand saves a turn, but brings no pawn
        value += entries if reserve else Weights.hand * entries
    # written out: nothing else is asked as often
    corners = _low[own & LOW] | _mid[own >> MID_AT & MID] | _top[own >> TOP_AT]
    others = _low[their & LOW] | _mid[their >> MID_AT & MID] | _top[their >> TOP_AT]
    free = _EVERY_CORNER & ~(corners | others)
    if reserve:
        value += Weights.half_trio * _open_trios(corners, free)
    if other_reserve:
        value -= Weights.half_trio * _open_trios(others, free)
    threatened = reached(their) & own
    if threatened:
        value -= Weights.threat
        if threatened & (threatened - 1):
            value -= Weights.two_threats
    if seasoned:
        value += Weights.corner * (corners.bit_count() - others.bit_count())
        value -= Weights.edge * ((own & _EDGE).bit_count() - (their & _EDGE).bit_count())
    return value


def chances(state: ArrowsState) -> list[float]:
    """Each seat's share of the win with three to five players, by the look of the board: prisoners,
    pawns that are left, and what is about to be captured."""
    setup = state.setup
    seats = range(setup.seats)
    held = [sum(prisoners) for prisoners in state.prisoners]
    acting = state.to_act[0]
    weights = []
    for seat in seats:
        own = state.pawns[seat]
        strength = own.bit_count() + state.hands[seat]
        if not strength:
            weights.append(0.001)
            continue
        others = ALL & ~(state.free | own)
        prey = (reached(own) & others).bit_count()
        danger = (reached(others) & own).bit_count()
        value = held[seat] * (0.55 + 0.5 * held[seat] / setup.goal)
        value += 0.25 * min(strength, 6)
        value += (0.6 if seat == acting else 0.15) * min(prey, 3)
        value -= 0.12 * min(danger, 3)
        value += 0.12 * half_built(own, state.free)
        weights.append(exp(value))
    total = sum(weights)
    return [weight / total for weight in weights]


def final(state: ArrowsState) -> list[float]:
    """What the end is worth to each seat: two thirds the win, one third the prisoners."""
    result = state.result()
    assert result
    most = max(*result.scores, 1)
    part = 1 / len(result.winners)
    margins = _margins(result.scores, most)
    return [
        (2 * (part if seat in result.winners else 0.0) + margins[seat]) / 3
        for seat in range(len(result.scores))
    ]


def _margins(scores: Sequence[int], most: int) -> list[float]:
    """From 0 to 1: how near to the best, or how far ahead of the others."""
    margins = []
    for seat, score in enumerate(scores):
        best = max(other for n, other in enumerate(scores) if n != seat)
        margins.append(0.5 + 0.5 * (score - best) / most)
    return margins
