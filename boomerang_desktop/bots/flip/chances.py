"""How a match of flip stands for both at once."""

from math import exp
from random import Random

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.bots.flip.board import Board, planted, won
from boomerang_desktop.bots.flip.endgame import solve
from boomerang_desktop.bots.search.outcome import judged
from boomerang_desktop.games.flip.pieces import FULL_SET
from boomerang_desktop.games.flip.state import FlipState

_SIMULATIONS = 6
"""Of a look."""
_TEMPO = 0.073
"""How much too good a position looks to whoever places next, in utility."""
_SPREAD = (0.0445, 2.73)
"""How uncertain the outcome is, in utility: at the end, and how much more (as a logarithm) with all
pieces still to be placed. Of 33 matches of experts (deals from seed 700000), by maximum likelihood.
"""
_WAVER = 0.5


def judge(view: FlipState, rng: Random, looks: int) -> Chances:
    """Looks to the very end where that is near, else as far as a search sees."""
    board = Board.of(view.guess(rng))
    simulations = looks * _SIMULATIONS
    if solved := solve(board, simulations):
        _, margin = solved
        share = won(margin)
        return Chances((1 - share, share) if board.seat else (share, 1 - share), (0.0, 0.0))
    mine = 0.5
    if board.theirs:
        tree = planted(board)
        tree.grow(rng, simulations)
        mine = tree.answer()[1] - _TEMPO
    at_the_end, more = _SPREAD
    to_come = (sum(board.stock) + sum(board.their_stock)) / (2 * sum(FULL_SET))
    points = [1 - mine, mine] if board.seat else [mine, 1 - mine]
    return judged([points], 2 * at_the_end * exp(more * to_come), _WAVER)
