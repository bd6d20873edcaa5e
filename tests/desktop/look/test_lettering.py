"""Letters that fit their room."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.lettering import fitted, text_width, wrapped_size

LONG = "lose the last of your pawns and go on"

pytestmark = pytest.mark.usefixtures("qapp")


def test_words_are_smaller_only_where_room_is_short() -> None:
    usual = theme.scene_font(15, bold=True)
    assert fitted(LONG, 1000, 15, bold=True) == usual
    room = text_width(LONG, theme.scene_font(13, bold=True))
    tight = fitted(LONG, room, 15, bold=True)
    assert tight == theme.scene_font(13, bold=True), "no smaller than need be"
    assert fitted(LONG, 1, 15, least=12).pixelSize() == 12, "and never too small to read"


def test_in_a_box_they_may_take_several_lines() -> None:
    one_line = text_width(LONG, theme.scene_font(15))
    room = QSizeF(one_line / 2, 200)
    assert fitted(LONG, room.width(), 15).pixelSize() < 15
    assert fitted(LONG, room, 15).pixelSize() == 15
    low = fitted(LONG, QSizeF(one_line / 2, 26), 15)
    assert low.pixelSize() < 15
    assert wrapped_size(LONG, low, one_line / 2).height() <= 26


def test_a_word_too_long_for_its_box_is_written_smaller() -> None:
    word = "Boomerangwurfgeschwindigkeit"
    room = QSizeF(120, 200)
    assert wrapped_size(word, theme.scene_font(20), room.width()).width() > 120
    assert text_width(word, fitted(word, room, 20)) <= 120


@pytest.mark.parametrize("size", [0.85, 1.3])
def test_words_follow_the_text_size_as_far_as_they_fit(qapp: QApplication, size: float) -> None:
    theme.apply(qapp, "light", size)
    assert fitted("Sites", 400, 20).pixelSize() == round(20 * size)
    assert text_width(LONG, fitted(LONG, 150, 20)) <= 150
