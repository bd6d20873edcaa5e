"""Arrows with two players: alpha-beta, deeper and deeper, captures always seen to their end."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from boomerang_desktop.bots.arrows.evaluation import appeal, duel, others_of, sensible
from boomerang_desktop.bots.search.tree import ASK_STOP
from boomerang_desktop.games.arrows.moves import Enter
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move

_WON = 100.0
_DEEPEST = 24
_FARTHEST = 12
"""How far captures are followed beyond the depth that is searched."""

_Key: TypeAlias = tuple[object, ...]


class _OutOfTime(Exception):
    pass


class Duel:
    """One search. `nodes` positions may be looked at."""

    def __init__(self, nodes: int, stop: Callable[[], bool]) -> None:
        self.nodes = nodes
        self._stop = stop
        # what is known: to what depth, at least or at most or exactly what, and the best move
        self._known: dict[_Key, tuple[int, int, float, Move | None]] = {}

    def think(
        self, state: ArrowsState, moves: Sequence[Move], rng: Random
    ) -> tuple[Move, float, int]:
        """The best move, how the game then stands in pawns, and how deep the search went."""
        seat = state.to_act[0]
        others = others_of(state, seat)
        # at first sight; equals in random order, so that not all matches are the same
        looks = [(appeal(state, seat, move, others), rng.random(), move) for move in moves]
        ordered = [move for *_, move in sorted(looks, key=lambda look: look[:2], reverse=True)]
        best, value, deep = ordered[0], 0.0, 0
        for depth in range(1, _DEEPEST):
            top, choice = -2 * _WON, None
            try:
                for move in ordered:
                    after = self._after(state, seat, move, depth, top, 2 * _WON)
                    if after > top:
                        top, choice = after, move
            except _OutOfTime:
                # the first move is the best one so far: a better one found since is better still
                if choice and choice is not ordered[0]:
                    best, value = choice, top
                break
            assert choice
            best, value, deep = choice, top, depth
            ordered.remove(choice)
            ordered.insert(0, choice)
            if abs(top) > _WON / 2:
                break
        return best, value, deep

    def _after(
        self, state: ArrowsState, seat: int, move: Move, depth: int, low: float, high: float
    ) -> float:
        """What the move is worth to whoever makes it, if that lies between the two bounds."""
        self.nodes -= 1
        if self.nodes < 0 or (self.nodes % ASK_STOP == 0 and self._stop()):
            raise _OutOfTime
        after = state.play(seat, move)
        if after.ended:
            return _ended(after, seat)
        if depth <= 0 or not (state.able or after.entries):
            depth -= 1
        if after.to_act[0] == seat:
            return self._value(after, seat, depth, low, high)
        return -self._value(after, 1 - seat, depth, -high, -low)

    def _value(self, state: ArrowsState, seat: int, depth: int, low: float, high: float) -> float:
        able, entries = state.able, state.entries
        if depth <= 0 and (not able or depth <= -_FARTHEST or entries):
            return duel(state)
        key = (seat, entries, state.pawns, state.hands, state.reserves)
        known = self._known.get(key)
        first: Move | None = None
        if known:
            seen, bound, value, first = known
            if seen >= depth and (
                bound == 0 or (bound > 0 and value >= high) or (bound < 0 and value <= low)
            ):
                return value
        top, best, floor = -2 * _WON, None, low
        for move in self._moves(state, seat, first):
            value = self._after(state, seat, move, depth, floor, high)
            if value > top:
                top, best = value, move
                if top > floor:
                    floor = top
                if top >= high:
                    break
        self._known[key] = (depth, 1 if top >= high else -1 if top <= low else 0, top, best)
        return top

    def _moves(self, state: ArrowsState, seat: int, first: Move | None) -> Sequence[Move]:
        moves = sensible(state, seat, state.legal(seat))
        others = others_of(state, seat)
        ordered = sorted(moves, key=lambda move: -appeal(state, seat, move, others))
        if state.entries:
            entering: list[Move] = [move for move in ordered if type(move) is Enter]
            ordered = entering[:8] or ordered
        if first and first in ordered:
            ordered.remove(first)
            ordered.insert(0, first)
        return ordered


def _ended(state: ArrowsState, seat: int) -> float:
    result = state.result()
    assert result
    if len(result.winners) == 2:
        return 0.0
    # sooner is better for the winner, later for the loser
    value = _WON - state.turns / 100
    return value if seat in result.winners else -value
