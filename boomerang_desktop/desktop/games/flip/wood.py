"""Walnut and brass: the perforated board, the trays and the closed box."""

from math import sin
from random import Random

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from boomerang_desktop.desktop.games.flip.layout import FRAME, HoleGrid
from boomerang_desktop.desktop.games.flip.paint import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    SHADOW,
    clear,
    draw_pin,
)
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.games.flip.pieces import COLUMNS

WELL, WELL_EDGE, WELL_DEEP = "#170C06", "#38210F", "#0B0502"
CAPTION = "#F6EBD9"
"""What is written on the felt of a tray."""


@attrs.frozen
class Walnut:
    """One kind of wood, in one light."""

    field: tuple[str, str]
    mouldings: tuple[tuple[str, str], ...]
    """Above, right, below, left: outside and inside."""
    glint: str
    vein_light: str
    vein_dark: str
    underside: str
    tray: str
    tray_edge: str
    lid: str
    lid_low: str
    lid_line: str


BY_DAY = Walnut(
    ("#734C31", "#5E3C26"),
    (
        ("#8E6342", "#7C5436"),
        ("#7A5134", "#6A452C"),
        ("#6F4A2F", "#5C3B25"),
        ("#866040", "#70492E"),
    ),
    *("#D9B38A", "#B98A5E", "#3B2212", "#2A180D"),
    *("#4C3020", "#472C1A", "#84593A", "#60402A", "#9A6F4B"),
)
BY_NIGHT = Walnut(
    ("#3F2B20", "#322117"),
    (
        ("#5A4030", "#4C3526"),
        ("#483122", "#3D291D"),
        ("#412C1F", "#352318"),
        ("#533A2A", "#442F22"),
    ),
    *("#A98865", "#6F5138", "#1F120A", "#130A05"),
    *("#281A12", "#20140C", "#513828", "#38261A", "#6B4D37"),
)


def walnut() -> Walnut:
    return BY_NIGHT if theme.is_dark() else BY_DAY


def draw_board(painter: QPainter, grid: HoleGrid) -> None:
    """Draw the board where its grid lies on the table."""
    board, cell = grid.board, grid.cell
    painter.setPen(Qt.PenStyle.NoPen)
    for n in range(7):
        painter.setBrush(clear(SHADOW, 17))
        spread = 3.0 + 3.2 * n
        far = board.adjusted(-spread / 2 + 8, -spread / 2 + 12, spread / 2 + 8, spread / 2 + 12)
        painter.drawRoundedRect(far, 12 + spread / 2, 12 + spread / 2)
    _draw_frame(painter, board, FRAME * cell)
    field = board.adjusted(FRAME * cell, FRAME * cell, -FRAME * cell, -FRAME * cell)
    _draw_field(painter, field)
    for y in range(grid.rows):
        for x in range(COLUMNS):
            _draw_hole(painter, grid.point(x + 0.5, y + 0.5), cell)


def _draw_frame(painter: QPainter, board: QRectF, wide: float) -> None:
    """Four mitred mouldings: each catches the light in its own way."""
    below = board.translated(0, 5)
    painter.setBrush(QColor(walnut().underside))
    painter.drawRoundedRect(below, 8, 8)
    painter.setBrush(QColor(walnut().lid))
    painter.drawRoundedRect(board, 8, 8)
    rounded = QPainterPath()
    rounded.addRoundedRect(board, 8, 8)
    inner = board.adjusted(wide, wide, -wide, -wide)
    out = [board.topLeft(), board.topRight(), board.bottomRight(), board.bottomLeft()]
    into = [inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft()]
    rng = Random(7)
    for n, (low, high) in enumerate(walnut().mouldings):
        a, b, c, d = out[n], out[(n + 1) % 4], into[(n + 1) % 4], into[n]
        side = QPainterPath()
        side.addPolygon(QPolygonF([a, b, c, d, a]))
        side = side.intersected(rounded)
        shade = QLinearGradient((a + b) / 2, (c + d) / 2)
        shade.setColorAt(0, QColor(low))
        shade.setColorAt(1, QColor(high))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(shade))
        painter.drawPath(side)
        painter.save()
        painter.setClipPath(side)
        level = n % 2 == 0
        for _ in range(9):
            _draw_vein(painter, rng, board, level)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for corner, inside in zip(out, into, strict=True):
        painter.setPen(QPen(clear(walnut().underside, 120), 1))
        painter.drawLine(corner + (inside - corner) * 0.1, inside)
    painter.setPen(QPen(clear(walnut().glint, 120), 1.2))
    painter.drawPolyline([board.bottomLeft() + QPointF(1, -8), board.topLeft() + QPointF(1, 8)])
    painter.drawPolyline([board.topLeft() + QPointF(8, 1), board.topRight() + QPointF(-8, 1)])
    for corner, inside in zip(out, into, strict=True):
        draw_pin(painter, corner + (inside - corner) * 0.5, wide * 0.2)


def _draw_vein(painter: QPainter, rng: Random, area: QRectF, level: bool) -> None:
    """A long wavering line of the grain."""
    along = area.width() if level else area.height()
    across = rng.uniform(0, area.height() if level else area.width())
    begin, length = rng.uniform(-0.3, 0.7) * along, rng.uniform(0.25, 0.7) * along
    sway, phase = rng.uniform(1, 3.5), rng.uniform(0, 6)
    path = QPainterPath()
    for n in range(13):
        a, b = begin + length * n / 12, across + sway * sin(phase + n * 0.5)
        at = area.topLeft() + (QPointF(a, b) if level else QPointF(b, a))
        if n:
            path.lineTo(at)
        else:
            path.moveTo(at)
    dark = rng.random() < 0.62
    colour = clear(walnut().vein_dark if dark else walnut().vein_light, rng.randint(18, 46))
    painter.setPen(QPen(colour, rng.uniform(0.8, 3.2), c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _draw_field(painter: QPainter, field: QRectF) -> None:
    """The plate with the holes lies a little deeper than its frame."""
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QLinearGradient(field.topLeft(), field.bottomRight())
    shade.setColorAt(0, QColor(walnut().field[0]))
    shade.setColorAt(1, QColor(walnut().field[1]))
    painter.setBrush(QBrush(shade))
    painter.drawRect(field)
    painter.save()
    painter.setClipRect(field)
    rng = Random(3)
    for _ in range(120):
        _draw_vein(painter, rng, field, level=True)
    painter.restore()
    for n in range(5):
        painter.setPen(QPen(clear(SHADOW, 60 - 11 * n), 1.2))
        painter.drawPolyline(
            [
                field.bottomLeft() + QPointF(n, 0),
                field.topLeft() + QPointF(n, n),
                field.topRight() + QPointF(0, n),
            ]
        )
    painter.setPen(QPen(clear(walnut().vein_light, 70), 1.2))
    painter.drawPolyline([field.bottomLeft(), field.bottomRight(), field.topRight()])


def _draw_hole(painter: QPainter, at: QPointF, cell: float) -> None:
    rim, well = 0.2 * cell, 0.145 * cell
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(clear(SHADOW, 70))
    painter.drawEllipse(at + QPointF(0.012, 0.022) * cell, rim * 1.04, rim * 1.04)
    ring = QLinearGradient(at - QPointF(rim, rim) * 0.7, at + QPointF(rim, rim) * 0.7)
    ring.setColorAt(0, QColor(BRASS_LIGHT))
    ring.setColorAt(0.45, QColor(BRASS))
    ring.setColorAt(1, QColor(BRASS_DARK))
    painter.setBrush(QBrush(ring))
    painter.drawEllipse(at, rim, rim)
    painter.setBrush(QColor(BRASS_DARK))
    painter.drawEllipse(at, well * 1.08, well * 1.08)
    down = QRadialGradient(at + QPointF(0.35, 0.45) * well, well * 1.5)
    down.setColorAt(0, QColor(WELL_EDGE))
    down.setColorAt(0.6, QColor(WELL))
    down.setColorAt(1, QColor(WELL_DEEP))
    painter.setBrush(QBrush(down))
    painter.drawEllipse(at, well, well)


# --- trays


def draw_tray(painter: QPainter, rect: QRectF) -> None:
    """A shallow hollow lined with dark felt."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(walnut().tray_edge))
    painter.drawRoundedRect(rect, 9, 9)
    inside = rect.adjusted(3, 3, -3, -3)
    painter.setBrush(QColor(walnut().tray))
    painter.drawRoundedRect(inside, 7, 7)
    for n in range(4):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(clear(SHADOW, 70 - 16 * n), 1.4))
        path = QPainterPath(inside.bottomLeft() + QPointF(n, -7))
        path.lineTo(inside.topLeft() + QPointF(n, 7))
        path.quadTo(inside.topLeft() + QPointF(n, n), inside.topLeft() + QPointF(7, n))
        path.lineTo(inside.topRight() + QPointF(-7, n))
        painter.drawPath(path)
    painter.setPen(QPen(clear(walnut().vein_light, 60), 1))
    painter.drawLine(rect.bottomLeft() + QPointF(9, -0.5), rect.bottomRight() + QPointF(-9, -0.5))
    painter.setPen(Qt.PenStyle.NoPen)


def draw_closed_box(painter: QPainter, rect: QRectF) -> None:
    """F12: nothing but a lid."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(walnut().tray_edge))
    painter.drawRoundedRect(rect, 9, 9)
    lid = rect.adjusted(2, 2, -2, -5)
    shade = QLinearGradient(lid.topLeft(), lid.bottomLeft())
    shade.setColorAt(0, QColor(walnut().lid))
    shade.setColorAt(1, QColor(walnut().lid_low))
    painter.setBrush(QBrush(shade))
    painter.drawRoundedRect(lid, 8, 8)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(lid, 8, 8)
    painter.setClipPath(clip)
    rng = Random(11)
    for _ in range(14):
        _draw_vein(painter, rng, lid, level=True)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(clear(walnut().lid_line, 170), 1.2))
    painter.drawRoundedRect(lid.adjusted(8, 8, -8, -8), 5, 5)
    middle = QPointF(lid.center().x(), lid.bottom() - 8)
    painter.setPen(Qt.PenStyle.NoPen)
    clasp = QRectF(middle.x() - 14, middle.y() - 12, 28, 20)
    painter.setBrush(QColor(BRASS_DARK))
    painter.drawRoundedRect(clasp.translated(1, 2), 4, 4)
    painter.setBrush(QColor(BRASS))
    painter.drawRoundedRect(clasp, 4, 4)
    painter.setBrush(QColor(WELL))
    painter.drawEllipse(clasp.center() - QPointF(0, 2), 2.6, 2.6)
    painter.drawRect(QRectF(clasp.center().x() - 1, clasp.center().y() - 1, 2, 6))
