"""What a table does by itself, where a game says nothing of its own."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from boomerang_desktop.desktop.scene.table import GameTable
from boomerang_desktop.games.core import ONLOOKER
from tests.desktop.scene.conftest import NewBoard
from tests.desktop.scene.heap import BOWL, CUP, ONE, PLATE, Dishes, HeapBoard, heap, lit, offer
from tests.sixth.games.heap import HeapState, Take, Taken


class Bare(GameTable[HeapState]):
    """A game that has only just been begun."""


@pytest.fixture
def board(boards: NewBoard) -> HeapBoard:
    return boards(Dishes)


@pytest.fixture
def bare(board: HeapBoard) -> Bare:
    return Bare(board)


def test_it_shows_what_its_board_shows(board: HeapBoard, bare: Bare) -> None:
    board.show_view(heap(left=5), 0)
    assert bare.view is board.view


def test_where_things_lie_every_game_must_say(bare: Bare) -> None:
    with pytest.raises(NotImplementedError):
        bare.arrange()


def test_a_game_that_says_nothing_marks_nothing(bare: Bare) -> None:
    events = [Taken(0, 1, 11)]
    assert bare.caption == ""
    assert bare.mark(events) == set()
    assert not bare.overhear(events, heap(left=11))


def test_one_sits_in_front_or_all_around(board: HeapBoard, bare: Bare) -> None:
    assert [seat for seat, place in bare.places().items() if place.tray] == [0]
    board.show_view(heap(), ONLOOKER)
    assert not any(place.tray for place in bare.places().values())
    board.tabletop = True
    assert {place.rotation for place in bare.places().values()} == {0.0, 180.0}


def test_light_falls_on_the_targets_of_what_is_lifted_and_nowhere_else(
    board: HeapBoard, bare: Bare
) -> None:
    bare.light((ONE,), frozenset({BOWL, PLATE}))
    assert lit(board) == {BOWL, PLATE}
    bare.light((ONE, BOWL), frozenset({CUP}))
    assert lit(board) == {CUP}
    bare.light((), frozenset({BOWL}))
    assert lit(board) == set()


def test_advice_lights_all_that_the_move_touches(board: HeapBoard, bare: Bare) -> None:
    offer(board, 1, 2)
    bare.light_advice(Take(2))
    assert lit(board) == {ONE, BOWL, PLATE}
    bare.light_advice(None)
    assert lit(board) == set()


def test_the_ground_has_the_colour_of_the_game(board: HeapBoard, bare: Bare) -> None:
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    bare.draw_ground(painter, QRectF(0, 0, 20, 40))
    painter.end()
    assert image.pixelColor(10, 20) == QColor(board.world.ground)
    assert image.pixelColor(30, 20) == QColor("white")
