"""A board of squares."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from boomerang_desktop.desktop.scene.kit.grid import Grid

AREA = QRectF(100, 40, 600, 500)


@pytest.mark.parametrize("around", [0.0, 0.5])
def test_it_lies_in_the_middle_as_large_as_there_is_room(around: float) -> None:
    grid = Grid.within(AREA, 8, 6, around)
    whole = grid.box.adjusted(*(edge * around * grid.cell for edge in (-1, -1, 1, 1)))
    assert AREA.adjusted(-1, -1, 1, 1).contains(whole)
    assert (whole.center() - AREA.center()).manhattanLength() <= 1
    larger = grid.cell + 0.5
    assert larger * (8 + 2 * around) > AREA.width() or larger * (6 + 2 * around) > AREA.height()


def test_every_square_is_found_where_it_lies() -> None:
    grid = Grid.within(AREA, 8, 6)
    for column in range(8):
        for row in range(6):
            box = grid.square(column, row)
            assert grid.square_at(box.center()) == (column, row)
            assert (box.width(), box.height()) == (grid.cell, grid.cell)
            assert grid.cells(grid.point(column, row)) == QPointF(column, row)


def test_beside_the_board_there_is_no_square() -> None:
    grid = Grid.within(AREA, 8, 6)
    corners = (grid.box.topLeft() - QPointF(1, 1), grid.box.bottomRight() + QPointF(1, 1))
    assert [grid.square_at(at) for at in corners] == [None, None]
