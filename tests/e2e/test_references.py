"""Wherever a rule is referred to, a click on the reference opens the rules there."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListView, QWidget

from boomerang_desktop.desktop.rules.window import RulesWindow
from boomerang_desktop.match import record
from tests.desktop.conftest import RECORDS
from tests.e2e.screen import Screen

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The game and the paragraph that the rules were opened at."""
    opened: list[tuple[str, str]] = []

    def open_rules(rules: RulesWindow, game: str, paragraph: str = "") -> None:
        opened.append((game, paragraph))

    monkeypatch.setattr(RulesWindow, "open_rules", open_rules)
    return opened


def click_reference(label: QLabel) -> str:
    """Looks for the reference on a label with the mouse, and clicks it."""
    found: list[str] = []
    label.linkHovered.connect(found.append)
    for y in range(2, label.height(), 5):
        for x in range(label.width() - 3, 0, -5):
            QTest.mouseMove(label, QPoint(x, y))
            if found and found[-1]:
                QTest.mouseClick(label, LEFT, pos=QPoint(x, y))
                return found[-1]
    raise AssertionError(f"no reference on {label.text()}")


def referring(page: QWidget) -> list[QLabel]:
    return [
        label for label in page.findChildren(QLabel) if "href" in label.text() and label.isVisible()
    ]


@pytest.mark.parametrize("game", ["hunt", "lascaux", "arrows"])
def test_in_a_new_match(screen: Screen, read: list[tuple[str, str]], game: str) -> None:
    screen.window.new_match(game)
    assert screen.window.new_page is not None
    labels = referring(screen.window.new_page)
    assert labels
    for label in labels:
        paragraph = click_reference(label)
        assert read.pop() == (game, paragraph)
    assert not read


def test_in_the_log(screen: Screen, read: list[tuple[str, str]]) -> None:
    screen.sit_down("hunt", "hrr")
    screen.wait_for_turn(0)
    (lines,) = screen.table.log.findChildren(QListView)
    QTest.qWait(1)
    line = lines.visualRect(lines.model().index(0, 0))
    for y in range(line.bottom() - 4, line.top(), -4):
        for x in range(line.left(), line.right(), 6):
            if not read:
                QTest.mouseClick(lines.viewport(), LEFT, pos=QPoint(x, y))
    assert read == [("hunt", "H3")]
    assert screen.log[0].endswith("· H3")


@pytest.mark.parametrize("name", ["hunt-4", "flip-2", "lascaux-3"])
def test_on_the_result(screen: Screen, read: list[tuple[str, str]], name: str) -> None:
    screen.open(record.load(RECORDS / f"{name}.boomerang"))
    assert screen.table.result is not None
    labels = referring(screen.table.result)
    assert labels
    for label in labels:
        paragraph = click_reference(label)
        assert read.pop() == (name.split("-")[0], paragraph)
