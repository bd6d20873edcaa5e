"""The log: a line for everything that happened, and a way back to it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.words import LogLine
from boomerang_desktop.desktop.table.log import LogPanel

LINES = [
    (0, LogLine(0, "Ana takes 2")),
    (0, LogLine(None, "10 left")),
    (1, LogLine(1, "Bo takes 3")),
]


@pytest.fixture
def log(qtbot: QtBot) -> LogPanel:
    made = LogPanel()
    qtbot.addWidget(made)
    made.resize(260, 400)
    made.show()
    made.show_lines(list(LINES))
    return made


def view(log: LogPanel) -> QListView:
    (found,) = log.findChildren(QListView)
    return found


def test_what_happened_stands_there_in_order(log: LogPanel) -> None:
    log.add(2, LogLine(0, "Ana takes 1"))
    assert log.texts() == ["Ana takes 2", "10 left", "Bo takes 3", "Ana takes 1"]
    model = view(log).model()
    assert [model.index(n, 0).data() for n in range(model.rowCount())] == log.texts()


def test_shown_anew_nothing_of_before_is_left(log: LogPanel) -> None:
    log.show_lines([(0, LogLine(None, "A new match"))])
    assert log.texts() == ["A new match"]
    log.show_lines([])
    assert log.texts() == []


def test_a_line_has_the_sign_of_whoever_did_it(log: LogPanel) -> None:
    index = view(log).model().index
    assert index(0, 0).data(Qt.ItemDataRole.DecorationRole) is not None
    assert index(1, 0).data(Qt.ItemDataRole.DecorationRole) is None
    assert index(1, 0).data(Qt.ItemDataRole.ForegroundRole) is not None
    assert index(0, 0).data(Qt.ItemDataRole.ForegroundRole) is None


@pytest.mark.parametrize("text", ["Bo begins a new round", "Bo begins a new round · H4"])
def test_a_round_is_set_apart_from_the_one_before(log: LogPanel, text: str) -> None:
    log.add(2, LogLine(1, text, opens=True))
    shown = view(log)
    picture = shown.viewport().grab().toImage()

    def above(row: int) -> QColor:
        box = shown.visualRect(shown.model().index(row, 0))
        return picture.pixelColor(box.center().x(), box.top())

    assert above(3) == QColor(theme.tokens().muted)
    assert above(2) != above(3)


@pytest.mark.parametrize(("row", "number"), [(0, 0), (1, 0), (2, 1)])
def test_a_click_goes_back_to_the_decision(log: LogPanel, row: int, number: int) -> None:
    chosen: list[int] = []
    log.chosen.connect(chosen.append)
    spot = view(log).visualRect(view(log).model().index(row, 0)).center()
    QTest.mouseClick(view(log).viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert chosen == [number]


@pytest.mark.parametrize("row", [0, 1])
def test_the_line_that_was_clicked_is_marked(log: LogPanel, row: int) -> None:
    """Also where another line tells of the same decision; and it stays that way."""
    log.chosen.connect(log.follow)
    log.add(2, LogLine(0, "Ana takes 1"))
    spot = view(log).visualRect(view(log).model().index(row, 0)).center()
    QTest.mouseClick(view(log).viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert log.marked == LINES[row][1].text
    log.follow(0)
    assert log.marked == LINES[row][1].text
    log.follow(1)
    assert log.marked == "Bo takes 3"
    log.follow(None)
    assert log.marked is None


def test_a_reference_is_read_and_the_rest_of_its_line_goes_back(log: LogPanel) -> None:
    log.add(2, LogLine(0, "Ana is passed over · F8"))
    chosen: list[int] = []
    wanted: list[str] = []
    log.chosen.connect(chosen.append)
    log.rules_wanted.connect(wanted.append)
    line = view(log).visualRect(view(log).model().index(3, 0))
    for x in range(line.left(), line.right(), 4):
        for y in range(line.top(), line.bottom(), 4):
            QTest.mouseClick(view(log).viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    assert set(chosen) == {2}
    assert set(wanted) == {"F8"}
    # it takes the room of a word or two, not of the line
    assert len(wanted) < len(chosen)


def test_a_long_line_has_the_height_it_needs(log: LogPanel) -> None:
    log.add(2, LogLine(0, "Ana takes one after the other until nothing at all is left of it. " * 3))
    heights = [view(log).visualRect(view(log).model().index(n, 0)).height() for n in (0, 3)]
    assert heights[1] > 3 * heights[0]


def test_the_latest_line_is_in_sight(log: LogPanel, qtbot: QtBot) -> None:
    for number in range(2, 60):
        log.add(number, LogLine(0, f"Ana takes counter {number}"))
    last = view(log).model().index(60, 0)
    qtbot.waitUntil(lambda: view(log).viewport().rect().intersects(view(log).visualRect(last)))
    log.resize(260, 200)
    qtbot.waitUntil(lambda: view(log).viewport().rect().intersects(view(log).visualRect(last)))


def test_its_title_is_read_out(log: LogPanel) -> None:
    log.set_title("round 3")
    assert view(log).accessibleName() == "round 3"


@pytest.fixture
def long(qtbot: QtBot) -> LogPanel:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(240, 200)
    panel.show()
    panel.show_lines(
        [(-1, LogLine(0, "begins")), *((n // 2, LogLine(0, f"{n}")) for n in range(60))]
    )
    return panel


def test_it_follows_in_both_directions_and_lets_go(long: LogPanel) -> None:
    assert long.marked is None
    for number, line in ((20, "41"), (21, "43"), (3, "7"), (-1, "begins")):
        long.follow(number)
        assert long.marked == line
    long.follow(None)
    assert long.marked is None


def test_what_is_told_meanwhile_does_not_move_the_mark(long: LogPanel) -> None:
    long.follow(3)
    long.add(30, LogLine(None, "later"))
    assert long.marked == "7"
    long.show_lines([(0, LogLine(0, "rien")), (3, LogLine(0, "sept")), (4, LogLine(0, "huit"))])
    assert long.marked == "sept"


def test_a_line_can_be_put_before_others(long: LogPanel) -> None:
    long.show_lines([(0, LogLine(2, "c"))])
    long.add(1, LogLine(0, "a"), before=1)
    long.add(2, LogLine(1, "b"), before=1)
    long.add(3, LogLine(None, "end"))
    assert long.texts() == ["a", "b", "c", "end"]
