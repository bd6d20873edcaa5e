"""The things around the cord."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsSceneHoverEvent

from boomerang_desktop.desktop.games.circle import art, layout
from boomerang_desktop.desktop.games.circle.art import CircleStyle
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.look.paper import oval, rounded
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item, Shown
from boomerang_desktop.games.circle.deck import Card


class CircleItem(Item):
    """Something in the style of hunt or lascaux."""

    def __init__(self, key: Key, style: CircleStyle) -> None:
        super().__init__(key)
        self.style = style


class RoundItem(CircleItem):
    """Something round, for the pointer too."""

    def outline(self) -> QPainterPath:
        return oval(self.rect)


class CordRing(CircleItem):
    """The cord, and the place inside it."""

    still = True

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-14, -14, 76, 44)

    def outline(self) -> QPainterPath:
        return art.cord(self.rect)

    def draw(self, painter: QPainter) -> None:
        inside = QColor(self.style.edge)
        inside.setAlpha(26)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(inside)
        painter.drawPath(self.outline())
        art.draw_cord(painter, self.rect)

    def draw_light(self, painter: QPainter) -> None:
        glow = QColor(art.GLOW)
        glow.setAlpha(70)
        painter.setPen(QPen(art.GLOW, 3.5, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(glow)
        painter.save()
        painter.scale(0.93, 0.9)
        painter.drawPath(self.outline())
        painter.restore()


class RingHeap(CircleItem):
    """All that lies in the ring, as one."""

    still = True
    count = Shown(0)

    def outline(self) -> QPainterPath:
        return oval(self.rect.adjusted(24, 20, -24, -20))

    def draw(self, painter: QPainter) -> None:
        for n in range(self.count):
            at, angle = layout.lying(self.rect, n), self.style.resting(n)
            look, size = layout.heap()[n].look, self.style.size
            if self.marked and not self.lifted and n == self.count - 1:
                glow = QColor(art.GLOW)
                glow.setAlpha(120)
                painter.setPen(QPen(art.GLOW, 2.5))
                painter.setBrush(glow)
                painter.drawEllipse(at, size * 0.52, size * 0.52)
            art.draw_boomerang(painter, self.style, look, at, angle, size, self.zoom)

    def draw_mark(self, painter: QPainter) -> None:
        """The last boomerang has its own light."""


class Boomerang(Item):
    """A boomerang, or a stone, in the hand or in the air."""

    def __init__(self, key: Key, style: CircleStyle, look: int = 0) -> None:
        super().__init__(key, style.size, style.size)
        self.style, self.look = style, look

    def draw(self, painter: QPainter) -> None:
        art.draw_boomerang(painter, self.style, self.look, QPointF(), 0, self.width, self.zoom)


class CardItem(CircleItem):
    """A card around the ring, face down until it is turned up."""

    face = Shown(True)
    chosen = Shown(False)
    """The token held or revealed takes it."""

    def __init__(self, key: Key, style: CircleStyle, card: Card, name: str) -> None:
        super().__init__(key, style)
        self.card, self.name = card, name

    def outline(self) -> QPainterPath:
        return rounded(self.rect, self.width * 0.09)

    def draw(self, painter: QPainter) -> None:
        if self.chosen:
            radius = self.width * 0.09 + 4
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(art.GLOW)
            painter.drawRoundedRect(self.rect.adjusted(-4, -4, 4, 4), radius, radius)
        card = self.card if self.face else None
        art.draw_card(painter, self.style, card, self.name, self.rect, self.zoom)


class Token(RoundItem):
    """A suit, or face down with the symbol of its owner."""

    suit = Shown[str | None](None)
    face = Shown(False)
    peek = Shown[str | None](None)
    """What only its owner may see under it."""
    name = Shown("")
    """Written below it."""

    def __init__(self, key: Key, style: CircleStyle, seat: int, suit: str | None = None) -> None:
        super().__init__(key, style)
        self.seat, self.suit = seat, suit
        self.face = suit is not None
        self.pointed: Callable[[str | None], None] | None = None
        """Called with the suit while the pointer is over it."""

    def turn_up(self, suit: str) -> None:
        self.suit, self.face = suit, True

    def turn_down(self) -> None:
        self.face = False

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(below(self.rect))

    def draw(self, painter: QPainter) -> None:
        suit = self.suit if self.face else None
        art.draw_token(painter, self.style, suit, self.seat, self.rect, self.zoom)
        if self.peek and not self.face:
            size = self.width * 0.46
            corner = self.rect.bottomRight() - QPointF(size * 0.78, size * 0.78)
            art.draw_token(
                painter, self.style, self.peek, None, QRectF(corner.x(), corner.y(), size, size),
                self.zoom,
            )  # fmt: skip
        if self.name and not self.lifted:
            draw_word(painter, below(self.rect), self.name)

    def draw_light(self, painter: QPainter) -> None:
        """Ring it, so that it keeps its colour."""
        painter.setPen(QPen(QColor(self.accent), 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(self.rect.adjusted(-2, -2, 2, 2))

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        if self.pointed and self.suit:
            self.pointed(self.suit)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        if self.pointed:
            self.pointed(None)


class TokenSlot(RoundItem):
    """The place before a seat for the token it has chosen."""

    still = True
    name = Shown("")
    full = Shown(False)

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(below(self.rect))

    def draw(self, painter: QPainter) -> None:
        tokens = theme.tokens()
        if not self.full:
            painter.setPen(QPen(QColor(tokens.muted), 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(tokens.surface))
            painter.drawEllipse(self.rect.adjusted(2, 2, -2, -2))
        if self.name:
            draw_word(painter, below(self.rect), self.name)


class StoppedPile(RoundItem):
    """Where the tokens of the players who have stopped lie, on the deck."""

    def draw_light(self, painter: QPainter) -> None:
        glow = QColor(art.GLOW)
        painter.setPen(QPen(glow, 3.5, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        glow.setAlpha(110)
        painter.setBrush(glow)
        painter.drawEllipse(self.rect)


class DeckItem(CircleItem):
    """The cards still to be drawn."""

    still = True
    count = Shown(0)
    ink = Shown("#000000")

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-8, -10, 12, 12 + 22 * theme.text_size())

    def draw(self, painter: QPainter) -> None:
        radius = self.width * 0.09
        tall = 22 * theme.text_size()
        figure = QRectF(self.rect.left(), self.rect.bottom() + 4, self.width, tall)
        if not self.count:
            faint = QColor(self.ink)
            faint.setAlpha(110)
            painter.setPen(QPen(faint, 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect, radius, radius)
        layers = -(-self.count // 9)
        for n in range(layers):
            rect = self.rect.translated(0.6 * (layers - 1 - n), 1.8 * (layers - 1 - n))
            if n == 0:
                art.draw_shadow(painter, rect, radius)
            assets.draw(painter, f"{self.style.id}/card_back", rect, zoom=self.zoom)
        painter.setPen(QColor(self.ink))
        painter.setFont(theme.scene_font(18, display=True))
        painter.drawText(
            figure.translated(0, layers), Qt.AlignmentFlag.AlignCenter, str(self.count)
        )


class RingTag(CircleItem):
    """The number of boomerangs in the ring, on paper."""

    still = True
    count = Shown(0)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-22, -14, 8, 8)

    def draw(self, painter: QPainter) -> None:
        art.draw_tag(painter, self.rect, str(self.count))


def below(rect: QRectF) -> QRectF:
    """The box for the name of something round."""
    return QRectF(2 * rect.left(), rect.bottom() + 1, 2 * rect.width(), 16 * theme.text_size() + 2)


def draw_word(
    painter: QPainter, rect: QRectF, text: str, size: float = 12.5, bold: bool = False
) -> None:
    painter.setPen(QColor(theme.tokens().muted))
    painter.setFont(theme.scene_font(size, bold=bold))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def spread(count: int, width: float, size: float, most: float) -> Sequence[float]:
    """The left edges of that many things of one size in a row."""
    step = min(most, (width - size) / (count - 1)) if count > 1 else 0.0
    return [n * step for n in range(count)]


class StartMarker(RoundItem):
    """Lies at the seat that begins the round; its arrow shows which way it goes on."""

    still = True
    clockwise = Shown(True)

    def draw(self, painter: QPainter) -> None:
        art.draw_shadow(painter, self.rect, self.width / 2, 0.7)
        painter.setPen(QPen(art.PAPER_INK, 1.4))
        painter.setBrush(art.GLOW)
        painter.drawEllipse(self.rect)
        if not self.clockwise:
            painter.scale(-1, 1)
        inner = self.rect.adjusted(6.5, 6.5, -6.5, -6.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(art.PAPER_INK, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(inner, 90 * 16, 250 * 16)
        head = QPainterPath(QPointF(inner.center().x() - 1, inner.top() - 4.5))
        head.lineTo(inner.center().x() + 5.5, inner.top())
        head.lineTo(inner.center().x() - 1, inner.top() + 4.5)
        head.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(art.PAPER_INK)
        painter.drawPath(head)
