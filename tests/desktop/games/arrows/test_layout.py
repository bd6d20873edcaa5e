"""Where the cells of the arrowed board lie."""

from math import isclose

import pytest
from PySide6.QtCore import QPointF, QRectF

from boomerang_desktop.desktop.games.arrows.layout import (
    PLATE,
    Layout,
    between,
    plate,
    spread,
    trio_number,
)
from boomerang_desktop.games.arrows.board import ARROWS as LINES
from boomerang_desktop.games.arrows.board import CELLS, NEUTRAL, TRIOS

LAYOUT = Layout.within(QRectF(228, 6, 800, 510))


def test_lines_are_all_as_long_as_a_step() -> None:
    for a, b in (*LINES, *NEUTRAL):
        apart = LAYOUT.at(b) - LAYOUT.at(a)
        assert isclose(QPointF.dotProduct(apart, apart), LAYOUT.step**2)


def test_the_board_fits_its_rectangle_and_stands_in_its_middle() -> None:
    for rect in (QRectF(228, 6, 800, 510), QRectF(136, 136, 400, 900)):
        layout = Layout.within(rect)
        corners = [layout.centre + corner for corner in plate(PLATE * layout.step)]
        assert all(rect.adjusted(-1, -1, 1, 1).contains(corner) for corner in corners)
        assert layout.at(18) == rect.center()


def test_a_point_belongs_to_the_nearest_cell() -> None:
    for cell in range(CELLS):
        assert LAYOUT.cell_at(LAYOUT.at(cell) + QPointF(11, -17)) == cell
    assert LAYOUT.cell_at(LAYOUT.at(0) - QPointF(LAYOUT.step, 0)) is None
    assert LAYOUT.cell_at((LAYOUT.at(0) + LAYOUT.at(1)) / 2, 0.34) is None


def test_a_line_ends_short_of_its_cells() -> None:
    near, far = between(QPointF(0, 0), QPointF(100, 0), 20)
    assert (near.x(), far.x()) == (20, 80)


def test_trios_are_found_by_their_cells_in_any_order() -> None:
    for number, (a, b, c) in enumerate(TRIOS):
        assert trio_number((c, a, b)) == number


def test_things_move_together_only_where_there_is_no_room() -> None:
    assert spread(3, 500, 40, 36) == 36
    assert spread(1, 10, 40, 36) == 0
    assert spread(9, 200, 40, 36) * 8 + 40 == pytest.approx(200)


def test_arrows_of_the_board_do_not_touch_their_cells() -> None:
    """Their heads stand free in the middle of the line, where they are read at a glance."""
    free = LAYOUT.step - 2 * LAYOUT.radius
    assert free > 2 * 17 * LAYOUT.scale
