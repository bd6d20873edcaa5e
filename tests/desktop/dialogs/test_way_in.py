"""Learn a game first, or play it at once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs.way_in import WayIn


@pytest.fixture
def way_in(qtbot: QtBot) -> WayIn:
    made = WayIn("flip", 5)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    return made


def test_learning_comes_first_and_return_chooses_it(way_in: WayIn, qtbot: QtBot) -> None:
    assert "5" in way_in.learn.text()
    assert way_in.learn.hasFocus() or way_in.learn.isDefault()
    with qtbot.waitSignal(way_in.learn_wanted) as wanted:
        QTest.keyClick(way_in, Qt.Key.Key_Return)
    assert wanted.args == ["flip"]
    assert way_in.isHidden()


def test_playing_is_as_near(way_in: WayIn, qtbot: QtBot) -> None:
    with qtbot.waitSignal(way_in.play_wanted) as wanted:
        QTest.mouseClick(way_in.play, Qt.MouseButton.LeftButton)
    assert wanted.args == ["flip"]


def test_escape_leads_back(way_in: WayIn, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(way_in.learn_wanted), qtbot.assertNotEmitted(way_in.play_wanted):
        QTest.keyClick(way_in, Qt.Key.Key_Escape)
    assert way_in.isHidden()


def test_on_a_low_screen_nothing_lies_over_anything_else(qtbot: QtBot) -> None:
    made = WayIn("lascaux", 5)
    qtbot.addWidget(made)
    made.resize(made.width(), 0)
    made.show()
    layout = made.layout()
    assert layout
    assert made.height() >= layout.totalHeightForWidth(made.width())
