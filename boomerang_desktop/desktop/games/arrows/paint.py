"""How the arrowed board and its pawns are painted, for cells STEP apart and a pawn's foot at 0, 0.

Light falls from the upper left, as on the tile of the home page.
"""

from functools import cache, lru_cache
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from boomerang_desktop.desktop.games.arrows.layout import (
    CELL,
    PLATE,
    STEP,
    between,
    offset,
    plate,
    trio_middle,
)
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.games.arrows.board import ARROWS, CELLS, NEUTRAL, TRIOS


class BoardColours(NamedTuple):
    """The materials of the board, by day or by night."""

    walnut: tuple[str, str, str]
    """From the light to the dark side."""
    lacquer: tuple[str, str, str]
    ivory: str
    ivory_edge: str
    numeral: str


DAY = BoardColours(
    ("#93643F", "#6E4529", "#43281A"),
    ("#175049", "#12453F", "#0C332F"),
    "#F8F4E9",
    "#BDB59F",
    "#6C6653",
)
NIGHT = BoardColours(
    ("#6A4630", "#4B2F1D", "#2C1A10"),
    ("#10332F", "#0B2826", "#071C1A"),
    "#CFC9B9",
    "#8D8674",
    "#4F4A3B",
)


def made_of() -> BoardColours:
    return NIGHT if theme.is_dark() else DAY


BRASS, BRASS_DARK = "#DDB75F", "#6F5418"
STEEL, STEEL_DARK = "#B9CDD8", "#41545F"
ORANGE, ORANGE_DARK, ORANGE_LIT = "#F28C28", "#A65709", "#FFC25E"
SHADE = QColor(4, 22, 20, 110)
LIFTED_SHADE = QColor(4, 22, 20, 72)
PAPER_SHADE = QColor(60, 45, 25, 46)

# Each colour means one thing: brass arrows, steel neutral lines, orange Trios, and the marks below.
GAIN = "#B7F06A"
"""What can be captured, and with what: whole rings."""
DANGER = "#FF8F85"
"""What can be lost: broken rings, crosses."""
LAST, LAST_EDGE = "#DDBBFF", "#2A0E45"
"""What has happened since the viewer's last turn: dots."""
LAND, LAND_EDGE = "#86E0F6", "#06303A"
"""Where the carried pawn may land: a filled cell."""
WAY = "#FFF6DC"
"""The way of the carried pawn: a bold line."""

WOOD = ("#2F6DB5", "#DB701A", "#2E9E73", "#8E4585", "#C9A227")
"""The seats' colours as painted wood, by day and by night."""
BODY = 60.0, 72.0
"""Width and height of a box for a pawn with its shadow."""
NO_PEN = Qt.PenStyle.NoPen


def solid(colour: str | QColor, width: float, cap: Qt.PenCapStyle | None = None) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(cap or Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def arrow_head(tip: QPointF, towards: QPointF, length: float, half: float) -> QPolygonF:
    """A triangle pointing along `towards`, a vector of any length."""
    size = (towards.x() ** 2 + towards.y() ** 2) ** 0.5
    along = towards / size
    aside = QPointF(-along.y(), along.x())
    back = tip - along * length
    return QPolygonF([tip, back + aside * half, back - aside * half])


# --- the board


def board(painter: QPainter, numbers: bool) -> None:
    _plate(painter)
    for trio in TRIOS:
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(ORANGE_DARK))
        painter.drawPath(triangle(trio).translated(1.2, 1.8))
        painter.setBrush(QColor(ORANGE))
        painter.drawPath(triangle(trio))
    for a, b in NEUTRAL:
        _neutral(painter, offset(a), offset(b))
    for a, b in ARROWS:
        _arrow(painter, offset(a), offset(b))
    for number in range(CELLS):
        _cell(painter, offset(number), number if numbers else None)


@cache
def triangle(trio: tuple[int, int, int], inset: float = 0.0) -> QPainterPath:
    """An orange triangle, drawn in a little from its lines, with soft corners."""
    middle = trio_middle(trio)
    corners = [middle + (offset(cell) - middle) * (0.7 - inset) for cell in trio]
    path = QPainterPath()
    path.addPolygon(QPolygonF([*corners, corners[0]]))
    return path


def _hexagon(radius: float, rounding: float) -> QPainterPath:
    corners = plate(radius)
    path = QPainterPath()
    for n, corner in enumerate(corners):
        before, after = corners[n - 1], corners[(n + 1) % 6]
        into = corner + (before - corner) * (rounding / radius)
        out = corner + (after - corner) * (rounding / radius)
        if n:
            path.lineTo(into)
        else:
            path.moveTo(into)
        path.quadTo(corner, out)
    path.closeSubpath()
    return path


@cache
def plate_edge() -> QPainterPath:
    """The outline of the whole board."""
    return _hexagon(PLATE * STEP, 26)


@cache
def line(start: int, end: int) -> QPainterPath:
    """Draw what lies along a line between two cells, around its middle."""
    middle = (offset(start) + offset(end)) / 2
    near, far = between(offset(start) - middle, offset(end) - middle, CELL * STEP)
    path = QPainterPath(near)
    path.lineTo(far)
    stroker = QPainterPathStroker()
    stroker.setWidth(18)
    return stroker.createStroke(path)


def _plate(painter: QPainter) -> None:
    radius = PLATE * STEP
    painter.setPen(NO_PEN)
    outer = _hexagon(radius, 26)
    for grow, alpha in ((10, 16), (7, 20), (4, 26), (1, 34)):
        painter.setBrush(QColor(2, 16, 15, alpha))
        painter.drawPath(_hexagon(radius + grow, 26).translated(4, 7))
    wood = QLinearGradient(QPointF(-radius, -radius * 0.7), QPointF(radius, radius * 0.7))
    for at, colour in zip((0, 0.45, 1), made_of().walnut, strict=True):
        wood.setColorAt(at, QColor(colour))
    painter.setBrush(QBrush(wood))
    painter.drawPath(outer)
    painter.setPen(solid(QColor(255, 236, 200, 60), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_hexagon(radius - 1.2, 26))
    inner = radius - 13
    lacquer = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.35), radius * 1.5)
    for at, colour in zip((0, 0.6, 1), made_of().lacquer, strict=True):
        lacquer.setColorAt(at, QColor(colour))
    painter.setPen(solid(QColor(20, 8, 2, 150), 2.4))
    painter.setBrush(QBrush(lacquer))
    painter.drawPath(_hexagon(inner, 22))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(solid(BRASS_DARK, 2.2))
    painter.drawPath(_hexagon(inner - 7, 19).translated(0.6, 1.0))
    painter.setPen(solid(BRASS, 1.6))
    painter.drawPath(_hexagon(inner - 7, 19))


def _arrow(painter: QPainter, a: QPointF, b: QPointF) -> None:
    start, end = between(a, b, CELL * STEP + 4)
    tip = (a + b) / 2 + (b - a) * (9.5 / STEP)
    for shift, colour in ((QPointF(0.9, 1.5), BRASS_DARK), (QPointF(), BRASS)):
        painter.setPen(solid(colour, 3.4))
        painter.drawLine(start + shift, end + shift)
        painter.setPen(solid(colour, 2.0))
        painter.setBrush(QColor(colour))
        painter.drawPolygon(arrow_head(tip + shift, b - a, 17, 8.2))


def _neutral(painter: QPainter, a: QPointF, b: QPointF) -> None:
    """Two thin rails: no capture leads along it."""
    start, end = between(a, b, CELL * STEP + 2)
    along = (b - a) / STEP
    aside = QPointF(-along.y(), along.x()) * 3.6
    for shift, colour in ((QPointF(0.9, 1.4), STEEL_DARK), (QPointF(), STEEL)):
        painter.setPen(solid(colour, 2.8))
        for side in (aside, -aside):
            painter.drawLine(start + side + shift, end + side + shift)


def _cell(painter: QPainter, at: QPointF, number: int | None) -> None:
    radius = CELL * STEP
    painter.setPen(NO_PEN)
    painter.setBrush(SHADE)
    painter.drawEllipse(at + QPointF(2.0, 3.6), radius + 0.6, radius + 0.6)
    painter.setBrush(QColor(made_of().ivory_edge))
    painter.drawEllipse(at + QPointF(0.4, 1.8), radius, radius)
    painter.setBrush(QColor(made_of().ivory))
    painter.drawEllipse(at, radius, radius)
    if number is not None:
        numeral(painter, at, number, made_of().numeral)


def numeral(painter: QPainter, at: QPointF, number: int, colour: str) -> None:
    painter.setPen(QColor(colour))
    painter.setFont(theme.fixed_font(13 * min(theme.text_size(), 1.3), bold=True))
    box = QRectF(at.x() - 15, at.y() - 10, 30, 20)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


# --- pawns


@cache
def _cap(symbol: str) -> QPainterPath:
    """The seat's symbol as a pawn's head, around 0, 0."""
    path = QPainterPath()
    if symbol == "circle":
        path.addEllipse(QPointF(0, 0), 13, 13)
    elif symbol == "triangle":
        path = _polygon([QPointF(0, -16), QPointF(15.5, 10.5), QPointF(-15.5, 10.5)])
    elif symbol == "square":
        path.addRoundedRect(QRectF(-12, -12, 24, 24), 2.6, 2.6)
    elif symbol == "star":
        path = _star()
    else:
        bar, arm = 5.0, 14.5
        quarter = [(bar, -arm), (bar, -bar), (arm, -bar)]
        turns = [QTransform().rotate(90 * n) for n in range(4)]
        path = _polygon([turn.map(QPointF(*corner)) for turn in turns for corner in quarter])
    return path


def _polygon(corners: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([*corners, corners[0]]))
    return path


def _star() -> QPainterPath:
    corners = []
    for n in range(10):
        arm = QTransform().rotate(36 * n).map(QPointF(0, -16.5 if n % 2 == 0 else -7.6))
        corners.append(arm + QPointF(0, 0.8))
    return _polygon(corners)


@cache
def _body() -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Turned wood: the whole, its dark side, the light along it."""
    whole, dark, light = QPainterPath(), QPainterPath(), QPainterPath()
    whole.moveTo(-17.5, 3)
    whole.cubicTo(-17.5, -4, -8, -9, -6.8, -28)
    whole.lineTo(6.8, -28)
    whole.cubicTo(8, -9, 17.5, -4, 17.5, 3)
    whole.cubicTo(17.5, 9.5, 9.7, 14, 0, 14)
    whole.cubicTo(-9.7, 14, -17.5, 9.5, -17.5, 3)
    dark.moveTo(2.6, -28)
    dark.lineTo(6.8, -28)
    dark.cubicTo(8, -9, 17.5, -4, 17.5, 3)
    dark.cubicTo(17.5, 9, 10.8, 13.6, 1.8, 14)
    dark.cubicTo(8.2, 6, 4.2, -9, 2.6, -28)
    light.moveTo(-12.8, 3.5)
    light.cubicTo(-10.2, -3, -5, -9, -4, -26)
    light.lineTo(-6, -26)
    light.cubicTo(-7.2, -9, -14.2, -3.5, -15.8, 2.6)
    light.closeSubpath()
    return whole, dark, light


HEAD = QPointF(0, -33)


@cache
def silhouette(seat: int) -> QPainterPath:
    return _body()[0].united(_cap(theme.SEAT_SYMBOLS[seat]).translated(HEAD)).simplified()


def pawn(painter: QPainter, seat: int, *, lifted: bool = False, on_paper: bool = False) -> None:
    colour = QColor(WOOD[seat])
    dark, light = colour.darker(150), colour.lighter(124)
    whole, side, gleam = _body()
    cap = _cap(theme.SEAT_SYMBOLS[seat]).translated(HEAD)
    painter.setPen(NO_PEN)
    painter.setBrush(PAPER_SHADE if on_paper else SHADE)
    drop = QPointF(9, 14) if lifted else QPointF(5, 5)
    if lifted:
        painter.setBrush(LIFTED_SHADE)
    painter.drawEllipse(drop + QPointF(2, 3), 20, 12.5)
    # a pale edge keeps it apart from felt, brass and orange, a dark one from paper
    edge = dark if on_paper and not theme.is_dark() else QColor(255, 250, 236, 210)
    painter.setPen(solid(edge, 2.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(silhouette(seat))
    painter.setPen(NO_PEN)
    for path, fill in ((whole, colour), (side, dark), (gleam, light)):
        painter.setBrush(fill)
        painter.drawPath(path)
    painter.setBrush(dark)
    painter.drawPath(cap.translated(1.8, 1.8))
    painter.setBrush(light)
    painter.drawPath(cap)


def cross(painter: QPainter) -> None:
    """Struck out: this pawn would be lost."""
    for colour, width in (("#3A0D06", 9.0), ("#FF6F5E", 5.0)):
        painter.setPen(solid(colour, width))
        painter.drawLine(QPointF(-19, -44), QPointF(19, 10))
        painter.drawLine(QPointF(19, -44), QPointF(-19, 10))


# --- marks


@lru_cache(maxsize=8)
def lit_cell(radius: float, prey: bool, zoom: float) -> QPixmap:
    """A cell where a pawn may land. All look alike, and many light up at once."""
    half = radius + 12
    pixmap = QPixmap(ceil(2 * half * zoom), ceil(2 * half * zoom))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(pixmap.width() / 2, pixmap.height() / 2)
    painter.scale(zoom, zoom)
    painter.setPen(solid(LAND_EDGE, 5.5))
    painter.setBrush(QColor(LAND))
    painter.drawEllipse(QPointF(), radius + 1, radius + 1)
    painter.setPen(solid(LAND, 3.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), radius + 1, radius + 1)
    if prey:
        ring(painter, QPointF(), radius + 6, GAIN, broken=False)
    painter.end()
    return pixmap


def dotted_ring(painter: QPainter, radius: float) -> None:
    """A ring round a cell of the last move."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(solid(LAST_EDGE, 6.4))
    painter.drawEllipse(QPointF(), radius, radius)
    pen = solid(LAST, 4.4)
    pen.setDashPattern([0.01, 1.75])
    painter.setPen(pen)
    painter.drawEllipse(QPointF(), radius, radius)


def struck_out(painter: QPainter, seat: int, zoom: float) -> None:
    """The sign of a captured or lost pawn."""
    painter.setPen(solid(LAST_EDGE, 1.6))
    painter.setBrush(QColor("#FFFDF6"))
    painter.drawEllipse(QPointF(), 11, 11)
    symbol, box = theme.SEAT_SYMBOLS[seat], QRectF(-6.5, -6.5, 13, 13)
    assets.draw(painter, f"seats/{symbol}", box, WOOD[seat], zoom)
    painter.setPen(solid(LAST_EDGE, 2.2))
    painter.drawLine(QPointF(-7.4, 7.4), QPointF(7.4, -7.4))


def way(
    painter: QPainter,
    points: list[QPointF],
    colour: str,
    width: float,
    gap: float,
    *,
    dotted: bool = False,
) -> None:
    """A bold line from point to point with arrow heads; dotted if it is past."""
    for start, end in pairwise(points):
        near, far = between(start, end, gap)
        back = far - (far - near) * 0.28
        for pen, wider in (("#062522", 4.0), (colour, 0.0)):
            line_pen = solid(pen, width + wider)
            if dotted and not wider:
                line_pen.setDashPattern([0.01, 1.8])
            painter.setPen(line_pen)
            painter.drawLine(near, back)
            painter.setPen(solid(pen, 1.5 + wider))
            painter.setBrush(QColor(pen))
            painter.drawPolygon(arrow_head(far, end - start, width * 2.9, width * 1.75))


def ring(painter: QPainter, at: QPointF, radius: float, colour: str, *, broken: bool) -> None:
    """A ring round a cell: whole for a gain, broken for a danger."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(solid("#062522", 6.4))
    painter.drawEllipse(at, radius, radius)
    pen = solid(colour, 3.6, Qt.PenCapStyle.FlatCap)
    if broken:
        pen.setDashPattern([1.9, 1.25])
    painter.setPen(pen)
    painter.drawEllipse(at, radius, radius)
