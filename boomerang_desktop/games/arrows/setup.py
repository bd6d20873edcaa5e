"""The numbers and options that a whole game is played with."""

from typing import TypeAlias

import attrs

PerSeat: TypeAlias = tuple[int, ...]
"""A figure for each seat."""

PAWNS = {2: 7, 3: 9, 4: 8, 5: 7}
"""P2 and P10: pawns in hand at the start, by number of players."""
RESERVE_PAWNS = 3
"""P10: further pawns of each, set aside with two players."""
GOAL = {3: 8, 4: 7, 5: 6}
"""P2: prisoners needed to win."""


@attrs.frozen
class Setup:
    seats: int
    enforced: bool
    """Option `obligation`: a player who can capture is offered captures only (P5)."""
    must_continue: bool
    """Option: a pawn that can take another must go on (P4)."""
    any_source: bool
    """Option `trio_source`: with two players a Trio enters pawns of the hand too (P11)."""
    duel: bool = attrs.field(init=False, eq=False, repr=False)
    """Two players: reserves instead of prisoners (P10–P13)."""
    goal: int = attrs.field(init=False, eq=False, repr=False)
    left_of: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    """The seat that follows each seat, clockwise (P3)."""

    @duel.default
    def _(self) -> bool:
        return self.seats == 2

    @goal.default
    def _(self) -> int:
        return GOAL.get(self.seats, 0)

    @left_of.default
    def _(self) -> tuple[int, ...]:
        return tuple((seat + 1) % self.seats for seat in range(self.seats))
