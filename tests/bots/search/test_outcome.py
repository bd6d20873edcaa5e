"""What expected points mean for the win."""

import pytest

from boomerang_desktop.bots.search.outcome import expected_share, final_share, striven_for
from boomerang_desktop.games.core import Result


def test_shares_add_up_and_follow_the_points() -> None:
    points = [10.0, 12.0, 7.0]
    shares = [expected_share(points, seat, 3.0) for seat in range(3)]
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[0] > shares[2]


def test_the_more_uncertain_the_points_the_nearer_the_shares() -> None:
    sure, unsure = (expected_share([10.0, 8.0], 0, spread) for spread in (0.5, 20.0))
    assert sure > 0.95
    assert 0.5 < unsure < 0.55
    assert expected_share([0.0, 1e6], 0, 0.1) >= 0


def test_a_win_is_shared_by_its_winners() -> None:
    result = Result((5, 5, 3), (0, 1), ({}, {}, {}), "X1")
    assert [final_share(result, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_even_a_loser_has_something_to_strive_for() -> None:
    near, far = (striven_for(0.0, [points, 30.0], 0, 10.0) for points in (28.0, 5.0))
    assert 0 <= far < near < striven_for(1.0, [31.0, 30.0], 0, 10.0) <= 1
