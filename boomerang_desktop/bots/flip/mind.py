"""Players of flip."""

from collections.abc import Callable, Sequence
from random import Random

import attrs

from boomerang_desktop.bots.core import (
    Level,
    Liking,
    Mind,
    Reason,
    Search,
    Thought,
    sane,
    thinking,
)
from boomerang_desktop.bots.flip.absurd import absurd
from boomerang_desktop.bots.flip.board import ROOT_MOVES, Board, best_of, planted
from boomerang_desktop.bots.flip.chances import judge
from boomerang_desktop.bots.flip.endgame import solve
from boomerang_desktop.bots.flip.outlook import Foreseen
from boomerang_desktop.bots.flip.rehearsal import REHEARSAL
from boomerang_desktop.bots.flip.tastes import TASTES
from boomerang_desktop.bots.search.tree import never
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.flip.placements import Placement, listed
from boomerang_desktop.games.flip.state import FlipState

_AS_GOOD = 0.25
"""Points that make no difference to somebody who sees a placement at a glance. Half a point at
each move would be a lost match."""


def _board(view: FlipState, rng: Random) -> Board:
    return Board.of(view.guess(rng))


def _any(moves: Sequence[Placement], rng: Random) -> Placement:
    return moves[int(rng.random() * len(moves))]


def greedy(view: FlipState, seat: int, moves: Sequence[Move], rng: Random) -> Move:
    board = _board(view, rng)
    return _any(listed(best_of(board.choice, board.planes)), rng)


def heuristic(view: FlipState, seat: int, moves: Sequence[Move], rng: Random) -> Move:
    """Turns much, but above all what stays turned, and leaves room for what is to come."""
    return _any(_best_judged(_board(view, rng), moves), rng)


def _best_judged(board: Board, moves: Sequence[Move], near: float = 0.0) -> Sequence[Placement]:
    """Those that are worth most, or nearly so (in points)."""
    placements = [move for move in moves if isinstance(move, Placement)]
    if not board.theirs:
        # nobody knows yet what is good
        return placements
    worth = {move: sum(board.judge(move)) for move in placements}
    top = max(worth.values()) - near
    return [move for move in placements if worth[move] >= top]


def _at_a_glance(count: int, judged: bool) -> Level:
    """Sees only so many of the placements that there are, and takes the best of these: the one
    that gains most, or the best by judgement; or another about
    as good that comes to mind, if that is more to its liking."""

    def choose(
        view: FlipState,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        liking: Liking | None = None,
    ) -> Move:
        board = _board(view, rng)
        seen = rng.sample(moves, min(count, len(moves)))
        if judged:
            best = _best_judged(board, seen)
        else:
            bits = sum(1 << move.number for move in seen if isinstance(move, Placement))
            best = listed(best_of(bits, board.planes))
        first = _any(best, rng)
        if not liking:
            return first
        near = _best_judged(board, seen, _AS_GOOD) if judged else best
        return max([first, _any(near, rng)], key=liking)

    return choose


def _searching(look: type[Board]) -> Search:
    """The search of a player who looks at positions in this way."""

    def search(
        view: FlipState,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        simulations: int,
        stop: Callable[[], bool] = never,
        liking: Liking | None = None,
    ) -> Thought:
        board = look.of(view.guess(rng))
        if solved := solve(board, simulations, stop):
            move, _ = solved
            return Thought(move, _reasons(board, move))
        tree = planted(board)
        if not board.theirs:
            # the board is empty, and all placements gain the same: any will do to start with
            tree.root.moves = rng.sample(moves, ROOT_MOVES)
        done = tree.grow(rng, simulations, stop)
        if not done:
            move = _any(_best_judged(board, moves), rng)
            return Thought(move, _reasons(board, move))
        best, _ = tree.answer(liking, look.as_good)
        assert isinstance(best, Placement)
        return Thought(best, _reasons(board, best), done)

    return search


search = _searching(Foreseen)
_playing_on = _searching(Board)
"""For levels that need not be any stronger."""


def reasons(view: FlipState, seat: int, move: Move) -> tuple[Reason, ...]:
    assert isinstance(move, Placement)
    return _reasons(_board(view, Random(0)), move)


def _reasons(board: Board, move: Placement) -> tuple[Reason, ...]:
    """What the placement does, by weight."""
    turned = sum(piece.value for piece in board.theirs if piece.squares & move.border)
    if not board.theirs:
        return (Reason("opening", 0.0, "F3"),)
    _, safe, stuck = board.judge(move)
    _, safe_before, stuck_before = board.standing()
    terms = (
        Reason("placed", move.value, "F10"),
        Reason("turned", turned, "F5"),
        Reason("locked", safe - safe_before, "F7"),
        Reason("blocked", stuck - stuck_before, "F8"),
    )
    told = sorted(terms, key=lambda reason: -abs(reason.value))
    return tuple(reason for reason in told if reason.value)[:3]


MASTER, HINT = 7000, 3000
MIND = Mind(
    greedy=greedy,
    heuristic=heuristic,
    search=search,
    reasons=reasons,
    judge=judge,
    absurd=absurd,
    levels={
        "novice": sane(_at_a_glance(6, judged=False), absurd),
        "casual": sane(_at_a_glance(40, judged=True), absurd),
        "skilled": sane(thinking(_playing_on, 40), absurd),
        "expert": thinking(_playing_on, 220),
        "master": thinking(search, MASTER),
    },
    tastes=TASTES,
    hint_simulations=HINT,
    # what a skilled player thinks of is what is played on with
    rehearsal=attrs.evolve(REHEARSAL, search=_playing_on),
)
