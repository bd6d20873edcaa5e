"""What each player has taken in a round, on one slip of paper."""

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from boomerang_desktop.desktop.games.circle import art
from boomerang_desktop.desktop.games.circle.art import CircleStyle
from boomerang_desktop.desktop.games.circle.items import CircleItem, spread
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.scene.gestures import Key

LINE, EDGE, GAP = 30.0, 10.0, 7.0
LETTERS, NAME = 15.0, 110.0
"""The size of names, and the most room they get."""
CARDS = 150.0


@attrs.frozen
class SummaryRow:
    """A player's line, in the order of the reveals."""

    seat: int
    name: str
    suit: str
    species: Sequence[str]


class RoundSummary(CircleItem):
    still = True

    def __init__(self, key: Key, style: CircleStyle, rows: Sequence[SummaryRow]) -> None:
        super().__init__(key, style)
        self.rows = rows
        self._font = theme.scene_font(LETTERS, bold=True)
        self._line = max(LINE, QFontMetricsF(self._font).height() + 8)
        widest = max(QFontMetricsF(self._font).horizontalAdvance(row.name) for row in rows)
        self._name = min(widest + 2, NAME * self._font.pixelSize() / LETTERS)
        most = max(2, *(len(row.species) for row in rows))
        self._cards = min(CARDS, most * (self._line - 1))
        parts = (self._line * 0.6, self._name, self._line - 4, self._cards)
        wide = sum(parts) + GAP * (len(parts) - 1) + 2 * EDGE
        self.resize(wide, self._line * len(rows) + EDGE)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-6, -6, 8, 10)

    def draw(self, painter: QPainter) -> None:
        tokens = theme.tokens()
        art.draw_shadow(painter, self.rect, theme.RADIUS, 1.4)
        painter.setPen(QPen(QColor(tokens.line), 1.2))
        painter.setBrush(QColor(tokens.raised))
        painter.drawRoundedRect(self.rect, theme.RADIUS, theme.RADIUS)
        for n, row in enumerate(self.rows):
            top = self.rect.top() + EDGE / 2 + n * self._line
            line = QRectF(self.rect.left() + EDGE, top, self.width - 2 * EDGE, self._line)
            self._draw_row(painter, row, line)

    def _draw_row(self, painter: QPainter, row: SummaryRow, line: QRectF) -> None:
        middle, side = line.center().y(), self._line * 0.6
        box = QRectF(line.left(), middle - side / 2, side, side)
        symbol = f"seats/{theme.SEAT_SYMBOLS[row.seat]}"
        assets.draw(painter, symbol, box, theme.seat_colour(row.seat).name(), self.zoom)
        left = box.right() + GAP
        painter.setFont(self._font)
        painter.setPen(QColor(theme.tokens().ink))
        elide = Qt.TextElideMode.ElideRight
        name = QFontMetricsF(self._font).elidedText(row.name, elide, self._name)
        area = QRectF(left, line.top(), self._name, line.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, name)
        side = self._line - 4
        token = QRectF(area.right() + GAP, middle - side / 2, side, side)
        art.draw_token(painter, self.style, row.suit, None, token, self.zoom)
        left = token.right() + GAP
        if not row.species:
            painter.setPen(QColor(theme.tokens().muted))
            rest = QRectF(left, line.top(), self._cards, line.height())
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, "–")
        for n, step in enumerate(spread(len(row.species), self._cards, side, side + 3)):
            card = QRectF(left + step, middle - side / 2, side, side)
            self._draw_animal(painter, self.style.animal(row.species[n]), card)

    def _draw_animal(self, painter: QPainter, name: str, card: QRectF) -> None:
        painter.setPen(QPen(self.style.edge, 1))
        painter.setBrush(self.style.face)
        painter.drawRoundedRect(card, 4, 4)
        assets.draw(painter, name, card.adjusted(2, 2, -2, -2), zoom=self.zoom)
