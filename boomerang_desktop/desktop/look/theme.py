"""Colours, type and space. Nothing else in the program names a colour of the frame."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication


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
    """Told apart with the common colour-vision deficiencies, and never without their symbol."""


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


class World(NamedTuple):
    """A game's own colours: its ground and what lies on it."""

    ground: str
    deep: str
    ink: str
    """Text straight on the ground."""
    accent: str
    card: str
    card_ink: str


SEAT_SYMBOLS = ("circle", "triangle", "square", "star", "cross")
SIZES = {"small": 12, "text": 14, "large": 16, "head": 20, "title": 28, "display": 40}
GRID, RADIUS, TOUCH, RING = 8, 10, 44, 3

_tokens = LIGHT
_scale = 1.0


def tokens() -> Tokens:
    return _tokens


def text_scale() -> float:
    return _scale


def is_dark() -> bool:
    return _tokens is DARK


@cache
def _families() -> tuple[str, str]:
    """The text face and the display face, loaded from the packages that carry them."""
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


def font(size: str = "text", *, bold: bool = False, display: bool = False) -> QFont:
    """A face at one of the sizes of the scale, in pixels at normal text size."""
    made = QFont(_families()[1 if display else 0])
    made.setPixelSize(round(SIZES[size] * _scale))
    if bold:
        made.setWeight(QFont.Weight.DemiBold)
    return made


def scene_font(pixels: float, *, bold: bool = False, display: bool = False) -> QFont:
    """A face for a scene, where everything scales with the window."""
    made = font(bold=bold, display=display)
    made.setPixelSize(max(1, round(pixels)))
    return made


def seat_colour(seat: int) -> QColor:
    return QColor(_tokens.seats[seat])


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as WCAG defines it."""

    def luminance(colour: str) -> float:
        c = QColor(colour)
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else float((part + 0.055) / 1.055) ** 2.4
            for part in (c.redF(), c.greenF(), c.blueF())
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def apply(app: QApplication, appearance: str, scale: float) -> None:
    """Dresses the whole program: `appearance` is light, dark or system."""
    global _tokens, _scale
    dark = appearance == "dark" or (
        appearance == "system" and QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    )
    _tokens, _scale = (DARK if dark else LIGHT), scale
    app.setFont(font())
    app.setPalette(_palette(_tokens))
    app.setStyleSheet(style_sheet())


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
    """How all widgets look, their texts at this part of the chosen size."""
    t, scale = _tokens, _scale * part
    px = {name: f"{round(size * scale)}px" for name, size in SIZES.items()}
    return f"""
    QWidget {{ color: {t.ink}; font-size: {px["text"]}; }}
    QMainWindow, QDialog, QStackedWidget {{ background: {t.surface}; }}
    QToolTip {{ background: {t.raised}; color: {t.ink}; border: 1px solid {t.line}; padding: 6px; }}
    QLabel[role="display"] {{ font-family: "{_families()[1]}"; font-size: {px["display"]}; }}
    QLabel[role="title"] {{ font-family: "{_families()[1]}"; font-size: {px["title"]}; }}
    QLabel[role="head"] {{ font-family: "{_families()[1]}"; font-size: {px["head"]}; }}
    QLabel[role="muted"] {{ color: {t.muted}; }}
    QLabel[role="strong"] {{ font-weight: 600; }}
    QLabel[role="lead"] {{ font-size: {px["large"]}; }}
    QLabel[role="advice"] {{ font-size: {px["large"]}; font-weight: 600; }}
    QLabel[role="key"] {{
        background: {t.raised}; border: 1px solid {t.line}; border-radius: 6px; padding: 0 8px;
    }}
    QLabel[role="warn"] {{ color: {t.warn}; font-weight: 600; }}
    QPushButton, QToolButton {{
        background: {t.raised}; border: 1px solid {t.line}; border-radius: {RADIUS}px;
        padding: 8px 16px; min-height: {round(26 * scale)}px; icon-size: {round(20 * scale)}px;
    }}
    QToolButton {{ padding: 6px; icon-size: {round(24 * scale)}px; }}
    QPushButton:hover, QToolButton:hover {{ border-color: {t.accent}; }}
    QPushButton:pressed, QToolButton:pressed, QToolButton:checked {{ background: {t.line}; }}
    QPushButton:disabled, QToolButton:disabled {{ color: {t.muted}; background: {t.surface}; }}
    QPushButton:focus, QToolButton:focus, QComboBox:focus, QLineEdit:focus, QSpinBox:focus,
    QListView:focus {{ border: {RING}px solid {t.accent}; padding: 6px 14px; }}
    QToolButton:focus {{ padding: 4px; }}
    QComboBox:focus, QLineEdit:focus, QSpinBox:focus {{ padding: 4px 8px; }}
    QListView:focus {{ padding: 0; }}
    QPushButton[role="main"] {{
        background: {t.accent}; color: {t.on_accent}; border-color: {t.accent}; font-weight: 600;
        font-size: {px["large"]};
    }}
    QPushButton[role="main"]:focus {{ border-color: {t.ink}; }}
    QPushButton[role="choice"] {{ min-width: {round(24 * scale)}px; padding: 8px; }}
    QPushButton[role="choice"]:focus {{ padding: 6px; }}
    QPushButton[role="choice"]:checked {{
        background: {t.ink}; color: {t.surface}; border-color: {t.ink}; font-weight: 600;
    }}
    QPushButton[role="choice"]:checked:focus {{ border-color: {t.accent}; }}
    QPushButton[role="free"] {{
        background: transparent; border: 1px dashed {t.muted}; color: {t.muted}; text-align: left;
    }}
    QPushButton[role="plain"], QToolButton[role="plain"] {{
        background: transparent; border: none;
    }}
    QPushButton[role="plain"]:focus, QToolButton[role="plain"]:focus {{
        border: {RING}px solid {t.accent};
    }}
    QComboBox, QLineEdit, QSpinBox {{
        background: {t.raised}; border: 1px solid {t.line}; border-radius: {RADIUS}px;
        padding: 6px 10px; min-height: {round(26 * scale)}px;
        selection-background-color: {t.accent}; selection-color: {t.on_accent};
    }}
    QComboBox::drop-down {{ border: none; width: {round(28 * scale)}px; }}
    QComboBox::down-arrow {{ image: none; }}
    QToolButton::menu-indicator {{ image: none; }}
    QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
    QComboBox {{ combobox-popup: 0; }}
    QComboBox QAbstractItemView {{
        background: {t.raised}; border: 1px solid {t.line};
        selection-background-color: {t.accent}; selection-color: {t.on_accent}; outline: none;
    }}
    QMenu {{ background: {t.raised}; border: 1px solid {t.line}; padding: 6px; }}
    QMenu::item {{ padding: 8px 24px 8px 12px; border-radius: 6px; }}
    QMenu::item:selected {{ background: {t.accent}; color: {t.on_accent}; }}
    QMenu::item:disabled {{ color: {t.muted}; background: transparent; }}
    QMenu::separator {{ height: 1px; background: {t.line}; margin: 6px; }}
    QFrame[role="card"] {{
        background: {t.raised}; border: 1px solid {t.line}; border-radius: {RADIUS}px;
    }}
    QFrame[role="place"] {{
        background: transparent; border: 2px dashed {t.line}; border-radius: {RADIUS}px;
    }}
    QFrame[role="bar"] {{
        background: {t.raised}; border: none; border-bottom: 1px solid {t.line};
    }}
    QFrame[role="note"] {{
        background: {t.raised}; border: none; border-left: 4px solid {t.accent};
        border-bottom: 1px solid {t.line};
    }}
    QFrame[role="side"] {{
        background: {t.raised}; border: none; border-left: 1px solid {t.line};
    }}
    QListView, QTextBrowser, QScrollArea {{ background: transparent; border: none; outline: none; }}
    QScrollArea > QWidget > QWidget {{ background: transparent; }}
    QListView::item {{ padding: 6px 8px; border-radius: 6px; }}
    QListView::item:selected {{ background: {t.line}; color: {t.ink}; }}
    QGraphicsView {{ border: none; background: transparent; }}
    QCheckBox, QRadioButton {{ spacing: 10px; min-height: {round(28 * scale)}px; }}
    QCheckBox::indicator {{ width: {round(20 * scale)}px; height: {round(20 * scale)}px; }}
    QSlider::groove:horizontal {{ height: 4px; background: {t.line}; border-radius: 2px; }}
    QSlider::handle:horizontal {{
        background: {t.accent}; width: 20px; height: 20px; margin: -8px 0; border-radius: 10px;
    }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {t.line}; border-radius: 5px; min-height: 40px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """
