"""A question with two answers."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs.question import Question


def asked(qtbot: QtBot) -> tuple[Question, list[bool]]:
    question = Question("Really?", "Yes", "No")
    answers: list[bool] = []
    question.accepted.connect(lambda: answers.append(True))
    question.rejected.connect(lambda: answers.append(False))
    question.open()
    qtbot.waitExposed(question)
    return question, answers


def test_a_click_says_yes(qtbot: QtBot) -> None:
    question, answers = asked(qtbot)
    QTest.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert answers == [True]


def test_return_and_escape_say_no(qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        question, answers = asked(qtbot)
        QTest.keyClick(question, key)
        assert answers == [False]
