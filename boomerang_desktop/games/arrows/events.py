"""What the table sees of a turn, one thing after the other."""

from itertools import pairwise
from typing import final

import attrs

from boomerang_desktop.games.core import Event, Move

from .board import cells_of
from .moves import CAPTORS, RESERVE, Decline, Enter, Place, Step, Take
from .refusals import ENDINGS
from .state import ArrowsState


@final
@attrs.frozen
class Placed(Event):
    """P3"""

    seat: int
    cell: int


@final
@attrs.frozen
class Stepped(Event):
    """P3"""

    seat: int
    start: int
    end: int


@final
@attrs.frozen
class Captured(Event):
    """P4: one capture of a chain."""

    seat: int
    start: int
    end: int
    owner: int
    to: str
    """Where the pawn goes: to a captor (`seat0` …) or its owner's `reserve` (P11)."""


@final
@attrs.frozen
class PawnsLost(Event):
    """P5"""

    seat: int
    cells: tuple[int, ...]
    """Where they stand when they are taken off, after the move."""


@final
@attrs.frozen
class TrioCompleted(Event):
    """P6"""

    seat: int
    cells: tuple[int, ...]


@final
@attrs.frozen
class Entered(Event):
    """P6, P7"""

    seat: int
    source: str
    cell: int


@final
@attrs.frozen
class Declined(Event):
    """P6"""

    seat: int


@final
@attrs.frozen
class Eliminated(Event):
    """P9: the last pawn on the board and in hand is gone, with 3–5 players."""

    seat: int


@final
@attrs.frozen
class PassedOver(Event):
    """P9: nothing left to act with."""

    seat: int


@final
@attrs.frozen
class Ended(Event):
    """P8, P9 or P13"""

    ending: str
    """One of ENDINGS."""
    paragraph: str
    winners: tuple[int, ...]


def events(before: ArrowsState, seat: int, move: Move, after: ArrowsState) -> tuple[Event, ...]:
    seen = _move(before, seat, move, after)
    seats = range(before.setup.seats)
    if not before.setup.duel:
        seen += [Eliminated(s) for s in seats if before.strength(s) and not after.strength(s)]
    judged = after.ended not in ("prisoners", "survivor", "pawns")  # P8: Trios come too late
    if judged and isinstance(move, Place | Step | Take | Enter):
        own = after.pawns[seat]
        seen += [TrioCompleted(seat, cells_of(t)) for t in move.trios if own & t == t]
    if result := after.result():
        seen.append(Ended(after.ended, ENDINGS[after.ended].paragraph, result.winners))
    elif not after.entries:
        left_of = before.setup.left_of
        passed = left_of[seat]
        while passed not in after.to_act:
            seen.append(PassedOver(passed))
            passed = left_of[passed]
    return tuple(seen)


def _move(before: ArrowsState, seat: int, move: Move, after: ArrowsState) -> list[Event]:
    match move:
        case Decline():
            return [Declined(seat)]
        case Enter():
            return [Entered(seat, move.source, move.cell)]
        case Take():
            to = RESERVE if before.setup.duel else CAPTORS[seat]
            return [
                Captured(seat, start, end, _owner(before, end), to)
                for start, end in pairwise(move.path)
            ]
        case Place():
            seen: list[Event] = [Placed(seat, move.cell)]
            moved = before.pawns[seat] | move.bit
        case Step():
            seen = [Stepped(seat, move.start, move.end)]
            moved = before.pawns[seat] ^ (move.start_bit | move.end_bit)
    if lost := cells_of(moved & ~after.pawns[seat]):
        seen.append(PawnsLost(seat, lost))
    return seen


def _owner(state: ArrowsState, cell: int) -> int:
    return next(seat for seat, mask in enumerate(state.pawns) if mask >> cell & 1)
