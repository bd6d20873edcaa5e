"""A search that knows no game, on a game of counters: two take one or two, the last one wins."""

from collections.abc import Sequence
from random import Random
from typing import Self

import attrs
import pytest

from boomerang_desktop.bots.search.tree import ASK_STOP, Tree
from boomerang_desktop.games.core import Move


@attrs.frozen
class Take(Move):
    count: int


class Counters:
    def __init__(self, left: int, turn: int = 0) -> None:
        self.left, self.turn = left, turn
        self.seat = turn if left else -1

    def promising(self) -> Sequence[Move]:
        return [Take(count) for count in (1, 2) if count <= self.left]

    def play(self, move: Move) -> Self:
        assert isinstance(move, Take)
        return type(self)(self.left - move.count, 1 - self.turn)

    def playout(self, rng: Random) -> Sequence[float]:
        here = self
        while here.seat >= 0:
            here = here.play(rng.choice(here.promising()))
        # whoever would be next has lost
        return (0.0, 1.0) if here.turn == 0 else (1.0, 0.0)


@pytest.mark.parametrize(("left", "best"), [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
def test_it_finds_the_move_that_leaves_a_multiple_of_three(left: int, best: int) -> None:
    tree = Tree(Counters(left), 2.0, 0.5)
    assert tree.grow(Random(1), 600) == 600
    move, value = tree.answer()
    assert move == Take(best)
    assert value > 0.6


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    lost, won = Tree(Counters(3), 2.0, 0.5), Tree(Counters(3, turn=1).play(Take(1)), 2.0, 0.5)
    lost.grow(Random(2), 500)
    won.grow(Random(2), 500)
    assert lost.answer()[1] < 0.3
    assert won.answer()[1] > 0.7


def test_every_simulation_is_counted_once() -> None:
    tree = Tree(Counters(6), 2.0, 0.5)
    tree.grow(Random(3), 90)
    tree.grow(Random(3), 10)
    assert tree.root.count == 100
    assert sum(tree.root.visits) == 100
    assert all(0 <= total <= n for n, total in zip(tree.root.visits, tree.root.totals, strict=True))


def test_with_few_simulations_only_the_most_promising_move_is_in_the_running() -> None:
    tree = Tree(Counters(9), 0.5, 0.5)
    tree.grow(Random(4), 3)
    assert tree.answer()[0] == Take(1)
    assert tree.root.visits == [3]
    tree.grow(Random(4), 1)
    assert tree.root.visits == [3, 1]


def test_it_stops_when_told_and_looks_now_and_then() -> None:
    looks: list[bool] = []

    def stop() -> bool:
        looks.append(len(looks) == 2)
        return looks[-1]

    tree = Tree(Counters(9), 2.0, 0.5)
    assert tree.grow(Random(5), 10**6, stop) == 2 * ASK_STOP
    assert len(looks) == 3
    assert tree.grow(Random(5), 10, lambda: True) == 0


def test_the_same_seed_grows_the_same_tree() -> None:
    one, other = Tree(Counters(9), 2.0, 0.5), Tree(Counters(9), 2.0, 0.5)
    one.grow(Random(6), 200)
    other.grow(Random(6), 200)
    assert (one.root.visits, one.root.totals) == (other.root.visits, other.root.totals)


@pytest.mark.parametrize(
    ("visits", "value", "chosen"),
    [(9, 0.5, 2), (7, 0.5, 1), (9, 0.45, 1)],
    ids=["as good, as well known", "hardly known", "worse"],
)
def test_a_liking_decides_between_moves_that_are_as_good_and_as_well_known(
    visits: int, value: float, chosen: int
) -> None:
    tree = Tree(Counters(9), 2.0, 0.5)
    tree.root.moves = [Take(1), Take(2)]
    tree.root.visits, tree.root.totals = [10, visits], [5.0, visits * value]
    assert tree.answer()[0] == Take(1)
    assert tree.answer(lambda move: float(move == Take(2)))[0] == Take(chosen)


def test_what_counts_as_as_good_can_be_told_more_finely() -> None:
    tree = Tree(Counters(9), 2.0, 0.5)
    tree.root.moves = [Take(1), Take(2)]
    tree.root.visits, tree.root.totals = [10, 9], [5.0, 9 * 0.495]
    chosen = [tree.answer(lambda move: float(move == Take(2)), fine)[0] for fine in (0.01, 0.002)]
    assert chosen == [Take(2), Take(1)]
