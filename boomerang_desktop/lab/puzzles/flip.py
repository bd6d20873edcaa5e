"""Puzzles of flip: the last placements, seen to the very end."""

from random import Random

from boomerang_desktop.bots.flip.board import Board, best_of
from boomerang_desktop.bots.flip.endgame import margins
from boomerang_desktop.games.flip.placements import Placement, listed
from boomerang_desktop.games.flip.state import FlipState
from boomerang_desktop.lab.puzzles.candidate import Candidate
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.puzzles import Measure, Question, Try

NODES, DEEP = 15_000, 600_000
"""Positions that may be looked at to see who wins, and to see by how much with every placement."""
_FEWEST, _MOST_GOOD = 5, 2
"""So many placements at least, of which so few are good."""
_WITHIN_REACH = 90
_CLOSE = 14
"""Points; with a larger lead it is hardly in doubt who wins."""


def examine(state: FlipState, seat: int, rng: Random) -> Candidate | None:
    """One placement wins (or saves half of it), and what gains most does not."""
    board = Board.of(state)
    moves = state.legal(seat)
    if len(moves) < _FEWEST:
        return None
    if board.fits_me.bit_count() + board.fits_them.bit_count() > _WITHIN_REACH:
        return None
    if abs(board.margin) > _CLOSE:
        return None
    obvious = listed(best_of(board.choice, board.planes))
    # who wins is seen much sooner than by how much
    solved = margins(board, NODES, within=1)
    if solved is None:
        return None
    best = max(solved.values())
    if best < 0:
        return None
    good = [move for move in moves if (solved[move] > 0 if best > 0 else solved[move] == 0)]
    if len(good) > _MOST_GOOD or any(move in good for move in obvious):
        return None
    solved = margins(board, DEEP)
    if solved is None:
        return None
    best = max(solved.values())
    tries = [
        Try(str(move), solved[move], _answer(state, seat, move, solved[move])) for move in solved
    ]
    tries.sort(key=lambda one: -one.value)
    chosen = obvious[int(rng.random() * len(obvious))]
    top = next(move for move in good if solved[move] == best)
    return Candidate(
        Measure.MARGIN,
        True,
        (Question(tuple(tries), len(good)),),
        chosen,
        _theme(state, seat, top, chosen),
        {
            "gain": state.gain(seat, top).points,
            "obvious_gain": state.gain(seat, chosen).points,
        },
        (frozenset(state.pieces[0] + state.pieces[1]), top),
    )


def _answer(state: FlipState, seat: int, move: Placement, margin: int) -> tuple[Decision, ...]:
    """The other's best placement, if it is the other's turn then."""
    after = state.play(seat, move)
    if after.to_act != (1 - seat,):
        return ()
    solved = margins(Board.of(after), DEEP)
    assert solved is not None
    best = max(solved.values())
    assert best == -margin
    reply = next(one for one, its in solved.items() if its == best)
    return (Decision(1 - seat, reply),)


def _theme(state: FlipState, seat: int, best: Placement, obvious: Placement) -> str:
    after = state.play(seat, best)
    if after.to_act == (seat,):
        return "shut_out"
    if not state.gain(seat, best).turned:
        return "patience"
    if best in after.locked():
        return "locked"
    if best.value < obvious.value:
        return "small_first"
    if sum(after.stocks[seat]) <= 1:
        return "last_swing"
    return "swing"
