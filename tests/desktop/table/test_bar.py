"""Above the table: where one is, what is to be done, and the tools."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.program import application
from boomerang_desktop.desktop.shell.window import SMALLEST
from boomerang_desktop.desktop.table.bar import TOOLS, TableBar
from boomerang_desktop.desktop.table.pauses import Kind, Wait
from tests.desktop.conftest import Start, a_match
from tests.i18n.test_glossary import messages

LONGEST = "{name} moves: the game ends in %n turn(s) without a capture or a new pawn"


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[TableBar]:
    theme.apply(application(), "light", 1.0)
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
    counted = "The match then counts as played with help."
    assert bar.tools["hint"].toolTip() == f"Hint\n{counted}"
    assert all(bar.tools[name].accessibleName() for name in TOOLS)


def test_the_log_tool_shows_whether_the_log_is_there(bar: TableBar) -> None:
    for shown in (True, False):
        bar.refresh(everything_goes, log_shown=shown)
        assert bar.tools["log"].isChecked() == shown


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_longest_sentences_take_two_lines_in_the_smallest_window(
    start: Start, language: str
) -> None:
    program = start()
    program.settings.language, program.settings.text_scale = language, 1.3
    program.window.resize(SMALLEST)
    program.window.begin(a_match("arrows", 9))
    table = program.window.table
    assert table is not None
    flow = table.flow
    assert flow is not None
    said = [text for _, source, text in messages(language) if source == LONGEST]
    status = table.bar.status
    for text in said or [LONGEST]:
        table.bar.status.tell(text.replace("{name}", "Maximilienne"))
        metrics = QFontMetrics(status.font())
        room = QRect(0, 0, status.contentsRect().width(), 1000)
        needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, status.text())
        assert needed.height() <= 2 * metrics.lineSpacing()
    title = flow.board.words.title(flow.board.view)
    assert table.bar.where.text() == title[:1].upper() + title[1:]


def test_whatever_it_says_it_keeps_its_height(bar: TableBar) -> None:
    bar.refresh(everything_goes, log_shown=True)
    before = bar.height()
    for text in ("", "Ana takes one, two or three", "A very long sentence that goes on. " * 9):
        bar.status.tell(text)
        assert bar.height() == before
    theme.apply(application(), "light", 1.3)
    bar.refresh(everything_goes, log_shown=True)
    assert bar.height() > before


def test_once_the_coach_has_asked_it_is_said_what_to_do(bar: TableBar) -> None:
    """It used to say that the coach was still having a look."""
    wait = Wait(bar)
    wait.begin(Kind.COACH, None, lambda: None)
    looking = bar.waiting(wait)
    wait.become(Kind.DOUBT)
    assert bar.waiting(wait) not in ("", looking)
