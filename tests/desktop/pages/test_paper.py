"""The paper of a page: a card, what scrolls on it, a picture that is cut to its room."""

from PySide6.QtWidgets import QLabel, QVBoxLayout
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.pages.paper import Picture, card, scrolled


def test_a_card_has_rows(qtbot: QtBot) -> None:
    made, rows = card()
    qtbot.addWidget(made)
    rows.addWidget(QLabel("one"))
    assert made.property("role") == "card"
    assert made.layout() is rows


def test_what_is_too_high_scrolls(qtbot: QtBot) -> None:
    column = QVBoxLayout()
    for n in range(30):
        column.addWidget(QLabel(str(n)))
    area = scrolled(column)
    qtbot.addWidget(area)
    area.resize(100, 100)
    area.show()
    assert area.verticalScrollBar().maximum() > 0
    assert area.horizontalScrollBar().maximum() == 0


def test_a_picture_shows_its_game_unless_there_is_hardly_any_room(qtbot: QtBot) -> None:
    picture = Picture("flip")
    qtbot.addWidget(picture)
    picture.resize(300, 200)
    drawn = picture.grab().toImage()
    assert drawn.pixelColor(150, 100) != drawn.pixelColor(0, 0)
    picture.resize(300, 10)
    flat = picture.grab().toImage()
    assert flat.pixelColor(150, 5) == flat.pixelColor(0, 0)
