"""The curves of the chances: few points, and the outcome among them as it is."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.table.chances import FINEST, Curves, Point, thinned


def test_a_short_match_is_drawn_as_it_was() -> None:
    points = [Point(n, n / 10) for n in range(10)]
    assert thinned(points, 10) == points


def test_a_long_match_is_averaged_but_for_its_outcome() -> None:
    wavering = [Point(n, 0.4 + 0.2 * (n % 2)) for n in range(480)]
    found = thinned([*wavering, Point(480, 1.0)], 480)
    assert len(found) == FINEST + 1
    assert found[-1] == Point(480, 1.0)
    assert all(point.share == pytest.approx(0.5) for point in found[:-1])
    assert [point.position for point in found] == sorted(point.position for point in found)


def test_figures_are_told_as_far_as_they_are_known(qtbot: QtBot) -> None:
    curves = Curves()
    qtbot.addWidget(curves)
    curves.names, curves.whole = ("Ana", "Bruno"), 4
    curves.points = [[Point(0, 0.5), Point(2, 0.75)], [Point(1, 0.25), Point(2, 0.25)]]
    assert curves.told(0) == "Ana · 50%"
    assert curves.told(2) == "Ana · 75%\nBruno · 25%"
    # the end is not known before it has been worked out
    assert curves.told(4) == ""
    curves.done = True
    assert curves.told(4) == "Ana · 75%\nBruno · 25%"


def test_unfinished_curves_do_not_look_finished(qtbot: QtBot) -> None:
    curves = Curves()
    qtbot.addWidget(curves)
    curves.resize(220, 150)
    curves.names, curves.whole = ("Ana", "Bruno"), 10
    curves.points = [[Point(0, 0.5), Point(4, 0.75)], [Point(0, 0.5), Point(4, 0.25)]]
    unfinished = curves.grab().toImage()
    curves.done = True
    assert curves.grab().toImage() != unfinished
