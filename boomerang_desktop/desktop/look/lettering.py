"""Letters that fit their room."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from boomerang_desktop.desktop.look import theme


def text_width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def wrapped_size(text: str, font: QFont, width: float) -> QSizeF:
    """The size of a text in lines of this width; wider if a single word is."""
    room = QRectF(0, 0, width, 10_000)
    return QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text).size()


def fitted(
    text: str, room: float | QSizeF, size: float, *, least: float = 8, bold: bool = False
) -> QFont:
    """The scene's face at this size, or as much smaller as the text needs to fit: on one line of
    that width, or wrapped into a box."""
    font = theme.scene_font(size, bold=bold)
    while font.pixelSize() > least and not _fits(text, font, room):
        font.setPixelSize(font.pixelSize() - 1)
    return font


def _fits(text: str, font: QFont, room: float | QSizeF) -> bool:
    if isinstance(room, QSizeF):
        needed = wrapped_size(text, font, room.width())
        return needed.width() <= room.width() and needed.height() <= room.height()
    return text_width(text, font) <= room
