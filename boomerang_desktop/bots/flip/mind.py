"""Players of flip."""

from collections.abc import Callable, Sequence
from random import Random

from boomerang_desktop.bots.core import Bot, Mind, Reason, Thought, thinking
from boomerang_desktop.bots.flip.board import Board, best_of, by_gain, likely_won, won
from boomerang_desktop.bots.search.tree import ASK_STOP, Tree, never
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.flip.placements import Placement, listed
from boomerang_desktop.games.flip.state import FlipState

_WIDTH, _CURIOSITY = 1.0, 0.3
_ROOT_MOVES = 40
_SOLVABLE = 70
"""With so few placements left for both together, it is worth trying to look to the very end."""
_NODES = 6
"""Positions that such an attempt may cost, for each simulation that it saves."""


def _board(view: FlipState, rng: Random) -> Board:
    return Board.of(view.guess(rng))


def _any(moves: Sequence[Placement], rng: Random) -> Placement:
    return moves[int(rng.random() * len(moves))]


def greedy(view: FlipState, seat: int, moves: Sequence[Move], rng: Random) -> Move:
    board = _board(view, rng)
    return _any(listed(best_of(board.choice, board.planes)), rng)


def heuristic(view: FlipState, seat: int, moves: Sequence[Move], rng: Random) -> Move:
    """Turns much, but above all what stays turned, and leaves room for what is to come."""
    return _best_judged(_board(view, rng), moves, rng)


def _best_judged(board: Board, moves: Sequence[Move], rng: Random) -> Placement:
    placements = [move for move in moves if isinstance(move, Placement)]
    if not board.theirs:
        # nobody knows yet what is good
        return _any(placements, rng)
    worth = {move: sum(board.judge(move)) for move in placements}
    top = max(worth.values())
    return _any([move for move in placements if worth[move] == top], rng)


def _at_a_glance(count: int, judged: bool) -> Bot:
    """Sees only so many of the placements that there are, and takes the best of these: the one
    that gains most, or the best by judgement."""

    def choose(view: FlipState, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        board = _board(view, rng)
        seen = rng.sample(moves, min(count, len(moves)))
        if judged:
            return _best_judged(board, seen, rng)
        bits = sum(1 << move.number for move in seen if isinstance(move, Placement))
        return _any(listed(best_of(bits, board.planes)), rng)

    return choose


class _TooFar(Exception):
    """The end is too far away, or there is no time to see it."""


class _Endgame:
    """Alpha-beta to the very end."""

    def __init__(self, nodes: int, stop: Callable[[], bool]) -> None:
        self._nodes = nodes
        self._stop = stop

    def solve(self, board: Board) -> tuple[Placement, int]:
        """The best placement and the margin it leads to. Raises _TooFar."""
        best, top = None, -1000
        for move in self._moves(board):
            margin = self._margin(board, move, top, 1000)
            if margin > top:
                best, top = move, margin
        assert best
        return best, top

    def _moves(self, board: Board) -> list[Placement]:
        moves: list[Placement] = []
        for group, _ in by_gain(board.choice, board.planes):
            moves += listed(group)
        return moves

    def _margin(self, before: Board, move: Placement, low: int, high: int) -> int:
        """What the move leads to for whoever makes it, if that lies between the two bounds."""
        self._nodes -= 1
        if self._nodes < 0 or (self._nodes % ASK_STOP == 0 and self._stop()):
            raise _TooFar
        board = before.play(move)
        if board.seat < 0:
            return board.margin if -1 - board.seat == before.seat else -board.margin
        same = board.seat == before.seat
        if not same:
            low, high = -high, -low
        top = -1000
        for reply in self._moves(board):
            top = max(top, self._margin(board, reply, max(low, top), high))
            if top >= high:
                break
        return top if same else -top


def search(
    view: FlipState,
    seat: int,
    moves: Sequence[Move],
    rng: Random,
    simulations: int,
    stop: Callable[[], bool] = never,
) -> Thought:
    board = _board(view, rng)
    if board.fits_me.bit_count() + board.fits_them.bit_count() <= _SOLVABLE:
        try:
            move, margin = _Endgame(simulations * _NODES, stop).solve(board)
            return Thought(move, won(margin), _reasons(board, move))
        except _TooFar:
            pass
    tree = Tree(board, _WIDTH, _CURIOSITY)
    tree.root.moves = board.promising(_ROOT_MOVES)
    if not board.theirs:
        # the board is empty, and all placements gain the same: any of them will do to start with
        tree.root.moves = rng.sample(moves, _ROOT_MOVES)
    done = tree.grow(rng, simulations, stop)
    if not done:
        move = _best_judged(board, moves, rng)
        return Thought(move, 0.5, _reasons(board, move))
    best, value = tree.answer()
    assert isinstance(best, Placement)
    return Thought(best, likely_won(value), _reasons(board, best), done)


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


MASTER = 1500
MIND = Mind(
    greedy=greedy,
    heuristic=heuristic,
    search=search,
    levels={
        "novice": _at_a_glance(6, judged=False),
        "casual": _at_a_glance(40, judged=True),
        "skilled": thinking(search, 40),
        "expert": thinking(search, 220),
        "master": thinking(search, MASTER),
    },
    hint_simulations=MASTER,
)
