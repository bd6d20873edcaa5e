"""What a game answers to the hand, where it says nothing of its own."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.scene.handling import Aim, Handling, nearest
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.core import Refusal
from tests.desktop.scene.conftest import NewBoard
from tests.desktop.scene.heap import (
    BOWL,
    LAMP,
    ONE,
    PLATE,
    STONE,
    TWO,
    Dishes,
    HeapBoard,
    heap,
    middle,
    offer,
)
from tests.sixth.games.heap import HeapState


class Plain(Handling[HeapState]):
    """A game that has not thought about it."""


@pytest.fixture
def board(boards: NewBoard) -> HeapBoard:
    return boards(Dishes)


@pytest.fixture
def plain(board: HeapBoard) -> Plain:
    return Plain(board.table)


def test_it_speaks_of_what_the_board_shows_now(board: HeapBoard, plain: Plain) -> None:
    assert plain.board is board
    board.show_view(heap(left=5), 0)
    assert plain.view.left == 5


def test_which_gestures_make_a_move_every_game_must_say(plain: Plain) -> None:
    with pytest.raises(NotImplementedError):
        plain.paths(0, [])


def test_a_game_that_says_nothing_refuses_and_switches_nothing(plain: Plain) -> None:
    assert list(plain.attempts(0, (ONE,))) == []
    assert plain.otherwise(0, (ONE,)) is None
    assert plain.switches() == plain.peeks() == plain.ways_back((ONE,)) == frozenset()
    assert not plain.letter("x")
    assert plain.start((ONE,)) is None
    assert plain.navigate((ONE,), Qt.Key.Key_Left) is None
    assert plain.next_place((ONE,), True) is None
    assert not plain.press(ONE)
    assert plain.prospect(ONE) == ""
    assert plain.grip(QPointF(3, 4)) == QPointF(3, 4)


def test_what_is_lifted_is_carried_itself(board: HeapBoard, plain: Plain) -> None:
    assert plain.carry(ONE) is board.things[ONE]
    with pytest.raises(KeyError):
        plain.carry(("counter", 99))


def test_of_things_on_top_of_each_other_the_one_that_is_offered_is_meant(board: HeapBoard) -> None:
    board.things[LAMP].setPos(middle(board, BOWL))
    board.things[LAMP].setZValue(5)
    at = middle(board, BOWL)
    offer(board, 1)
    board.things[LAMP].setPos(at)
    board.things[LAMP].setZValue(5)
    assert board.things.at(at)[0].key == LAMP
    assert board.handling.aim((ONE,), at) == Aim(BOWL)
    # where none of them is offered, the uppermost
    assert board.handling.aim((TWO,), at) == Aim(LAMP)


def test_what_is_carried_is_not_what_it_is_held_over(board: HeapBoard) -> None:
    offer(board, 2)
    board.hand.lift(ONE)
    board.things[ONE].setPos(middle(board, PLATE))
    assert board.handling.aim((ONE,), middle(board, PLATE)) == Aim(PLATE)
    assert board.handling.aim((ONE,), QPointF(-500, -500)) == Aim()


def test_the_way_home_ends_at_home_even_where_motion_is_off(board: HeapBoard, plain: Plain) -> None:
    item, home = board.things[STONE], QPointF(11, 22)
    way = plain.way_home(item, home)
    assert way.duration() >= 1
    way.setCurrentTime(way.duration())
    assert item.pos() == home


def test_aims_at_one_target_are_equal_wherever_they_are_drawn() -> None:
    assert Aim(BOWL, QPointF(1, 1)) == Aim(BOWL, QPointF(2, 2)) == Aim(BOWL)
    assert Aim(BOWL) != Aim(PLATE)
    assert Aim(BOWL) != Aim(BOWL, refusal=Refusal("T2", "not here"))
    assert Aim(BOWL) != Aim(BOWL, path=(ONE, BOWL))


def things(*places: tuple[float, float]) -> list[Item]:
    made = []
    for number, (x, y) in enumerate(places):
        made.append(Item(("thing", number), 10, 10))
        made[-1].setPos(x, y)
    return made


@pytest.mark.parametrize(
    ("direction", "number"),
    [
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Up, None),
        (Qt.Key.Key_Down, 4),
    ],
)
def test_an_arrow_goes_to_the_nearest_thing_on_that_side(
    qapp: QApplication, direction: Qt.Key, number: int | None
) -> None:
    all_of_them = things((0, 0), (50, 10), (90, 0), (-60, -20), (5, 70), (2000, -10))
    found = nearest(all_of_them[0], all_of_them, direction)
    assert found is (None if number is None else all_of_them[number])


def test_what_lies_too_far_aside_is_not_on_that_side(qapp: QApplication) -> None:
    here, aside = things((0, 0), (10, 26))
    assert nearest(here, [here, aside], Qt.Key.Key_Right) is None
    assert nearest(here, [here, aside], Qt.Key.Key_Right, widest=3.0) is aside


def test_what_lies_aslant_counts_as_farther(qapp: QApplication) -> None:
    here, straight, aslant = things((0, 0), (60, 0), (40, 20))
    assert nearest(here, [straight, aslant], Qt.Key.Key_Right) is straight
    assert nearest(here, [straight, aslant], Qt.Key.Key_Right, aslant=0.5) is aslant
