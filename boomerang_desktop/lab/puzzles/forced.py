"""Arrows with two players: what can be forced, whatever the other does. Every move that the rules
allow is tried, also those that cost pawns."""

from collections.abc import Iterator
from itertools import count

from boomerang_desktop.games.arrows.ending import ALL_TURNS, FEWEST, QUIET_TURNS
from boomerang_desktop.games.arrows.moves import Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move

POSITIONS = 400_000
_CHAIN = 3
"""The most pawns that fall in one turn (P4)."""


class TooMany(Exception):
    """It would take too long to see."""


class Forced:
    """Whether a seat can win within so many turns of its own."""

    def __init__(self, seat: int, positions: int = POSITIONS) -> None:
        self.seat = seat
        self._left = positions
        self._known: dict[tuple[object, ...], bool] = {}

    def wins(self, state: ArrowsState, turns: int) -> bool:
        """`turns` counts those that have not begun. Raises TooMany."""
        if state.ended:
            result = state.result()
            return result is not None and result.winners == (self.seat,)
        # what never changes is left out, as it takes long to compare
        key = (
            state.to_act, state.pawns, state.hands, state.reserves, state.entries, state.quiet,
            state.turns, turns,
        )  # fmt: skip
        if (known := self._known.get(key)) is None:
            known = self._known[key] = self._search(state, turns)
        return known

    def turns(self, state: ArrowsState) -> int:
        """Within how many it wins, where it is known to win. Raises TooMany."""
        return next(turns for turns in count() if self.wins(state, turns))

    def _search(self, state: ArrowsState, turns: int) -> bool:
        turn = state.to_act[0]
        if turn != self.seat:
            return all(self.wins(after, turns) for after in self._after(state, turn))
        if not state.entries:
            if _out_of_reach(state, turn, turns):
                return False
            turns -= 1
        return any(self.wins(after, turns) for after in self._after(state, turn))

    def _after(self, state: ArrowsState, turn: int) -> Iterator[ArrowsState]:
        for move in in_order(state, turn):
            self._left -= 1
            if self._left < 0:
                raise TooMany
            yield state.play(turn, move)


def _out_of_reach(state: ArrowsState, seat: int, turns: int) -> bool:
    """Whether nothing that the seat does in so many turns can win: nobody is made to lose pawns
    under P5, so they must be captured, unless the turns of P9 run out before."""
    soon = 2 * turns + 1
    if state.quiet + soon >= QUIET_TURNS or state.turns + soon >= ALL_TURNS:
        return not turns
    if turns <= 1 and not state.able:
        return True
    return state.strength(1 - seat) - _CHAIN * turns >= FEWEST


def in_order(state: ArrowsState, seat: int) -> list[Move]:
    """Captures first, the longest of them before the others."""
    return sorted(
        state.legal(seat), key=lambda move: -len(move.path) if isinstance(move, Take) else 0
    )
