"""What an analysis says, from given figures."""

import pytest

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.games.circle.moves import STOP, THROW
from boomerang_desktop.match.analysis import Analysis, Depth, Judgement, Moment, Verdict
from boomerang_desktop.match.analysis.figures import mean, verdict_on


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (0.0, 0.0, Verdict.GOOD),
        (0.049, 0.0, Verdict.GOOD),
        (0.05, 0.0, Verdict.INACCURACY),
        (0.1, 0.0, Verdict.MISTAKE),
        (0.149, 0.01, Verdict.MISTAKE),
        (0.15, 0.01, Verdict.BLUNDER),
        # not more than its uncertainty
        (0.15, 0.075, Verdict.GOOD),
        (0.151, 0.075, Verdict.BLUNDER),
    ],
)
def test_a_verdict_is_only_given_beyond_the_uncertainty(
    loss: float, error: float, verdict: Verdict
) -> None:
    assert verdict_on(loss, error) is verdict


def test_only_what_a_player_is_to_blame_for_is_bad() -> None:
    assert [verdict.rank for verdict in Verdict] == [0, 1, 2, 3, 0, 0]
    assert [depth.rank for depth in Depth] == [0, 1, 2]


def chances(*shares: float) -> Chances:
    return Chances(shares, (0.1,) * len(shares))


def moment(
    number: int, seat: int, before: Chances, after: Chances, decided: float, loss: float = 0.0
) -> Moment:
    verdict = verdict_on(loss, 0.0)
    judgement = Judgement(0.5, 0.5, STOP, 0.5 + loss, 0.0, verdict, ())
    return Moment(number, seat, THROW, before, after, judgement, (decided, -decided), (0.03, 0.03))


def an_analysis() -> Analysis:
    even, better, worse, won = (chances(share, 1 - share) for share in (0.5, 0.7, 0.2, 1.0))
    moments = (
        moment(0, 0, even, better, 0.05),
        moment(1, 1, better, worse, 0.0),
        moment(2, 0, worse, worse, -0.1, loss=0.25),
        moment(3, 1, worse, won, 0.4),
    )
    return Analysis(Depth.NORMAL, 1, 4, even, moments)


def test_the_parts_of_a_seats_way_add_up() -> None:
    ours, theirs = an_analysis().balances
    assert (ours.start, ours.end) == (0.5, 1.0)
    assert ours.own == pytest.approx(0.05 - 0.1)
    assert ours.others == pytest.approx(0.4)
    assert ours.luck == pytest.approx(0.15 - 0.5 + 0.1 + 0.4)
    assert ours.adjusted == pytest.approx(0.5 - 0.05 + 0.4)
    assert ours.luck_error == pytest.approx(0.06)
    assert theirs.luck == pytest.approx(-ours.luck)
    assert theirs.own == pytest.approx(-0.4)


def test_the_moments_that_decided_are_ones_own_losses_and_what_happened_to_one() -> None:
    analysis = an_analysis()
    # a seat's own largest mistake is always included
    assert [m.number for m in analysis.deciding(0, 1)] == [2]
    assert [m.number for m in analysis.deciding(0, 2)] == [2, 3]
    assert [m.number for m in analysis.deciding(0)] == [1, 2, 3]
    # what the other lost by their own choice is no loss of ours
    assert [m.number for m in analysis.deciding(1)] == [0, 1, 3]
    assert analysis.deciding(0, 99) == list(analysis.moments)


def test_what_cancels_out_at_a_moment_of_another_is_not_seen() -> None:
    sure, even = chances(1.0, 0.0), chances(0.5, 0.5)
    flat = moment(0, 1, sure, sure, -0.59)
    assert flat.luck[0] == pytest.approx(0.59)
    assert flat.seen(0) == (0.0, 0.0)
    assert flat.weight(0) == 0.0
    # for the seat's own choices everything counts
    assert flat.seen(1) == pytest.approx((0.59, -0.59))
    assert moment(0, 1, even, sure, -0.1).seen(0) == pytest.approx((0.0, 0.5))
    assert moment(0, 1, even, sure, 0.8).seen(0) == pytest.approx((0.5, 0.0))
    assert moment(0, 1, even, sure, 0.2).seen(0) == pytest.approx((0.2, 0.3))


def test_chances_are_told_as_far_as_they_are_known() -> None:
    analysis = an_analysis()
    assert analysis.complete
    assert analysis.chances(0) == analysis.start
    assert analysis.chances(4) == chances(1.0, 0.0)
    assert analysis.chances(5) is None


def test_the_mean_of_judgements_strays_as_they_do() -> None:
    both = mean([Chances((0.2, 0.8), (0.3, 0.3)), Chances((0.4, 0.6), (0.4, 0.4))])
    assert both.shares == pytest.approx((0.3, 0.7))
    assert both.errors == pytest.approx((0.125**0.5,) * 2, abs=1e-6)
