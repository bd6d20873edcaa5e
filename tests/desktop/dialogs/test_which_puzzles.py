"""Puzzles, of which game?"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs.which_puzzles import WhichPuzzles

pytestmark = pytest.mark.usefixtures("english")


def test_every_game_that_has_puzzles_can_be_chosen(qtbot: QtBot) -> None:
    sheet = WhichPuzzles({"hunt": 2, "flip": 0})
    qtbot.addWidget(sheet)
    told = [(card.text(), card.accessibleDescription()) for card in sheet.cards.values()]
    assert told == [
        ("The Hunt", "2 puzzles solved"),
        ("The Perforated Board", "No puzzle solved yet"),
    ]
    sheet.show()
    assert sheet.focusWidget() is sheet.cards["hunt"], "Return opens the first"
    with qtbot.waitSignal(sheet.chosen) as chosen:
        sheet.cards["flip"].click()
    assert chosen.args == ["flip"]


def test_return_presses_what_has_the_focus(qtbot: QtBot) -> None:
    sheet = WhichPuzzles({"hunt": 2, "flip": 0})
    qtbot.addWidget(sheet)
    sheet.show()
    sheet.cards["flip"].setFocus()
    with qtbot.waitSignal(sheet.chosen) as chosen:
        QTest.keyClick(sheet.cards["flip"], Qt.Key.Key_Return)
    assert chosen.args == ["flip"]
