"""Giving up is asked once, and with several people it must be said who it is."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs.give_up import GiveUpQuestion


def asked(qtbot: QtBot, people: dict[int, str]) -> tuple[GiveUpQuestion, list[int]]:
    question, answers = GiveUpQuestion("Really?", "Give up", "Go on", people), list[int]()
    question.accepted.connect(lambda: answers.append(question.seat))
    question.open()
    qtbot.waitExposed(question)
    return question, answers


def test_the_only_person_gives_up_with_one_click(qtbot: QtBot) -> None:
    question, answers = asked(qtbot, {2: "Ana"})
    assert not question.people.buttons()
    QTest.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert answers == [2]


def test_of_several_nobody_is_proposed(qtbot: QtBot) -> None:
    question, answers = asked(qtbot, {0: "Ana", 3: "R & B"})
    QTest.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert answers == []
    assert [button.text() for button in question.people.buttons()] == ["Ana", "R && B"]
    question.people.button(3).click()
    QTest.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert answers == [3]


def test_return_gives_nothing_up(qtbot: QtBot) -> None:
    for people in ({0: "Ana"}, {0: "Ana", 1: "Bo"}):
        question, answers = asked(qtbot, people)
        QTest.keyClick(question, Qt.Key.Key_Return)
        assert answers == []
