"""How the two stand, and the ribbon that announces something."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from boomerang_desktop.desktop.games.flip import paint, wood
from boomerang_desktop.desktop.games.flip.standing import FlipStanding
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.paper import HIGH, draw_paper
from boomerang_desktop.desktop.scene.items import Item, Shown

ALL = 88
"""F10: the two scores always add up to this."""


class BalanceItem(Item):
    """A groove of 88 points: past the mark in the middle is a win. Filled is what lies on the
    board, hatched what would be won if nothing more were placed."""

    still = True
    sides = Shown((FlipStanding(False, 0, None), FlipStanding(False, 0, None)))
    """The player whose points begin below, and the one whose points begin above."""

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-14, -14, 14, 14)

    def shape(self) -> QPainterPath:
        """Wide enough to point at."""
        path = QPainterPath()
        path.addRect(self.rect.adjusted(-10, -4, 10, 4))
        return path

    def draw(self, painter: QPainter) -> None:
        groove, round_ = self.rect, self.width / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(wood.walnut().lid_low))
        painter.drawRoundedRect(groove.adjusted(-4, -4, 4, 4), round_ + 4, round_ + 4)
        painter.setPen(QPen(paint.clear(wood.walnut().glint, 90), 1))
        painter.setBrush(QColor(wood.WELL))
        painter.drawRoundedRect(groove, round_, round_)
        inside = QPainterPath()
        inside.addRoundedRect(groove.adjusted(1.5, 1.5, -1.5, -1.5), round_ - 1.5, round_ - 1.5)
        unit = groove.height() / ALL
        for standing, up in zip(self.sides, (True, False), strict=True):
            self._draw_side(painter, inside, standing, unit, up)
        middle = groove.center()
        painter.setPen(QPen(QColor(paint.BRASS_LIGHT), 2))
        painter.drawLine(middle - QPointF(12, 0), middle + QPointF(12, 0))

    def _draw_side(
        self, painter: QPainter, inside: QPainterPath, who: FlipStanding, unit: float, up: bool
    ) -> None:
        made, rect = paint.material(who.red), self.rect

        def part(start: float, points: float) -> QPainterPath:
            low, high = start * unit, (start + points) * unit
            top, bottom = (
                (rect.bottom() - high, rect.bottom() - low)
                if up
                else (
                    rect.top() + low,
                    rect.top() + high,
                )
            )
            box = QPainterPath()
            box.addRect(QRectF(rect.left(), top, rect.width(), bottom - top))
            return box.intersected(inside)

        painter.setPen(Qt.PenStyle.NoPen)
        if who.unplaced:
            open_ = part(who.board, who.unplaced)
            painter.setBrush(paint.clear(made.face, 60))
            painter.drawPath(open_)
            hatch = painter.brush()
            hatch.setStyle(Qt.BrushStyle.BDiagPattern)
            hatch.setColor(paint.clear(made.face, 190))
            painter.setBrush(hatch)
            painter.drawPath(open_)
        if who.board:
            painter.setBrush(QColor(made.face))
            painter.drawPath(part(0, who.board))


class Ribbon(Item):
    """A strip of paper across the board with one sentence."""

    still = True

    def __init__(self, text: str, colour: QColor, room: float) -> None:
        self._font = theme.scene_font(22, bold=True)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        written = QFontMetricsF(self._font).boundingRect(QRectF(0, 0, room - 64, 0), flags, text)
        super().__init__(("ribbon",), written.width() + 66, written.height() + 28)
        self._text, self._colour, self._flags = text, colour, flags
        self.texts = text, ""

    def draw(self, painter: QPainter) -> None:
        tokens = theme.tokens()
        draw_paper(painter, self.outline(), tokens.raised, QPen(self._colour, 3), falls=HIGH)
        painter.setFont(self._font)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(self.rect.adjusted(32, 14, -32, -14), self._flags, self._text)
