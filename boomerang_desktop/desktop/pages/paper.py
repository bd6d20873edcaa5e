"""The paper that a page of choices is written on."""

from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from boomerang_desktop.desktop.look import theme, widgets
from boomerang_desktop.desktop.pages.tiles import draw_cover

_LEAST_PICTURE = 24


class Picture(QWidget):
    """The game's picture with rounded corners, cut to whatever room the words leave."""

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self._game_id = game_id
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.height() < _LEAST_PICTURE:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(self.rect().toRectF(), theme.RADIUS, theme.RADIUS)
        draw_cover(painter, self._game_id, outline)


def card() -> tuple[QFrame, QVBoxLayout]:
    made = QFrame()
    made.setProperty("role", "card")
    rows = QVBoxLayout(made)
    wide, high = 3 * theme.GRID, 3 * theme.GRID // 2
    rows.setContentsMargins(wide, high, wide, high)
    rows.setSpacing(theme.GRID // 2)
    return made, rows


def scrolled(column: QVBoxLayout) -> QScrollArea:
    """On a small screen with large letters not everything fits."""
    inside = QWidget()
    inside.setLayout(column)
    column.setContentsMargins(0, 0, 0, 0)
    return widgets.scrolling(inside)
