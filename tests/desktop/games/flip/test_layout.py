"""Where the holes and the pieces in a tray lie."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from boomerang_desktop.desktop.games.flip import shapes
from boomerang_desktop.desktop.games.flip.layout import (
    HoleGrid,
    TrayPlan,
    beside_each_other,
    clamped,
    large_tray,
    moved,
    shifted,
    small_tray,
    tall_tray,
)
from boomerang_desktop.games.flip import PIECES
from boomerang_desktop.games.flip.pieces import Piece

BY_NAME = {piece.name: piece for piece in PIECES}


# --- the grid


GRID = HoleGrid(100, 50, 40.0, 10, 9)


def test_the_board_is_as_large_as_its_area_allows_and_in_its_middle() -> None:
    for rows in (9, 10):
        area = QRectF(228, 6, 800, 510)
        grid = HoleGrid.in_frame(area, rows)
        assert area.contains(grid.board)
        assert area.height() - grid.board.height() < 8
        assert (grid.board.center() - area.center()).manhattanLength() < 2
        narrow = QRectF(0, 0, 300, 510)
        assert narrow.contains(HoleGrid.in_frame(narrow, rows).board)


def test_a_piece_comes_to_the_holes_under_it_first() -> None:
    shape = BY_NAME["T4"].rotations[0]
    wanted = shifted(shape, 3, 2)
    for off in (QPointF(), QPointF(0.45, -0.4), QPointF(-0.49, 0.0)):
        far, holes = next(GRID.under(shape, GRID.centre(wanted) + off * 40))
        assert holes == wanted
        assert far == pytest.approx((off.x() ** 2 + off.y() ** 2) ** 0.5)
    distances = [far for far, _ in GRID.under(shape, GRID.point(4.1, 3.3))]
    assert distances == sorted(distances)
    assert len(distances) == 9


def test_a_shape_that_would_stick_out_is_pushed_onto_the_board() -> None:
    bar = BY_NAME["I4"].rotations[0]
    assert clamped(bar, -3, 20, 9) == shifted(bar, 0, 8)
    assert clamped(bar, 9, -1, 9) == shifted(bar, 6, 0)
    assert clamped(bar, 2, 3, 9) == shifted(bar, 2, 3)


def test_a_piece_that_is_turned_keeps_its_middle_and_stays_on_the_board() -> None:
    level, upright = BY_NAME["I3"].rotations
    assert moved(shifted(level, 4, 4), upright, 0, 0, 9) == shifted(upright, 5, 3)
    assert moved(shifted(level, 4, 0), upright, 0, 0, 9) == shifted(upright, 5, 0)
    assert moved(shifted(level, 4, 4), level, 1, -1, 9) == shifted(level, 5, 3)
    assert moved(shifted(level, 7, 8), level, 1, 1, 9) == shifted(level, 7, 8)


def test_near_the_board_is_nearer_than_beside_it() -> None:
    for x, y, over, near in ((0, 0, True, True), (-0.4, 5, True, True), (-1.5, 5, False, True)):
        assert GRID.is_over_holes(GRID.point(x, y)) == over
        assert GRID.is_near(GRID.point(x, y)) == near
    assert not GRID.is_near(GRID.point(-2, 5))


# --- trays

COUNT, CAPTIONS = 22.0, 15.0
"""How wide the number of a heap is, and how high the line with the keys."""


def room_of(piece: Piece, plan: TrayPlan, at: QPointF, turned: bool) -> QRectF:
    width, height = shapes.size(piece.rotations[0])
    if turned:
        width = height = max(width, height)
    box = QRectF(0, 0, width * plan.cell, height * plan.cell)
    box.moveCenter(at)
    return box


@pytest.mark.parametrize("area", [(843, 122), (1083, 122), (1083, 96), (700, 96)])
def test_all_pieces_fit_into_a_large_tray_however_they_are_turned(area: tuple[int, int]) -> None:
    whole = QRectF(170, 8, *area)
    plan = large_tray(whole, COUNT, CAPTIONS)
    assert {slot.piece.name for slot in plan.slots} == set(BY_NAME)
    boxes = [room_of(slot.piece, plan, slot.at, turned=True) for slot in plan.slots]
    assert all(whole.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    for slot in plan.slots:
        assert slot.room.contains(QPointF())
        assert slot.room.width() >= 40


def test_a_large_tray_is_in_groups_by_value() -> None:
    plan = large_tray(QRectF(170, 8, 843, 122), COUNT, CAPTIONS)
    assert len(plan.dividers) == 3
    groups = [sum(x < slot.at.x() for x in plan.dividers) for slot in plan.slots]
    values: dict[int, set[int]] = {}
    for slot, group in zip(plan.slots, groups, strict=True):
        values.setdefault(group, set()).add(slot.piece.value)
    assert values == {0: {1, 2}, 1: {3}, 2: {4}, 3: {5}}


@pytest.mark.parametrize("count", [COUNT, 1.3 * COUNT])
def test_all_pieces_fit_into_a_small_tray(count: float) -> None:
    whole = QRectF(10, 62, 184, 142)
    plan = small_tray(whole, count)
    assert {slot.piece.name for slot in plan.slots} == set(BY_NAME)
    boxes = [room_of(slot.piece, plan, slot.at, turned=False) for slot in plan.slots]
    assert all(whole.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("count", [COUNT, 1.3 * COUNT])
@pytest.mark.parametrize("width", [864, 1040, 1280, 1600])
def test_two_trays_beside_the_board_hold_all_pieces_and_the_buttons(
    width: int, count: float
) -> None:
    table = QRectF(0, 0, width, 672)
    above, below = beside_each_other(table).values()
    assert above.box.bottom() < below.box.top()
    assert above.box.size() == below.box.size()
    assert table.contains(above.box)
    assert table.contains(below.box)
    assert above.box.width() <= 400
    whole = QRectF(10, 80, above.box.width() - 20, above.box.height() - 90)
    plan = tall_tray(whole, count)
    assert {slot.piece.name for slot in plan.slots} == set(BY_NAME)
    boxes = [room_of(slot.piece, plan, slot.at, turned=True) for slot in plan.slots]
    boxes += [QRectF(at.x() - 22, at.y() - 22, 44, 44) for at in plan.buttons]
    assert all(whole.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    rooms = [slot.room.translated(slot.at) for slot in plan.slots]
    assert not any(one.intersects(other) for one, other in combinations(rooms, 2))
    assert plan.turned
