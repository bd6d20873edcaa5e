"""What is said at a table: in the status line, with a link where there is something to follow."""

from functools import partial

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.desktop.table.bar import TableBar
from boomerang_desktop.desktop.table.speech import Speech, since
from boomerang_desktop.games.core import Refusal
from tests.desktop.scene.heap import setup
from tests.desktop.table.tables import a_flow, a_match
from tests.sixth.desktop.games.heap.words import HeapWords


class Table:
    def __init__(self, qtbot: QtBot) -> None:
        languages.install("en")
        self.view = TableView()
        self.bar = TableBar(QMenu(self.view), QMenu(self.view))
        qtbot.addWidget(self.view)
        qtbot.addWidget(self.bar)
        self.speech = Speech(self.view, self.bar.status, self.view)

    @property
    def said(self) -> str:
        return self.bar.status.accessibleName()


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def test_a_refusal_is_a_sentence_with_its_rule(table: Table, qtbot: QtBot) -> None:
    table.speech.refused(HeapWords(setup()), Refusal("T2", "take fewer"))
    assert table.said == "Take fewer · rule 2"
    with qtbot.waitSignal(table.bar.status.rules_wanted) as wanted:
        table.bar.status.linkActivated.emit("T2")
    assert wanted.args == ["T2"]


def test_who_looks_back_is_shown_the_way_to_the_game(table: Table, qtbot: QtBot) -> None:
    table.speech.looking_back()
    assert table.said == "You are looking back · back to the game"
    asked: list[str] = []
    table.bar.status.rules_wanted.connect(asked.append)
    with qtbot.waitSignal(table.bar.status.back):
        table.bar.status.linkActivated.emit("now")
    assert asked == []


def test_a_status_takes_the_place_of_any_remark(table: Table) -> None:
    table.speech.why_not("nothing was taken back")
    assert table.said == "Nothing was taken back."
    table.bar.status.tell("Place a piece")
    assert table.said == "Place a piece"


def test_what_happened_since_the_last_decision_is_told_in_sentences(qtbot: QtBot) -> None:
    languages.install("en")
    match = a_match("flip", "hr")
    with a_flow(match) as (flow, thinker):
        flow.advance()
        assert since(flow) == ""
        flow.board.answer(match.state.legal(0)[0])
        qtbot.waitUntil(lambda: bool(thinker.asked))
        thinker.answer()
        qtbot.waitUntil(lambda: flow.board.acting == 0)
        told = since(flow)
        assert "P1" in told
        assert told.endswith(".")


@pytest.mark.parametrize("last", [True, False], ids=["last", "first"])
def test_where_all_decide_at_once_what_the_others_chose_is_told(qtbot: QtBot, last: bool) -> None:
    languages.install("en")
    match = a_match("roadtrip", "hrrr")
    with a_flow(match) as (flow, thinker):
        flow.advance()
        assert since(flow) == ""
        choose = partial(flow.board.answer, match.state.legal(0)[0])
        if not last:
            choose()
        for _ in range(3):
            qtbot.waitUntil(lambda: bool(thinker.asked))
            thinker.answer()
        if last:
            qtbot.waitUntil(lambda: len(match.decisions) == 3)
            choose()
        qtbot.waitUntil(lambda: len(match.decisions) == 4 and flow.board.acting == 0)
        told = since(flow)
        assert all(f"P{seat}" in told for seat in (1, 2, 3))
