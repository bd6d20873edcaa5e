"""The map on a player's sheet: sites ticked, paths drawn, regions filled, one red line across."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
)

from boomerang_desktop.desktop.games.roadtrip.layout import LAND as LAND_SIZE
from boomerang_desktop.desktop.games.roadtrip.layout import strip_height
from boomerang_desktop.desktop.games.roadtrip.reading import GONE, MINE, MapReading, RegionMark
from boomerang_desktop.desktop.games.roadtrip.style import (
    REGION_COLOURS,
    colours,
    edge,
    fill_region,
    larger,
    on_colour,
    region_colour,
    text,
)
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.look.lettering import fitted
from boomerang_desktop.desktop.look.paper import SHADOW, draw_paper, rounded
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item, Shown
from boomerang_desktop.games.roadtrip.cards import (
    BITS,
    CARD_OF,
    CARDS,
    EAST,
    LETTERS,
    PATHS,
    REGION_BONUS,
    REGIONS,
    WEST,
)

LAND = QRectF(QPointF(), LAND_SIZE)
DISC = 19.0
ALL_PATHS = tuple((LETTERS[a], LETTERS[b]) for a, b in PATHS)
COASTAL = frozenset(letter for letter in LETTERS if (WEST | EAST) & BITS[CARD_OF[letter]])


def picture() -> str:
    return "roadtrip/map-dark" if theme.is_dark() else "roadtrip/map"


def site_at(letter: str) -> QPointF:
    x, y = CARDS[CARD_OF[letter]].map_xy
    return QPointF(x * 10.0, y * 10.0)


def route_legs(route: tuple[str, ...]) -> set[tuple[str, str]]:
    """The paths of a route, each written as on the map."""
    legs = set()
    for here, there in pairwise(route):
        legs.add((here, there) if (here, there) in ALL_PATHS else (there, here))
    return legs


@lru_cache(maxsize=40)
def _region_shape(region: str, width: int, height: int) -> QPixmap:
    """A region of the map filled with its own strong colour and pattern."""
    drawn = QPixmap(width, height)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.scale(width / LAND.width(), height / LAND.height())
    renderer = assets.renderer("roadtrip/map")
    bounds = renderer.boundsOnElement(region)
    renderer.render(painter, region, bounds)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(LAND, QColor(REGION_COLOURS[region]))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    fill_region(painter, rounded(bounds, 0), region, size=64, zoom=width / LAND.width())
    painter.end()
    return drawn


@lru_cache(maxsize=12)
def _ground(
    ticked: tuple[tuple[str, int], ...], width: int, height: int, small: bool, name: str
) -> QPixmap:
    """The land, its regions as far as visited, and all paths: changes only when a round is
    scored."""
    drawn = QPixmap(width, height)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width / LAND.width(), height / LAND.height())
    assets.draw(painter, name, LAND, zoom=width / LAND.width())
    for region, sites in ticked:
        strength = 0.85 if sites == 4 else 0.13 * sites
        if strength:
            painter.setOpacity(strength)
            shape = _region_shape(region, width, height)
            painter.drawPixmap(LAND, shape, QRectF(shape.rect()))
    painter.setOpacity(1.0)
    if small:
        haze = QColor(colours().paper)
        haze.setAlpha(90)
        painter.fillRect(LAND, haze)
    else:
        colour = QColor(colours().path)
        colour.setAlpha(130)
        faint = QPen(colour, 2.4, Qt.PenStyle.DotLine)
        for a, b in ALL_PATHS:
            _line(painter, site_at(a), site_at(b), faint)
    painter.end()
    return drawn


class MapItem(Item):
    """Drawn from a reading of the sheet; small maps leave out letters and strip."""

    still = True
    reading = Shown[MapReading | None](None)
    glow = Shown[frozenset[str]](frozenset())
    """Sites being counted."""
    fresh = Shown[frozenset[tuple[str, str]]](frozenset())
    """Paths being drawn, as far as `progress`."""
    progress = Shown(1.0)
    guest = Shown[int | None](None)
    """The seat of another player whose map is only looked at."""

    def __init__(
        self,
        key: Key,
        *,
        small: bool = False,
        coasts: str = "",
        regions: Mapping[str, str] | None = None,
    ) -> None:
        """`coasts` and `regions` are their names; a small map names nothing."""
        super().__init__(key)
        self.small, self.coast_words, self.region_words = small, coasts, regions or {}

    def grow(self, fresh: frozenset[tuple[str, str]], progress: float) -> None:
        self.fresh, self.progress = fresh, progress

    def site_point(self, letter: str) -> QPointF:
        """Where a site lies on the table."""
        return self.mapToScene(self.inside(site_at(letter)))

    def inside(self, at: QPointF) -> QPointF:
        """A point of the map in the item's own measure."""
        return self.rect.topLeft() + at * (self.width / LAND.width())

    def box(self, on_map: QRectF) -> QRectF:
        """A box of the map in the item's own measure."""
        return QRectF(self.inside(on_map.topLeft()), self.inside(on_map.bottomRight()))

    def outline(self) -> QPainterPath:
        return rounded(self.rect, 4 if self.small else theme.RADIUS)

    def draw(self, painter: QPainter) -> None:
        if self.reading is None:
            return
        scale = self.width / LAND.width()
        shadow = QColor(Qt.GlobalColor.transparent) if self.small else SHADOW
        draw_paper(painter, self.outline(), colours().paper, shadow=shadow)
        painter.save()
        painter.setClipPath(self.outline())
        painter.translate(self.rect.topLeft())
        painter.scale(scale, scale)
        zoom = self.zoom * scale
        ticked = tuple((mark.region, mark.ticked) for mark in self.reading.regions)
        size = (max(1, round(LAND.width() * zoom)), max(1, round(LAND.height() * zoom)))
        ground = _ground(ticked, *size, self.small, picture())
        painter.drawPixmap(LAND, ground, QRectF(ground.rect()))
        self._draw_paths(painter, self.reading)
        for letter in LETTERS:
            self._draw_site(painter, letter, self.reading, zoom)
        if not self.small:
            self._draw_coasts(painter, self.reading)
            self._draw_strip(painter, self.reading, zoom)
        painter.restore()
        draw_guest(painter, self, self.guest)

    def _draw_paths(self, painter: QPainter, reading: MapReading) -> None:
        pencil = QPen(QColor(colours().pencil), 5.0, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap)
        drawn = QPen(QColor(colours().ink), 9.0 if self.small else 6.0)
        drawn.setCapStyle(Qt.PenCapStyle.RoundCap)
        red, red_pencil = route_legs(reading.route), route_legs(reading.pencil_route)
        for path in ALL_PATHS:
            a, b = site_at(path[0]), site_at(path[1])
            if path in reading.paths:
                end = a + (b - a) * self.progress if path in self.fresh else b
                _line(painter, a, end, QPen(QColor(colours().paper), drawn.widthF() + 5))
                _line(painter, a, end, drawn)
            elif path in reading.pencil_paths:
                _line(painter, a, b, pencil)
        for legs, alpha in ((red, 255), (red_pencil, 130)):
            colour = QColor(colours().cherry)
            colour.setAlpha(alpha)
            wide = 22.0 if self.small else 15.0
            for here, there in legs:
                _line(
                    painter, site_at(here), site_at(there), QPen(QColor(colours().paper), wide + 6)
                )
            pen = QPen(colour, wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            for here, there in legs:
                _line(painter, site_at(here), site_at(there), pen)

    def _draw_site(self, painter: QPainter, letter: str, reading: MapReading, zoom: float) -> None:
        at, colour, disc = site_at(letter), region_colour(letter), larger(DISC)
        ticked, soon = letter in reading.ticked, letter in reading.pencilled
        if self.small:
            painter.setPen(QPen(QColor(colours().paper), 5))
            painter.setBrush(QColor(colours().ink) if ticked else colour)
            if soon:
                painter.setPen(QPen(QColor(colours().ink), 7))
            size = 26.0 if ticked else 18.0 if soon else 11.0
            painter.drawEllipse(at, size, size)
            return
        if letter in self.glow:
            painter.setPen(QPen(QColor(colours().glow), 11))
            painter.setBrush(QColor(colours().glow))
            painter.drawEllipse(at, disc + 7, disc + 7)
        if letter in COASTAL:
            painter.setPen(QPen(QColor(colours().coast), 4))
            painter.setBrush(QColor(colours().paper))
            painter.drawEllipse(at, disc + 6, disc + 6)
        pen = QPen(QColor(colours().pencil) if soon else edge(colour), 4)
        if soon:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(colours().ink) if ticked else QColor(colours().paper))
        painter.drawEllipse(at, disc, disc)
        box = QRectF(at.x() - disc, at.y() - disc, disc * 2, disc * 2)
        font = theme.fixed_font(disc * 1.42, bold=True)
        text(painter, box, letter, font, colours().paper if ticked else colours().ink)
        if ticked or soon:
            if soon:
                painter.setOpacity(0.5)
            tick = QRectF(at.x() + disc - 15, at.y() - disc - 21, 38, 38)
            assets.draw(painter, "roadtrip/tick", tick.translated(2, 2), colours().paper, zoom)
            ink = colours().ink if theme.is_dark() else ""
            assets.draw(painter, "roadtrip/tick", tick, ink, zoom)
            painter.setOpacity(1.0)

    def _draw_coasts(self, painter: QPainter, reading: MapReading) -> None:
        """Draw what a line from coast to coast is still worth."""
        box, cherry = coasts_box(), colours().cherry
        painter.setPen(QPen(QColor(cherry), 4))
        painter.setBrush(QColor(colours().paper))
        painter.drawRoundedRect(box, 12, 12)
        words = QRectF(box.left() + 6, box.top() + 3, box.width() - 12, larger(28))
        font = fitted(self.coast_words, words.width() - 4, 24, least=14, bold=True)
        text(painter, words, self.coast_words, font, cherry)
        radius = larger(19, 0.8)
        for n, (bonus, standing) in enumerate(reading.coasts):
            at = QPointF(box.center().x() + (n - 1) * larger(68), box.bottom() - radius - 4)
            bonus_disc(painter, at, radius, bonus, standing, cherry)

    def _draw_strip(self, painter: QPainter, reading: MapReading, zoom: float) -> None:
        """Draw the regions: how many sites are visited, and whose bonus it is."""
        high = strip_height(theme.text_size())
        painter.fillRect(QRectF(0, LAND.bottom(), LAND.width(), high), QColor(colours().paper))
        for n, mark in enumerate(reading.regions):
            self._draw_region(painter, region_box(n), mark, zoom)

    def _draw_region(self, painter: QPainter, box: QRectF, mark: RegionMark, zoom: float) -> None:
        head = QRectF(box.left(), box.top(), box.width(), 14)
        fill_region(painter, rounded(head, 5), mark.region, size=14, zoom=zoom)
        words = self.region_words.get(mark.region, mark.region)
        name = QRectF(box.left(), box.top() + 13, box.width(), larger(26))
        font = fitted(words, box.width() - 2, 22, least=13, bold=True)
        text(painter, name, words, font, colours().ink)
        low = box.bottom() - larger(12)
        for n in range(4):
            at = QPointF(box.left() + 13 + n * 19, low)
            filled, soon = n < mark.ticked, n < mark.ticked + mark.pencilled
            pen = QPen(edge(REGION_COLOURS[mark.region]), 3)
            if soon and not filled:
                pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            fill = colours().ink if filled else colours().faint if soon else colours().paper
            painter.setBrush(QColor(fill))
            painter.drawEllipse(at, 7, 7)
        at = QPointF(box.right() - larger(22, 0.5), low)
        bonus_disc(painter, at, larger(13), REGION_BONUS, mark.bonus, REGION_COLOURS[mark.region])


def coasts_box() -> QRectF:
    """Where the bonuses for both coasts stand on the map."""
    wide, high = larger(246, 0.7), larger(72)
    return QRectF(176 + (246 - wide) / 2, 574 + 72 - high, wide, high)


def region_box(n: int) -> QRectF:
    """Where a region stands in the strip below the map."""
    wide = LAND.width() / len(REGIONS)
    high = strip_height(theme.text_size()) - 13
    return QRectF(n * wide + 5, LAND.bottom() + 7, wide - 10, high)


def paths_on(chart: "MapItem") -> QPainterPath:
    """All paths of a map, as wide as a pointer needs, around the middle of its land."""
    middle = chart.inside(LAND.center())
    lines = QPainterPath()
    for a, b in ALL_PATHS:
        lines.moveTo(chart.inside(site_at(a)) - middle)
        lines.lineTo(chart.inside(site_at(b)) - middle)
    stroker = QPainterPathStroker()
    stroker.setWidth(9)
    return stroker.createStroke(lines)


def draw_guest(painter: QPainter, item: Item, seat: int | None) -> None:
    """Edge another player's paper in their colour."""
    if seat is not None:
        painter.setPen(QPen(theme.seat_colour(seat), 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(item.outline())


def bonus_disc(
    painter: QPainter, at: QPointF, radius: float, points: int, standing: str, colour: str
) -> None:
    """A bonus: open, the viewer's (filled), or gone (struck out)."""
    strong, ink = edge(colour), colours().ink
    painter.setPen(QPen(QColor(colours().pencil) if standing == GONE else strong, radius * 0.16))
    painter.setBrush(strong if standing == MINE else QColor(colours().paper))
    painter.drawEllipse(at, radius, radius)
    box = QRectF(at.x() - radius, at.y() - radius, radius * 2, radius * 2)
    shown = (
        on_colour(strong)
        if standing == MINE
        else QColor(colours().pencil if standing == GONE else ink)
    )
    text(painter, box, str(points), theme.fixed_font(radius * 1.4, bold=True), shown)
    if standing == GONE:
        pen = QPen(QColor(colours().cherry), radius * 0.24)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        reach = QPointF(radius * 1.15, -radius * 0.9)
        _line(painter, at - reach, at + reach, pen)


def _line(painter: QPainter, start: QPointF, end: QPointF, pen: QPen) -> None:
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([start, end]))
