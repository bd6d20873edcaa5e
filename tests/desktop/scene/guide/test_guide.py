"""One card at a time: what a thing is, or why something cannot be done."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.scene.guide.needed import needed
from boomerang_desktop.desktop.scene.words import About
from boomerang_desktop.games.core import Refusal
from tests.desktop.scene.conftest import NewBoard
from tests.desktop.scene.heap import ONE, HeapBoard, heap, middle
from tests.sixth.games.heap import HeapState


@pytest.fixture
def board(boards: NewBoard, monkeypatch: pytest.MonkeyPatch) -> HeapBoard:
    """A table whose counters, and nothing else, can say what they are."""
    made = boards(players="hr")

    def about(view: HeapState, viewer: int, key: tuple[object, ...]) -> About | None:
        return About("One of many.", "T2") if key[0] == "counter" else None

    monkeypatch.setattr(made.words, "about", about)
    return made


def test_what_is_held_is_explained_at_once_with_its_rule(board: HeapBoard) -> None:
    assert board.guide.hold(middle(board, ONE))
    assert board.guide.shown
    assert board.guide.key == ONE
    assert "One of many." in board.guide.card.html
    assert "T2" in board.guide.card.html


def test_where_nothing_can_be_told_nothing_is_shown(board: HeapBoard) -> None:
    assert not board.guide.hold(board.sceneRect().bottomRight())
    assert not board.guide.shown


def test_a_seat_says_who_sits_there_and_how_they_stand(board: HeapBoard) -> None:
    told = board.guide.seat(board.panels[0])
    assert told[0] == "A (you)"
    assert any("0" in line for line in told[1:])
    about = board.guide.about(board.panels[1])
    assert about is not None
    assert about.text.startswith("B – ")
    board.guide.manner = lambda seat: ["", "B never gives up."][seat]
    about = board.guide.about(board.panels[1])
    assert about is not None
    assert about.text.splitlines()[1] == "B never gives up."


def test_a_tray_is_not_asked_about_but_whose_it_is_is(board: HeapBoard) -> None:
    """Whoever rests on their own tray is about to take something."""
    tray, other = board.panels[0], board.panels[1]
    assert tray.place.tray
    empty = tray.point(tray.width - 4, tray.height - 4)
    assert tray in board.things.at(empty)
    assert not board.guide.hold(empty)
    assert not board.guide.shown
    head = tray.head.center()
    assert board.guide.hold(tray.point(head.x(), head.y()))
    assert board.guide.key == tray.key
    assert board.guide.hold(other.point(other.width - 4, other.height - 4))
    assert board.guide.key == other.key


def test_a_refusal_is_said_at_the_table(board: HeapBoard) -> None:
    board.tried = (ONE,)
    board.refused.emit(Refusal("T2", "take fewer"))
    assert board.guide.shown
    assert board.guide.card.warning
    assert "take fewer" in board.guide.card.html.lower()


def test_a_refusal_is_said_where_no_coach_lies_over_it(board: HeapBoard) -> None:
    def said_at() -> QRectF:
        board.tried = (ONE,)
        board.refused.emit(Refusal("T2", "take fewer"))
        card = board.guide.card
        return card.mapRectToScene(card.shape().boundingRect())

    usual = said_at()
    board.guide.covered["coach"] = usual
    assert not said_at().intersects(usual)
    board.guide.covered.clear()
    assert said_at() == usual


def test_another_position_needs_no_card_of_the_old_one(board: HeapBoard) -> None:
    board.guide.hold(middle(board, ONE))
    board.show_view(heap(left=3), 0)
    assert not board.guide.shown


def test_a_pointer_that_jumps_away_takes_the_card_with_it(board: HeapBoard, qtbot: QtBot) -> None:
    board.guide.point_at(middle(board, ONE))
    qtbot.waitUntil(lambda: board.guide.shown)
    board.guide.point_at(board.sceneRect().bottomRight())
    assert not board.guide.shown


def test_a_refusal_does_not_hide_what_can_be_done(board: HeapBoard) -> None:
    board.tried = (ONE,)
    board.refused.emit(Refusal("T2", "take fewer"))
    card = board.guide.card
    there = card.mapRectToScene(card.shape().boundingRect())
    assert not [box for box in needed(board) if box.intersects(there)]
