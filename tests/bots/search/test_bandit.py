"""One decision tried again and again."""

from collections import Counter
from random import Random

import pytest

from boomerang_desktop.bots.search.bandit import Arms


def test_habit_comes_first() -> None:
    assert Arms([0.2, 0.5, 0.3], 0.1).pick() == 1


def test_without_curiosity_the_arm_that_has_worked_is_tried_on_and_on() -> None:
    arms = Arms([0.5, 0.5], 0.0)
    arms.learn(0, 0.2)
    arms.learn(1, 0.8)
    for _ in range(20):
        assert arms.pick() == 1
        arms.learn(1, 0.8)


def test_an_arm_not_tried_yet_is_expected_to_be_as_good_as_the_others_were() -> None:
    arms = Arms([0.9, 0.1], 0.0)
    arms.learn(0, 0.5)
    # both promise a half, and the first of equals is taken
    assert arms.pick() == 0
    arms.learn(0, 0.3)
    assert arms.totals[0] / arms.tries[0] == pytest.approx(arms.total / arms.visits)


def test_curiosity_tries_everything_and_then_what_is_better_more_often() -> None:
    rng, arms = Random(1), Arms([0.8, 0.1, 0.1], 0.3)
    worth = (0.2, 0.3, 0.7)
    for _ in range(400):
        arm = arms.pick()
        arms.learn(arm, float(rng.random() < worth[arm]))
    assert min(arms.tries) > 0
    assert arms.tries.index(max(arms.tries)) == 2


def test_what_was_learnt_adds_up() -> None:
    arms, told = Arms([0.5, 0.5], 0.2), Counter[int]()
    for n in range(10):
        arms.learn(n % 2, n / 10)
        told[n % 2] += n
    assert (arms.visits, arms.tries) == (10, [5, 5])
    assert arms.totals == pytest.approx([told[0] / 10, told[1] / 10])
    assert arms.total == pytest.approx(sum(arms.totals))
