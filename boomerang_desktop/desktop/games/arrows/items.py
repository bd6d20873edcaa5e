"""The things on the arrowed board."""

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from boomerang_desktop.desktop.games.arrows import keys, paint
from boomerang_desktop.desktop.games.arrows.layout import CELL, PLATE, STEP, offset
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.guide.card import Enlarged
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.arrows.board import TRIOS

FIGURE = 15.0
"""The size of a figure beside a pawn that stands for several."""
IN_A_ROW = 6
"""How many pawns stand beside each other where they are shown large."""


def _show_only(item: Item, wanted: bool) -> None:
    item.setFlag(Item.GraphicsItemFlag.ItemHasNoContents, not wanted)
    if item.scene():
        # an item without contents does not redraw what it leaves behind
        item.scene().update(item.sceneBoundingRect())


class Untouchable(Item):
    """Only to look at: the pointer goes through it."""

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def show_only(self, wanted: bool) -> None:
        """Nothing is painted, and no time spent on it, while there is nothing to see."""
        _show_only(self, wanted)


class Region(Item):
    """A part of something painted already, so that it can be asked about."""

    def __init__(self, key: Key, path: QPainterPath) -> None:
        box = path.boundingRect()
        super().__init__(key, box.width(), box.height())
        self._path = path
        self.setFlag(Item.GraphicsItemFlag.ItemHasNoContents)

    def outline(self) -> QPainterPath:
        return self._path


class Plate(Item):
    """The whole board, painted once."""

    def __init__(self, scale: float, numbers: bool) -> None:
        size = 2 * PLATE * STEP * scale + 30
        super().__init__(keys.BOARD, size, size)
        self.size, self.numbers = scale, numbers
        self.setCacheMode(Item.CacheMode.DeviceCoordinateCache)

    def outline(self) -> QPainterPath:
        return QTransform.fromScale(self.size, self.size).map(paint.plate_edge())

    def show_numbers(self, numbers: bool) -> None:
        if numbers != self.numbers:
            self.numbers = numbers
            self.update()

    def draw(self, painter: QPainter) -> None:
        painter.scale(self.size, self.size)
        paint.board(painter, self.numbers)


class Cell(Item):
    """A place for a pawn. The board is painted already: a cell shows only what happens to it."""

    def __init__(self, number: int, scale: float) -> None:
        radius = CELL * STEP * scale
        super().__init__(keys.cell(number), 2 * radius, 2 * radius)
        self.number = number
        self.prey = False
        """An opponent stands here, to be captured."""
        self.numbered = False
        self.setFlag(Item.GraphicsItemFlag.ItemHasNoContents)

    def set(self, **changes: bool | None) -> None:
        before = self.lit or self.marked
        super().set(**changes)
        if before != (self.lit or self.marked):
            _show_only(self, not before)

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(QPointF(), self.width / 2 + 2, self.width / 2 + 2)
        return path

    def draw_light(self, painter: QPainter) -> None:
        lit = paint.lit_cell(self.width / 2, self.prey, self.zoom)
        half = lit.width() / 2 / self.zoom
        painter.drawPixmap(QRectF(-half, -half, 2 * half, 2 * half), lit, QRectF(lit.rect()))
        if self.numbered:
            painter.save()
            size = self.width / (2 * CELL * STEP)
            painter.scale(size, size)
            paint.numeral(painter, QPointF(), self.number, paint.LAND_EDGE)
            painter.restore()

    def draw_mark(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint.dotted_ring(painter, self.width / 2 + 3)


class Triangle(Item):
    """An orange triangle, when it has something to say."""

    def __init__(self, number: int, scale: float) -> None:
        super().__init__(keys.trio(number), STEP * scale * 1.3, STEP * scale * 1.3)
        self.number, self.size = number, scale
        self.glows = False
        """Completed, and being paid for."""
        self.promised = False
        """What is in the hand could complete it."""
        _show_only(self, False)

    def tell(self, *, glows: bool | None = None, promised: bool | None = None) -> None:
        glows = self.glows if glows is None else glows
        promised = self.promised if promised is None else promised
        if (glows, promised) != (self.glows, self.promised):
            self.glows, self.promised = glows, promised
            _show_only(self, glows or promised)

    def outline(self) -> QPainterPath:
        return QTransform.fromScale(self.size, self.size).map(self._path())

    def _path(self) -> QPainterPath:
        trio = TRIOS[self.number]
        middle = (offset(trio[0]) + offset(trio[1]) + offset(trio[2])) / 3
        return paint.triangle(trio).translated(-middle)

    def draw(self, painter: QPainter) -> None:
        painter.scale(self.size, self.size)
        path = self._path()
        if self.glows:
            for width, alpha in ((16, 45), (10, 70), (5, 120)):
                painter.setPen(paint.solid(QColor(255, 214, 120, alpha), width))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(path)
            painter.setPen(paint.solid("#FFF3CF", 2.4))
            painter.setBrush(QColor(paint.ORANGE_LIT))
        else:
            pen = paint.solid("#FFF3CF", 2.6, Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([2.2, 1.6])
            painter.setPen(pen)
            painter.setBrush(QColor(255, 200, 90, 90))
        painter.drawPath(path)

    def draw_mark(self, painter: QPainter) -> None:
        """Drawn with the thing itself."""


class Pawn(Item):
    """A turned wooden pawn with its seat's symbol as its head; its foot is where it stands."""

    def __init__(self, key: Key, seat: int, scale: float) -> None:
        super().__init__(key, paint.BODY[0] * scale, paint.BODY[1] * scale)
        self.seat, self.size = seat, scale
        self.crossed = False
        self.setCacheMode(Item.CacheMode.DeviceCoordinateCache)

    @property
    def rect(self) -> QRectF:
        return QRectF(-20 * self.size, -52 * self.size, 40 * self.size, 68 * self.size)

    def boundingRect(self) -> QRectF:
        return QRectF(-32 * self.size, -58 * self.size, 68 * self.size, 94 * self.size)

    def belongs_to(self, seat: int) -> None:
        if seat != self.seat:
            self.seat = seat
            self.update()

    def cross_out(self, crossed: bool) -> None:
        if crossed != self.crossed:
            self.crossed = crossed
            self.update()

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect, 14 * self.size, 14 * self.size)
        return path

    def draw(self, painter: QPainter) -> None:
        painter.save()
        painter.scale(self.size, self.size)
        paint.pawn(painter, self.seat, lifted=self.lifted)
        if self.crossed:
            paint.cross(painter)
        painter.restore()

    def draw_light(self, painter: QPainter) -> None:
        """The cell below shows it."""

    def draw_mark(self, painter: QPainter) -> None:
        """The cell below shows it."""


class Fallen(Item):
    """The sign of a pawn that has gone, on the rim of the cell where it stood: whose it was, struck
    out. Whoever stands there now does not hide it."""

    def __init__(self, key: Key, seat: int, scale: float) -> None:
        super().__init__(key, 23 * scale, 23 * scale)
        self.seat, self.size = seat, scale
        self.setCacheMode(Item.CacheMode.DeviceCoordinateCache)

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self.rect)
        return path

    def draw(self, painter: QPainter) -> None:
        painter.save()
        painter.scale(self.size, self.size)
        paint.struck_out(painter, self.seat, self.zoom * self.size)
        painter.restore()


class Heap(Item):
    """Pawns of one seat in a row: a hand, a reserve or prisoners. One is taken from its end."""

    def __init__(self, key: Key, seat: int) -> None:
        super().__init__(key, 1, 1)
        self.seat = seat
        self.count, self.size, self.apart, self.figure = 0, 1.0, 0.0, 0.0
        self.taken = 0
        """How many of them are on their way."""
        self.calls = False
        """A Trio may be paid from here."""
        self.setCacheMode(Item.CacheMode.DeviceCoordinateCache)

    def hold(self, count: int, size: float, apart: float, figure: float = 0.0) -> None:
        """`figure`: the room for their number beside a single pawn, where a row is too tight."""
        width = 40 * size + (figure or apart * max(count - 1, 0))
        now = self.count, self.size, self.apart, self.figure, self.taken
        if (count, size, apart, figure, 0) != now:
            self.prepareGeometryChange()
            self.count, self.size, self.apart, self.taken = count, size, apart, 0
            self.figure = figure
            self.width, self.height = width, 68 * size
            self.update()

    def take_one(self) -> None:
        """The last one leaves; the others stay where they stand."""
        self.taken = 1
        self.update()

    @property
    def accent(self) -> str:
        """It lies on paper, not on the felt."""
        return theme.tokens().accent

    def call(self, calls: bool) -> None:
        if calls != self.calls:
            self.calls = calls
            self.update()

    def foot(self, number: int | None = None) -> QPointF:
        """Where a pawn of the row stands, from the middle of the heap; the last by default."""
        number = self.count - 1 if number is None else number
        if self.figure:
            number = 0
        return QPointF(self.rect.left() + 20 * self.size + self.apart * number, 18 * self.size)

    def draw(self, painter: QPainter) -> None:
        if self.calls:
            painter.setPen(QPen(QColor(self.accent), 3))
            fill = QColor(self.accent)
            fill.setAlpha(48)
            painter.setBrush(fill)
            painter.drawRoundedRect(self.rect.adjusted(-4, -4, 4, 4), 8, 8)
        left = self.count - self.taken
        if self.figure:
            painter.setPen(QColor(theme.tokens().ink))
            painter.setFont(theme.scene_font(FIGURE, bold=True))
            box = QRectF(self.rect.right() - self.figure, self.rect.top(), 60, self.height)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, str(left))
        for number in range(min(left, 1) if self.figure else left):
            painter.save()
            painter.translate(self.foot(number))
            painter.scale(self.size, self.size)
            paint.pawn(painter, self.seat, on_paper=True)
            painter.restore()


def close_up(piles: Sequence[tuple[int, int]]) -> Enlarged | None:
    """Pawns by owner, each kind in rows of its own, large enough to be told apart."""
    rows = [
        (owner, min(count - first, IN_A_ROW))
        for owner, count in piles
        for first in range(0, count, IN_A_ROW)
    ]
    if not rows:
        return None

    def draw(painter: QPainter, box: QRectF) -> None:
        painter.translate(box.topLeft())
        for number, (owner, count) in enumerate(rows):
            for place in range(count):
                painter.save()
                painter.translate(20 + 38 * place, 52 + 68 * number)
                paint.pawn(painter, owner, on_paper=True)
                painter.restore()

    widest = max(count for _, count in rows)
    return QSizeF(38 * (widest - 1) + 44, 68 * len(rows)), draw


@attrs.frozen
class Way:
    """A line to be drawn over the board, by cells."""

    cells: tuple[int, ...]
    colour: str
    width: float
    dotted: bool = False


@attrs.frozen
class Ring:
    cell: int
    colour: str
    broken: bool


class Marks(Untouchable):
    """Ways or rings over the board."""

    def __init__(self, key: Key, scale: float) -> None:
        size = 2 * PLATE * STEP * scale
        super().__init__(key, size, size)
        self.size = scale
        self.ways: tuple[Way, ...] = ()
        self.rings: tuple[Ring, ...] = ()
        self.show_only(False)

    def show_marks(self, ways: Sequence[Way] = (), rings: Sequence[Ring] = ()) -> None:
        if (tuple(ways), tuple(rings)) != (self.ways, self.rings):
            self.ways, self.rings = tuple(ways), tuple(rings)
            self.show_only(bool(ways or rings))

    def draw(self, painter: QPainter) -> None:
        painter.scale(self.size, self.size)
        radius = CELL * STEP
        for ring in self.rings:
            wide = radius + (10 if ring.broken else 5)
            paint.ring(painter, offset(ring.cell), wide, ring.colour, broken=ring.broken)
        for way in self.ways:
            points = [offset(cell) for cell in way.cells]
            paint.way(painter, points, way.colour, way.width, radius + 3, dotted=way.dotted)

    def draw_mark(self, painter: QPainter) -> None:
        """Nothing more."""
