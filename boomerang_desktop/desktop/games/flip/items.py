"""The things on the table of the perforated board."""

import attrs
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from boomerang_desktop.desktop.games.flip import paint, shapes, wood
from boomerang_desktop.desktop.games.flip.layout import TrayPlan
from boomerang_desktop.desktop.games.flip.paint import PieceLook
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.lettering import fitted, text_width
from boomerang_desktop.desktop.scene.animation import animate
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.hand import LIFT_SCALE
from boomerang_desktop.desktop.scene.items import Item, Shown
from boomerang_desktop.games.flip.pieces import to_corner

NOTE = 13.0
"""The size of the note under a player's name."""
WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class PieceItem(Item):
    """A piece, in a tray, in the hand or in its holes."""

    still = True
    count = Shown(1)
    turned = Shown(False)
    """Marked because it was turned over, not because it was placed."""
    height_in_hand = Shown(1.0)
    """How high the hand holds it: 1, or less just above its holes."""

    def __init__(self, key: Key, look: PieceLook, room: QRectF | None = None) -> None:
        super().__init__(key)
        self.look = look
        self.room = room
        """Its part of the tray, beyond its own outline."""
        self.turning: float | None = None
        self.growing = False
        """Growing from the size in the tray to the size on the board."""
        self._fit()

    def _fit(self) -> None:
        width, height = shapes.size(to_corner(self.look.holes))
        self.resize(width * self.look.cell, height * self.look.cell)

    def show_as(self, look: PieceLook, count: int = 1) -> None:
        self.count = count
        if look != self.look or self.turning is not None:
            self.prepareGeometryChange()
            self.look, self.turning = look, None
            self._fit()
            self.update()

    def raise_to(self, height: float) -> None:
        """Raise it: 0 in its holes, 1 in the hand."""
        self.show_as(attrs.evolve(self.look, height=height), self.count)

    def turn_to(self, turn: float, red: bool) -> None:
        """Show it on its way over: 0 to 1."""
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
        """Light the piece a hint speaks of; nothing ever lands on a piece."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(paint.BRASS_LIGHT), 3))
        painter.drawPath(self.outline())

    def draw_mark(self, painter: QPainter) -> None:
        """A fillet of brass around a placed piece; a broken one around a turned one."""
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


class NoteItem(Item):
    """The note under a player's name: as many lines as it needs, and never cut."""

    still = True
    lines = Shown[tuple[str, ...]](())

    @property
    def font(self) -> QFont:
        """Smaller than usual only if there is no other way."""
        return fitted("\n".join(self.lines), self.rect.size(), NOTE)

    def draw(self, painter: QPainter) -> None:
        painter.setFont(self.font)
        painter.setPen(QColor(theme.tokens().muted))
        painter.drawText(self.rect, WRAPPED, "\n".join(self.lines))


class TrayItem(Item):
    """The hollow in which a player's pieces lie, or the closed box (F12)."""

    still = True

    def __init__(self, key: Key, area: QRectF, plan: TrayPlan | None) -> None:
        super().__init__(key, area.width(), area.height())
        self._area, self._plan = area, plan

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
        """Draw the key that chooses each piece."""
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
    """The letters under each heap, and their x."""
    found: dict[float, list[str]] = {}
    for slot in plan.slots:
        found.setdefault(round(slot.at.x(), 2), []).append(slot.piece.name[0])
    return [(names, x) for x, names in found.items()]


def _count_font() -> QFont:
    return theme.scene_font(14, bold=True)


def count_width() -> float:
    """The width of a heap's number."""
    return text_width("×2", _count_font()) + 4


class CountItem(Item):
    """How many of a kind are left, if more than one."""

    still = True
    count = Shown(2)

    def __init__(self, key: Key) -> None:
        super().__init__(key, count_width(), QFontMetricsF(_count_font()).height())

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def draw(self, painter: QPainter) -> None:
        painter.setFont(_count_font())
        painter.setPen(QColor(wood.CAPTION))
        painter.drawText(self.rect, Qt.AlignmentFlag.AlignCenter, f"×{self.count}")


def turn_over(item: PieceItem, pace: float, red: bool) -> QAbstractAnimation:
    """Turn it over around the axis on which it fits its own place again (F2)."""
    item.prepareGeometryChange()
    return animate(
        380 * pace,
        lambda t: item.turn_to(t, red if t >= 0.5 else not red),
        easing=QEasingCurve.Type.InOutSine,
    )


def sink(item: PieceItem, pace: float, milliseconds: float = 130.0) -> QAbstractAnimation:
    """Sink it into its holes."""
    return animate(
        milliseconds * pace,
        item.raise_to,
        start=item.look.height,
        end=0.0,
        easing=QEasingCurve.Type.InQuad,
    )


def grow(item: PieceItem, pace: float, size: float) -> QAbstractAnimation:
    """Grow it from the size in the tray to the size in the hand."""
    item.growing = True
    growth = animate(
        90 * pace,
        # a piece that has snapped to its holes since has its size from there
        lambda now: item.setScale(now) if item.growing else None,
        start=item.scale(),
        end=size * LIFT_SCALE,
        easing=QEasingCurve.Type.OutCubic,
    )
    growth.finished.connect(lambda: setattr(item, "growing", False))
    return growth


def swing(item: PieceItem, pace: float, angle: float) -> QAbstractAnimation:
    """Swing it by a quarter turn to how it lies now."""
    return animate(
        140 * pace, item.setRotation, start=angle, end=0.0, easing=QEasingCurve.Type.OutCubic
    )
