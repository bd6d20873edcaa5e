"""The card of one decision."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.study.card import MomentCard
from tests.desktop.study.conftest import Open
from tests.desktop.study.studies import finished, invented, own


def test_one_of_the_two_moves_is_drawn(qtbot: QtBot) -> None:
    card = MomentCard()
    qtbot.addWidget(card)
    drawn: list[str] = []
    card.drawn.connect(drawn.append)
    card.show_drawn("better")
    assert card.better.button.isChecked()
    assert not card.played.button.isChecked()
    card.played.button.click()
    assert drawn == ["played"]


def test_reasons_stand_under_their_move_with_their_paragraph(qtbot: QtBot) -> None:
    card = MomentCard()
    qtbot.addWidget(card)
    card.show()
    card.played.tell("Played", "Take three")
    assert not any(label.isVisible() for label in card.played.reasons)
    card.played.explain([("More cards", "C8"), ("Less for others", None), ("A third", None)])
    assert "More cards" in card.played.reasons[0].text()
    assert card.played.reasons[1].text() == "Less for others"


def test_buttons_come_and_go(qtbot: QtBot) -> None:
    card = MomentCard()
    qtbot.addWidget(card)
    pressed: list[str] = []
    card.pressed.connect(pressed.append)
    card.offer([("one", "One"), ("two", "Two")])
    card.buttons["two"].click()
    card.offer([("three", "Three")])
    assert list(card.buttons) == ["three"]
    assert pressed == ["two"]


def test_what_can_be_pressed_stays_in_sight_however_much_is_said(study: Open) -> None:
    match = finished("hunt-4")
    number = own(match)[2]
    page = study(match, invented(match, {number: 0.2}))
    page.pick(number)
    button = page.card.buttons["play_on"]
    QApplication.processEvents()
    before = button.mapTo(page, button.rect().center())
    for choice in (page.card.played, page.card.better):
        choice.explain([("This is why, and it takes many words to say so.", "C5")] * 2)
    QApplication.processEvents()
    assert button.mapTo(page, button.rect().center()) == before
    assert page.rect().contains(before)


def test_the_last_line_can_be_read_whole_and_the_next_moment_begins_at_its_top(
    study: Open, qtbot: QtBot
) -> None:
    match = finished("hunt-4")
    number = own(match)[2]
    page = study(match, invented(match, {number: 0.2}))
    page.resize(960, 600)
    page.pick(number)
    for choice in (page.card.played, page.card.better):
        choice.explain([("This is why, and it takes many words to say so. " * 5, "C5")] * 2)
    bar = page.reading.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    for label in (*page.card.played.reasons, *page.card.better.reasons):
        assert label.height() >= label.heightForWidth(label.width())
    last, seen = page.card.better.reasons[-1], page.reading.viewport()
    bottom = last.mapTo(seen, last.rect().bottomLeft()).y()
    assert bottom + 4 <= seen.height()
    page.pick(own(match)[3])
    assert bar.value() == 0
