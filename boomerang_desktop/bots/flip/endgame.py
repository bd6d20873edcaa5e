"""The last placements of flip, seen to the very end."""

from collections.abc import Callable, Mapping

from boomerang_desktop.bots.flip.board import Board, by_gain
from boomerang_desktop.bots.search.tree import ASK_STOP, never
from boomerang_desktop.games.flip.placements import Placement, listed

_SOLVABLE = 70
"""With so few placements left for both together, it is worth trying to look to the very end."""
_MOST = 1000
"""No margin is as large."""


def solve(
    board: Board, simulations: int, stop: Callable[[], bool] = never
) -> tuple[Placement, int] | None:
    """The best placement and the margin it leads to; None if the end is too far away."""
    if board.fits_me.bit_count() + board.fits_them.bit_count() > _SOLVABLE:
        return None
    try:
        return _Endgame(simulations * board.nodes, stop).solve(board)
    except _TooFar:
        return None


def margins(
    board: Board,
    nodes: int,
    within: int = _MOST,
    enough: Callable[[Mapping[Placement, int]], bool] = lambda found: False,
) -> dict[Placement, int] | None:
    """What every placement leads to if both go on as well as they can, as far as it lies within
    these bounds; what gains most comes first. None if that takes more than so many positions, or
    if what has been found so far is enough to know that it is of no use."""
    endgame, found = _Endgame(nodes, never), dict[Placement, int]()
    try:
        for move in endgame.moves(board):
            found[move] = endgame.margin(board, move, -within, within)
            if enough(found):
                return None
    except _TooFar:
        return None
    return found


def best_answer(board: Board, nodes: int) -> Placement | None:
    """The placement that leads to most; None if that takes more than so many positions."""
    try:
        return _Endgame(nodes, never).solve(board)[0]
    except _TooFar:
        return None


class _TooFar(Exception):
    """The end is too far away, or there is no time to see it."""


class _Endgame:
    """Alpha-beta to the very end."""

    def __init__(self, nodes: int, stop: Callable[[], bool]) -> None:
        self._nodes = nodes
        self._stop = stop

    def solve(self, board: Board) -> tuple[Placement, int]:
        """The best placement and the margin it leads to. Raises _TooFar."""
        best, top = None, -_MOST
        for move in self.moves(board):
            margin = self.margin(board, move, top, _MOST)
            if margin > top:
                best, top = move, margin
        assert best
        return best, top

    def moves(self, board: Board) -> list[Placement]:
        moves: list[Placement] = []
        for group, _ in by_gain(board.choice, board.planes):
            moves += listed(group)
        return moves

    def margin(self, before: Board, move: Placement, low: int, high: int) -> int:
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
        top = -_MOST
        for reply in self.moves(board):
            top = max(top, self.margin(board, reply, max(low, top), high))
            if top >= high:
                break
        return top if same else -top
