"""How the string circle is drawn: its two styles, the cord, the cards and the tokens."""

from functools import lru_cache
from math import atan2, cos, degrees, pi, sin
from random import Random

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPicture,
    QPixmap,
    QRadialGradient,
)

from boomerang_desktop.desktop.games.circle.layout import KNOT, heap
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.look.lettering import fitted
from boomerang_desktop.games.circle.deck import Card

MARGIN = 14
"""Room around a card for its shadow, if the card is 140 wide."""
SOFT = QColor(24, 10, 2, 34)
DEEP = QColor(24, 10, 2, 90)
SHADE = "#5A180A02"
"""The shadow of a picture: its shape in this colour."""
CORD_EDGE, CORD, CORD_STRAND = QColor("#120E0C"), QColor("#26201D"), QColor("#5A4F47")
LAMPLIT, LAMPLIT_STRAND = QColor("#7A664E"), QColor("#B89C78")
"""The black cord by lamplight: black would vanish on a dark ground."""
CORD_SHEEN = QColor(255, 238, 214, 70)
PAPER, PAPER_INK, PAPER_LINE = QColor("#F7EFDD"), QColor("#2B2320"), QColor("#B79F78")
GLOW = QColor("#FFD98A")
"""Light on what is chosen, on either ground."""


@attrs.frozen
class CircleStyle:
    """What hunt and lascaux look and sound like."""

    id: str
    boomerangs: tuple[str, ...]
    """The pictures of what is thrown: boomerangs or stones."""
    size: float
    sway: float
    """How far a boomerang may be turned as it lies; stones keep their shadow below them."""
    spins: float
    """Turns in the air."""
    sounds: dict[str, str]
    face: QColor
    edge: QColor
    on_baseline: bool
    """The animals stand on a ground line rather than floating."""

    def boomerang(self, look: int) -> str:
        return f"{self.id}/{self.boomerangs[look % len(self.boomerangs)]}"

    def resting(self, number: int) -> float:
        """The angle at which the boomerang of that number lies in the ring."""
        return (heap()[number].angle - 180) * self.sway / 180

    def animal(self, species: str) -> str:
        return f"{self.id}/animals/{species}"

    def suit(self, name: str) -> str:
        return f"{self.id}/suits/{name}"


STYLES = {
    "hunt": CircleStyle(
        id="hunt",
        boomerangs=("boomerang",),
        size=70.0,
        sway=180.0,
        spins=2.0,
        sounds={
            "lift": "wood_lift",
            "lay": "paper_slide",
            "fly": "boomerang_fly",
            "land": "boomerang_land",
            "take": "boomerang_fly",
            "gather": "paper_slide",
            "turn_over": "paper_turn",
        },
        face=QColor("#F3E7D0"),
        edge=QColor("#3A1B10"),
        on_baseline=False,
    ),
    "lascaux": CircleStyle(
        id="lascaux",
        boomerangs=("stone", "stone2", "stone3"),
        size=56.0,
        sway=24.0,
        spins=0.4,
        sounds={
            "lift": "paper_slide",
            "lay": "paper_slide",
            "fly": "cord_tick",
            "land": "stone_land",
            "take": "stone_take",
            "gather": "paper_slide",
            "turn_over": "paper_turn",
        },
        face=QColor("#EFE5CF"),
        edge=QColor("#2E2723"),
        on_baseline=True,
    ),
}


# --- the cord


def cord(ring: QRectF) -> QPainterPath:
    """A loose ring round the origin: no two sides alike, as a cord falls."""
    rx, ry = ring.width() / 2 - 8, ring.height() / 2 - 8
    count = 72
    points = []
    for n in range(count):
        angle = KNOT + 2 * pi * n / count
        loose = (
            1
            - 0.034
            + 0.028 * sin(2 * angle + 0.9)
            + 0.022 * sin(3 * angle + 2.3)
            + 0.010 * sin(5 * angle + 4.0)
            + 0.005 * sin(9 * angle + 1.0)
        )
        points.append(QPointF(rx * loose * cos(angle), ry * loose * sin(angle)))
    path = QPainterPath(points[0])
    for n in range(count):
        before, here, there, beyond = (points[(n + k) % count] for k in (-1, 0, 1, 2))
        path.cubicTo(here + (there - before) / 6, there - (beyond - here) / 6, there)
    path.closeSubpath()
    return path


def strand(painter: QPainter, path: QPainterPath, width: float, seed: int = 1) -> None:
    """A length of twisted cord: edge, body, the turns of its yarns and a little light."""
    body, yarn = (LAMPLIT, LAMPLIT_STRAND) if theme.is_dark() else (CORD, CORD_STRAND)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    solid = Qt.PenStyle.SolidLine
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(CORD_EDGE, width, solid, cap, join))
    painter.drawPath(path)
    painter.setPen(QPen(body, width - 2.4, solid, cap, join))
    painter.drawPath(path)
    rng = Random(seed)
    length, at = path.length(), width * 0.4
    while at < length - width * 0.3:
        part = path.percentAtLength(at)
        here = path.pointAtPercent(part)
        ahead = path.pointAtPercent(min(1.0, path.percentAtLength(at + 1.0)))
        angle = degrees(atan2(ahead.y() - here.y(), ahead.x() - here.x()))
        colour = QColor(yarn)
        colour.setAlpha(rng.randrange(120, 190))
        painter.save()
        painter.translate(here)
        painter.rotate(angle - 38 + rng.uniform(-5, 5))
        painter.setPen(QPen(colour, width * 0.2, solid, cap))
        painter.drawLine(QPointF(-width * 0.34, 0), QPointF(width * 0.34, 0))
        painter.restore()
        at += width * 0.56
    painter.setPen(QPen(CORD_SHEEN, width * 0.13, solid, cap, join))
    painter.drawPath(path.translated(-width * 0.1, -width * 0.2))


def draw_cord(painter: QPainter, ring: QRectF) -> None:
    painter.drawPicture(0, 0, _cord_of(ring.width(), ring.height(), theme.is_dark()))


@lru_cache(maxsize=8)
def _cord_of(width: float, height: float, dark: bool) -> QPicture:
    """A cord of that size as a recording: every table has one, and following its turns takes much
    longer than drawing them."""
    made = QPicture()
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_cord(painter, cord(QRectF(-width / 2, -height / 2, width, height)))
    painter.end()
    return made


def _draw_cord(painter: QPainter, path: QPainterPath) -> None:
    knot = path.pointAtPercent(0)
    tails = []
    for ends in (
        ((24, -4), (34, -26), (58, -24)),
        ((14, 18), (30, 26), (40, 44)),
    ):
        tail = QPainterPath(knot)
        tail.cubicTo(*(knot + QPointF(*end) for end in ends))
        tails.append(tail)
    for width, colour, down in ((20, SOFT, 6), (12, DEEP, 4)):
        solid, cap = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(colour, width, solid, cap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for part in (path, *tails):
            painter.drawPath(part.translated(2, down))
    for n, tail in enumerate(tails):
        strand(painter, tail, 8.5, seed=20 + n)
        _fray(painter, tail.pointAtPercent(1), tail.angleAtPercent(1), seed=n)
    strand(painter, path, 10.5)
    _draw_knot(painter, knot)


def _fray(painter: QPainter, end: QPointF, angle: float, seed: int) -> None:
    rng = Random(seed)
    for spread in (-26, -12, 0, 13, 25):
        way = -(angle + spread + rng.uniform(-4, 4)) * pi / 180
        far = rng.uniform(7, 11)
        colour = LAMPLIT if theme.is_dark() else CORD
        painter.setPen(QPen(colour, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(end, end + QPointF(far * cos(way), far * sin(way)))


def _draw_knot(painter: QPainter, knot: QPointF) -> None:
    """Half a hitch: two bights, one over the other."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(DEEP)
    painter.drawEllipse(knot + QPointF(3, 5), 17, 14)
    under = QPainterPath(knot + QPointF(-6, 13))
    under.cubicTo(knot + QPointF(14, 14), knot + QPointF(16, -8), knot + QPointF(2, -14))
    over = QPainterPath(knot + QPointF(-10, -9))
    over.cubicTo(knot + QPointF(-2, -16), knot + QPointF(16, -2), knot + QPointF(10, 11))
    across = QPainterPath(knot + QPointF(-9, 8))
    across.cubicTo(knot + QPointF(-4, 2), knot + QPointF(4, -2), knot + QPointF(12, -6))
    for n, bight in enumerate((under, over, across)):
        strand(painter, bight, 9.5, seed=40 + n)


def draw_tag(painter: QPainter, rect: QRectF, text: str) -> None:
    """A paper tag on a thread with the number of boomerangs in the ring."""
    thread = QPainterPath(QPointF(rect.left() - 14, rect.top() - 2))
    thread.quadTo(QPointF(rect.left() - 8, rect.center().y()), rect.topLeft() + QPointF(9, 17))
    shape = QPainterPath()
    cut = rect.height() / 2
    shape.moveTo(rect.left() + cut * 0.7, rect.top())
    shape.lineTo(rect.right() - 5, rect.top())
    shape.quadTo(rect.topRight(), QPointF(rect.right(), rect.top() + 5))
    shape.lineTo(rect.right(), rect.bottom() - 5)
    shape.quadTo(rect.bottomRight(), QPointF(rect.right() - 5, rect.bottom()))
    shape.lineTo(rect.left() + cut * 0.7, rect.bottom())
    shape.lineTo(rect.left(), rect.bottom() - cut * 0.6)
    shape.lineTo(rect.left(), rect.top() + cut * 0.6)
    shape.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(DEEP)
    painter.drawPath(shape.translated(2, 3))
    painter.setPen(QPen(PAPER_LINE, 1.2))
    painter.setBrush(PAPER)
    painter.drawPath(shape)
    painter.setBrush(QColor(CORD_EDGE))
    painter.setPen(QPen(PAPER_LINE, 2))
    painter.drawEllipse(rect.topLeft() + QPointF(9, 17), 3.2, 3.2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(CORD_STRAND, 1.8))
    painter.drawPath(thread)
    painter.setPen(PAPER_INK)
    painter.setFont(theme.scene_font(24, display=True))
    painter.drawText(rect.adjusted(14, 0, -2, 0), Qt.AlignmentFlag.AlignCenter, text)


# --- cards and tokens


@lru_cache(maxsize=260)
def _face(style_id: str, card: Card, name: str, wide: int, tall: int, text: float) -> QPixmap:
    """A card's face with its shadow in a margin: a card in the air is one picture."""
    style = STYLES[style_id]
    made = QPixmap(round(wide * (1 + 2 * MARGIN / 140)), round(tall * (1 + 2 * MARGIN / 200)))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(wide / 140, tall / 200)
    painter.translate(MARGIN, MARGIN)
    draw_shadow(painter, QRectF(0, 0, 140, 200), 13, 1.5)
    painter.setPen(QPen(style.edge, 3))
    painter.setBrush(style.face)
    painter.drawRoundedRect(QRectF(1.5, 1.5, 137, 197), 13, 13)
    middle = QPointF(70, 112)
    light = QRadialGradient(middle, 96)
    light.setColorAt(0, QColor(255, 252, 240, 190))
    light.setColorAt(1, QColor(255, 252, 240, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(QRectF(3, 3, 134, 194), 11, 11)
    if style.on_baseline:
        painter.setBrush(QColor(90, 62, 34, 60))
        painter.drawEllipse(QPointF(70, 170), 50, 6)
    assets.draw(painter, style.animal(card.species), QRectF(8, 52, 124, 124))
    for suit, left in zip(card.suits, (7, 83), strict=True):
        assets.draw(painter, style.suit(suit), QRectF(left, 7, 50, 50))
    painter.setPen(PAPER_INK)
    painter.setFont(fitted(name, 128, 21, bold=True))
    line = 24 + 12 * max(0.0, text - 1)
    # a little above the edge, and not cut there: descenders need more than their line
    whole = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
    painter.drawText(QRectF(4, 195 - line, 132, line), whole, name)
    painter.end()
    return made


def draw_card(
    painter: QPainter, style: CircleStyle, card: Card | None, name: str, rect: QRectF, zoom: float
) -> None:
    """Draw a card's face, or its back if it is not known yet."""
    if card is None:
        assets.draw(painter, f"{style.id}/card_back", rect, zoom=zoom)
        return
    face = _face(
        style.id,
        card,
        name,
        max(1, round(rect.width() * zoom)),
        max(1, round(rect.height() * zoom)),
        theme.text_size(),
    )
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    margin = rect.width() * MARGIN / 140
    whole = rect.adjusted(-margin, -margin, margin, margin)
    painter.drawPixmap(whole, face, QRectF(face.rect()))


def draw_shadow(painter: QPainter, rect: QRectF, radius: float, lift: float = 1.0) -> None:
    """Draw a soft shadow, further away the higher a thing is held."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(SOFT)
    for grow in (3.0, 1.5, 0.0):
        painter.drawRoundedRect(
            rect.adjusted(-grow, -grow, grow, grow).translated(1.5 * lift, 3.5 * lift),
            radius + grow,
            radius + grow,
        )


def draw_boomerang(
    painter: QPainter,
    style: CircleStyle,
    look: int,
    at: QPointF,
    angle: float,
    size: float,
    zoom: float,
) -> None:
    """Draw a boomerang or a stone; its shadow falls the same way however it is turned."""
    name, half = style.boomerang(look), size / 2
    box = QRectF(-half, -half, size, size)
    painter.save()
    painter.translate(at)
    if len(style.boomerangs) == 1:
        # the stones carry their shadow in their picture
        painter.save()
        painter.translate(size * 0.04, size * 0.08)
        painter.rotate(angle)
        assets.draw(painter, name, box, SHADE, zoom)
        painter.restore()
    painter.rotate(angle)
    assets.draw(painter, name, box, zoom=zoom)
    painter.restore()


def draw_token(
    painter: QPainter,
    style: CircleStyle,
    suit: str | None,
    seat: int | None,
    rect: QRectF,
    zoom: float,
) -> None:
    """Draw a suit, or a token's back with the symbol of its owner."""
    if suit is not None:
        assets.draw(painter, style.suit(suit), rect, zoom=zoom)
        return
    assets.draw(painter, f"{style.id}/token_back", rect, zoom=zoom)
    if seat is not None:
        box = QRectF(QPointF(), QSizeF(rect.width() * 0.4, rect.height() * 0.4))
        box.moveCenter(rect.center())
        # the backs are dark in either appearance
        assets.draw(painter, f"seats/{theme.SEAT_SYMBOLS[seat]}", box, theme.DARK.seats[seat], zoom)
