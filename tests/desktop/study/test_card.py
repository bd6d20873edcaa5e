"""The card of one decision."""

from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.study.card import MomentCard


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
