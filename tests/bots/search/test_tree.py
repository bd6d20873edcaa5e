"""The tree search, on a game so small that its answer is known."""

from collections.abc import Sequence
from random import Random
from typing import Self

import attrs

from boomerang_desktop.bots.search.tree import ASK_STOP, Tree
from boomerang_desktop.games.core import Move


@attrs.frozen
class Take(Move):
    count: int


@attrs.define
class Heap:
    """Each takes one, two or three; whoever takes the last one wins."""

    left: int
    seat: int

    def promising(self) -> Sequence[Move]:
        return [Take(count) for count in (1, 2, 3) if count <= self.left]

    def play(self, move: Move) -> Self:
        assert isinstance(move, Take)
        left = self.left - move.count
        # the seat is -1 at the end, and -2 if the other one took the last
        return type(self)(left, 1 - self.seat if left else -1 - self.seat)

    def playout(self, rng: Random) -> Sequence[float]:
        heap = self
        while heap.left:
            heap = heap.play(rng.choice(heap.promising()))
        return (1.0, 0.0) if heap.seat == -1 else (0.0, 1.0)


def _grown(heap: Heap, simulations: int = 3000) -> Tree:
    tree = Tree(heap, width=3.0, curiosity=0.7)
    assert tree.grow(Random(1), simulations) == simulations
    return tree


def test_the_winning_move_is_found_for_either_seat() -> None:
    for left, best in ((5, 1), (6, 2), (7, 3)):
        for seat in (0, 1):
            move, value = _grown(Heap(left, seat)).answer()
            assert move == Take(best)
            assert value > 0.8


def test_a_lost_position_is_known_to_be_lost() -> None:
    _, value = _grown(Heap(8, 0)).answer()
    assert value < 0.4


def test_the_same_seed_grows_the_same_tree() -> None:
    assert _grown(Heap(7, 0), 200).answer() == _grown(Heap(7, 0), 200).answer()


def test_only_promising_moves_are_tried_while_simulations_are_few() -> None:
    tree = Tree(Heap(7, 0), width=0.5, curiosity=0.7)
    tree.grow(Random(1), 3)
    assert tree.root.moves == [Take(1), Take(2), Take(3)]
    assert len(tree.root.visits) < 3
    tree.grow(Random(1), 500)
    assert len(tree.root.visits) == 3


def test_every_simulation_is_counted() -> None:
    tree = _grown(Heap(7, 0), 300)
    assert sum(tree.root.visits) == tree.root.count == 300


def test_it_stops_when_told() -> None:
    tree = Tree(Heap(7, 0), width=3.0, curiosity=0.7)
    asked = iter((False, True))
    assert tree.grow(Random(1), 10**9, lambda: next(asked)) == ASK_STOP
    assert tree.grow(Random(1), 10**9, lambda: True) == 0
