"""What putting the lifted piece down would do, shown before it is done."""

from collections.abc import Sequence
from functools import lru_cache

import attrs
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from boomerang_desktop.desktop.games.flip import paint, shapes
from boomerang_desktop.desktop.games.flip.layout import HoleGrid
from boomerang_desktop.desktop.games.flip.paint import PieceLook
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.lettering import text_width
from boomerang_desktop.desktop.look.paper import draw_paper, rounded
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.hand import IN_HAND
from boomerang_desktop.desktop.scene.items import Hotspot, Item
from boomerang_desktop.games.flip.pieces import Holes, to_corner

GLOW, GLOW_RING = "#FFE9B0", "#FFF1C9"
REACH = 0.41
"""How far the light on a hole reaches, in cells."""
SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


class LitHoles(Hotspot):
    """The holes lit in one way, to be pointed at. Set on every lift within a frame, so it becomes a
    shape only when asked."""

    def __init__(self, key: Key, grid: HoleGrid) -> None:
        super().__init__(key)
        self.resize(grid.box.width(), grid.box.height())
        self.holes: Holes = ()
        self._cell = grid.cell

    def outline(self) -> QPainterPath:
        path, corner, cell = QPainterPath(), self.rect.topLeft(), self._cell
        for x, y in self.holes:
            path.addRect(corner.x() + x * cell, corner.y() + y * cell, cell, cell)
        return path


class Targets(Item):
    """The holes the lifted piece could fill: bright as it is turned now, faint otherwise."""

    def __init__(self, grid: HoleGrid) -> None:
        super().__init__(("targets",), grid.box.width(), grid.box.height())
        self._cell = grid.cell
        self._now: Holes = ()
        self._turned: Holes = ()
        self.bright, self.dim = LitHoles(("bright",), grid), LitHoles(("dim",), grid)
        for region in (self.bright, self.dim):
            region.setParentItem(self)
        self.setPos(grid.box.center())
        self.setZValue(1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def show_holes(self, now: Holes, turned: Holes) -> None:
        if (now, turned) != (self._now, self._turned):
            self._now, self._turned = now, turned
            self.setVisible(bool(now or turned))
            self.bright.holes, self.dim.holes = now, turned
            self.update()

    @property
    def holes(self) -> tuple[Holes, Holes]:
        return self._now, self._turned

    def draw(self, painter: QPainter) -> None:
        """Draw up to ninety holes within a frame: pictures put down pixel on pixel. Scaled or
        smoothed they would take four times as long."""
        to_view, corner = painter.worldTransform(), self.rect.topLeft()
        density = painter.device().devicePixelRatio()
        painter.save()
        painter.resetTransform()
        painter.setRenderHints(SMOOTH, False)
        # one rectangle, not the several that are repainted: those would slow it down, too
        painter.setClipRect(to_view.mapRect(self.rect).toAlignedRect())
        for holes, glow, ring in ((self._turned, 20, 70), (self._now, 46, 215)):
            light = _light(round(2 * REACH * self._cell * self.zoom), density, glow, ring)
            half = light.deviceIndependentSize().toSize() / 2
            for x, y in holes:
                middle = to_view.map(corner + QPointF(x + 0.5, y + 0.5) * self._cell).toPoint()
                painter.drawPixmap(middle - QPoint(half.width(), half.height()), light)
        painter.restore()


@lru_cache(maxsize=8)
def _light(pixels: int, density: float, glow: int, ring: int) -> QPixmap:
    """The light on one hole: drawn once, shown ninety times within a frame."""
    light = QPixmap(max(pixels, 1), max(pixels, 1))
    light.fill(Qt.GlobalColor.transparent)
    painter = QPainter(light)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    at, cell = QPointF(pixels / 2, pixels / 2), pixels / (2 * REACH)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint.clear(GLOW, glow))
    for radius in (0.4, 0.3):
        painter.drawEllipse(at, radius * cell, radius * cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(paint.clear(GLOW_RING, ring), 0.05 * cell))
    painter.drawEllipse(at, 0.2 * cell, 0.2 * cell)
    painter.end()
    light.setDevicePixelRatio(density)
    return light


@attrs.frozen
class Preview:
    """What putting the lifted piece down here would do."""

    holes: Holes
    red: bool
    allowed: bool
    turned: Sequence[Holes] = ()
    points: int = 0


class PlacementGhost(Item):
    """Shows exactly where the lifted piece would sit, and which pieces would turn."""

    def __init__(self, grid: HoleGrid) -> None:
        super().__init__(("ghost",), grid.board.width(), grid.board.height())
        self._grid = grid
        self._bounds = QRectF()
        self.shown: Preview | None = None
        self.setZValue(20)
        self.setPos(grid.board.center())
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def shape(self) -> QPainterPath:
        if self.shown is None:
            return QPainterPath()
        return shapes.outline(self.shown.holes, self._grid.cell).translated(
            self._at(self.shown.holes)
        )

    def boundingRect(self) -> QRectF:
        return self._bounds

    def show_preview(self, preview: Preview | None) -> None:
        if preview != self.shown:
            self.prepareGeometryChange()
            self.shown = preview
            # a warning lies over the piece in the hand, a promise under it
            self.setZValue(IN_HAND + 100 if preview and not preview.allowed else 20)
            self._bounds = self._measured(preview) if preview else QRectF()
            self.setVisible(preview is not None)
            self.update()

    def _measured(self, preview: Preview) -> QRectF:
        """The box of what it draws, to redraw no more."""
        cell, bounds = self._grid.cell, QRectF()
        for holes in (preview.holes, *preview.turned):
            box = shapes.outline(holes, cell).boundingRect().translated(self._at(holes))
            bounds = bounds.united(box.adjusted(-cell / 4, -cell / 4, cell / 4, cell / 4))
        return bounds

    def _at(self, holes: Holes) -> QPointF:
        return self._grid.centre(holes) - self._grid.board.center()

    def draw(self, painter: QPainter) -> None:
        shown, cell = self.shown, self._grid.cell
        if shown is None:
            return
        for holes in shown.turned:
            painter.save()
            painter.translate(self._at(holes))
            self._draw_turned(painter, holes, shown.red)
            painter.restore()
        painter.save()
        painter.translate(self._at(shown.holes))
        path = shapes.outline(shown.holes, cell)
        if shown.allowed:
            painter.setOpacity(0.88)
            paint.draw_piece(painter, PieceLook(shown.holes, cell, shown.red), self.zoom)
            painter.setOpacity(1.0)
            around = shapes.outline(shown.holes, cell, -0.02)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in (
                (paint.clear(paint.BRASS_LIGHT, 70), 0.26),
                (paint.BRASS_LIGHT, 0.1),
            ):
                painter.setPen(QPen(QColor(colour), width * cell))
                painter.drawPath(around)
        else:
            hatch = QBrush(paint.clear(paint.WARNING, 150), Qt.BrushStyle.BDiagPattern)
            painter.setBrush(hatch)
            painter.setPen(QPen(paint.clear(paint.SHADOW, 170), 0.11 * cell))
            painter.drawPath(path)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(paint.WARNING), 0.065 * cell, Qt.PenStyle.DashLine))
            painter.drawPath(path)
        painter.restore()

    def _draw_turned(self, painter: QPainter, holes: Holes, red: bool) -> None:
        cell, made = self._grid.cell, paint.material(red)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(paint.clear(paint.SHADOW, 150), 0.15 * cell))
        painter.drawPath(shapes.outline(holes, cell, 0.07))
        painter.setPen(QPen(QColor(made.face), 0.09 * cell))
        painter.drawPath(shapes.outline(holes, cell, 0.07))
        at = shapes.number_at(holes) * cell
        painter.setPen(QPen(paint.clear(paint.SHADOW, 130), 0.03 * cell))
        painter.setBrush(QColor(made.face))
        painter.drawEllipse(at, 0.31 * cell, 0.31 * cell)
        _draw_turn_sign(painter, at, 0.18 * cell, QColor(made.number))


def _draw_turn_sign(painter: QPainter, at: QPointF, radius: float, colour: QColor) -> None:
    """Two arrows running round."""
    pen = QPen(colour, radius * 0.36)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    for start in (25, 205):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawArc(box, start * 16, 120 * 16)
        painter.save()
        painter.translate(at)
        painter.rotate(-start)
        painter.translate(radius, 0)
        tip = radius * 0.62
        head = QPainterPath(QPointF(-tip, -tip * 0.1))
        head.lineTo(tip, -tip * 0.1)
        head.lineTo(0, tip * 0.95)
        head.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(head)
        painter.restore()


class PointsTag(Item):
    """A small label over everything: the points to be had."""

    def __init__(self, key: Key, size: float = 20.0) -> None:
        self._font = theme.scene_font(size, display=True)
        super().__init__(key, 10, self._font.pixelSize() * 1.5)
        self._text, self._red = "", False
        self.setZValue(1500)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_text(self, text: str, red: bool) -> None:
        self._text, self._red = text, red
        self.resize(text_width(text, self._font) + 20, self.height)
        self.setVisible(bool(text))
        self.update()

    def draw(self, painter: QPainter) -> None:
        made = paint.material(self._red)
        edge, shadow = QPen(QColor(made.side), 1.5), paint.clear(paint.SHADOW, 110)
        draw_paper(painter, rounded(self.rect, self.height / 2), made.face, edge, shadow=shadow)
        painter.setFont(self._font)
        painter.setPen(QColor(made.number))
        painter.drawText(self.rect, Qt.AlignmentFlag.AlignCenter, self._text)


class Overlay:
    """What is shown over the board for a piece in the hand, or for a hint."""

    def __init__(self, grid: HoleGrid) -> None:
        self.grid = grid
        self.targets, self.ghost, self.tag = (
            Targets(grid),
            PlacementGhost(grid),
            PointsTag(("tag",)),
        )

    @property
    def items(self) -> tuple[Item, ...]:
        return self.targets, self.ghost, self.tag

    def show(self, preview: Preview | None) -> None:
        """Show the ghost of the piece, and what it would bring."""
        self.ghost.show_preview(preview)
        if preview and preview.allowed:
            self.tag.show_text(f"+{preview.points}", preview.red)
            self.tag.setPos(self._beside(preview))
        else:
            self.tag.show_text("", False)

    def _beside(self, preview: Preview) -> QPointF:
        """A corner of the ghost where the points hide no sign of a turning piece."""
        cell, board = self.grid.cell, self.grid.board
        centre = self.grid.centre(preview.holes)
        width, height = shapes.size(to_corner(preview.holes))
        signs = [
            self.grid.centre(holes) + shapes.number_at(to_corner(holes)) * cell
            for holes in preview.turned
        ]
        found: list[tuple[int, QPointF]] = []
        for n, (x, y) in enumerate(((1, -1), (-1, -1), (1, 1), (-1, 1))):
            way = QPointF(x * (width / 2 + 0.25), y * (height / 2 + 0.3) - 0.2) * cell
            box = QRectF(0, 0, self.tag.width, self.tag.height)
            box.moveCenter(centre + way)
            outside = not board.contains(box)
            edge = 0.3 * cell
            hidden = sum(box.adjusted(-edge, -edge, edge, edge).contains(sign) for sign in signs)
            found.append((4 * (hidden + outside) + n, box.center()))
        return min(found, key=lambda option: option[0])[1]
