"""A position of two players in plain numbers, for a search that looks at very many of them.

The rules are those of `games.arrows`, as far as sensible players need them: whoever can capture
does so, and nobody loses a pawn under P5.
"""

from collections.abc import Mapping
from operator import add

from boomerang_desktop.bots.arrows.evaluation import TRIO_MASKS, Board, reached
from boomerang_desktop.games.arrows.board import ALL, LOW, MID, MID_AT, TOP_AT, by_parts, facing
from boomerang_desktop.games.arrows.ending import FEWEST
from boomerang_desktop.games.arrows.moves import (
    DECLINE,
    ENTER,
    HAND,
    RESERVE,
    Enter,
    Place,
    Step,
    Take,
)
from boomerang_desktop.games.arrows.setup import Setup
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.arrows.tables import PLACES_ON, STEPS_FROM, takes_by
from boomerang_desktop.games.core import Move

ENTRIES = 8
"""So many cells are worth a thought for a pawn that a Trio enters."""

_places_low, _places_mid, _places_top = PLACES_ON
_steps_low, _steps_mid, _steps_top = STEPS_FROM
_enters = {source: by_parts([(e,) for e in ENTER[source]], add, ()) for source in (RESERVE, HAND)}


def board_of(state: ArrowsState) -> Board:
    seat = state.to_act[0]
    other, pawns, hands, reserves = 1 - seat, state.pawns, state.hands, state.reserves
    return (
        pawns[seat], pawns[other], hands[seat], hands[other], reserves[seat], reserves[other],
        state.entries, seat,
    )  # fmt: skip


def able(board: Board) -> int:
    """The pawns that must capture (P5)."""
    return 0 if board[6] else board[0] & facing(board[1])


def play(board: Board, move: Move, setup: Setup) -> Board | None:
    """What comes of a sensible move; nothing if it wins (P13)."""
    own, their, hand, other_hand, reserve, other_reserve, entries, seat = board
    if type(move) is Step:
        own ^= move.start_bit | move.end_bit
        trios = move.trios
    elif type(move) is Place:
        own |= move.bit
        hand -= 1
        trios = move.trios
    elif type(move) is Take:
        own ^= move.start_bit ^ move.end_bit
        their &= ~move.prey
        if their.bit_count() + other_hand < FEWEST:
            return None
        other_reserve += len(move.path) - 1
        trios = move.trios
    elif type(move) is Enter:
        own |= move.bit
        entries -= 1
        if move.source == RESERVE:
            reserve -= 1
        else:
            hand -= 1
        trios = move.trios
    else:
        entries -= 1
        trios = ()
    for trio in trios:
        if own & trio == trio:
            entries += 1
    if entries and (reserve or (hand and setup.any_source)):
        return own, their, hand, other_hand, reserve, other_reserve, entries, seat
    return their, own, other_hand, hand, other_reserve, reserve, 0, 1 - seat


def captures(board: Board, pawns: int, setup: Setup) -> list[Take]:
    """By any of these pawns, the longest first."""
    _, their, _, other_hand, *_ = board
    takes = takes_by(pawns, ALL & ~their)
    if setup.must_continue:  # P4
        spare = their.bit_count() + other_hand - FEWEST
        takes = [t for t in takes if not t.onward & their or len(t.path) - 1 > spare]
    takes.sort(key=lambda take: -len(take.path))
    return takes


def entries(board: Board, setup: Setup) -> list[Move]:
    """Where a pawn that a Trio brings may enter, the best-looking cells only."""
    own, their, hand, _, reserve, *_ = board
    free = ALL & ~(own | their)
    safe = free & ~reached(their)
    closing, half = _trios(own, free)
    hunting = safe & facing(their) & ~closing
    quiet = safe & ~hunting & ~closing
    moves: list[Move] = []
    for cells in (
        closing, hunting & half, hunting & ~half, quiet & half, quiet & ~half,
        free & ~safe & ~closing,
    ):  # fmt: skip
        if reserve:
            moves += _entered(RESERVE, cells)
        if hand and setup.any_source:  # P11: it could be placed at any time
            moves += _entered(HAND, cells)
    return moves[:ENTRIES] or [DECLINE]


def _entered(source: str, cells: int) -> tuple[Enter, ...]:
    low, mid, top = _enters[source]
    return low[cells & LOW] + mid[cells >> MID_AT & MID] + top[cells >> TOP_AT]


def quiet_moves(board: Board, heat: Mapping[int, int]) -> list[Move]:
    """Placements and steps: those that close a Trio, those out of danger, safe ones, and those into
    danger; of these two the ones first that have the least `heat`, by identity of the move."""
    own, their, hand, *_ = board
    free = ALL & ~(own | their)
    danger = reached(their)
    closing, half = _trios(own, free) if board[4] else (0, 0)
    safe, bait = free & ~danger & ~closing, free & danger & ~closing
    moves: list[Move] = []
    calm: list[Move] = []
    bold: list[Move] = []
    if hand:
        better = safe & (facing(their) | half)
        moves += _placed(closing)
        calm += _placed(better)
        calm += _placed(safe & ~better)
        bold += _placed(bait)
    flights: list[Move] = []
    for neighbours, steps in (
        _steps_low[own & LOW] + _steps_mid[own >> MID_AT & MID] + _steps_top[own >> TOP_AT]
    ):
        moves += steps[neighbours & closing]
        bold += steps[neighbours & bait]
        if found := steps[neighbours & safe]:
            if found[0].start_bit & danger:
                flights += found
            else:
                calm += found
    calm.sort(key=lambda move: heat[id(move)])
    bold.sort(key=lambda move: heat[id(move)])
    return moves + flights + calm + bold


def _placed(cells: int) -> tuple[Place, ...]:
    return (
        _places_low[cells & LOW] + _places_mid[cells >> MID_AT & MID] + _places_top[cells >> TOP_AT]
    )


def _trios(own: int, free: int) -> tuple[int, int]:
    """The free cells that close a Trio, and those that bring one nearer."""
    closing = half = 0
    for trio in TRIO_MASKS:
        missing = trio & ~own
        if missing != trio and missing & free == missing:
            if missing & (missing - 1):
                half |= missing
            else:
                closing |= missing
    return closing, half
