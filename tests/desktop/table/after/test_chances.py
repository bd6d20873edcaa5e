"""The curves of the chances: few points, and the outcome among them as it is."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.desktop.saver import Saver
from boomerang_desktop.desktop.saves import Saves
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.desktop.table.after.chances import (
    FINEST,
    ChancesPanel,
    Curves,
    Point,
    thinned,
)
from boomerang_desktop.desktop.table.after.inquiry import Inquiry
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.analysis import Judgement, Verdict
from boomerang_desktop.match.analysis.examine import Found, Piece
from tests.desktop.scene.heap import HEAP
from tests.desktop.table.adviser import Adviser
from tests.sixth.games.heap import Take


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


def test_a_click_goes_to_that_position_and_not_beyond_the_match(qtbot: QtBot) -> None:
    curves = Curves()
    qtbot.addWidget(curves)
    curves.resize(300, 150)
    curves.show()
    curves.whole = 10
    chosen: list[int] = []
    curves.chosen.connect(chosen.append)
    plot = curves.plot()
    for x in (0.0, plot.left(), plot.center().x(), plot.right(), curves.width() - 1.0):
        spot = QPoint(round(x), round(plot.center().y()))
        QTest.mouseClick(curves, Qt.MouseButton.LeftButton, pos=spot)
    assert chosen == [0, 0, 5, 10, 10]


def test_curves_and_the_place_that_one_looks_at_are_drawn(qtbot: QtBot) -> None:
    curves = Curves()
    qtbot.addWidget(curves)
    curves.resize(300, 150)
    curves.names, curves.whole = ("Ana", "Bruno"), 4
    curves.points = [[], []]
    seen = [curves.grab().toImage()]
    curves.points = [[Point(0, 0.5), Point(4, 1.0)], [Point(0, 0.5), Point(4, 0.0)]]
    seen.append(curves.grab().toImage())
    curves.here = 2
    seen.append(curves.grab().toImage())
    assert seen[0] != seen[1] != seen[2]


def test_a_match_without_decisions_is_no_obstacle(qtbot: QtBot) -> None:
    assert thinned([], 0) == []
    assert thinned([Point(0, 0.5)], 0) == [Point(0, 0.5)]


def chances(ana: float) -> Found:
    judgement = Judgement(ana, ana, Take(3), ana, 0.0, Verdict.GOOD, ())
    return Found(Chances((ana, 1 - ana), (0.1, 0.1)), judgement)


class Panel:
    """The chances of a match of the toy game that is over."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.adviser = Adviser()
        self.saver = Saver(Saves(folder))
        self.inquiry = Inquiry(self.saver, None, [self.adviser])
        self.panel = ChancesPanel(self.inquiry)
        qtbot.addWidget(self.panel)
        self.match = Match.new(HEAP, [Seat("Ana"), Seat("Bruno")], {"size": 9}, 1, 0)
        for seat in (0, 1, 0):
            self.match.play(seat, Take(3))
        setup = MatchSetup(HEAP, self.match.seats, self.match.settings, frozenset({0}))
        self.words: Words[Any] = Words(setup)

    def begin(self) -> None:
        self.panel.begin(self.match, self.words)


@pytest.fixture
def over(qtbot: QtBot, tmp_path: Path) -> Iterator[Panel]:
    made = Panel(qtbot, tmp_path)
    yield made
    made.adviser.close()
    made.saver.close()


def test_positions_are_worked_out_one_after_the_other_and_then_the_outcome(over: Panel) -> None:
    over.begin()
    assert not over.panel.isVisible()
    for number, ana in enumerate((0.6, 0.7, 0.9)):
        (job,) = over.adviser.jobs
        (piece,) = job.given
        assert isinstance(piece, Piece)
        assert (piece.game, piece.state) == ("heap", over.match.states[number])
        over.adviser.answer(chances(ana))
        assert over.panel.isVisible()
    assert not over.inquiry.working
    first, second = over.panel.curves.points
    assert [point.share for point in first] == pytest.approx([0.6, 0.7, 0.9, 1.0])
    assert [point.share for point in second] == pytest.approx([0.4, 0.3, 0.1, 0.0])
    assert over.panel.curves.accessibleDescription() == "Ana · 100%\nBruno · 0%"


def test_what_luck_and_choices_came_to_is_told_when_all_is_known(over: Panel) -> None:
    over.begin()
    for ana in (0.6, 0.7, 0.9):
        assert over.panel.told.isHidden()
        over.adviser.answer(chances(ana))
    assert not over.panel.told.isHidden()
    told = over.panel.told.text()
    assert told == (
        "You began with 60 of 100 chances to win and ended with 100: +20 through your own choices, "
        "+20 through those of Bruno."
    )


def test_nothing_is_shown_to_people_who_still_play(over: Panel) -> None:
    over.begin()
    over.adviser.answer(chances(0.6))
    over.panel.watch(over.match.until(1))
    assert over.panel.isHidden()
    over.inquiry.changed.emit()
    assert over.panel.isHidden()


def test_the_same_match_is_not_worked_out_twice(over: Panel) -> None:
    over.begin()
    over.adviser.answer(chances(0.6))
    over.begin()
    assert len(over.panel.curves.points[0]) == 1
    assert over.adviser.forgotten == 0


def test_stopped_nobody_thinks_on_and_nothing_is_seen(over: Panel) -> None:
    over.begin()
    over.adviser.answer(chances(0.6))
    over.panel.stop()
    assert over.adviser.forgotten == 1
    assert not over.panel.isVisible()
    assert not over.inquiry.working
    over.panel.stop()
    assert over.adviser.forgotten == 1


def test_a_curve_that_stops_short_is_not_shown(over: Panel) -> None:
    over.begin()
    over.adviser.answer(chances(0.6))
    over.adviser.give_up()
    assert not over.panel.isVisible()
    assert not over.inquiry.working


def test_where_one_looks_back_to_is_marked(over: Panel) -> None:
    over.begin()
    over.panel.show_position(2)
    assert over.panel.curves.here == 2
    chosen: list[int] = []
    over.panel.chosen.connect(chosen.append)
    over.panel.curves.chosen.emit(1)
    assert chosen == [1]
