"""The line above a table: what is to be done, and for a while, what is remarked."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.look import status as module
from boomerang_desktop.desktop.look.status import StatusLine


@pytest.fixture
def line(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> StatusLine:
    monkeypatch.setattr(module, "REMARK_SHOWN", 0)
    made = StatusLine()
    qtbot.addWidget(made)
    made.resize(600, 40)
    made.show()
    return made


def test_a_remark_stands_out_and_goes_by_itself(line: StatusLine, qtbot: QtBot) -> None:
    line.tell("Ana moves")
    plain = line.styleSheet()
    with qtbot.waitSignal(line.remark_gone):
        line.remark("Not there")
        assert line.text() == "Not there"
        assert line.styleSheet() != plain


def test_what_is_to_be_done_takes_the_place_of_a_remark(line: StatusLine, qtbot: QtBot) -> None:
    gone: list[bool] = []
    line.remark_gone.connect(lambda: gone.append(True))
    line.remark("Not there", "T3")
    line.tell("Ana <b>moves</b>")
    qtbot.wait(5)
    assert gone == []
    assert line.textFormat() == Qt.TextFormat.PlainText
    assert line.styleSheet() == ""


def test_the_paragraph_in_a_remark_opens_the_rules(line: StatusLine) -> None:
    paragraphs: list[str] = []
    line.rules_wanted.connect(paragraphs.append)
    line.remark("Not there", "T3")
    assert line.textFormat() == Qt.TextFormat.RichText
    line.linkActivated.emit("T3")
    assert paragraphs == ["T3"]
