"""One decision tried again and again."""

import pytest

from boomerang_desktop.bots.search.bandit import Arms


def test_habit_comes_first() -> None:
    assert Arms([0.2, 0.5, 0.3], curiosity=0.5).pick() == 1


def test_what_works_is_tried_more_and_more() -> None:
    arms = Arms([0.5, 0.3, 0.2], curiosity=0.2)
    for _ in range(200):
        arm = arms.pick()
        arms.learn(arm, 0.9 if arm == 2 else 0.1)
    assert max(range(3), key=arms.tries.__getitem__) == 2


def test_everything_that_is_learnt_is_counted() -> None:
    arms = Arms([0.5, 0.5], curiosity=0.2)
    for arm, value in ((0, 0.25), (1, 0.5), (1, 1.0)):
        arms.learn(arm, value)
    assert arms.tries == [1, 2]
    assert arms.totals == [0.25, 1.5]
    assert arms.visits == 3
    assert arms.total == pytest.approx(1.75)
