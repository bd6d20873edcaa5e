"""The outlines of the pieces, where their number stands and which way they turn over."""

import pytest
from PySide6.QtCore import QPointF

from boomerang_desktop.desktop.games.flip import shapes
from boomerang_desktop.desktop.games.flip.shapes import Axis
from boomerang_desktop.games.flip import PIECES
from boomerang_desktop.games.flip.pieces import Holes

ROTATIONS = [(piece.name, shape) for piece in PIECES for shape in piece.rotations]
every_shape = pytest.mark.parametrize(("name", "shape"), ROTATIONS)
BY_NAME = {piece.name: piece for piece in PIECES}


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
        mirrored = QPointF(*shapes.MIRRORS[line](point.x(), point.y()))
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
