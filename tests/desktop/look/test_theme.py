"""Colours: text can be read, and seats can be told apart, whatever colour vision one has."""

import re
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.theme import DARK, LIGHT, GameColours, Tokens, contrast
from boomerang_desktop.desktop.program import application

Rgb = tuple[float, float, float]

both = pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])

# Machado, Oliveira & Fernandes 2009, severity 1.0, on linear RGB
SIGHTS: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def lab(colour: str, sight: str) -> Rgb:
    """CIE L*a*b* of what somebody with that colour vision sees."""
    c = QColor(colour)
    linear = [
        part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
        for part in (c.redF(), c.greenF(), c.blueF())
    ]
    r, g, b = (
        min(1.0, max(0.0, sum(w * part for w, part in zip(row, linear, strict=True))))
        for row in SIGHTS[sight]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, sight: str) -> float:
    pairs = zip(lab(one, sight), lab(other, sight), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@both
@pytest.mark.parametrize("ground", ["surface", "raised"])
@pytest.mark.parametrize("ink", ["ink", "muted", "accent", "good", "warn"])
def test_text_has_the_contrast_of_AA(tokens: Tokens, ink: str, ground: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= 4.5


@both
def test_text_on_the_accent_has_the_contrast_of_AA(tokens: Tokens) -> None:
    assert contrast(tokens.on_accent, tokens.accent) >= 4.5


@both
@pytest.mark.parametrize("seat", range(5))
def test_seats_stand_out_from_both_grounds(tokens: Tokens, seat: int) -> None:
    assert contrast(tokens.seats[seat], tokens.surface) >= 3
    assert contrast(tokens.seats[seat], tokens.raised) >= 3


@both
@pytest.mark.parametrize("sight", SIGHTS)
def test_seats_can_be_told_apart(tokens: Tokens, sight: str) -> None:
    close = {
        (one, other): distance(one, other, sight)
        for one, other in combinations(tokens.seats, 2)
        if distance(one, other, sight) < 12
    }
    assert close == {}


def test_every_seat_has_a_symbol_of_its_own() -> None:
    assert len(set(theme.SEAT_SYMBOLS)) == len(LIGHT.seats) == len(DARK.seats)


worlds = pytest.mark.parametrize(
    "world",
    [world for info in GAME_INFOS.values() for world in (info.world, info.night)],
    ids=[f"{game} by {time}" for game in GAME_INFOS for time in ("day", "night")],
)


@worlds
def test_text_can_be_read_in_every_world(world: GameColours) -> None:
    assert contrast(world.ink, world.ground) >= 4.5
    assert contrast(world.ink, world.deep) >= 4.5
    assert contrast(world.card_ink, world.card) >= 4.5


@worlds
def test_marks_stand_out_from_the_ground(world: GameColours) -> None:
    assert contrast(world.accent, world.ground) >= 3


@both
def test_what_is_chosen_or_pressed_can_still_be_read(tokens: Tokens) -> None:
    assert contrast(tokens.ink, tokens.line) >= 4.5
    assert contrast(tokens.surface, tokens.ink) >= 4.5


def test_night_is_darker_than_day() -> None:
    for game, info in GAME_INFOS.items():
        day, night = QColor(info.world.ground), QColor(info.night.ground)
        assert night.lightness() < day.lightness(), game
        assert night.lightness() < 80, game


def test_contrast_is_what_WCAG_says() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("appearance", ["dark", "light"])
def test_no_style_sheet_brings_the_systems_fonts_back(
    monkeypatch: pytest.MonkeyPatch, appearance: str
) -> None:
    """On Windows each new one gives lists, menus, tool tips and message boxes the system's face."""
    app = application()
    monkeypatch.setattr(theme, "_scale", 0.0)
    set_sheet = QApplication.setStyleSheet
    menu: Any = "QMenu"  # the stub asks for bytes, which Qt does not take

    def as_on_windows(self: QApplication, sheet: str) -> None:
        set_sheet(self, sheet)
        QApplication.setFont(QFont("the system's"), menu)

    monkeypatch.setattr(QApplication, "setStyleSheet", as_on_windows)
    app.setStyleSheet("")
    try:
        theme.apply(app, appearance, 1.0)
        assert QApplication.font(menu).family() == theme.font().family()
    finally:
        monkeypatch.undo()
        theme.apply(app, "light", 1.0)


def test_dressed_the_whole_program_looks_so() -> None:
    app = application()
    try:
        for appearance, tokens in (("dark", DARK), ("light", LIGHT)):
            theme.apply(app, appearance, 1.15)
            assert theme.tokens() is tokens
            assert theme.is_dark() == (appearance == "dark")
            assert theme.text_scale() == 1.15
            assert app.palette().window().color() == QColor(tokens.surface)
            assert app.font().pixelSize() == round(1.15 * theme.SIZES["text"])
            assert tokens.accent in app.styleSheet()
            assert theme.seat_colour(1) == QColor(tokens.seats[1])
    finally:
        theme.apply(app, "light", 1.0)


def test_nothing_is_styled_again_where_the_look_stays_the_same(qtbot: QtBot) -> None:
    app = application()
    theme.apply(app, "light", 1.0)
    styled = _Styled()
    qtbot.addWidget(styled)
    styled.show()
    styled.times = 0
    theme.apply(app, "light", 1.0)
    assert styled.times == 0
    theme.apply(app, "dark", 1.0)
    try:
        assert styled.times
    finally:
        theme.apply(app, "light", 1.0)


class _Styled(QWidget):
    """Counts how often it was given a style."""

    times = 0

    def changeEvent(self, event: QEvent) -> None:
        self.times += event.type() == QEvent.Type.StyleChange
        super().changeEvent(event)


@pytest.mark.parametrize(("appearance", "tokens"), [("light", LIGHT), ("dark", DARK)])
def test_what_stands_in_an_empty_field_can_be_read(
    appearance: str, tokens: Tokens, qtbot: QtBot
) -> None:
    theme.apply(application(), appearance, 1.0)
    try:
        field = QLineEdit()
        qtbot.addWidget(field)
        field.setPlaceholderText("▮▮▮▮▮▮")
        field.show()
        field.clearFocus()
        picture = field.grab().toImage()
        inside = picture.rect().adjusted(12, 6, -12, -6)
        colours = {
            picture.pixelColor(x, y).name()
            for x in range(inside.left(), inside.right())
            for y in range(inside.top(), inside.bottom())
        }
        assert max(contrast(colour, tokens.raised) for colour in colours) >= 4.5
    finally:
        theme.apply(application(), "light", 1.0)


@pytest.mark.parametrize(("appearance", "tokens"), [("light", LIGHT), ("dark", DARK)])
def test_lists_have_neither_a_native_scroll_bar_nor_a_focus_box(
    appearance: str, tokens: Tokens, qtbot: QtBot
) -> None:
    theme.apply(application(), appearance, 1.0)
    try:
        names = QListWidget()
        qtbot.addWidget(names)
        names.addItems([f"match {n}" for n in range(60)])
        names.resize(200, 200)
        names.show()
        names.setFocus(Qt.FocusReason.TabFocusReason)
        names.setCurrentRow(30)
        QApplication.processEvents()
        bar = names.verticalScrollBar()
        assert bar.width() == 10
        # nothing but a handle: no arrows at its ends and no groove
        ends = {bar.grab().toImage().pixelColor(5, y).name() for y in (0, 4, 8, bar.height() - 4)}
        assert len(ends) == 1
        row = names.visualItemRect(names.currentItem())
        picture = names.viewport().grab().toImage()
        edge = {picture.pixelColor(x, row.top()).name() for x in range(20, row.width() - 20)}
        assert edge == {tokens.line.lower()}
    finally:
        theme.apply(application(), "light", 1.0)


def test_a_part_of_the_style_sheet_has_smaller_type_in_the_same_colours() -> None:
    theme.apply(application(), "light", 1.0)
    whole, part = theme.style_sheet(), theme.style_sheet(0.5)
    assert f"font-size: {theme.SIZES['text']}px" in whole
    assert f"font-size: {theme.SIZES['text'] // 2}px" in part
    assert LIGHT.ink in part
    assert "{" + "ink" + "}" not in whole


def test_type_in_a_scene_follows_the_text_size_but_not_the_window() -> None:
    try:
        theme.apply(application(), "light", 1.3, 2.0)
        assert theme.text_size() == 1.3
        assert theme.scene_font(20).pixelSize() == 26
        assert theme.scene_font(0.2).pixelSize() == 1
        assert theme.fixed_font(20).pixelSize() == 20
        assert theme.font("head").pixelSize() == round(2.6 * theme.SIZES["head"])
        assert theme.zoomed(8) == 16
        theme.apply(application(), "light", 1.3)
        assert theme.font("head").pixelSize() == round(1.3 * theme.SIZES["head"])
        assert theme.font(display=True).family() != theme.font().family()
        assert theme.font(bold=True).weight() > theme.font().weight()
    finally:
        theme.apply(application(), "light", 1.0)


@pytest.mark.parametrize("zoom", [1.0, 1.1, 1.25, 1.3, 1.5])
def test_the_knob_of_a_slider_is_round_in_windows_of_all_sizes(
    zoom: float,
) -> None:
    theme.apply(application(), "light", 1.0, zoom)
    try:
        handle = theme.style_sheet().split("QSlider::handle:horizontal {")[1].split("}")[0]
        sizes = dict(re.findall(r"(width|height|border-radius): (\d+)px", handle))
        assert sizes["width"] == sizes["height"] == str(2 * int(sizes["border-radius"]))
        # its height is that of the groove and what it stands out on both sides of it
        groove = theme.style_sheet().split("QSlider::groove:horizontal {")[1].split("}")[0]
        (high,), (over,) = re.findall(r"height: (\d+)px", groove), re.findall(r"-(\d+)px 0", handle)
        assert int(high) + 2 * int(over) == int(sizes["height"])
    finally:
        theme.apply(application(), "light", 1.0)
