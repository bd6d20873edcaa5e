"""P8, P9 and P13: when a game is over, and who has won."""

from typing import TYPE_CHECKING

from boomerang_desktop.games.core import Result, winners_by

from .refusals import ENDINGS
from .setup import PerSeat, Setup

if TYPE_CHECKING:
    from .state import ArrowsState

QUIET_TURNS = 60
ALL_TURNS = 400
FEWEST = 3
"""Fewer pawns than this, on the board and in hand, lose a two-player game (P13)."""


def ending(
    setup: Setup,
    pawns: PerSeat,
    hands: PerSeat,
    prisoners: tuple[PerSeat, ...],
) -> str:
    """Which of ENDINGS the pawns that have just left the board bring about, if any."""
    if setup.duel:
        strengths = [mask.bit_count() + hand for mask, hand in zip(pawns, hands, strict=True)]
        return "pawns" if min(strengths) < FEWEST else ""
    if max(map(sum, prisoners)) >= setup.goal:
        return "prisoners"
    left = [mask or hand for mask, hand in zip(pawns, hands, strict=True)]
    return "survivor" if sum(map(bool, left)) == 1 else ""


def result(state: "ArrowsState") -> Result:
    seats = range(state.setup.seats)
    if state.setup.duel:
        breakdown = tuple(
            {"board": state.pawns[seat].bit_count(), "hand": state.hands[seat]} for seat in seats
        )
    else:
        breakdown = tuple({"prisoners": sum(state.prisoners[seat])} for seat in seats)
    scores = tuple(sum(points.values()) for points in breakdown)
    winners, _ = winners_by(scores)
    if state.ended == "survivor":
        # the last one standing wins, no matter who holds more prisoners
        winners = tuple(seat for seat in seats if state.strength(seat))
    return Result(scores, winners, breakdown, ENDINGS[state.ended].paragraph)
