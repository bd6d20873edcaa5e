"""Players of arrows."""

from collections.abc import Callable, Sequence
from random import Random

from boomerang_desktop.bots.arrows.absurd import absurd
from boomerang_desktop.bots.arrows.chances import judge
from boomerang_desktop.bots.arrows.crowd import Position
from boomerang_desktop.bots.arrows.duel import Duel
from boomerang_desktop.bots.arrows.evaluation import (
    TRIO_MASKS,
    appeal,
    others_of,
    reached,
    sensible,
)
from boomerang_desktop.bots.arrows.rehearsal import REHEARSAL
from boomerang_desktop.bots.arrows.tastes import TASTES
from boomerang_desktop.bots.core import Level, Liking, Mind, Reason, Search, Thought, sane, thinking
from boomerang_desktop.bots.search.tree import Tree, never
from boomerang_desktop.games.arrows.moves import Enter, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move

_WIDTH, _CURIOSITY = 1.5, 0.35
_NODES = 42
"""Positions that a duel looks at for each simulation: they take as long as one."""
_NEAR = 0.05
"""The part of a doubt that makes no difference to whoever has it."""


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
    return _by_looks(view, seat, moves, rng, 0.05, others_of(view, seat))


def _by_looks(
    view: ArrowsState,
    seat: int,
    moves: Sequence[Move],
    rng: Random,
    doubt: float,
    others: int,
    liking: Liking | None = None,
) -> Move:
    """The move that looks best, give or take some doubt, to somebody who sees these opponents; of
    those that look about as good, what is most to its liking."""
    looks = [appeal(view, seat, move, others) + doubt * rng.random() for move in moves]
    if liking is None:
        return moves[max(range(len(moves)), key=looks.__getitem__)]
    near = max(looks) - _NEAR * doubt
    return max([move for move, look in zip(moves, looks, strict=True) if look >= near], key=liking)


def _beginner(count: int, doubt: float, care: float, farthest: int) -> Level:
    """Thinks of so many moves only, is in doubt about these, looks at what others could do about
    so much care of the time, and follows a capture no farther than so many pawns; but nobody
    overlooks that they must capture."""

    def choose(
        view: ArrowsState,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        liking: Liking | None = None,
    ) -> Move:
        seen = sensible(view, seat, moves)
        near = [m for m in seen if not isinstance(m, Take) or len(m.path) - 1 <= farthest]
        seen = near or seen
        thought_of = rng.sample(seen, min(count, len(seen)))
        others = others_of(view, seat) if rng.random() < care else 0
        return _by_looks(view, seat, thought_of, rng, doubt, others, liking)

    return choose


def _searching(seasoned: bool) -> Search:
    """The search of a player who is seasoned in duels, or not."""

    def search(
        view: ArrowsState,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        simulations: int,
        stop: Callable[[], bool] = never,
        liking: Liking | None = None,
    ) -> Thought:
        if view.setup.duel:
            thinking = Duel(simulations * _NODES, stop, seasoned=seasoned)
            move, _, _ = thinking.think(view, moves, rng, liking=liking)
            done = simulations - max(thinking.nodes, 0) // _NODES
            return Thought(move, reasons(view, seat, move), done)
        tree = Tree(Position(view), _WIDTH, _CURIOSITY)
        done = tree.grow(rng, simulations, stop)
        if not done:
            move = heuristic(view, seat, moves, rng)
            return Thought(move, reasons(view, seat, move))
        move, _ = tree.answer(liking)
        return Thought(move, reasons(view, seat, move), done)

    return search


search = _searching(seasoned=True)
_unseasoned = _searching(seasoned=False)
"""For levels that need not be any stronger."""


def reasons(state: ArrowsState, seat: int, move: Move) -> tuple[Reason, ...]:
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
    reasons=reasons,
    judge=judge,
    absurd=absurd,
    levels={
        "novice": sane(_beginner(10, 1.0, care=0.5, farthest=1), absurd),
        "casual": sane(_beginner(14, 0.8, care=0.85, farthest=2), absurd),
        "skilled": thinking(_unseasoned, 25),
        "expert": thinking(_unseasoned, 220),
        "master": thinking(search, MASTER),
    },
    tastes=TASTES,
    hint_simulations=MASTER,
    rehearsal=REHEARSAL,
)
