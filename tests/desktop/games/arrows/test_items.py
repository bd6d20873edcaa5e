"""The things on the table of arrows."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.items import (
    IN_A_ROW,
    BoardCell,
    BoardMarks,
    Pawn,
    PawnRow,
    Triangle,
    WayMark,
    close_up,
)
from boomerang_desktop.desktop.scene.items import Item

NOTHING = Item.GraphicsItemFlag.ItemHasNoContents


def is_painted(item: Item) -> bool:
    return not item.flags() & NOTHING


def test_a_cell_is_painted_only_while_something_happens_to_it(qapp: QApplication) -> None:
    cell = BoardCell(17, 1.0)
    assert not is_painted(cell)
    cell.lit = True
    assert is_painted(cell)
    cell.lit, cell.marked = False, True
    assert is_painted(cell)
    cell.marked = False
    assert not is_painted(cell)


def test_a_triangle_is_painted_only_while_it_glows_or_is_promised(qapp: QApplication) -> None:
    triangle = Triangle(0)
    assert not is_painted(triangle)
    triangle.glows = True
    assert is_painted(triangle)
    triangle.glows, triangle.promised = False, True
    assert is_painted(triangle)
    triangle.promised = False
    assert not is_painted(triangle)
    assert triangle.outline().contains(QPointF())


def test_pawns_of_a_heap_stand_side_by_side_within_it(qapp: QApplication) -> None:
    heap = PawnRow(keys.hand(0), 0)
    heap.set_pawns(4, 1.0, 30.0)
    feet = [heap.foot(number) for number in range(4)]
    assert [there.x() - here.x() for here, there in pairwise(feet)] == [30] * 3
    assert all(heap.rect.contains(foot) for foot in feet)
    assert heap.foot() == feet[-1], "one is taken from the end"
    heap.take_one()
    assert heap.taken == 1
    heap.set_pawns(3, 1.0, 30.0)
    assert heap.taken == 0


def test_where_a_row_is_too_tight_one_pawn_stands_for_all(qapp: QApplication) -> None:
    heap = PawnRow(keys.hand(0), 0)
    heap.set_pawns(9, 1.0, 30.0, figure=24.0)
    assert heap.foot() == heap.foot(0)
    assert heap.width == 64


def test_pawns_shown_large_have_a_row_of_their_own_by_owner(qapp: QApplication) -> None:
    assert close_up([]) is None
    assert close_up([(0, 0)]) is None
    one, several = close_up([(0, 2)]), close_up([(0, IN_A_ROW + 1), (1, 2)])
    assert one is not None
    assert several is not None
    assert several[0].height() == 3 * one[0].height()
    assert several[0].width() > one[0].width()
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    one[1](painter, QRectF(0, 0, 200, 68))
    painter.end()
    blank = QImage(400, 300, QImage.Format.Format_RGB32)
    blank.fill(0)
    assert image != blank


def test_marks_are_painted_while_there_are_any_and_never_touched(qapp: QApplication) -> None:
    marks = BoardMarks(keys.WAY, 1.0)
    assert not is_painted(marks)
    marks.ways = [WayMark((1, 2), "#000000", 4.0)]
    assert is_painted(marks)
    assert not marks.contains(QPointF())
    marks.ways = ()
    assert not is_painted(marks)


def test_what_lies_on_the_board_grows_with_it(qapp: QApplication) -> None:
    cell, pawn = BoardCell(17), Pawn(keys.pawn(17), 0)
    small = cell.outline().boundingRect(), pawn.rect
    cell.size = pawn.size = 2.0
    assert cell.outline().boundingRect().width() == 2 * (small[0].width() - 4) + 4
    assert pawn.rect.size() == small[1].size() * 2
