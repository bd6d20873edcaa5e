"""What all plots share: pointing at a value, by hand or by key."""

import itertools
from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.statistics.plot import Plot, Value, nice_steps


class Three(Plot):
    def values(self) -> Sequence[Value]:
        return [Value(QRectF(10 + 60 * n, 40, 40, 30), f"value {n}") for n in range(3)]

    def draw(self, painter: QPainter) -> None:
        for value in self.values():
            painter.drawRect(value.area)

    def headers(self) -> Sequence[str]:
        return ("what",)

    def rows(self) -> Sequence[Sequence[str]]:
        return [(value.said,) for value in self.values()]


@pytest.fixture
def plot(qtbot: QtBot) -> Three:
    made = Three(100)
    qtbot.addWidget(made)
    made.resize(220, 120)
    made.show()
    made.describe("Three values")
    return made


def test_the_value_under_the_pointer_is_told(plot: Three) -> None:
    before = plot.grab().toImage()
    QTest.mouseMove(plot, QPoint(90, 55))
    assert plot.here == 1
    assert plot.grab().toImage() != before
    QTest.mouseMove(plot, QPoint(5, 5))
    assert plot.here is None


def test_the_arrow_keys_go_from_value_to_value(plot: Three) -> None:
    seen = []
    for key in (
        *(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left),
        *(Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Home),
    ):
        QTest.keyClick(plot, key)
        seen.append(plot.here)
    assert seen == [0, 1, 0, 2, 2, 0]


def test_those_who_listen_hear_all_of_it(plot: Three) -> None:
    assert plot.accessibleName() == "Three values"
    assert plot.accessibleDescription() == "value 0; value 1; value 2"


def test_what_is_said_stays_inside(plot: Three) -> None:
    for size in (QSize(90, 60), QSize(300, 200)):
        plot.resize(size)
        for value in plot.values():
            assert plot.rect().toRectF().contains(plot.bubble(value))


@pytest.mark.parametrize(("low", "high"), [(0, 1), (12, 61), (880.0, 1520.0), (-30, 40)])
def test_an_axis_has_a_few_round_figures(low: float, high: float) -> None:
    steps = nice_steps(low, high)
    assert 2 <= len(steps) <= 7
    assert all(low <= step <= high for step in steps)
    gaps = {round(b - a, 6) for a, b in itertools.pairwise(steps)}
    assert len(gaps) == 1
