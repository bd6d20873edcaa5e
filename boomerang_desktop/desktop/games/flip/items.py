"""The things on the table of the perforated board."""

from collections.abc import Sequence

import attrs
from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from boomerang_desktop.desktop.games.flip import paint, shapes, wood
from boomerang_desktop.desktop.games.flip.layout import TrayPlan
from boomerang_desktop.desktop.games.flip.paint import Look
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.hand import LIFT_SCALE
from boomerang_desktop.desktop.scene.items import Item, text_width
from boomerang_desktop.games.flip.pieces import to_corner

CACHED = QGraphicsItem.CacheMode.DeviceCoordinateCache
NOTE = 13.0
"""The letters under a player's name."""
WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class PieceItem(Item):
    """A piece, in a tray, in the hand or in its holes."""

    def __init__(self, key: Key, look: Look, room: QRectF | None = None) -> None:
        super().__init__(key, 0, 0)
        self.look = look
        self.room = room
        """What belongs to it in a tray, beyond its own outline."""
        self.count = 1
        self.turned = False
        """Part of the last move because it was turned over, not because it was placed."""
        self.turning: float | None = None
        self.height_in_hand = 1.0
        self.growing = False
        """On its way from the size it has in the tray to the size it has on the board."""
        self._fit()
        self.setCacheMode(CACHED)

    def _fit(self) -> None:
        width, height = shapes.size(to_corner(self.look.holes))
        self.width, self.height = width * self.look.cell, height * self.look.cell

    def show_as(self, look: Look, count: int = 1) -> None:
        if (look, count) != (self.look, self.count) or self.turning is not None:
            self.prepareGeometryChange()
            self.look, self.count, self.turning = look, count, None
            self._fit()
            self.update()

    def raise_to(self, height: float) -> None:
        """0 in its holes, 1 in the hand."""
        self.show_as(attrs.evolve(self.look, height=height), self.count)

    def hold_at(self, height: float) -> None:
        """How high the hand holds it: 1, or less just above its holes."""
        if height != self.height_in_hand:
            self.height_in_hand = height
            self.update()

    def turn_to(self, turn: float, red: bool) -> None:
        """On its way over: 0 to 1."""
        self.turning = turn
        self.look = attrs.evolve(self.look, red=red)
        self.update()

    def boundingRect(self) -> QRectF:
        edge = 0.75 * self.look.cell
        if self.turning is not None:
            edge = 0.8 * self.look.cell + max(self.width, self.height) / 2
        return self.rect.adjusted(-edge, -edge, edge, edge)

    def outline(self) -> QPainterPath:
        return shapes.outline(self.look.holes, self.look.cell)

    def shape(self) -> QPainterPath:
        if self.lifted or self.opacity() == 0:
            return QPainterPath()
        if self.room is None:
            return self.outline()
        path = QPainterPath()
        path.addRect(self.room)
        return path

    def draw(self, painter: QPainter) -> None:
        look = self.look
        if self.turning is not None:
            paint.draw_turning(painter, look, self.turning)
            return
        if self.count > 1:
            # the one below shows that there are more
            under = QPointF(0.13, 0.15) * look.cell
            painter.translate(under)
            paint.draw_piece(painter, look, self.zoom)
            painter.translate(-under)
        up = attrs.evolve(look, height=self.height_in_hand)
        paint.draw_piece(painter, up if self.lifted else look, self.zoom)

    def draw_light(self, painter: QPainter) -> None:
        """The one that a hint speaks of; nothing ever lands on a piece."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(paint.BRASS_LIGHT), 3))
        painter.drawPath(self.outline())

    def draw_mark(self, painter: QPainter) -> None:
        """A fillet of brass around what was placed; a broken one around what was turned."""
        cell, path = self.look.cell, shapes.outline(self.look.holes, self.look.cell, 0.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        style = Qt.PenStyle.DashLine if self.turned else Qt.PenStyle.SolidLine
        painter.setPen(QPen(paint.clear(paint.SHADOW, 120), 0.1 * cell))
        painter.drawPath(path)
        pen = QPen(QColor(paint.BRASS_LIGHT), 0.06 * cell, style)
        if self.turned:
            pen.setDashPattern([2.2, 2.2])
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)


class Region(Item):
    """Shows nothing: a part of what is drawn elsewhere that means something of its own."""

    def __init__(self, key: Key, width: float = 0.0, height: float = 0.0) -> None:
        super().__init__(key, width, height)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def resize(self, width: float, height: float) -> None:
        if (width, height) != (self.width, self.height):
            self.prepareGeometryChange()
            self.width, self.height = width, height

    def boundingRect(self) -> QRectF:
        return self.rect


class NoteItem(Item):
    """What stands under a player's name: on as many lines as it needs, and whole."""

    def __init__(self, key: Key) -> None:
        super().__init__(key, 0, 0)
        self._lines: tuple[str, ...] = ()
        self.setCacheMode(CACHED)

    @property
    def font(self) -> QFont:
        """Smaller than usual only if there is no other way."""
        font = theme.scene_font(NOTE)
        while font.pixelSize() > 8 and written(self._lines, font, self.width) > self.height + 1:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def show_lines(self, lines: tuple[str, ...], room: QRectF) -> None:
        if (lines, room.size()) != (self._lines, self.rect.size()):
            self.prepareGeometryChange()
            self._lines, self.width, self.height = lines, room.width(), room.height()
            self.update()

    def draw(self, painter: QPainter) -> None:
        painter.setFont(self.font)
        painter.setPen(QColor(theme.tokens().muted))
        painter.drawText(self.rect, WRAPPED, "\n".join(self._lines))


def written(lines: Sequence[str], font: QFont, width: float) -> float:
    """How high these lines are on paper of this width; far too high if a word is cut."""
    room = QRectF(0, 0, width, 0)
    box = QFontMetricsF(font).boundingRect(room, WRAPPED, "\n".join(lines))
    return box.height() if box.width() <= width + 1 else 1000.0


class TrayItem(Item):
    """The hollow in which a player's pieces lie, or the closed box (F12)."""

    def __init__(self, key: Key, area: QRectF, plan: TrayPlan | None) -> None:
        super().__init__(key, area.width(), area.height())
        self._area, self._plan = area, plan
        self.setCacheMode(CACHED)

    def draw(self, painter: QPainter) -> None:
        if self._plan is None:
            wood.draw_closed_box(painter, self.rect)
            return
        wood.draw_tray(painter, self.rect)
        middle = self._area.center()
        for x in self._plan.dividers:
            at = x - middle.x()
            for off, colour in (
                (0.0, paint.clear(paint.SHADOW, 110)),
                (1.0, paint.clear(wood.walnut().vein_light, 60)),
            ):
                painter.setPen(QPen(colour, 1))
                painter.drawLine(
                    QPointF(at + off, self.rect.top() + 12),
                    QPointF(at + off, self.rect.bottom() - 12),
                )
        if self._plan.captions:
            self._draw_captions(painter, self._plan, middle)

    def _draw_captions(self, painter: QPainter, plan: TrayPlan, middle: QPointF) -> None:
        """The key that chooses each piece, drawn as one."""
        painter.setFont(caption_font())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        side, gap = plan.captions, 4
        for names, x in _columns(plan):
            left = x - middle.x() - (len(names) * (side + gap) - gap) / 2
            top = self.rect.bottom() - side - 3
            for number, name in enumerate(names):
                key = QRectF(left + number * (side + gap), top, side, side)
                painter.setPen(QPen(paint.clear(wood.CAPTION, 110), 1))
                painter.drawRoundedRect(key.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
                painter.setPen(paint.clear(wood.CAPTION, 190))
                painter.drawText(key, Qt.AlignmentFlag.AlignCenter, name)


def caption_font() -> QFont:
    return theme.scene_font(12, bold=True)


def _columns(plan: TrayPlan) -> list[tuple[list[str], float]]:
    """The letters under each heap, and where."""
    found: dict[float, list[str]] = {}
    for slot in plan.slots:
        found.setdefault(round(slot.at.x(), 2), []).append(slot.piece.name[0])
    return [(names, x) for x, names in found.items()]


def _count_font() -> QFont:
    return theme.scene_font(14, bold=True)


def count_width() -> float:
    """What the number of a heap takes beside it."""
    return text_width("×2", _count_font()) + 4


class CountItem(Item):
    """How many of a kind are left, where there are more than one."""

    def __init__(self, key: Key) -> None:
        super().__init__(key, count_width(), QFontMetricsF(_count_font()).height())
        self.count = 2
        self.setCacheMode(CACHED)

    def show_count(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.update()

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def draw(self, painter: QPainter) -> None:
        painter.setFont(_count_font())
        painter.setPen(QColor(wood.CAPTION))
        painter.drawText(self.rect, Qt.AlignmentFlag.AlignCenter, f"×{self.count}")


class TurnButton(Item):
    """Turns what is lifted, or all that lies in the tray."""

    def __init__(self, key: Key, icon: str) -> None:
        super().__init__(key, theme.TOUCH, theme.TOUCH)
        self._icon = icon
        self.setCacheMode(CACHED)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def draw(self, painter: QPainter) -> None:
        tokens = theme.tokens()
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.setBrush(QColor(tokens.surface))
        painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)
        box = self.rect.adjusted(9, 9, -9, -9)
        assets.draw(painter, f"icons/{self._icon}", box, tokens.ink, self.zoom)


def turn_over(item: PieceItem, pace: float, red: bool) -> QAbstractAnimation:
    """A real flip around the axis on which the piece fits its own place again (F2)."""
    animation = QVariantAnimation()
    animation.setDuration(max(1, round(380 * pace)))
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setEasingCurve(QEasingCurve.Type.InOutSine)
    item.prepareGeometryChange()
    animation.valueChanged.connect(lambda t: item.turn_to(t, red if t >= 0.5 else not red))
    return animation


def sink(item: PieceItem, pace: float, milliseconds: float = 130.0) -> QAbstractAnimation:
    """Down into its holes."""
    animation = QVariantAnimation()
    animation.setDuration(max(1, round(milliseconds * pace)))
    animation.setStartValue(item.look.height)
    animation.setEndValue(0.0)
    animation.setEasingCurve(QEasingCurve.Type.InQuad)
    animation.valueChanged.connect(item.raise_to)
    return animation


def one_by_one(first: QAbstractAnimation, second: QAbstractAnimation) -> QAbstractAnimation:
    group = QSequentialAnimationGroup()
    group.addAnimation(first)
    group.addAnimation(second)
    return group


def grow(item: PieceItem, pace: float, size: float) -> QAbstractAnimation:
    """From the size it has in the tray to the size it has in the hand."""
    animation = QVariantAnimation()
    animation.setDuration(max(1, round(90 * pace)))
    animation.setStartValue(item.scale())
    animation.setEndValue(size * LIFT_SCALE)
    item.growing = True
    animation.finished.connect(lambda: setattr(item, "growing", False))
    animation.setEasingCurve(QEasingCurve.Type.OutCubic)
    # what has snapped to its holes meanwhile has its size from there
    animation.valueChanged.connect(lambda now: item.setScale(now) if item.growing else None)
    return animation


def swing(item: PieceItem, pace: float, angle: float) -> QAbstractAnimation:
    """Round by a quarter, from how it lay to how it lies now."""
    animation = QVariantAnimation()
    animation.setDuration(max(1, round(140 * pace)))
    animation.setStartValue(angle)
    animation.setEndValue(0.0)
    animation.setEasingCurve(QEasingCurve.Type.OutCubic)
    animation.valueChanged.connect(item.setRotation)
    return animation
