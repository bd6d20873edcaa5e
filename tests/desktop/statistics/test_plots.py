"""The plots: what they tell, and that they are drawn."""

import itertools

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.statistics.plot import Plot
from boomerang_desktop.desktop.statistics.plots import (
    Curve,
    CurvePoint,
    Pair,
    Pairs,
    ResultMark,
    ResultMarks,
    Share,
    Shares,
    percent,
    trend,
)

pytestmark = pytest.mark.usefixtures("english")

SHARES = [
    Share("The Hunt", 10, 0.4, 0.2, 0.7, 0.33, True),
    Share("The Road Trip", 100, 0.6, 0.5, 0.7, 0.25, False),
]
SPOTS = [CurvePoint(f"day {n}", 1000.0 + 10 * n, 50.0, f"said {n}", n == 2) for n in range(5)]


def shown(plot: Plot, qtbot: QtBot) -> Plot:
    qtbot.addWidget(plot)
    plot.resize(420, plot.sizeHint().height())
    plot.show()
    return plot


def test_shares_are_told_with_their_doubt_where_they_are_few(qtbot: QtBot) -> None:
    plot = Shares()
    plot.show_shares(SHARES, "Wins")
    shown(plot, qtbot)
    few, many = (value.said for value in plot.values())
    assert few == "The Hunt: 10 matches, 40% won (between 20% and 70%), fair share 33%"
    assert many == "The Road Trip: 100 matches, 60% won, fair share 25%"
    assert plot.rows()[0] == ("The Hunt", "10", "40%", "20%", "70%", "33%")
    assert len(plot.headers()) == len(plot.rows()[0])


def test_a_curve_tells_the_match_under_the_pointer(qtbot: QtBot) -> None:
    plot = Curve()
    plot.show_spots(SPOTS, "Rating")
    shown(plot, qtbot)
    for n, value in enumerate(plot.values()):
        QTest.mouseMove(plot, value.area.center().toPoint() + QPoint(0, 15))
        assert plot.here == n
    assert plot.rows()[1] == ("day 1", "1,010", "50")
    assert plot.headers()[1] == "Rating"


@pytest.mark.parametrize("count", [0, 1, 2, 300])
@pytest.mark.parametrize("joined", [True, False])
def test_a_curve_of_any_length_is_drawn(count: int, joined: bool, qtbot: QtBot) -> None:
    plot = Curve(joined=joined)
    plot.show_spots([CurvePoint("", 5.0, 0.0, "")] * count, "Scores")
    shown(plot, qtbot)
    colours = _colours(plot)
    assert (len(colours) > 1) is (count > 0)


def _colours(plot: Plot) -> set[int]:
    image = plot.grab().toImage()
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def test_points_are_compared_with_those_of_winners(qtbot: QtBot) -> None:
    plot = Pairs()
    plot.show_pairs([Pair("Sites", 18, 21.5), Pair("Animals", 0, 0)], "Points")
    shown(plot, qtbot)
    assert plot.values()[0].said == "Sites: you 18, winners 21.5"
    assert plot.rows() == [("Sites", "18", "21.5"), ("Animals", "0", "0")]


def test_the_last_results_stand_in_a_row(qtbot: QtBot) -> None:
    plot = ResultMarks()
    plot.show_marks([ResultMark("1", True, "won"), ResultMark("3", False, "third")] * 10, "Results")
    shown(plot, qtbot)
    areas = [value.area for value in plot.values()]
    assert all(a.right() < b.left() for a, b in itertools.pairwise(areas))
    assert areas[-1].right() <= plot.width()
    assert plot.rows()[1] == ("third",)


@pytest.mark.parametrize("make", [Shares, Curve, Pairs, ResultMarks])
def test_an_empty_plot_is_no_trouble(make: type[Plot], qtbot: QtBot) -> None:
    plot = make()  # type: ignore[call-arg]
    shown(plot, qtbot)
    assert plot.values() == []
    assert not plot.grab().isNull()


def test_the_trend_is_smoother_than_what_it_follows() -> None:
    assert trend([]) == []
    assert trend([4.0]) == [4.0]
    wild = [0.0, 10.0] * 8
    calm = trend(wild)
    assert max(calm) - min(calm) < 5
    assert len(calm) == len(wild)


def test_a_share_is_a_whole_percentage() -> None:
    assert (percent(0.0), percent(0.333), percent(1.0)) == ("0%", "33%", "100%")
