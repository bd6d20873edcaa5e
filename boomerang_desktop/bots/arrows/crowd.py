"""Arrows with three to five players, for the tree."""

from collections.abc import Sequence
from random import Random
from typing import Self

from boomerang_desktop.bots.arrows.evaluation import appeal, chances, final, others_of, sensible
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move

_PLIES = 10
"""How long a playout goes on before it is judged."""
_GLANCE = 2
"""How many moves a player in a playout thinks of; with more, one expects too much of others."""


class Position:
    """A position that is not over, or the end."""

    __slots__ = ("seat", "state")

    def __init__(self, state: ArrowsState) -> None:
        self.state = state
        self.seat = state.to_act[0] if state.to_act else -1

    def promising(self) -> Sequence[Move]:
        state, seat = self.state, self.seat
        others = others_of(state, seat)
        moves = sensible(state, seat, state.legal(seat))
        return sorted(moves, key=lambda move: -appeal(state, seat, move, others))

    def play(self, move: Move) -> Self:
        return type(self)(self.state.play(self.seat, move))

    def playout(self, rng: Random) -> Sequence[float]:
        state = self.played_on(rng)
        return final(state) if state.ended else chances(state)

    def played_on(self, rng: Random, glance: int = _GLANCE) -> ArrowsState:
        """A few turns later: everybody takes the best of so many moves that come to mind."""
        state, random = self.state, rng.random
        for _ in range(_PLIES):
            if state.ended:
                break
            seat = state.to_act[0]
            moves: Sequence[Move] = state.legal(seat)
            if state.able:
                moves = sensible(state, seat, moves)
            elif len(moves) > glance:
                moves = [moves[int(random() * len(moves))] for _ in range(glance)]
            if len(moves) > 1:
                others = others_of(state, seat)
                best, choice = -100.0, moves[0]
                for move in moves:
                    looks = appeal(state, seat, move, others) + 0.2 * random()
                    if looks > best:
                        best, choice = looks, move
                state = state.play(seat, choice)
            else:
                state = state.play(seat, moves[0])
        return state
