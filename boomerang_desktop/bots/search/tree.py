"""Tree search for any number of players: everybody does what is best for themselves (max^n)."""

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Protocol, Self

from boomerang_desktop.bots.core import Liking
from boomerang_desktop.games.core import Move

ASK_STOP = 32
"""Simulations between two looks at the stop flag."""
AS_GOOD = 0.01
"""Moves that differ by less are taken to be as good as each other, where the best is worth 1."""
_NEARLY = 1.25
"""How many times as often a move may have been tried as another that is about as good."""


def never() -> bool:
    return False


class Position(Protocol):
    """What a game has to tell the search; a value, like a state."""

    seat: int
    """Who decides; -1 when it is over."""

    def promising(self) -> Sequence[Move]:
        """The moves, the most promising ones first; later ones may be left out."""

    def play(self, move: Move) -> Self: ...

    def playout(self, rng: Random) -> Sequence[float]:
        """Plays on for everybody; the utility that comes of it for each seat, 0 to 1."""


class Node:
    """A position that has been visited, and what came of its moves for the seat to act."""

    __slots__ = ("children", "count", "moves", "position", "totals", "visits")

    def __init__(self, position: Position) -> None:
        self.position = position
        self.moves: Sequence[Move] | None = None
        self.count = 0
        # by move, as far as moves have been tried
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.children: list[Node] = []


class Tree:
    """UCT that widens slowly: with `n` visits only the `width * n ** 0.5` best-looking moves of a
    position are in the running, so that knowledge decides where few simulations cannot."""

    def __init__(self, root: Position, width: float, curiosity: float) -> None:
        self.root = Node(root)
        self._width = width
        self._curiosity = curiosity

    def grow(self, rng: Random, simulations: int, stop: Callable[[], bool] = never) -> int:
        """Adds so many simulations, or fewer if `stop` says so; returns how many."""
        for done in range(simulations):
            if done % ASK_STOP == 0 and stop():
                return done
            self._simulate(rng)
        return simulations

    def _simulate(self, rng: Random) -> None:
        node = self.root
        path: list[tuple[Node, int]] = []
        while True:
            node.count += 1
            if node.position.seat < 0:
                break
            if node.moves is None:
                if node.count == 1 and path:
                    break
                node.moves = node.position.promising()
            tried = len(node.visits)
            if tried < len(node.moves) and tried <= self._width * sqrt(node.count):
                child = Node(node.position.play(node.moves[tried]))
                node.visits.append(0)
                node.totals.append(0.0)
                node.children.append(child)
                choice = tried
            else:
                choice = self._best(node)
            path.append((node, choice))
            node = node.children[choice]
        utilities = node.position.playout(rng)
        for node, choice in path:
            node.visits[choice] += 1
            node.totals[choice] += utilities[node.position.seat]

    def _best(self, node: Node) -> int:
        """The move with the most hope (UCB1)."""
        spread = self._curiosity * sqrt(log(node.count))
        best, choice = -1.0, 0
        for n, (visits, total) in enumerate(zip(node.visits, node.totals, strict=True)):
            hope = total / visits + spread / sqrt(visits)
            if hope > best:
                best, choice = hope, n
        return choice

    def answer(self, liking: Liking | None = None, as_good: float = AS_GOOD) -> tuple[Move, float]:
        """The move tried most, or one that did as well and is more to somebody's liking; and what
        it is worth for the seat to act."""
        root = self.root
        moves = root.moves
        assert moves
        values = [total / count for total, count in zip(root.totals, root.visits, strict=True)]
        most = max(range(len(values)), key=lambda n: (root.visits[n], values[n]))
        if liking is not None:
            good = [
                n
                for n, value in enumerate(values)
                if value >= values[most] - as_good and _NEARLY * root.visits[n] >= root.visits[most]
            ]
            most = max(good, key=lambda n: (liking(moves[n]), root.visits[n]))
        return moves[most], values[most]
