"""The question for a name: asked kindly, answered or not."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.pages.welcome import NameCard


@pytest.fixture
def card(qtbot: QtBot) -> NameCard:
    made = NameCard()
    qtbot.addWidget(made)
    made.show()
    return made


def answers(card: NameCard) -> list[str]:
    heard: list[str] = []
    card.answered.connect(heard.append)
    return heard


def test_a_name_is_taken_without_the_spaces_around_it(card: NameCard) -> None:
    heard = answers(card)
    QTest.keyClicks(card.name, "  Ana   Maria ")
    QTest.keyClick(card.name, Qt.Key.Key_Return)
    card.accept.click()
    assert heard == ["Ana Maria"] * 2


@pytest.mark.parametrize("written", ["", "   "])
def test_no_name_is_no_answer(card: NameCard, written: str) -> None:
    heard = answers(card)
    QTest.keyClicks(card.name, written)
    QTest.keyClick(card.name, Qt.Key.Key_Return)
    assert not card.accept.isEnabled()
    assert heard == []


def test_whoever_does_not_care_goes_on(card: NameCard) -> None:
    heard = answers(card)
    card.skip.click()
    assert heard == [""]
