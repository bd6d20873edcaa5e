"""Where the things of the perforated board lie, how they look and what is said of them."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games.flip import paint, shapes
from boomerang_desktop.desktop.games.flip.layout import (
    Grid,
    TrayPlan,
    clamped,
    large_tray,
    shifted,
    small_tray,
)
from boomerang_desktop.desktop.games.flip.score import Standing
from boomerang_desktop.desktop.games.flip.shapes import Axis
from boomerang_desktop.desktop.games.flip.words import FlipTexts
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.games.flip import PIECES
from boomerang_desktop.games.flip.pieces import Holes, Piece

ROTATIONS = [(piece.name, shape) for piece in PIECES for shape in piece.rotations]
every_shape = pytest.mark.parametrize(("name", "shape"), ROTATIONS)
BY_NAME = {piece.name: piece for piece in PIECES}


# --- shapes


@every_shape
def test_an_outline_goes_once_round_all_cells_and_no_other(name: str, shape: Holes) -> None:
    path = shapes.outline(shape, 40.0)
    assert sum(path.elementAt(n).isMoveTo() for n in range(path.elementCount())) == 1
    centre = shapes.middle(shape)
    width, height = shapes.size(shape)
    for x in range(-1, width + 1):
        for y in range(-1, height + 1):
            at = (QPointF(x + 0.5, y + 0.5) - centre) * 40.0
            assert path.contains(at) == ((x, y) in shape)
    box = path.boundingRect()
    gap = 2 * shapes.GAP * 40
    assert box.width() == pytest.approx(width * 40 - gap)
    assert box.height() == pytest.approx(height * 40 - gap)


@every_shape
def test_F2_a_piece_turned_over_around_its_axis_fits_its_own_place(name: str, shape: Holes) -> None:
    line = shapes.axis(shape)
    for point in shapes.cells(shape):
        mirrored = QPointF(*shapes._MIRRORS[line](point.x(), point.y()))
        assert any((mirrored - other).manhattanLength() < 0.01 for other in shapes.cells(shape))


def test_corners_turn_over_on_the_diagonal_and_others_upright_or_level() -> None:
    assert shapes.axis(BY_NAME["V3"].rotations[0]) is Axis.FALLING
    assert shapes.axis(BY_NAME["V3"].rotations[1]) is Axis.RISING
    assert shapes.axis(BY_NAME["T5"].rotations[0]) is Axis.UPRIGHT
    assert shapes.axis(BY_NAME["T5"].rotations[1]) is Axis.LEVEL


def test_what_has_no_mirror_image_of_its_own_cannot_turn_over() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        shapes.axis(((0, 0), (0, 1), (0, 2), (1, 2)))


@every_shape
def test_number_and_pin_lie_on_the_piece_and_apart(name: str, shape: Holes) -> None:
    path = shapes.outline(shape, 1.0)
    number, pin = shapes.number_at(shape), shapes.pin_at(shape)
    assert path.contains(number)
    assert path.contains(pin)
    assert (number - pin).manhattanLength() > 0.4


def test_the_number_stands_in_the_middle_where_there_is_one() -> None:
    for name in ("M", "D", "I3", "I4", "O4", "X5"):
        assert shapes.number_at(BY_NAME[name].rotations[0]) == QPointF(0, 0)
    # in the corner of a corner
    assert shapes.number_at(BY_NAME["V3"].rotations[0]) == QPointF(-0.5, -0.5)


# --- the grid


GRID = Grid(100, 50, 40.0, 9)


def test_the_board_is_as_large_as_its_area_allows_and_in_its_middle() -> None:
    for rows in (9, 10):
        area = QRectF(228, 6, 800, 510)
        grid = Grid.within(area, rows)
        assert area.contains(grid.board)
        assert area.height() - grid.board.height() < 8
        assert (grid.board.center() - area.center()).manhattanLength() < 2
        narrow = QRectF(0, 0, 300, 510)
        assert narrow.contains(Grid.within(narrow, rows).board)


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


# --- trays


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
    plan = large_tray(whole)
    assert {slot.piece.name for slot in plan.slots} == set(BY_NAME)
    boxes = [room_of(slot.piece, plan, slot.at, turned=True) for slot in plan.slots]
    assert all(whole.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    for slot in plan.slots:
        assert slot.room.contains(QPointF())
        assert slot.room.width() >= 40


def test_a_large_tray_is_in_groups_by_value() -> None:
    plan = large_tray(QRectF(170, 8, 843, 122))
    assert len(plan.dividers) == 3
    groups = [sum(x < slot.at.x() for x in plan.dividers) for slot in plan.slots]
    values: dict[int, set[int]] = {}
    for slot, group in zip(plan.slots, groups, strict=True):
        values.setdefault(group, set()).add(slot.piece.value)
    assert values == {0: {1, 2}, 1: {3}, 2: {4}, 3: {5}}


def test_all_pieces_fit_into_a_small_tray() -> None:
    whole = QRectF(10, 62, 184, 142)
    plan = small_tray(whole)
    assert {slot.piece.name for slot in plan.slots} == set(BY_NAME)
    boxes = [room_of(slot.piece, plan, slot.at, turned=False) for slot in plan.slots]
    assert all(whole.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


# --- looks


def picture(red: bool, locked: bool = False, turn: float | None = None) -> QImage:
    image = QImage(160, 160, QImage.Format.Format_RGB32)
    image.fill(0x6A452C)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(80, 80)
    look = paint.Look(BY_NAME["T4"].rotations[0], 40.0, red, locked=locked)
    if turn is None:
        paint.draw_piece(painter, look, zoom=1)
    else:
        paint.draw_turning(painter, look, turn)
    painter.end()
    return image


def test_red_and_white_differ_without_their_colour(qtbot: QtBot) -> None:
    """In grey, with the faces brought to the same level, a line still runs round the red one."""

    def edges(image: QImage) -> int:
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        row = [grey.pixelColor(x, 60).value() for x in range(24, 136)]
        return sum(abs(one - other) > 24 for one, other in pairwise(row))

    assert edges(picture(red=True)) > edges(picture(red=False))


def test_F7_a_locked_piece_looks_different(qtbot: QtBot) -> None:
    assert picture(False, locked=True) != picture(False)


def test_half_way_over_a_piece_is_seen_from_its_edge(qtbot: QtBot) -> None:
    def width(image: QImage) -> int:
        face = {paint.VERMILION.face, paint.IVORY.face}
        return sum(image.pixelColor(x, 72).name().upper() in face for x in range(160))

    assert width(picture(True, turn=0.05)) > 3 * width(picture(True, turn=0.47))


def test_engraved_numbers_can_be_read() -> None:
    for made in (paint.IVORY, paint.VERMILION):
        assert theme.contrast(made.number, made.face) >= 3.0


# --- words and figures


def test_every_piece_has_a_name(qtbot: QtBot) -> None:
    texts = FlipTexts()
    assert len({texts.piece(piece.name) for piece in PIECES}) == len(PIECES)
    assert len({texts.heading(piece.name) for piece in PIECES}) == len(PIECES)


def test_places_are_counted_from_one(qtbot: QtBot) -> None:
    texts = FlipTexts()
    label, where = texts.lying("X5", True, ((4, 0), (3, 1), (4, 1), (5, 1), (4, 2)), False)
    assert (label, where) == ("the cross, red", "row 1, column 5")
    assert "locked" in texts.lying("M", False, ((0, 0),), True)[1]


def test_F10_a_standing_counts_what_is_known() -> None:
    assert Standing(True, 12, 20).score == 32
    assert Standing(False, 12, None).score == 12


def test_F11_the_end_names_a_draw(qtbot: QtBot) -> None:
    texts = FlipTexts()
    assert "draw" in texts.ended((44, 44))
    assert "draw" not in texts.ended((45, 43))
