"""Players of arrows."""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Self

from boomerang_desktop.bots.arrows.duel import Duel
from boomerang_desktop.bots.arrows.evaluation import (
    TRIO_MASKS,
    appeal,
    chances,
    final,
    others_of,
    reached,
    sensible,
)
from boomerang_desktop.bots.core import Bot, Mind, Reason, Thought, thinking
from boomerang_desktop.bots.search.outcome import final_share
from boomerang_desktop.bots.search.tree import Tree, never
from boomerang_desktop.games.arrows.moves import Enter, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move

_WIDTH, _CURIOSITY = 1.5, 0.35
_PLIES = 10
"""How long a playout goes on before it is judged."""
_GLANCE = 2
"""How many moves a player in a playout thinks of; with more, one expects too much of others."""
_NODES = 18
"""Positions that a duel looks at for each simulation: they take as long as one."""


def greedy(view: ArrowsState, seat: int, moves: Sequence[Move], rng: Random) -> Move:
    """By prisoners (with two players by pawns): one's own, less the others'."""
    gains = [_ahead(view.play(seat, move), seat) for move in moves]
    best = max(gains)
    return rng.choice([move for move, gain in zip(moves, gains, strict=True) if gain == best])


def _ahead(state: ArrowsState, seat: int) -> float:
    seats = range(state.setup.seats)
    if state.setup.duel:
        scores = [state.strength(n) for n in seats]
    else:
        scores = [sum(state.prisoners[n]) for n in seats]
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def heuristic(view: ArrowsState, seat: int, moves: Sequence[Move], rng: Random) -> Move:
    """Captures the most, keeps out of the others' arrows, builds and closes Trios."""
    return _by_looks(view, seat, moves, rng, 0.05)


def _by_looks(
    view: ArrowsState, seat: int, moves: Sequence[Move], rng: Random, doubt: float
) -> Move:
    """The move that looks best, give or take some doubt."""
    others = others_of(view, seat)
    looks = [appeal(view, seat, move, others) + doubt * rng.random() for move in moves]
    return moves[max(range(len(moves)), key=looks.__getitem__)]


def _at_a_glance(count: int, doubt: float) -> Bot:
    """Thinks of so many moves only, and is in doubt about these; but nobody overlooks that they
    must capture."""

    def choose(view: ArrowsState, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        seen = sensible(view, seat, moves)
        return _by_looks(view, seat, rng.sample(seen, min(count, len(seen))), rng, doubt)

    return choose


class _Position:
    """A position with three to five players, for the tree."""

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
        """A few turns, in which everybody takes the best of the moves that come to mind."""
        state, random = self.state, rng.random
        for _ in range(_PLIES):
            if state.ended:
                break
            seat = state.to_act[0]
            moves: Sequence[Move] = state.legal(seat)
            if state.able:
                moves = sensible(state, seat, moves)
            elif len(moves) > _GLANCE:
                moves = [moves[int(random() * len(moves))] for _ in range(_GLANCE)]
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
        return final(state) if state.ended else chances(state)


def search(
    view: ArrowsState,
    seat: int,
    moves: Sequence[Move],
    rng: Random,
    simulations: int,
    stop: Callable[[], bool] = never,
) -> Thought:
    if view.setup.duel:
        thinking = Duel(simulations * _NODES, stop)
        move, pawns, _ = thinking.think(view, moves, rng)
        value = 1 / (1 + exp(-pawns)) if abs(pawns) < 50 else float(pawns > 0)
        done = simulations - max(thinking.nodes, 0) // _NODES
        return Thought(move, value, _reasons(view, seat, move), done)
    tree = Tree(_Position(view), _WIDTH, _CURIOSITY)
    done = tree.grow(rng, simulations, stop)
    if not done:
        move = heuristic(view, seat, moves, rng)
        return Thought(move, chances(view)[seat], _reasons(view, seat, move))
    move, value = tree.answer()
    if result := view.play(seat, move).result():
        value = final_share(result, seat)
    return Thought(move, value, _reasons(view, seat, move), done)


def _reasons(state: ArrowsState, seat: int, move: Move) -> tuple[Reason, ...]:
    """What the move does, in pawns or Trios; what weighs most comes first."""
    after = state.play(seat, move)
    own, own_after = state.pawns[seat], after.pawns[seat]
    taken = len(move.path) - 1 if type(move) is Take else 0
    freed = type(move) is Enter and move.captor is not None
    trios = max(after.entries - max(state.entries - 1, 0), 0)
    at_risk = reached(others_of(state, seat)) & own
    at_risk_after = reached(others_of(after, seat)) & own_after
    safer = at_risk.bit_count() - at_risk_after.bit_count()
    prey = reached(own_after) & others_of(after, seat)
    landed = own_after & ~own
    building = [
        trio
        for trio in TRIO_MASKS
        if trio & landed and trio & ~own_after and not trio & ~(own_after | after.free)
    ]
    terms = (
        (1.0, Reason("captured", taken, "P4")),
        (1.0, Reason("obligation", state.able.bit_count() if taken else 0, "P5")),
        (1.0, Reason("lost", state.lost[seat] - after.lost[seat], "P5")),
        (1.0, Reason("trio", trios, "P6")),
        (1.0, Reason("freed", int(freed), "P7")),
        (0.5, Reason("safer", safer, "P4" if safer > 0 else "P5")),
        (0.4, Reason("threatened", prey.bit_count(), "P4")),
        (0.3, Reason("building", len(building), "P6")),
        (0.2, Reason("safe", int(bool(landed) and not landed & at_risk_after), "P4")),
    )
    told = sorted(terms, key=lambda term: -term[0] * abs(term[1].value))
    return tuple(reason for _, reason in told if reason.value)[:3]


MASTER = 2000
MIND = Mind(
    greedy=greedy,
    heuristic=heuristic,
    search=search,
    levels={
        "novice": _at_a_glance(2, 4.0),
        "casual": _at_a_glance(14, 0.8),
        "skilled": thinking(search, 25),
        "expert": thinking(search, 220),
        "master": thinking(search, MASTER),
    },
    hint_simulations=MASTER,
)
