"""How a match ended: every point, and what can be done now."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.program import application
from boomerang_desktop.desktop.table.result import ResultCard
from boomerang_desktop.games.core import Result
from tests.desktop.scene.heap import heap, setup
from tests.sixth.desktop.games.heap.words import HeapWords


def card(qtbot: QtBot, *winners: int, scores: tuple[int, ...] = (5, 7, 0)) -> ResultCard:
    languages.install("en")
    theme.apply(application(), "light", 1.0)
    result = Result(scores, winners, tuple({"taken": n} for n in scores), "T4")
    words = HeapWords(setup("hhr"))
    made = ResultCard(words, heap(left=0, seats=3), result)
    qtbot.addWidget(made)
    made.show()
    return made


def texts(card: ResultCard) -> list[str]:
    return [label.text() for label in card.findChildren(QLabel)]


@pytest.mark.parametrize(
    ("winners", "headline"),
    [
        ((1,), "B wins!"),
        ((0, 2), "A and C share the win!"),
        ((0, 1, 2), "A draw"),
    ],
)
def test_who_has_won_stands_above(qtbot: QtBot, winners: tuple[int, ...], headline: str) -> None:
    assert texts(card(qtbot, *winners))[0] == headline


def test_how_it_ended_and_every_point_are_told(qtbot: QtBot) -> None:
    made = card(qtbot, 1)
    assert "The heap is gone · T4" in texts(made)
    assert {"A", "B", "C", "5", "7", "0", "Total"} <= set(texts(made))
    assert "Taken" in [button.text() for button in made.findChildren(QPushButton)]


def test_the_winners_total_is_larger(qtbot: QtBot) -> None:
    made = card(qtbot, 1)
    titles = [
        label.text() for label in made.findChildren(QLabel) if label.property("role") == "title"
    ]
    assert titles == ["B wins!", "7"]


@pytest.mark.parametrize(
    ("text", "signal"),
    [("Home", "home"), ("Look at the table", "closed"), ("Rematch", "rematch")],
)
def test_what_can_be_done_now(qtbot: QtBot, text: str, signal: str) -> None:
    made = card(qtbot, 1)
    (button,) = [button for button in made.findChildren(QPushButton) if button.text() == text]
    with qtbot.waitSignal(getattr(made, signal)):
        button.click()


def test_a_line_asks_for_what_it_counts(qtbot: QtBot) -> None:
    made = card(qtbot, 1)
    (line,) = [button for button in made.findChildren(QPushButton) if button.text() == "Taken"]
    with qtbot.waitSignal(made.line_chosen) as chosen:
        line.click()
    assert chosen.args == ["taken"]


def test_it_is_seen_whole_if_need_be_in_smaller_type(qtbot: QtBot) -> None:
    made = card(qtbot, 1)
    made.fit(QSize(2000, 2000))
    full = made.size()
    assert made.styleSheet() == ""
    room = QSize(full.width(), full.height() - 20)
    made.fit(room)
    assert made.height() <= room.height()
    assert made.styleSheet()
    made.fit(QSize(2000, 2000))
    assert made.size() == full
