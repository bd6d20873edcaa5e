"""What points make of a win."""

import pytest

from boomerang_desktop.bots.search.outcome import (
    expected_share,
    final_share,
    judged,
    striven_for,
    with_ties,
)
from boomerang_desktop.games.core import Result


@pytest.mark.parametrize("points", [(3.0, 3.0, 3.0), (10.0, 2.0, -4.0), (0.0, 1e6)])
def test_shares_add_up(points: tuple[float, ...]) -> None:
    shares = [expected_share(points, seat, 2.0) for seat in range(len(points))]
    assert sum(shares) == pytest.approx(1)
    assert shares.index(max(shares)) == points.index(max(points))


def test_the_more_uncertain_the_points_the_less_a_lead_is_worth() -> None:
    sure, doubtful = (expected_share((6.0, 3.0), 0, spread) for spread in (1.0, 10.0))
    assert 0.5 < doubtful < sure < 1


def test_winners_share_the_win_and_others_get_nothing() -> None:
    result = Result((4, 7, 7), (1, 2), ({}, {}, {}), "X1")
    assert [final_share(result, seat) for seat in range(3)] == [0.0, 0.5, 0.5]


def test_what_one_strives_for_lies_between_nothing_and_all() -> None:
    assert striven_for(0.0, (-1e9, 0.0), 0, 10.0) == pytest.approx(0)
    assert striven_for(1.0, (1e9, 0.0), 0, 10.0) == pytest.approx(1)
    assert striven_for(0.5, (3.0, 3.0), 0, 10.0) == pytest.approx(0.5)


def test_a_loser_would_rather_lose_by_less_but_any_win_is_better() -> None:
    far, near = (striven_for(0.0, (mine, 20.0), 0, 10.0) for mine in (0.0, 19.0))
    narrow = striven_for(1.0, (20.1, 20.0), 0, 10.0)
    assert far < near < narrow
    # the lead is over the best of the others, not over all of them
    assert striven_for(0.0, (5.0, 20.0, 0.0), 0, 10.0) == striven_for(0.0, (5.0, 20.0), 0, 10.0)


def test_chances_of_all_add_up_and_are_even_where_points_are() -> None:
    even = judged([[5.0, 5.0, 5.0]], 2.0, 0.0)
    assert even.shares == pytest.approx((1 / 3,) * 3)
    assert even.errors == (0.0,) * 3
    found = judged([[3.0, 1.0, 0.0], [0.0, 7.0, 2.0]], 2.0, 0.1)
    assert sum(found.shares) == pytest.approx(1)
    assert found.shares[1] > found.shares[0] > found.shares[2]


def test_more_looks_make_surer_but_never_surer_than_judgement_is() -> None:
    looks = [[3.0, 0.0], [0.0, 3.0]]
    few, many = (judged(looks * count, 1.0, 0.2).errors[0] for count in (1, 50))
    assert few > many > 0.2 * 0.25 * 0.999
    assert judged(looks * 5000, 1.0, 0.2).errors[0] == pytest.approx(0.05, abs=0.001)


def test_what_nobody_can_foresee_may_be_anybodys() -> None:
    looks = [[100.0, 0.0, 0.0, 0.0], [90.0, 0.0, 0.0, 5.0]]
    found = judged(looks, 1.0, 0.0, unforeseen=0.04)
    assert found.shares == pytest.approx((0.97, 0.01, 0.01, 0.01))
    assert found.errors == pytest.approx((0.0,) * 4, abs=1e-3)


def test_many_looks_that_agree_tell_more_than_their_mean() -> None:
    looks = [[2.0, 0.0, -1.0], [0.0, 1.0, -2.0], [1.0, 0.0, 0.0]]
    mean, keen = judged(looks, 1.0, 0.0), judged(looks, 1.0, 0.0, keen=1.5)
    assert sum(keen.shares) == pytest.approx(1)
    assert keen.shares[0] > mean.shares[0] > 0.5 > mean.shares[2] > keen.shares[2]
    assert keen.errors[0] > mean.errors[0], "and stray as much further"
    even = judged([[0.0, 1.0], [1.0, 0.0]], 1.0, 0.0, keen=1.5)
    assert even.shares == pytest.approx((0.5, 0.5))


def test_a_tie_that_is_broken_is_ahead_by_a_little() -> None:
    assert with_ties(Result((7, 7), (1,), ({}, {}), "X1")) == [7.0, 7.4]
    assert with_ties(Result((7, 7), (0, 1), ({}, {}), "X1")) == [7.2, 7.2]
