"""The map on a player's sheet: sites ticked, paths drawn, regions filled, one red line across."""

from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from boomerang_desktop.desktop.games.roadtrip.layout import MAP, STRIP
from boomerang_desktop.desktop.games.roadtrip.reading import GONE, MINE, MapReading, RegionMark
from boomerang_desktop.desktop.games.roadtrip.style import (
    CHERRY,
    COAST,
    FAINT,
    GLOW,
    INK,
    PAPER,
    PENCIL,
    REGION_COLOURS,
    fill_region,
    fit,
    region_colour,
    rounded,
    text,
)
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import SHADOW, Item
from boomerang_desktop.games.roadtrip.cards import (
    BITS,
    CARD_OF,
    CARDS,
    EAST,
    LETTERS,
    PATHS,
    REGION_BONUS,
    WEST,
)

LAND = QRectF(0, 0, 1000, 660)
DISC = 19.0
ALL_PATHS = tuple((LETTERS[a], LETTERS[b]) for a, b in PATHS)
COASTAL = frozenset(letter for letter in LETTERS if (WEST | EAST) & BITS[CARD_OF[letter]])


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
def _ground(ticked: tuple[tuple[str, int], ...], width: int, height: int, small: bool) -> QPixmap:
    """The land, its regions as far as they are visited, and all paths there are: what changes only
    when a round is written."""
    drawn = QPixmap(width, height)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width / LAND.width(), height / LAND.height())
    assets.draw(painter, "roadtrip/map", LAND, zoom=width / LAND.width())
    for region, sites in ticked:
        strength = 0.85 if sites == 4 else 0.13 * sites
        if strength:
            painter.setOpacity(strength)
            shape = _region_shape(region, width, height)
            painter.drawPixmap(LAND, shape, QRectF(shape.rect()))
    painter.setOpacity(1.0)
    if small:
        painter.fillRect(LAND, QColor(251, 246, 234, 90))
    else:
        faint = QPen(QColor(60, 50, 40, 120), 2.4, Qt.PenStyle.DotLine)
        for a, b in ALL_PATHS:
            _line(painter, site_at(a), site_at(b), faint)
    painter.end()
    return drawn


class MapItem(Item):
    """Drawn from a reading of the sheet; small ones leave out letters and strip."""

    def __init__(self, key: Key, width: float, height: float, *, small: bool = False) -> None:
        super().__init__(key, width, height)
        self.small = small
        self.reading: MapReading | None = None
        self.glow: frozenset[str] = frozenset()
        """Sites that are being counted."""
        self.fresh: frozenset[tuple[str, str]] = frozenset()
        """Paths that are just being drawn, as far as `progress`."""
        self.progress = 1.0
        self.guest: int | None = None
        """The seat of another player whose map is only looked at."""
        self.coast_words, self.region_words = "", dict[str, str]()
        self.setCacheMode(Item.CacheMode.DeviceCoordinateCache)

    def show_reading(self, reading: MapReading, guest: int | None = None) -> None:
        if (reading, guest) != (self.reading, self.guest) or self.fresh or self.glow:
            self.reading, self.guest = reading, guest
            self.fresh, self.glow = frozenset(), frozenset()
            self.update()

    def light_up(self, sites: frozenset[str]) -> None:
        if sites != self.glow:
            self.glow = sites
            self.update()

    def grow(self, fresh: frozenset[tuple[str, str]], progress: float) -> None:
        self.fresh, self.progress = fresh, progress
        self.update()

    def site_point(self, letter: str) -> QPointF:
        """Where a site lies on the table."""
        at = site_at(letter) * (self.width / MAP.width())
        return self.mapToScene(self.rect.topLeft() + at)

    def outline(self) -> QPainterPath:
        return rounded(self.rect, 4 if self.small else theme.RADIUS)

    def draw(self, painter: QPainter) -> None:
        if self.reading is None:
            return
        scale = self.width / MAP.width()
        painter.setPen(Qt.PenStyle.NoPen)
        if not self.small:
            painter.setBrush(SHADOW)
            painter.drawPath(self.outline().translated(1, 3))
        painter.setBrush(QColor(PAPER))
        painter.drawPath(self.outline())
        painter.save()
        painter.setClipPath(self.outline())
        painter.translate(self.rect.topLeft())
        painter.scale(scale, scale)
        zoom = self.zoom * scale
        ticked = tuple((mark.region, mark.ticked) for mark in self.reading.regions)
        size = (max(1, round(LAND.width() * zoom)), max(1, round(LAND.height() * zoom)))
        ground = _ground(ticked, *size, self.small)
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
        pencil = QPen(QColor(PENCIL), 5.0, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap)
        drawn = QPen(QColor(INK), 9.0 if self.small else 6.0)
        drawn.setCapStyle(Qt.PenCapStyle.RoundCap)
        red, red_pencil = route_legs(reading.route), route_legs(reading.pencil_route)
        for path in ALL_PATHS:
            a, b = site_at(path[0]), site_at(path[1])
            if path in reading.paths:
                end = a + (b - a) * self.progress if path in self.fresh else b
                _line(painter, a, end, QPen(QColor(PAPER), drawn.widthF() + 5))
                _line(painter, a, end, drawn)
            elif path in reading.pencil_paths:
                _line(painter, a, b, pencil)
        for legs, alpha in ((red, 255), (red_pencil, 130)):
            colour = QColor(CHERRY)
            colour.setAlpha(alpha)
            wide = 22.0 if self.small else 15.0
            for here, there in legs:
                _line(painter, site_at(here), site_at(there), QPen(QColor(PAPER), wide + 6))
            pen = QPen(colour, wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            for here, there in legs:
                _line(painter, site_at(here), site_at(there), pen)

    def _draw_site(self, painter: QPainter, letter: str, reading: MapReading, zoom: float) -> None:
        at, colour = site_at(letter), region_colour(letter)
        ticked, soon = letter in reading.ticked, letter in reading.pencilled
        if self.small:
            painter.setPen(QPen(QColor(PAPER), 5))
            painter.setBrush(QColor(INK) if ticked else colour)
            if soon:
                painter.setPen(QPen(QColor(INK), 7))
            size = 26.0 if ticked else 18.0 if soon else 11.0
            painter.drawEllipse(at, size, size)
            return
        if letter in self.glow:
            painter.setPen(QPen(QColor(GLOW), 11))
            painter.setBrush(QColor(GLOW))
            painter.drawEllipse(at, DISC + 7, DISC + 7)
        if letter in COASTAL:
            painter.setPen(QPen(QColor(COAST), 4))
            painter.setBrush(QColor(PAPER))
            painter.drawEllipse(at, DISC + 6, DISC + 6)
        pen = QPen(QColor(PENCIL if soon else colour.darker(120)), 4)
        if soon:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(INK) if ticked else QColor(PAPER))
        painter.drawEllipse(at, DISC, DISC)
        box = QRectF(at.x() - DISC, at.y() - DISC, DISC * 2, DISC * 2)
        font = theme.scene_font(27, bold=True)
        text(painter, box, letter, font, PAPER if ticked else INK)
        if ticked or soon:
            if soon:
                painter.setOpacity(0.5)
            tick = QRectF(at.x() + 4, at.y() - 40, 38, 38)
            assets.draw(painter, "roadtrip/tick", tick.translated(2, 2), PAPER, zoom)
            assets.draw(painter, "roadtrip/tick", tick, zoom=zoom)
            painter.setOpacity(1.0)

    def _draw_coasts(self, painter: QPainter, reading: MapReading) -> None:
        """What a line from coast to coast is still worth."""
        box = QRectF(176, 574, 246, 72)
        painter.setPen(QPen(QColor(CHERRY), 4))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(box, 12, 12)
        words = QRectF(box.left() + 6, box.top() + 3, box.width() - 12, 28)
        text(painter, words, self.coast_words, fit(self.coast_words, 230, 24, least=14), CHERRY)
        for n, (bonus, standing) in enumerate(reading.coasts):
            at = QPointF(box.center().x() + (n - 1) * 68, box.top() + 49)
            bonus_disc(painter, at, 19, bonus, standing, CHERRY)

    def _draw_strip(self, painter: QPainter, reading: MapReading, zoom: float) -> None:
        """The regions: how many sites are visited, and whose bonus it is."""
        painter.fillRect(QRectF(0, 660, 1000, STRIP), QColor(PAPER))
        wide = 1000 / len(reading.regions)
        for n, mark in enumerate(reading.regions):
            box = QRectF(n * wide + 5, 667, wide - 10, STRIP - 13)
            self._draw_region(painter, box, mark, zoom)

    def _draw_region(self, painter: QPainter, box: QRectF, mark: RegionMark, zoom: float) -> None:
        head = QRectF(box.left(), box.top(), box.width(), 14)
        fill_region(painter, rounded(head, 5), mark.region, size=14, zoom=zoom)
        words = self.region_words.get(mark.region, mark.region)
        name = QRectF(box.left(), box.top() + 13, box.width(), 26)
        text(painter, name, words, fit(words, box.width() - 2, 22, least=13), INK)
        for n in range(4):
            at = QPointF(box.left() + 13 + n * 19, box.bottom() - 12)
            filled, soon = n < mark.ticked, n < mark.ticked + mark.pencilled
            pen = QPen(QColor(REGION_COLOURS[mark.region]).darker(120), 3)
            if soon and not filled:
                pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            fill = INK if filled else FAINT if soon else PAPER
            painter.setBrush(QColor(fill))
            painter.drawEllipse(at, 7, 7)
        at = QPointF(box.right() - 22, box.bottom() - 12)
        bonus_disc(painter, at, 13, REGION_BONUS, mark.bonus, REGION_COLOURS[mark.region])


def draw_guest(painter: QPainter, item: Item, seat: int | None) -> None:
    """Another player's paper has an edge in their colour."""
    if seat is not None:
        painter.setPen(QPen(theme.seat_colour(seat), 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(item.outline())


def bonus_disc(
    painter: QPainter, at: QPointF, radius: float, points: int, standing: str, colour: str
) -> None:
    """A bonus: open, one's own (filled), or gone (struck out)."""
    strong = QColor(colour).darker(115)
    painter.setPen(QPen(QColor(PENCIL) if standing == GONE else strong, radius * 0.16))
    painter.setBrush(strong if standing == MINE else QColor(PAPER))
    painter.drawEllipse(at, radius, radius)
    box = QRectF(at.x() - radius, at.y() - radius, radius * 2, radius * 2)
    ink = QColor("#FFFFFF") if standing == MINE else QColor(PENCIL if standing == GONE else INK)
    text(painter, box, str(points), theme.scene_font(radius * 1.4, bold=True), ink)
    if standing == GONE:
        pen = QPen(QColor(CHERRY), radius * 0.24)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        reach = QPointF(radius * 1.15, -radius * 0.9)
        _line(painter, at - reach, at + reach, pen)


def _line(painter: QPainter, start: QPointF, end: QPointF, pen: QPen) -> None:
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([start, end]))
