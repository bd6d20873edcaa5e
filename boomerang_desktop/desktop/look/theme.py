"""Colours, type and space. No other module names a colour of the frame."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.look.style_sheet import SHEET


class Tokens(NamedTuple):
    # not an attrs class: attrs takes longer to load than the first picture can wait
    surface: str
    raised: str
    ink: str
    muted: str
    line: str
    accent: str
    on_accent: str
    good: str
    warn: str
    seats: tuple[str, str, str, str, str]
    """Distinct under common colour-vision deficiencies, and always shown with their symbol."""


LIGHT = Tokens(
    surface="#EFE6D6",
    raised="#FBF6EC",
    ink="#2B2622",
    muted="#66594D",
    line="#D2C4AC",
    accent="#A83F26",
    on_accent="#FFFFFF",
    good="#2A6E47",
    warn="#8F4E00",
    seats=("#2F6DB5", "#C8640F", "#23805C", "#8E4585", "#705A00"),
)
DARK = Tokens(
    surface="#26211D",
    raised="#332C27",
    ink="#F3EADB",
    muted="#BFB19E",
    line="#51463D",
    accent="#EE9A6C",
    on_accent="#2B1A12",
    good="#7CC79A",
    warn="#EBBB5C",
    seats=("#79AEEA", "#F09A4C", "#56C596", "#D19AC9", "#EBD77A"),
)


class GameColours(NamedTuple):
    """A game's own colours, by day or by night: its ground and what lies on it."""

    ground: str
    deep: str
    """The darkest or heaviest parts of the ground."""
    ink: str
    """Text straight on the ground."""
    accent: str
    """Light and marks on the ground."""
    card: str
    card_ink: str


SEAT_SYMBOLS = ("circle", "triangle", "square", "star", "cross")
SIZES = {"small": 12, "text": 14, "large": 16, "head": 20, "title": 28, "display": 40}
GRID, RADIUS, TOUCH, RING = 8, 10, 44, 3

_tokens = LIGHT
_size = 1.0
_scale = 1.0


def tokens() -> Tokens:
    return _tokens


def text_scale() -> float:
    """How much larger than usual the texts of widgets are: by choice, and by the window's size."""
    return _scale


def text_size() -> float:
    """The chosen text size; 1 is the usual one. A scene grows with the window, so only this makes
    its texts larger than the rest."""
    return _size


def zoomed(pixels: float) -> int:
    """A gap or a margin, scaled to the window."""
    return round(pixels * _scale / _size)


def is_dark() -> bool:
    return _tokens is DARK


@cache
def _families() -> tuple[str, str]:
    """The text face and the display face, loaded from their packages."""
    text = _load("font_source_sans_pro", "SourceSansPro-Regular", "SourceSansPro-Semibold")
    _load("font_source_sans_pro", "SourceSansPro-Bold", "SourceSansPro-It")
    return text, _load("font_fredoka_one", "FredokaOne-Regular")


def _load(package: str, *names: str) -> str:
    spec = find_spec(package)
    family = QGuiApplication.font().family()
    for name in reversed(names):
        if spec and spec.origin:
            number = QFontDatabase.addApplicationFont(
                str(Path(spec.origin).parent / "files" / f"{name}.ttf")
            )
            family = next(iter(QFontDatabase.applicationFontFamilies(number)), family)
    return family


def display_face() -> str:
    """The family of titles."""
    return _families()[1]


def font(size: str = "text", *, bold: bool = False, display: bool = False) -> QFont:
    """A face at one of the sizes of the scale, in pixels at normal text size."""
    made = QFont(_families()[1 if display else 0])
    made.setPixelSize(round(SIZES[size] * _scale))
    if bold:
        made.setWeight(QFont.Weight.DemiBold)
    return made


def scene_font(units: float, *, bold: bool = False, display: bool = False) -> QFont:
    """A face for a scene, which grows with the window; `units` are for the usual text size."""
    return fixed_font(units * _size, bold=bold, display=display)


def fixed_font(units: float, *, bold: bool = False, display: bool = False) -> QFont:
    """A face that is part of a picture: as large as the thing it is written on."""
    made = font(bold=bold, display=display)
    made.setPixelSize(max(1, round(units)))
    return made


def seat_colour(seat: int) -> QColor:
    return QColor(_tokens.seats[seat])


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, as WCAG defines it."""

    def luminance(colour: str) -> float:
        c = QColor(colour)
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else float((part + 0.055) / 1.055) ** 2.4
            for part in (c.redF(), c.greenF(), c.blueF())
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def apply(app: QApplication, appearance: str, size: float, zoom: float = 1.0) -> None:
    """Set the look of the whole program: `appearance` is light, dark or system, `size` the chosen
    text size, `zoom` the scale of everything in a large window."""
    global _tokens, _size, _scale
    dark = appearance == "dark" or (
        appearance == "system" and QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    )
    _tokens = DARK if dark else LIGHT
    _size, _scale = size, size * zoom
    sheet = style_sheet()
    # it says all of the look: where that is no other, no widget needs to be styled again
    if app.styleSheet() != sheet:
        app.setPalette(_palette(_tokens))
        app.setStyleSheet(sheet)
        # after it: on Windows a style sheet brings the system's fonts back for lists, menus, tool
        # tips and message boxes
        app.setFont(font())


@contextmanager
def on_paper() -> Iterator[None]:
    """Draw as for print, whatever the screen shows: by day, at the usual text size. Widgets are not
    told."""
    global _tokens, _size, _scale
    chosen = _tokens, _size, _scale
    _tokens, _size, _scale = LIGHT, 1.0, 1.0
    try:
        yield
    finally:
        _tokens, _size, _scale = chosen


def _palette(t: Tokens) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, t.surface),
        (role.WindowText, t.ink),
        (role.Base, t.raised),
        (role.AlternateBase, t.surface),
        (role.Text, t.ink),
        (role.Button, t.raised),
        (role.ButtonText, t.ink),
        (role.Highlight, t.accent),
        (role.HighlightedText, t.on_accent),
        (role.ToolTipBase, t.raised),
        (role.ToolTipText, t.ink),
        (role.PlaceholderText, t.muted),
        (role.Link, t.accent),
    ):
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(t.muted))
    return palette


def style_sheet(part: float = 1.0) -> str:
    """The style of all widgets, with texts at this fraction of the chosen size."""
    t, scale = _tokens, _scale * part
    # gaps and edges grow with the window, not with the text
    sheet = re.sub(r"(?<!\d)([2-9]|\d\d+)px", lambda m: f"{zoomed(int(m[1]))}px", SHEET)
    sizes = {f"{name}_size": f"{round(size * scale)}px" for name, size in SIZES.items()}
    lengths = {f"px{size}": round(size * scale) for size in (20, 24, 26, 28)}
    half, line = zoomed(10), zoomed(2)
    # one pixel more of a radius than half a side, and the knob of a slider would be square
    slider = {
        "groove": 2 * line,
        "knob": 2 * half,
        "half_knob": half,
        "inner_knob": 2 * (half - zoomed(RING)),
        "over": half - line,
    }
    return sheet.format(
        **slider,
        **t._asdict(),
        **sizes,
        **lengths,
        display_face=display_face(),
        radius=zoomed(RADIUS),
        ring=zoomed(RING),
    )
