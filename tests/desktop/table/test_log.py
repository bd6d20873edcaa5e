"""The log marks where one looks, and lets go."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.scene.words import LogLine
from boomerang_desktop.desktop.table.log import LogPanel


@pytest.fixture
def log(qtbot: QtBot) -> LogPanel:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(240, 200)
    panel.show()
    panel.show_lines(
        [(-1, LogLine(0, "begins")), *((n // 2, LogLine(0, f"{n}")) for n in range(60))]
    )
    return panel


def test_it_follows_in_both_directions_and_lets_go(log: LogPanel) -> None:
    assert log.marked is None
    for number, line in ((20, "41"), (21, "43"), (3, "7"), (-1, "begins")):
        log.follow(number)
        assert log.marked == line
    log.follow(None)
    assert log.marked is None


def test_what_is_told_meanwhile_does_not_move_the_mark(log: LogPanel) -> None:
    log.follow(3)
    log.add(30, LogLine(None, "later"))
    assert log.marked == "7"
    log.show_lines([(0, LogLine(0, "rien")), (3, LogLine(0, "sept")), (4, LogLine(0, "huit"))])
    assert log.marked == "sept"


def test_a_line_can_be_put_before_others(log: LogPanel) -> None:
    log.show_lines([(0, LogLine(2, "c"))])
    log.add(1, LogLine(0, "a"), before=1)
    log.add(2, LogLine(1, "b"), before=1)
    log.add(3, LogLine(None, "end"))
    assert log.texts() == ["a", "b", "c", "end"]
