"""What is written on the panels of arrows, and the switch beside the board."""

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from boomerang_desktop.desktop.games.arrows import paint
from boomerang_desktop.desktop.games.arrows.info import NIGHT, WORLD
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.look.lettering import fitted, text_width
from boomerang_desktop.desktop.look.paper import rounded
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item, Shown

BARE = 0.1
"""The cost of covering paper or a caption: a coach may lie there first."""


@attrs.frozen
class PanelText:
    """A text on a panel."""

    text: str
    box: QRectF
    size: float = 12.0
    warn: bool = False
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft

    def font(self) -> QFont:
        """The face at its size, or smaller in a language that needs more room."""
        return fitted(self.text, self.box.width(), self.size, least=self.size - 3, bold=self.warn)


@attrs.frozen
class PawnDot:
    """An empty place for a prisoner to come, or a pawn counted in a row."""

    at: QPointF
    radius: float
    filled: bool = False
    warn: bool = False


class PanelNotes(Item):
    """The texts on a seat's panel, under its pawns; the pointer goes through them."""

    cover_cost = BARE
    lines = Shown[Sequence[PanelText]](())
    slots = Shown[Sequence[PawnDot]](())
    danger = Shown[tuple[QPointF, QPointF] | None](None)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def draw(self, painter: QPainter) -> None:
        painter.translate(self.rect.topLeft())
        tokens = theme.tokens()
        for slot in self.slots:
            colour = QColor(tokens.warn if slot.warn else tokens.muted)
            painter.setBrush(colour if slot.filled else Qt.BrushStyle.NoBrush)
            pen = QPen(colour, 1.3)
            if not slot.filled:
                pen.setDashPattern([2, 2])
            painter.setPen(pen)
            painter.drawEllipse(slot.at, slot.radius, slot.radius * (1 if slot.filled else 0.7))
        if self.danger:
            painter.setPen(paint.solid(tokens.warn, 2.2))
            painter.drawLine(*self.danger)
        for line in self.lines:
            painter.setFont(line.font())
            painter.setPen(QColor(tokens.warn if line.warn else tokens.muted))
            painter.drawText(line.box, line.align | Qt.AlignmentFlag.AlignVCenter, line.text)


class AidSwitch(Item):
    """A switch on the felt: an eye, open or closed, and what it shows."""

    on = Shown(False)

    def __init__(self, key: Key, text: str) -> None:
        self.text = text
        self._font = theme.scene_font(14, bold=True)
        high = theme.TOUCH * max(theme.text_size(), 1.0)
        super().__init__(key, text_width(text, self._font) + 52, high)

    def outline(self) -> QPainterPath:
        return rounded(self.rect, self.height / 2)

    def draw(self, painter: QPainter) -> None:
        world = NIGHT if theme.is_dark() else WORLD
        box = self.rect.adjusted(0, 5, 0, -5)
        painter.setPen(QPen(QColor(world.ink), 1.5))
        fill = QColor(world.ink if self.on else world.deep)
        fill.setAlpha(255 if self.on else 150)
        painter.setBrush(fill)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        colour = world.deep if self.on else world.ink
        eye = QRectF(box.left() + 12, -10, 20, 20)
        name = "eye" if self.on else "eye_off"
        assets.draw(painter, f"icons/{name}", eye, colour, self.zoom)
        painter.setPen(QColor(colour))
        painter.setFont(self._font)
        area = QRectF(eye.right() + 7, box.top(), self.width, box.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self.text)
