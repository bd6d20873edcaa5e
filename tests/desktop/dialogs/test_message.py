"""One sentence over the window; nothing stands still behind it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs import message


def test_it_is_shown_at_once_and_does_not_wait(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    made = message.show("The file cannot be read.", parent)
    assert made.isVisible()
    assert made.isModal()
    assert made.text.text() == "The file cannot be read."


def test_what_somebody_wrote_into_a_file_is_no_markup(qtbot: QtBot) -> None:
    made = message.Message("<b>bold</b> & more")
    qtbot.addWidget(made)
    assert made.text.textFormat() == Qt.TextFormat.PlainText


def test_ok_takes_it_away_for_good(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    made = message.show("A sentence.", parent)
    ok = made.findChildren(QDialogButtonBox)[0].button(QDialogButtonBox.StandardButton.Ok)
    with qtbot.waitSignal(made.destroyed):
        QTest.mouseClick(ok, Qt.MouseButton.LeftButton)


def test_escape_takes_it_away_as_well(qtbot: QtBot) -> None:
    made = message.show("A sentence.", None)
    with qtbot.waitSignal(made.destroyed):
        QTest.keyClick(made, Qt.Key.Key_Escape)
