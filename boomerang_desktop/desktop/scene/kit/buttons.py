"""Buttons on the table itself."""

from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.look.lettering import fitted, text_width
from boomerang_desktop.desktop.look.paper import SHADOW, draw_paper, rounded
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item

LETTERS, LEAST = 16.0, 12.0
ICON, BESIDE, EDGE = 24.0, 6.0, 10.0
"""The side of an icon, the gap beside it, and the room at either end."""
IDLE = 0.75
"""The opacity of a button that cannot be pressed now."""


class ButtonStyle(Enum):
    """How loud a button is. One that declines, gives up or loses is never `MAIN`."""

    MAIN = "what the player came for"
    PLAIN = "another way"
    WARNING = "what costs something"
    TOOL = "what makes no move"


def button_colours(style: ButtonStyle, *, enabled: bool = True) -> tuple[str, str, str]:
    """Paper, edge and text colour of a button in that style."""
    t = theme.tokens()
    if not enabled:
        return t.raised, t.line, t.muted
    return {
        ButtonStyle.MAIN: (t.accent, t.accent, t.on_accent),
        ButtonStyle.PLAIN: (t.raised, t.ink, t.ink),
        ButtonStyle.WARNING: (t.raised, t.warn, t.warn),
        ButtonStyle.TOOL: (t.surface, t.line, t.ink),
    }[style]


class TableButton(Item):
    """A button with words, an icon or both. Where there is no room for the words, the icon stands
    alone."""

    still = True

    def __init__(
        self,
        key: Key,
        text: str = "",
        icon: str = "",
        style: ButtonStyle = ButtonStyle.MAIN,
        *,
        offered: bool,
    ) -> None:
        """With `offered`, it can be pressed only while it is offered, and looks like it."""
        self.text, self.icon, self.style, self._offered = text, icon, style, offered
        super().__init__(key, theme.TOUCH, theme.TOUCH * max(theme.text_size(), 1.0))

    def fit(self, widest: float, narrowest: float = 0.0) -> None:
        """Make it as wide as its words need, within these bounds."""
        font = fitted(self.text, widest - self._around, LETTERS, least=LEAST, bold=True)
        self.resize(max(text_width(self.text, font) + self._around, narrowest), self.height)

    @property
    def _around(self) -> float:
        """The width not available to the words."""
        return 2 * EDGE + (ICON + BESIDE if self.icon else 0.0)

    def changed(self, name: str) -> None:
        super().changed(name)
        if name == "can_lift" and self.can_lift:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def draw(self, painter: QPainter) -> None:
        ink = self._draw_paper(painter)
        room = self.width - self._around
        font = fitted(self.text, room, LETTERS, least=LEAST, bold=True)
        words = text_width(self.text, font) if self.text else 0.0
        if self.icon and words > room:
            words = 0.0
        left = -words / 2
        if self.icon:
            side = ICON if self.text else min(self.width, self.height) - 18
            whole = side + (BESIDE + words if words else 0.0)
            box = QRectF(-whole / 2, -side / 2, side, side)
            assets.draw(painter, f"icons/{self.icon}", box, ink, self.zoom)
            left = box.right() + BESIDE
        if words:
            painter.setFont(font)
            painter.setPen(QColor(ink))
            line = QRectF(left - 2, self.rect.top(), words + 4, self.height)
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.text)

    def draw_light(self, painter: QPainter) -> None:
        """Ring a button that is advised; as a target it needs no light."""
        if self._offered:
            super().draw_light(painter)

    def _draw_paper(self, painter: QPainter) -> str:
        """Draw the paper; return the colour for the text."""
        enabled = self.can_lift or not self._offered
        paper, edge, ink = button_colours(self.style, enabled=enabled)
        if not enabled:
            painter.setOpacity(painter.opacity() * IDLE)
        shape = rounded(self.rect.adjusted(1, 1, -1, -1), theme.RADIUS - 1)
        flat = self.style is ButtonStyle.TOOL or not enabled
        shadow = QColor(Qt.GlobalColor.transparent) if flat else SHADOW
        draw_paper(painter, shape, paper, QPen(QColor(edge), 2), shadow=shadow)
        return ink
