"""The colours of the road trip, and how its cards are drawn."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.roadtrip.face import WORLD
from boomerang_desktop.desktop.games.roadtrip.names import SITES, site_name
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.games.roadtrip.cards import CARD_OF, CARDS

REGION_COLOURS = {
    "pacific": "#1F8A8A",
    "mountains": "#7A5BA6",
    "southwest": "#C2483B",
    "plains": "#D9A520",
    "lakes": "#4E8F4A",
    "south": "#E07B2A",
    "northeast": "#8A5A3A",
}
PAPER, INK = WORLD.card, WORLD.card_ink
FAINT = "#D8CBB2"
"""Ruled lines on paper."""
PENCIL = "#6B645D"
"""What is not written for good yet."""
CHERRY = WORLD.accent
COAST = "#1D5FA8"
GLOW = "#F2B632"
BACK = "#1F7A7A"

CARD = QSizeF(140, 200)
"""The measure in which a card is drawn, whatever its size on the table."""
ASPECT = CARD.width() / CARD.height()


def site_picture(letter: str) -> str:
    return "roadtrip/sites/" + SITES[letter].lower().replace(".", "").replace(" ", "_")


def region_colour(letter: str) -> QColor:
    return QColor(REGION_COLOURS[CARDS[CARD_OF[letter]].region])


def on_colour(colour: QColor) -> QColor:
    """Ink or white, whichever reads better on it."""
    name = colour.name()
    white = theme.contrast("#FFFFFF", name) >= theme.contrast(INK, name)
    return QColor("#FFFFFF" if white else INK)


def fit(text: str, width: float, size: float, *, least: float = 8, bold: bool = True) -> QFont:
    """The face at that size, or as small as it takes for the text to fit in the width."""
    font = theme.scene_font(size, bold=bold)
    while size > least and QFontMetricsF(font).horizontalAdvance(text) > width:
        size -= 1
        font = theme.scene_font(size, bold=bold)
    return font


def text(
    painter: QPainter,
    box: QRectF,
    words: str,
    font: QFont,
    colour: str | QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """In the box, cut short with an ellipsis if even its smallest face is too wide."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    if len(words) > 4:
        room = box.width() + 1
        words = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, words)


@lru_cache(maxsize=32)
def _tile(region: str, pixels: int) -> QPixmap:
    tile = QPixmap(pixels, pixels)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    assets.renderer(f"roadtrip/patterns/{region}").render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return tile


def fill_region(
    painter: QPainter, path: QPainterPath, region: str, *, size: float = 20.0, zoom: float = 1.0
) -> None:
    """The colour of a region and, for those who cannot tell colours, its pattern."""
    painter.fillPath(path, QColor(REGION_COLOURS[region]))
    tile = _tile(region, max(4, round(size * zoom * 2)))
    brush = QBrush(tile)
    transform = brush.transform()
    transform.translate(path.boundingRect().left(), path.boundingRect().top())
    transform.scale(size / tile.width(), size / tile.height())
    brush.setTransform(transform)
    painter.fillPath(path, brush)


def rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


# --- the card


def draw_card(painter: QPainter, box: QRectF, letter: str, zoom: float) -> None:
    """Face up. Drawn once for each size; a card in flight costs one picture."""
    _draw_cached(painter, box, "face", letter, zoom)


def draw_back(painter: QPainter, box: QRectF, zoom: float) -> None:
    _draw_cached(painter, box, "back", "", zoom)


def draw_peek(painter: QPainter, box: QRectF, letter: str, zoom: float) -> None:
    """Face down, as its owner looks under it."""
    _draw_cached(painter, box, "peek", letter, zoom)


def _draw_cached(painter: QPainter, box: QRectF, side: str, letter: str, zoom: float) -> None:
    wide, high = round(box.width() * zoom), round(box.height() * zoom)
    made = _card(side, letter, max(1, wide), max(1, high), languages.current())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, made, QRectF(made.rect()))


@lru_cache(maxsize=400)
def _card(side: str, letter: str, width: int, height: int, language: str) -> QPixmap:
    made = QPixmap(width, height)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(width / CARD.width(), height / CARD.height())
    zoom = width / CARD.width()
    {"face": _face, "back": _back, "peek": _peek}[side](painter, letter, zoom)
    painter.end()
    return made


_WHOLE = QRectF(0, 0, CARD.width(), CARD.height())


def _face(painter: QPainter, letter: str, zoom: float) -> None:
    card = CARDS[CARD_OF[letter]]
    _paper(painter)
    picture = QRectF(5, 5, 130, 97.5)
    _clipped(painter, picture, site_picture(letter), zoom)
    fill_region(painter, rounded(QRectF(5, 103.5, 130, 13), 0), card.region, size=13, zoom=zoom)
    name = site_name(letter)
    text(painter, QRectF(6, 117, 128, 27), name, fit(name, 126, 21, least=12), INK)
    for n, symbol in enumerate(card.symbols):
        box = QRectF(20 + n * 53, 144, 47, 47)
        assets.draw(painter, f"roadtrip/symbols/{symbol}", box, zoom=zoom)
    _number(painter, QPointF(25, 25), 22, card.number, region_colour(letter))
    _letter(painter, QRectF(105, 7, 28, 28), letter)


def _paper(painter: QPainter) -> None:
    painter.setPen(QPen(QColor(FAINT).darker(125), 1.2))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(_WHOLE.adjusted(0.6, 0.6, -0.6, -0.6), 10, 10)


def _clipped(painter: QPainter, box: QRectF, name: str, zoom: float) -> None:
    painter.save()
    painter.setClipPath(rounded(box, 7))
    assets.draw(painter, name, box, zoom=zoom)
    painter.restore()


def _number(painter: QPainter, centre: QPointF, radius: float, number: int, colour: QColor) -> None:
    painter.setPen(QPen(colour.darker(115), radius * 0.16))
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(centre, radius, radius)
    box = QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2)
    text(painter, box, str(number), theme.scene_font(radius * 1.5, display=True), INK)


def _letter(painter: QPainter, box: QRectF, letter: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    painter.drawRoundedRect(box, 7, 7)
    font = theme.scene_font(box.height() * 0.72, bold=True)
    text(painter, box, letter, font, PAPER)


def _back(painter: QPainter, letter: str, zoom: float) -> None:
    _paper(painter)
    _clipped(painter, _WHOLE.adjusted(4, 4, -4, -4), "roadtrip/card_back", zoom)


def _peek(painter: QPainter, letter: str, zoom: float) -> None:
    """The back, lifted at its lower edge."""
    card = CARDS[CARD_OF[letter]]
    _back(painter, letter, zoom)
    strip = QRectF(4, 112, 132, 84)
    painter.setPen(QPen(QColor(20, 10, 0, 90), 2))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(strip, 9, 9)
    band = QPainterPath()
    band.addRect(QRectF(5, 120, 130, 9))
    fill_region(painter, band, card.region, size=9, zoom=zoom)
    name = site_name(letter)
    text(painter, QRectF(6, 130, 128, 24), name, fit(name, 124, 19, least=12), INK)
    for n, symbol in enumerate(card.symbols):
        box = QRectF(52 + n * 41, 154, 37, 37)
        assets.draw(painter, f"roadtrip/symbols/{symbol}", box, zoom=zoom)
    _number(painter, QPointF(28, 172), 18, card.number, region_colour(letter))


def draw_mini(painter: QPainter, box: QRectF, letter: str, zoom: float) -> None:
    """A card as it lies before another player: letter, number and symbols under each other."""
    card = CARDS[CARD_OF[letter]]
    unit = box.width() / 25
    painter.setPen(QPen(QColor(FAINT).darker(130), unit))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(box, 4 * unit, 4 * unit)
    band = QRectF(box.left(), box.top(), box.width(), 18 * unit)
    fill_region(painter, rounded(band, 4 * unit), card.region, size=10 * unit, zoom=zoom)
    colour = on_colour(region_colour(letter))
    left = Qt.AlignmentFlag.AlignLeft
    font = theme.scene_font(14 * unit, bold=True)
    text(painter, band.adjusted(3 * unit, 0, 0, 0), letter, font, colour, left)
    right = Qt.AlignmentFlag.AlignRight
    font = theme.scene_font(11 * unit, bold=True)
    text(painter, band.adjusted(0, 0, -3 * unit, 0), str(card.number), font, colour, right)
    side = min(19 * unit, (box.height() - 20 * unit) / 2)
    for n, symbol in enumerate(card.symbols):
        at = QRectF(0, 0, side, side)
        at.moveCenter(QPointF(box.center().x(), box.top() + 19.5 * unit + side * (n + 0.5)))
        assets.draw(painter, f"roadtrip/symbols/{symbol}", at, zoom=zoom)
