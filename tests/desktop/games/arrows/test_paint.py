"""Each colour on the arrowed board means one thing, and can be seen."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.arrows import paint
from boomerang_desktop.desktop.games.arrows.items import BoardCell
from boomerang_desktop.desktop.look.theme import contrast

MARKS = {
    "arrow": paint.BRASS,
    "neutral line": paint.STEEL,
    "Trio": paint.ORANGE,
    "gain": paint.GAIN,
    "danger": paint.DANGER,
    "last": paint.LAST,
    "landing": paint.LAND,
    "way": paint.WAY,
}


def test_no_two_meanings_share_a_colour() -> None:
    assert len(set(MARKS.values())) == len(MARKS)
    for one, other in combinations(MARKS.values(), 2):
        parts = [[int(colour[n : n + 2], 16) for n in (1, 3, 5)] for colour in (one, other)]
        assert sum(abs(a - b) for a, b in zip(*parts, strict=True)) > 60, (one, other)


@pytest.mark.parametrize("made_of", [paint.DAY, paint.NIGHT])
@pytest.mark.parametrize("name", MARKS)
def test_marks_stand_out_from_the_board_by_day_and_by_night(
    name: str, made_of: paint.BoardColours
) -> None:
    assert all(contrast(MARKS[name], lacquer) >= 3 for lacquer in made_of.lacquer)


@pytest.mark.parametrize("made_of", [paint.DAY, paint.NIGHT])
def test_marks_on_a_cell_have_an_edge_and_figures_can_be_read(made_of: paint.BoardColours) -> None:
    assert contrast(made_of.numeral, made_of.ivory) >= 4.5
    for edge in (paint.LAST_EDGE, paint.LAND_EDGE):
        assert contrast(edge, made_of.ivory) >= 3


def test_the_number_of_a_lit_cell_can_be_read(qapp: QApplication) -> None:
    """It is written anew on the light, which hides the one on the board."""
    cell = BoardCell(17, 1.0)
    cell.lit = True

    def drawn() -> QImage:
        image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill("#000000")
        painter = QPainter(image)
        painter.translate(40, 40)
        cell.draw_light(painter)
        painter.end()
        return image

    without = drawn()
    middle = without.pixelColor(40, 40)
    assert contrast(paint.LAND_EDGE, middle.name()) >= 4.5
    cell.numbered = True
    inked = {drawn().pixelColor(x, y).name() for x in range(28, 52) for y in range(30, 50)}
    assert (
        contrast(min(inked, key=lambda colour: -contrast(colour, middle.name())), middle.name())
        >= 4.5
    )
    assert drawn() != without
