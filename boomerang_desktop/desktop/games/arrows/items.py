"""The things on the arrowed board."""

from collections.abc import Sequence
from typing import ClassVar

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from boomerang_desktop.desktop.games.arrows import keys, paint
from boomerang_desktop.desktop.games.arrows.layout import CELL, PLATE, STEP, offset
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.paper import oval, rounded
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.guide.card import Enlarged
from boomerang_desktop.desktop.scene.items import MARGIN, Item, Shown
from boomerang_desktop.games.arrows.board import TRIOS

FIGURE = 15.0
"""The size of the figure beside a pawn that stands for several."""
IN_A_ROW = 6
"""How many pawns stand in a row where they are shown large."""


def _show_only(item: Item, wanted: bool) -> None:
    """Paint nothing while there is nothing to see."""
    item.setFlag(Item.GraphicsItemFlag.ItemHasNoContents, not wanted)
    if item.scene():
        # an item without contents does not redraw what it leaves behind
        item.scene().update(item.sceneBoundingRect())


class BoardItem(Item):
    """Something on the board, drawn for cells `STEP` apart and scaled to the real ones."""

    measure: ClassVar[tuple[float, float]]
    """Width and height at size 1."""
    size = Shown(1.0)

    def __init__(self, key: Key, size: float = 1.0) -> None:
        super().__init__(key, *self.measure)
        self.size = size

    def changed(self, name: str) -> None:
        if name == "size":
            width, height = self.measure
            self.resize(width * self.size, height * self.size)
        super().changed(name)


class Plate(BoardItem):
    """The whole board, painted once."""

    still = True
    measure = 2 * PLATE * STEP, 2 * PLATE * STEP
    numbers = Shown(True)

    @property
    def rect(self) -> QRectF:
        return super().rect.adjusted(-15, -15, 15, 15)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def outline(self) -> QPainterPath:
        return QTransform.fromScale(self.size, self.size).map(paint.plate_edge())

    def draw(self, painter: QPainter) -> None:
        painter.scale(self.size, self.size)
        paint.board(painter, self.numbers)


class BoardCell(BoardItem):
    """A place for a pawn. The board is painted already: a cell shows only what happens to it."""

    measure = 2 * CELL * STEP, 2 * CELL * STEP

    def __init__(self, number: int, size: float = 1.0) -> None:
        super().__init__(keys.cell(number), size)
        self.number = number
        self.prey = False
        """An opponent's pawn stands here, to be captured."""
        self.numbered = False
        self.setFlag(Item.GraphicsItemFlag.ItemHasNoContents)

    def changed(self, name: str) -> None:
        super().changed(name)
        if name in ("lit", "marked"):
            _show_only(self, self.lit or self.marked)

    def outline(self) -> QPainterPath:
        return oval(self.rect.adjusted(-2, -2, 2, 2))

    def draw_light(self, painter: QPainter) -> None:
        lit = paint.lit_cell(self.width / 2, self.prey, self.zoom)
        half = lit.width() / 2 / self.zoom
        painter.drawPixmap(QRectF(-half, -half, 2 * half, 2 * half), lit, QRectF(lit.rect()))
        if self.numbered:
            painter.save()
            painter.scale(self.size, self.size)
            paint.numeral(painter, QPointF(), self.number, paint.LAND_EDGE)
            painter.restore()

    def draw_mark(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint.dotted_ring(painter, self.width / 2 + 3)


class Triangle(BoardItem):
    """An orange triangle, painted only when it matters."""

    measure = 1.3 * STEP, 1.3 * STEP
    glows = Shown(False)
    """Completed, and being paid for."""
    promised = Shown(False)
    """The carried pawn could complete it."""

    def __init__(self, number: int, size: float = 1.0) -> None:
        super().__init__(keys.trio(number), size)
        self.number = number
        _show_only(self, False)

    def changed(self, name: str) -> None:
        super().changed(name)
        if name in ("glows", "promised"):
            _show_only(self, self.glows or self.promised)

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
        """The triangle shows it."""


class Pawn(BoardItem):
    """A turned wooden pawn with its seat's symbol as its head; its foot is where it stands."""

    still = True
    measure = paint.BODY
    seat = Shown(0)
    crossed = Shown(False)

    def __init__(self, key: Key, seat: int, size: float = 1.0) -> None:
        super().__init__(key, size)
        self.seat = seat

    @property
    def rect(self) -> QRectF:
        return QRectF(-20 * self.size, -52 * self.size, 40 * self.size, 68 * self.size)

    def boundingRect(self) -> QRectF:
        return QRectF(-32 * self.size, -58 * self.size, 68 * self.size, 94 * self.size)

    def outline(self) -> QPainterPath:
        return rounded(self.rect, 14 * self.size)

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


class Fallen(BoardItem):
    """The sign of a captured or lost pawn on the rim of its cell: its owner's symbol, struck out,
    where no pawn hides it."""

    still = True
    measure = 23.0, 23.0

    def __init__(self, key: Key, seat: int) -> None:
        super().__init__(key)
        self.seat = seat

    def outline(self) -> QPainterPath:
        return oval(self.rect)

    def draw(self, painter: QPainter) -> None:
        painter.save()
        painter.scale(self.size, self.size)
        paint.struck_out(painter, self.seat, self.zoom * self.size)
        painter.restore()


class PawnRow(Item):
    """A seat's pawns in a row: its hand, its reserve or prisoners. One is taken from the end."""

    still = True
    taken = Shown(0)
    """How many are on their way."""
    highlighted = Shown(False)
    """A Trio may be paid from here."""

    def __init__(self, key: Key, seat: int) -> None:
        super().__init__(key, 1, 1)
        self.seat = seat
        self.count, self.size, self.apart, self.figure = 0, 1.0, 0.0, 0.0

    def set_pawns(self, count: int, size: float, apart: float, figure: float = 0.0) -> None:
        """`figure`: the room for their number beside a single pawn, where a row is too tight."""
        self.taken = 0
        if (count, size, apart, figure) != (self.count, self.size, self.apart, self.figure):
            self.count, self.size, self.apart, self.figure = count, size, apart, figure
            self.resize(40 * size + (figure or apart * max(count - 1, 0)), 68 * size)
            self.update()

    def take_one(self) -> None:
        """Take the last pawn; the others stay where they stand."""
        self.taken = 1

    @property
    def accent(self) -> str:
        """That of paper: it does not lie on the felt."""
        return theme.tokens().accent

    def foot(self, number: int | None = None) -> QPointF:
        """Where a pawn of the row stands, from the middle of the heap; by default the last."""
        number = self.count - 1 if number is None else number
        if self.figure:
            number = 0
        return QPointF(self.rect.left() + 20 * self.size + self.apart * number, 18 * self.size)

    def draw(self, painter: QPainter) -> None:
        if self.highlighted:
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
    """A larger picture of pawns by owner, each owner in rows of its own."""
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
class WayMark:
    """A line over the board, by cells."""

    cells: tuple[int, ...]
    colour: str
    width: float
    dotted: bool = False


@attrs.frozen
class RingMark:
    cell: int
    colour: str
    broken: bool


class BoardMarks(BoardItem):
    """Ways or rings over the board; the pointer goes through them."""

    measure = 2 * PLATE * STEP, 2 * PLATE * STEP
    ways = Shown[Sequence[WayMark]](())
    rings = Shown[Sequence[RingMark]](())

    def __init__(self, key: Key, size: float = 1.0) -> None:
        super().__init__(key, size)
        _show_only(self, False)

    def changed(self, name: str) -> None:
        super().changed(name)
        if name in ("ways", "rings"):
            _show_only(self, bool(self.ways or self.rings))

    def shape(self) -> QPainterPath:
        return QPainterPath()

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
        """Draw nothing more."""
