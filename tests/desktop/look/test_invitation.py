"""Where there is nothing to show yet."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.invitation import Invitation


def test_it_offers_something_to_do_where_there_is_something(qtbot: QtBot) -> None:
    made = Invitation("shelf")
    qtbot.addWidget(made)
    made.show()
    made.tell("Nothing here")
    assert made.text.text() == "Nothing here"
    assert not made.button.isVisible()
    made.tell("Nothing here", "Show all")
    with qtbot.waitSignal(made.pressed):
        made.button.click()


def test_its_sign_follows_the_look(qtbot: QtBot, qapp: QApplication) -> None:
    made = Invitation("shelf")
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    try:
        theme.apply(qapp, "light", 1.0)
        small = made.grab().toImage()
        theme.apply(qapp, "dark", 1.3)
        assert made.grab().toImage() != small
    finally:
        theme.apply(qapp, "light", 1.0)
