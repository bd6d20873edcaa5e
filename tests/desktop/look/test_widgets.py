"""What every page is made of."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.widgets import Fitted
from boomerang_desktop.desktop.program import application
from tests.desktop.fit import misfits

SENTENCE = "Maximiliane chooses a territory in secret; Maximiliane begins the round"


@pytest.fixture
def line(qtbot: QtBot) -> Fitted:
    theme.apply(application(), "light", 1.0)
    made = Fitted("large", "text", "small", bold=True)
    qtbot.addWidget(made)
    made.resize(640, 36)
    made.show()
    return made


def pixels(line: Fitted) -> int:
    return line.font().pixelSize()


def test_a_sentence_is_as_large_as_its_room_allows_and_never_cut(line: Fitted) -> None:
    line.setText(SENTENCE)
    for width, size in ((640, "large"), (420, "text"), (220, "small"), (640, "large")):
        line.resize(width, 36)
        assert pixels(line) == theme.SIZES[size]
        assert line.heightForWidth(width) <= line.height()
    line.resize(250, 36)
    line.setText("Short")
    assert pixels(line) == theme.SIZES["large"]
    assert misfits(line) == []


def test_a_link_takes_the_room_of_its_words(line: Fitted) -> None:
    line.setTextFormat(Qt.TextFormat.RichText)
    line.setText('Choose a free cell · <a href="P3">P3</a>')
    assert line.sizeHint().width() < 250
    line.resize(250, 36)
    assert pixels(line) == theme.SIZES["large"]


def test_it_follows_the_text_size(line: Fitted) -> None:
    line.setText("Short")
    theme.apply(application(), "light", 1.3)
    assert pixels(line) == round(1.3 * theme.SIZES["large"])
    theme.apply(application(), "light", 1.0)
