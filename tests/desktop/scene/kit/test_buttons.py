"""Buttons on the table."""

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.lettering import text_width
from boomerang_desktop.desktop.scene.kit.buttons import (
    LEAST,
    ButtonStyle,
    TableButton,
    button_colours,
)

pytestmark = pytest.mark.usefixtures("qapp")
KEY = ("stop",)
LONG = "lose the last of your pawns and go on"


def image(button: TableButton) -> QImage:
    made = QImage(400, 80, QImage.Format.Format_ARGB32)
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    painter.translate(200, 40)
    button.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return made


def test_it_is_as_wide_as_its_words_within_bounds_and_high_enough_for_a_finger() -> None:
    short, long = (TableButton(KEY, text, offered=False) for text in ("Stop", LONG))
    short.fit(214, 120)
    long.fit(214, 120)
    assert short.width == 120
    least = text_width(LONG, theme.scene_font(LEAST, bold=True))
    assert long.width <= max(214, least + 40)
    assert min(short.height, long.height) >= theme.TOUCH


def test_where_there_is_no_room_for_words_their_picture_stands_alone() -> None:
    one, other = (TableButton(KEY, text, "stop", offered=False) for text in (LONG, LONG[::-1]))
    for button in (one, other):
        button.resize(60, 44)
    assert image(one) == image(other)
    for button in (one, other):
        button.resize(360, 44)
    assert image(one) != image(other)


def test_one_that_cannot_be_pressed_now_looks_like_it() -> None:
    button = TableButton(KEY, "Stop", offered=True)
    button.resize(120, 44)
    off = image(button)
    button.can_lift = True
    assert image(button) != off
    always = TableButton(KEY, "Stop", offered=False)
    always.resize(120, 44)
    assert image(always) == image(button)


def test_every_style_has_colours_of_its_own_that_can_be_read() -> None:
    assert all(button_colours(a) != button_colours(b) for a, b in combinations(ButtonStyle, 2))
    for style in ButtonStyle:
        paper, _, ink = button_colours(style)
        assert theme.contrast(paper, ink) >= 4.5


def test_what_is_advised_is_seen_on_a_button_too() -> None:
    button = TableButton(KEY, "Stop", offered=True)
    button.resize(120, 44)
    button.can_lift = True
    plain = image(button)
    button.lit = True
    assert image(button) != plain
