"""Above the table: where one is, what is to be done, and the tools."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.program import application
from boomerang_desktop.desktop.table.bar import TOOLS, TableBar


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[TableBar]:
    menu, aids = QMenu(), QMenu()
    made = TableBar(menu, aids)
    qtbot.addWidget(made)
    qtbot.addWidget(menu)
    qtbot.addWidget(aids)
    made.resize(1280, 41)
    made.show()
    yield made
    theme.apply(application(), "light", 1.0)


def everything_goes(name: str) -> str | None:
    return None


@pytest.mark.parametrize("name", ["undo", "redo", "hint", "log"])
def test_a_tool_wants_its_action(bar: TableBar, name: str) -> None:
    wanted: list[str] = []
    bar.wanted.connect(wanted.append)
    bar.refresh(everything_goes, log_shown=True)
    QTest.mouseClick(bar.tools[name], Qt.MouseButton.LeftButton)
    assert wanted == [name]


def test_what_is_impossible_says_why_and_cannot_be_clicked(bar: TableBar) -> None:
    bar.refresh(lambda name: "nothing yet" if name == "undo" else None, log_shown=False)
    assert not bar.tools["undo"].isEnabled()
    assert bar.tools["undo"].toolTip() == "Undo\nNothing yet."
    assert bar.tools["hint"].isEnabled()
    assert bar.tools["hint"].toolTip() == "Hint"
    assert all(bar.tools[name].accessibleName() for name in TOOLS)


def test_the_log_tool_shows_whether_the_log_is_there(bar: TableBar) -> None:
    for shown in (True, False):
        bar.refresh(everything_goes, log_shown=shown)
        assert bar.tools["log"].isChecked() == shown


def test_whatever_it_says_it_keeps_its_height(bar: TableBar) -> None:
    bar.refresh(everything_goes, log_shown=True)
    before = bar.height()
    for text in ("", "Ana takes one, two or three", "A very long sentence that goes on. " * 9):
        bar.status.tell(text)
        assert bar.height() == before
    theme.apply(application(), "light", 1.3)
    bar.refresh(everything_goes, log_shown=True)
    assert bar.height() > before
