"""Arrows with two players: alpha-beta, deeper and deeper, captures always seen to their end.

Moves are expected to be no better than the best so far and only have to prove the contrary (null
windows), late ones at less depth (reductions); what has refuted much comes early (history, killer
moves); positions met again are known (transposition table).
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from random import Random

from boomerang_desktop.bots.arrows.board import board_of, captures, entries, play, quiet_moves
from boomerang_desktop.bots.arrows.evaluation import Board, duel, sensible
from boomerang_desktop.bots.core import Liking
from boomerang_desktop.bots.search.tree import ASK_STOP
from boomerang_desktop.games.arrows.board import facing
from boomerang_desktop.games.arrows.ending import ALL_TURNS, QUIET_TURNS
from boomerang_desktop.games.arrows.moves import Decline, Step, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move

_WON = 100.0
_DEEPEST = 32
_FARTHEST = 12
"""How far captures are followed beyond the depth that is searched."""
_LEAST = 1e-9
"""By how much a move must be better to be better."""
_LATE, _VERY_LATE = 3, 12
"""Quiet moves that come after so many others are searched one ply less deep, or two."""
PRICE, _PATIENCE = 0.03, 15
"""What each quiet turn costs whoever thinks, in pawns, up to so many: sixty of them are a draw
(P9), and without a price nobody would place a pawn first. In all it is less than a pawn is worth,
so that nobody gives one up for it."""
_TASTE = 0.3
"""In pawns: how much better a move looks at first to somebody who likes it …"""
_OFTEN = 0.5
"""… and in what part of its decisions: a duel has many equal moves, of which some are good all the
same for those who like them."""


class _OutOfTime(Exception):
    pass


class Duel:
    """One search. `nodes` positions may be looked at. A `price` is for playing: what is judged for
    both has none. If it is `wide`, no move is searched less deep than others; if it is `seasoned`,
    it knows what the cells are worth."""

    def __init__(
        self,
        nodes: int,
        stop: Callable[[], bool],
        price: float = PRICE,
        wide: bool = False,
        seasoned: bool = False,
    ) -> None:
        self.nodes = nodes
        self._stop = stop
        self._price = price
        self._wide = wide
        self._seasoned = seasoned
        # what is known: to what depth, at least or at most or exactly what, and the best move
        self.known: dict[Board, tuple[int, int, float, Move | None]] = {}
        # by identity, as every move is made once; the less the better
        self._heat: defaultdict[int, int] = defaultdict(int)
        # by turn
        self._killers: dict[int, Move] = {}

    def think(
        self,
        state: ArrowsState,
        moves: Sequence[Move],
        rng: Random,
        deepest: int = _DEEPEST,
        liking: Liking | None = None,
    ) -> tuple[Move, float, int]:
        """The best move, how the game then stands in pawns, and how deep the search went. Of equal
        moves the first is taken: what somebody likes is tried first."""
        self._setup, self._seat = state.setup, state.to_act[0]
        board, quiet, turns = board_of(state), state.quiet, state.turns
        order = list(sensible(state, self._seat, moves))
        if not order:
            return self._least_loss(state, moves, rng)
        rng.shuffle(order)  # so that not all matches are the same
        sights = [-2 * _WON] * len(order)
        try:
            for number, move in enumerate(order):
                sights[number] = self._after(board, move, quiet, turns, 0, -2 * _WON, 2 * _WON)
        except _OutOfTime:
            pass
        if liking and rng.random() > _OFTEN:
            liking = None
        likes = [_TASTE * liking(move) if liking else 0.0 for move in order]
        ranks = sorted(range(len(order)), key=lambda n: sights[n] + likes[n], reverse=True)
        order = [order[rank] for rank in ranks]
        best, value, deep = order[0], max(sights), 0
        for depth in range(1, deepest + 1):
            top, late = -2 * _WON, len(order) if depth == 1 or self._wide else 2 * _LATE
            try:
                for number, move in enumerate(tuple(order)):
                    less = depth - (number >= late)
                    tried = self._tried(
                        board, move, quiet, turns, depth, less, top, 2 * _WON, number == 0
                    )
                    if tried > top:
                        # should time run out: the first is the best so far, any other is better
                        top, best, value = tried, move, tried
                        order.remove(move)
                        order.insert(0, move)
            except _OutOfTime:
                break
            deep = depth
            if abs(top) > _WON / 2:
                break
        return best, value, deep

    def _least_loss(
        self, state: ArrowsState, moves: Sequence[Move], rng: Random
    ) -> tuple[Move, float, int]:
        """When only moves are given that do not capture, though one must (P5)."""
        values, share = [], self.nodes // len(moves)
        for move in moves:
            after = state.play(self._seat, move)
            if result := after.result():
                drawn = len(result.winners) > 1
                values.append(0.0 if drawn else _WON if self._seat in result.winners else -_WON)
                continue
            other = Duel(share, self._stop, self._price, self._wide, self._seasoned)
            _, ahead, _ = other.think(after, after.legal(after.to_act[0]), rng)
            values.append(ahead if after.to_act[0] == self._seat else -ahead)
        self.nodes = 0
        best = max(range(len(moves)), key=values.__getitem__)
        return moves[best], values[best], 1

    def _tried(
        self,
        board: Board,
        move: Move,
        quiet: int,
        turns: int,
        depth: int,
        less: int,
        low: float,
        high: float,
        first: bool,
    ) -> float:
        """What the move is worth, if that lies between the bounds; all but the first must show at
        less depth that they are worth more than the lower one."""
        if not first:
            value = self._after(board, move, quiet, turns, less, low, low + _LEAST)
            if value <= low or (less == depth and value >= high):
                return value
        return self._after(board, move, quiet, turns, depth, low, high)

    def _after(
        self, board: Board, move: Move, quiet: int, turns: int, depth: int, low: float, high: float
    ) -> float:
        """What the move is worth to whoever makes it, if that lies between the two bounds."""
        self.nodes -= 1
        if self.nodes < 0 or (self.nodes % ASK_STOP == 0 and self._stop()):
            raise _OutOfTime
        after = play(board, move, self._setup)
        if not board[6]:
            turns += 1
        if not after:
            return _WON - turns / 100  # sooner is better for the winner, later for the loser
        if type(move) is Step:
            quiet += 1
        elif type(move) is not Decline:
            quiet = 0
        if depth <= 0 or not (type(move) is Take or after[6]):
            depth -= 1
        if after[6]:
            return self._value(after, quiet, turns, depth, low, high)
        if quiet >= QUIET_TURNS or turns >= ALL_TURNS:
            return -self._at_last(after, turns)
        return -self._value(after, quiet, turns, depth, -high, -low)

    def _value(
        self, board: Board, quiet: int, turns: int, depth: int, low: float, high: float
    ) -> float:
        hunters = 0 if board[6] else board[0] & facing(board[1])  # `able`, written out
        if depth <= 0 and (not hunters or depth <= -_FARTHEST):
            return duel(board, self._seasoned) - self._cost(board, quiet)
        known = self.known.get(board)
        best: Move | None = None
        if known:
            seen, bound, value, best = known
            if seen >= depth and (
                bound == 0 or (bound > 0 and value >= high) or (bound < 0 and value <= low)
            ):
                return value
        reduced = not (self._wide or hunters or board[6]) and depth > 1
        top, floor = -2 * _WON, low
        for number, move in enumerate(self._moves(board, hunters, turns, best)):
            less = depth
            if reduced and number >= _LATE:
                less -= 2 if number >= _VERY_LATE and depth > 2 else 1
            value = self._tried(board, move, quiet, turns, depth, less, floor, high, number == 0)
            if value > top:
                top, best = value, move
                if top > floor:
                    floor = top
                if top >= high:
                    if not hunters:
                        self._heat[id(move)] -= depth * depth
                        self._killers[turns] = move
                    break
        self.known[board] = (depth, 1 if top >= high else -1 if top <= low else 0, top, best)
        return top

    def _moves(self, board: Board, hunters: int, turns: int, known: Move | None) -> Iterator[Move]:
        """The best-looking ones first. What is known to be good needs no others to be thought of,
        if it is good enough."""
        if known:
            yield known
        moves: Sequence[Move]
        if hunters:
            moves = captures(board, hunters, self._setup)
        elif board[6]:
            moves = entries(board, self._setup)
        else:
            moves = quiet_moves(board, self._heat)
        killer = self._killers.get(turns)
        for first in moves:
            # by identity: to compare moves takes too long
            if first is killer and first is not known:
                yield first
                break
        for move in moves:
            if move is not known and move is not killer:
                yield move

    def _cost(self, board: Board, quiet: int) -> float:
        """Of so many quiet turns, to whoever decides."""
        cost = self._price * min(quiet, _PATIENCE)
        return cost if board[7] == self._seat else -cost

    def _at_last(self, board: Board, turns: int) -> float:
        """When P9's turns have run out, more pawns win (P13)."""
        own, their, hand, other_hand, *_ = board
        lead = own.bit_count() + hand - their.bit_count() - other_hand
        if not lead:
            return -self._cost(board, QUIET_TURNS)
        return _WON - turns / 100 if lead > 0 else turns / 100 - _WON
