"""Ivory, vermilion and brass: how the pieces of the perforated board are drawn. Light
comes from the upper left, so whatever has a thickness shows it at the lower right."""

from functools import cache, lru_cache
from math import cos, pi, sin

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from boomerang_desktop.desktop.games.flip import shapes
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.games.flip.pieces import Holes


@attrs.frozen
class Material:
    """What one side of the pieces is made of."""

    face: str
    light: str
    shade: str
    side: str
    deep: str
    number: str
    """The engraved number and, under it, the edge that catches or loses the light."""
    number_edge: str


IVORY = Material("#F4ECD8", "#FFFDF5", "#DCCDAA", "#BDA97F", "#8C7750", "#6B4A2E", "#FFFFFF")
VERMILION = Material("#CB3A22", "#EC7457", "#AB2E1A", "#852114", "#57130A", "#FFF6F0", "#852114")
IVORY_BY_NIGHT = Material(
    "#DDD1B7", "#F0E7D2", "#BFAF8C", "#9A8863", "#695839", "#4E3420", "#F3EBD9"
)
VERMILION_BY_NIGHT = Material(
    "#BC3922", "#DB6F53", "#982A17", "#751D11", "#480F08", "#FFF6F0", "#751D11"
)
BRASS, BRASS_LIGHT, BRASS_DARK = "#C9A14A", "#F2DC9B", "#7E5F22"
WARNING = "#F4B942"
SHADOW = QColor(14, 6, 2)


def material(red: bool) -> Material:
    if theme.is_dark():
        return VERMILION_BY_NIGHT if red else IVORY_BY_NIGHT
    return VERMILION if red else IVORY


def clear(colour: str | QColor, alpha: int) -> QColor:
    made = QColor(colour)
    made.setAlpha(alpha)
    return made


# --- pieces


@attrs.frozen
class PieceLook:
    """How one piece looks."""

    holes: Holes
    cell: float
    red: bool
    height: float = 0.0
    """0 in its holes, 1 in the hand."""
    facing: float = 0.0
    """The angle at which its number is read."""
    locked: bool = False


def draw_piece(painter: QPainter, look: PieceLook, zoom: float) -> None:
    """Draw a piece around 0, 0. Kept as one picture for each size."""
    made = _picture(look, zoom, theme.is_dark(), _figures(look.cell).pixelSize())
    box = _around(look)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, made, QRectF(made.rect()))


def _around(look: PieceLook) -> QRectF:
    """The piece with its shadow and its pegs."""
    edge = 0.75 * look.cell
    return shapes.outline(look.holes, look.cell).boundingRect().adjusted(-edge, -edge, edge, edge)


@lru_cache(maxsize=96)
def _picture(look: PieceLook, zoom: float, dark: bool, figures: int) -> QPixmap:
    box = _around(look)
    made = QPixmap(max(1, round(box.width() * zoom)), max(1, round(box.height() * zoom)))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(made.width() / box.width(), made.height() / box.height())
    painter.translate(-box.topLeft())
    draw_shadow(painter, look)
    _draw_body(painter, look)
    draw_face(painter, look)
    painter.end()
    return made


def draw_shadow(painter: QPainter, look: PieceLook) -> None:
    """Its shadow: softer and further away the higher the piece is held."""
    cell, up = look.cell, look.height
    painter.setPen(Qt.PenStyle.NoPen)
    away = QPointF(0.07 + 0.2 * up, 0.13 + 0.34 * up) * cell
    layers = 5
    painter.translate(away)
    for n in range(layers):
        spread = (0.045 + 0.1 * up) * (1 - n / (layers - 1) * 1.4)
        painter.setBrush(clear(SHADOW, 26 - round(7 * up)))
        painter.drawPath(shapes.outline(look.holes, cell, shapes.GAP - spread))
    painter.translate(-away)


def _draw_body(painter: QPainter, look: PieceLook) -> None:
    """Its thickness and, once it is lifted, the pegs under it."""
    cell, made = look.cell, material(look.red)
    deep = _thickness(cell)
    path = shapes.outline(look.holes, cell)
    if look.height > 0:
        _draw_pegs(painter, look, deep)
    painter.setBrush(QColor(made.deep))
    painter.drawPath(path.translated(deep))
    painter.setBrush(QColor(made.side))
    steps = max(2, round(deep.y() * 1.5))
    for n in range(steps - 1, 0, -1):
        painter.drawPath(path.translated(deep * n / steps))


def _thickness(cell: float) -> QPointF:
    return QPointF(0.035, 0.085) * cell


def _draw_pegs(painter: QPainter, look: PieceLook, deep: QPointF) -> None:
    cell, made = look.cell, material(look.red)
    length, half = 0.16 * cell * look.height, 0.15 * cell
    for at in shapes.cells(look.holes):
        foot = at * cell + deep + QPointF(0, (0.5 - shapes.GAP) * cell)
        stem = QRectF(foot.x() - half, foot.y() - half, 2 * half, half + length)
        painter.setBrush(QColor(made.deep))
        painter.drawRoundedRect(stem, half * 0.5, half * 0.5)
        painter.setBrush(QColor(made.side))
        painter.drawRoundedRect(stem.adjusted(0, 0, -half * 0.9, -1), half * 0.4, half * 0.4)


def draw_face(painter: QPainter, look: PieceLook) -> None:
    """The upper side: a bevel, what is engraved, and the pin of a locked piece."""
    cell, made, holes = look.cell, material(look.red), look.holes
    rim = 0.035
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(made.shade))
    painter.drawPath(shapes.outline(holes, cell))
    painter.setBrush(QColor(made.light))
    lit = shapes.outline(holes, cell, shapes.GAP + rim / 2)
    painter.drawPath(lit.translated(QPointF(-rim, -rim) * cell / 2))
    painter.setBrush(QColor(made.face))
    painter.drawPath(shapes.outline(holes, cell, shapes.GAP + rim))
    number = shapes.number_at(holes)
    if look.red:
        # red is told from white without its colour: a line runs around within
        _engrave(painter, shapes.outline(holes, cell, 0.17), cell, made)
    for at in shapes.cells(holes):
        if (at - number).manhattanLength() > 0.4:
            _draw_dimple(painter, at * cell, cell, made)
    _draw_number(painter, look, number * cell, made)
    if look.locked:
        draw_pin(painter, shapes.pin_at(holes) * cell, 0.1 * cell)


def _engrave(painter: QPainter, path: QPainterPath, cell: float, made: Material) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = max(0.026 * cell, 0.7)
    painter.setPen(QPen(clear(made.light, 150), width))
    painter.drawPath(path.translated(width * 0.8, width * 0.8))
    painter.setPen(QPen(QColor(made.side), width))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


def _draw_dimple(painter: QPainter, at: QPointF, cell: float, made: Material) -> None:
    """The end of the peg on the other side."""
    radius, edge = 0.1 * cell, 0.022 * cell
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, off, size in (
        (made.light, edge, radius),
        (made.shade, -edge * 0.4, radius),
        (_mix(made.face, made.shade), edge * 0.5, radius * 0.8),
    ):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(at + QPointF(off, off), size, size)


@cache
def _mix(one: str, other: str) -> str:
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        (a.redF() + b.redF()) / 2, (a.greenF() + b.greenF()) / 2, (a.blueF() + b.blueF()) / 2
    ).name()


def _figures(cell: float) -> QFont:
    """As large as the chosen text size makes it, and never smaller than usual."""
    font = theme.scene_font(0.56 * cell, display=True)
    font.setPixelSize(max(font.pixelSize(), round(0.56 * cell), 1))
    return font


def _draw_number(painter: QPainter, look: PieceLook, at: QPointF, made: Material) -> None:
    cell = look.cell
    painter.save()
    painter.translate(at)
    painter.rotate(look.facing)
    painter.setFont(_figures(cell))
    box = QRectF(-cell / 2, -cell / 2, cell, cell)
    edge = 0.022 * cell
    # the light stays where it is, however the number is turned
    way = QPointF(edge, edge) if look.facing % 360 == 0 else QPointF(-edge, -edge)
    for colour, off in ((made.number_edge, way), (made.number, QPointF())):
        painter.setPen(QColor(colour))
        painter.drawText(box.translated(off), Qt.AlignmentFlag.AlignCenter, str(len(look.holes)))
    painter.restore()


def draw_pin(painter: QPainter, at: QPointF, radius: float) -> None:
    """F7: pinned for good. A brass head with its slot."""
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, off, size in (
        (clear(SHADOW, 90), QPointF(0.25, 0.4) * radius, radius),
        (QColor(BRASS_DARK), QPointF(), radius),
        (QColor(BRASS_LIGHT), QPointF(-0.08, -0.08) * radius, radius * 0.86),
        (QColor(BRASS), QPointF(0.04, 0.04) * radius, radius * 0.76),
    ):
        painter.setBrush(colour)
        painter.drawEllipse(at + off, size, size)
    slot = QPointF(0.46, -0.46) * radius
    painter.setPen(QPen(QColor(BRASS_DARK), max(radius * 0.26, 0.8)))
    painter.drawLine(at - slot, at + slot)
    painter.setPen(Qt.PenStyle.NoPen)


def draw_turning(painter: QPainter, look: PieceLook, turn: float) -> None:
    """Draw a piece on its way over, 0 to 1, around its own axis: a slab seen more and more from its
    edge, then its other side, which `look` shows from half way on."""
    angle, line = turn * pi, shapes.axis(look.holes).value
    narrow, edge = abs(cos(angle)), sin(angle)
    raised = attrs.evolve(look, height=edge)
    painter.save()
    painter.scale(1 + 0.07 * edge, 1 + 0.07 * edge)
    painter.rotate(line)
    painter.scale(1, max(narrow, 0.04))
    painter.rotate(-line)
    draw_shadow(painter, raised)
    painter.restore()
    # the slab: both colours meet in the middle of its edge
    thick = 0.2 * look.cell * edge
    painter.save()
    painter.scale(1 + 0.07 * edge, 1 + 0.07 * edge)
    painter.translate(0, -0.16 * look.cell * edge)
    painter.rotate(line)
    steps = max(2, round(thick))
    front, back = material(look.red), material(not look.red)
    path = shapes.outline(look.holes, look.cell)
    painter.setPen(Qt.PenStyle.NoPen)
    for n in range(steps + 1):
        painter.save()
        painter.translate(0, thick * (0.5 - n / steps))
        painter.scale(1, max(narrow, 0.03))
        painter.rotate(-line)
        painter.setBrush(QColor(back.side if n < steps / 2 else front.side))
        painter.drawPath(path)
        painter.restore()
    painter.translate(0, -thick / 2)
    painter.scale(1, max(narrow, 0.03))
    painter.rotate(-line)
    draw_face(painter, look)
    painter.restore()
