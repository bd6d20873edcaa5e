"""The colours of the road trip, and how its cards are drawn."""

from functools import lru_cache
from typing import NamedTuple

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
from boomerang_desktop.desktop.games.roadtrip.info import NIGHT, WORLD
from boomerang_desktop.desktop.games.roadtrip.names import SITES, site_name
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.look.lettering import fitted
from boomerang_desktop.desktop.look.paper import rounded
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
CARD_EDGE, BACK = WORLD.card, "#1F7A7A"
"""The back of a card, the same by day and by night."""


class Colours(NamedTuple):
    """The colours of papers and cards."""

    paper: str
    ink: str
    faint: str
    """Ruled lines on paper."""
    pencil: str
    """What is not written for good yet."""
    cherry: str
    on_cherry: str
    coast: str
    glow: str
    """What is being counted."""
    shine: int
    """How strongly a line glows, of 255, with its figures still legible."""
    field: str
    """A box that asks to be pressed."""
    chosen: str
    path: str
    """Paths that have not been travelled yet."""


DAY_COLOURS = Colours(
    paper=WORLD.card,
    ink=WORLD.card_ink,
    faint="#D8CBB2",
    pencil="#6B645D",
    cherry=WORLD.accent,
    on_cherry="#FFFFFF",
    coast="#1D5FA8",
    glow="#F2B632",
    shine=110,
    field="#FFFFFF",
    chosen="#F6DFA6",
    path="#3C3228",
)
NIGHT_COLOURS = Colours(
    paper=NIGHT.card,
    ink=NIGHT.card_ink,
    faint="#5B5245",
    pencil="#C9BCA6",
    cherry=NIGHT.accent,
    on_cherry="#2B1A12",
    coast="#7FB4F0",
    glow="#F2B632",
    shine=52,
    field="#4A4338",
    chosen="#66552B",
    path="#F0E7D6",
)


def colours() -> Colours:
    """In the current appearance."""
    return NIGHT_COLOURS if theme.is_dark() else DAY_COLOURS


CARD = QSizeF(140, 200)
"""The measure in which a card is drawn, whatever its size on the table."""
ASPECT = CARD.width() / CARD.height()


def site_picture(letter: str) -> str:
    return "roadtrip/sites/" + SITES[letter].lower().replace(".", "").replace(" ", "_")


def region_colour(letter: str) -> QColor:
    return QColor(REGION_COLOURS[CARDS[CARD_OF[letter]].region])


def on_colour(colour: QColor) -> QColor:
    """Ink or white, whichever reads better on that colour."""
    name, ink = colour.name(), WORLD.card_ink
    white = theme.contrast("#FFFFFF", name) >= theme.contrast(ink, name)
    return QColor("#FFFFFF" if white else ink)


def edge(colour: str | QColor) -> QColor:
    """A strong colour as a line on paper."""
    strong = QColor(colour)
    return strong.lighter(150) if theme.is_dark() else strong.darker(118)


def larger(units: float, part: float = 1.0) -> float:
    """A length that grows with larger texts, wholly or by this part."""
    return units * (1 + part * max(theme.text_size() - 1, 0))


def text(
    painter: QPainter,
    box: QRectF,
    words: str,
    font: QFont,
    colour: str | QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Write in the box, cut with an ellipsis if even the smallest face is too wide."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    if len(words) > 4:
        room = box.width() + 1
        words = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, words)


def wrapped(
    painter: QPainter,
    box: QRectF,
    words: str,
    font: QFont,
    colour: str | QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Write in the box, in as many lines as it takes."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(box, flags, words)


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
    """Fill with the colour of a region and its pattern, for colour-blind players."""
    painter.fillPath(path, QColor(REGION_COLOURS[region]))
    tile = _tile(region, max(4, round(size * zoom * 2)))
    brush = QBrush(tile)
    transform = brush.transform()
    transform.translate(path.boundingRect().left(), path.boundingRect().top())
    transform.scale(size / tile.width(), size / tile.height())
    brush.setTransform(transform)
    painter.fillPath(path, brush)


# --- the card


def draw_card(painter: QPainter, box: QRectF, letter: str, zoom: float) -> None:
    """Draw a card face up. Kept as one picture for each size."""
    _draw_cached(painter, box, "face", letter, zoom)


def draw_back(painter: QPainter, box: QRectF, zoom: float) -> None:
    _draw_cached(painter, box, "back", "", zoom)


def draw_peek(painter: QPainter, box: QRectF, letter: str, zoom: float) -> None:
    """Draw it face down, as its owner looks under it."""
    _draw_cached(painter, box, "peek", letter, zoom)


def _draw_cached(painter: QPainter, box: QRectF, side: str, letter: str, zoom: float) -> None:
    wide, high = round(box.width() * zoom), round(box.height() * zoom)
    size = (max(1, wide), max(1, high))
    made = _card(side, letter, *size, languages.current(), theme.is_dark(), theme.text_size())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, made, QRectF(made.rect()))


@lru_cache(maxsize=400)
def _card(
    side: str, letter: str, width: int, height: int, language: str, dark: bool, text_size: float
) -> QPixmap:
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
    """Larger figures and a larger name take room from the picture."""
    card, ink = CARDS[CARD_OF[letter]], colours().ink
    _paper(painter)
    name_high = larger(27, 1.4)
    top = 144 - name_high
    picture = QRectF(5, 5, 130, top - 19.5)
    _clipped(
        painter, picture, QRectF(5, 5 + (picture.height() - 97.5) / 2, 130, 97.5), letter, zoom
    )
    fill_region(
        painter, rounded(QRectF(5, top - 13.5, 130, 13), 0), card.region, size=13, zoom=zoom
    )
    _name(painter, QRectF(6, top, 128, name_high), letter, 21, ink)
    for n, symbol in enumerate(card.symbols):
        box = QRectF(20 + n * 53, 144, 47, 47)
        assets.draw(painter, f"roadtrip/symbols/{symbol}", box, zoom=zoom)
    radius, side = larger(22, 0.6), larger(28, 0.6)
    _number(painter, QPointF(3 + radius, 3 + radius), radius, card.number, region_colour(letter))
    _letter(painter, QRectF(133 - side, 7, side, side), letter)


def _name(painter: QPainter, box: QRectF, letter: str, size: float, ink: str) -> None:
    """Write the name on one line, or on two where larger texts have made room."""
    name = site_name(letter)
    room = QSizeF(box.width() - 2, box.height())
    font = fitted(name, room.width(), size, least=12, bold=True)
    both = fitted(name, room, size, least=12, bold=True)
    if theme.text_size() > 1 and both.pixelSize() > font.pixelSize():
        wrapped(painter, box, name, both, ink)
    else:
        text(painter, box, name, font, ink)


def _paper(painter: QPainter) -> None:
    painter.setPen(QPen(QColor(colours().faint).darker(125), 1.2))
    painter.setBrush(QColor(colours().paper))
    painter.drawRoundedRect(_WHOLE.adjusted(0.6, 0.6, -0.6, -0.6), 10, 10)


def _clipped(painter: QPainter, box: QRectF, whole: QRectF, letter: str, zoom: float) -> None:
    """As much of a site's picture as the box shows."""
    painter.save()
    painter.setClipPath(rounded(box, 7))
    assets.draw(painter, site_picture(letter), whole, zoom=zoom)
    painter.restore()


def _number(painter: QPainter, centre: QPointF, radius: float, number: int, colour: QColor) -> None:
    painter.setPen(QPen(edge(colour), radius * 0.16))
    painter.setBrush(QColor(colours().paper))
    painter.drawEllipse(centre, radius, radius)
    box = QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2)
    font = theme.fixed_font(radius * 1.5, display=True)
    text(painter, box, str(number), font, colours().ink)


def _letter(painter: QPainter, box: QRectF, letter: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours().ink))
    painter.drawRoundedRect(box, 7, 7)
    font = theme.fixed_font(box.height() * 0.72, bold=True)
    text(painter, box, letter, font, colours().paper)


def _back(painter: QPainter, letter: str, zoom: float) -> None:
    _paper(painter)
    inside = _WHOLE.adjusted(4, 4, -4, -4)
    painter.save()
    painter.setClipPath(rounded(inside, 7))
    assets.draw(painter, "roadtrip/card_back", inside, zoom=zoom)
    painter.restore()


def _peek(painter: QPainter, letter: str, zoom: float) -> None:
    """The back, lifted at its lower edge."""
    card = CARDS[CARD_OF[letter]]
    _back(painter, letter, zoom)
    strip = QRectF(4, 112, 132, 84)
    painter.setPen(QPen(QColor(20, 10, 0, 90), 2))
    painter.setBrush(QColor(colours().paper))
    painter.drawRoundedRect(strip, 9, 9)
    band = QPainterPath()
    band.addRect(QRectF(5, 120, 130, 9))
    fill_region(painter, band, card.region, size=9, zoom=zoom)
    _name(painter, QRectF(6, 130, 128, 24), letter, 19, colours().ink)
    for n, symbol in enumerate(card.symbols):
        box = QRectF(52 + n * 41, 154, 37, 37)
        assets.draw(painter, f"roadtrip/symbols/{symbol}", box, zoom=zoom)
    _number(painter, QPointF(28, 172), 18, card.number, region_colour(letter))


def draw_mini(painter: QPainter, box: QRectF, letter: str, zoom: float) -> None:
    """A card as it lies before another player: letter, number and symbols under each other."""
    card = CARDS[CARD_OF[letter]]
    unit = box.width() / 25
    painter.setPen(QPen(QColor(colours().faint).darker(130), unit))
    painter.setBrush(QColor(colours().paper))
    painter.drawRoundedRect(box, 4 * unit, 4 * unit)
    band = QRectF(box.left(), box.top(), box.width(), 18 * unit)
    fill_region(painter, rounded(band, 4 * unit), card.region, size=10 * unit, zoom=zoom)
    colour = on_colour(region_colour(letter))
    left = Qt.AlignmentFlag.AlignLeft
    font = theme.fixed_font(15 * unit, bold=True)
    text(painter, band.adjusted(2.5 * unit, 0, 0, 0), letter, font, colour, left)
    right = Qt.AlignmentFlag.AlignRight
    font = theme.fixed_font(12.5 * unit, bold=True)
    text(painter, band.adjusted(0, 0, -2.5 * unit, 0), str(card.number), font, colour, right)
    side = min(19 * unit, (box.height() - 20 * unit) / 2)
    for n, symbol in enumerate(card.symbols):
        at = QRectF(0, 0, side, side)
        at.moveCenter(QPointF(box.center().x(), box.top() + 19.5 * unit + side * (n + 0.5)))
        assets.draw(painter, f"roadtrip/symbols/{symbol}", at, zoom=zoom)
