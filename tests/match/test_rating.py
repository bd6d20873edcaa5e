from math import log, sqrt

import pytest

from boomerang_desktop.match.rating import BETA, MU, NEWCOMER, SIGMA, Rating, rated


def test_a_newcomer_has_a_thousand_points_in_much_doubt() -> None:
    assert Rating(MU, SIGMA) == NEWCOMER
    assert NEWCOMER.points == 1000
    assert NEWCOMER.margin > 400


def test_400_points_are_odds_of_ten_to_one() -> None:
    ahead = Rating(MU + log(10) * BETA * sqrt(2), 0.0)
    assert ahead.points == 1400


def test_the_winner_rises_and_the_doubt_shrinks() -> None:
    first, second, third = rated([NEWCOMER] * 3, [1, 2, 2])
    assert first.points > 1000 > second.points
    assert second == third
    assert max(one.margin for one in (first, second)) < NEWCOMER.margin


def test_a_certain_rating_stays_the_same() -> None:
    _, bot = rated([NEWCOMER, Rating(MU, 0.0)], [1, 2])
    assert bot.mu == pytest.approx(MU, abs=0.01)
