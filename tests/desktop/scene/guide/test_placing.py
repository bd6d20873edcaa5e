"""A card lies beside what it speaks of, whole and never over it."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRectF, QSizeF

from boomerang_desktop.desktop.scene.guide.placing import FAR, beside, clear_of

ROOM = QRectF(0, 0, 1040, 672)


def clear_place(
    near: QRectF, size: QSizeF, things: Sequence[tuple[QRectF, float]], room: QRectF = ROOM
) -> QRectF:
    laid = clear_of(near, size, room, things)
    assert laid is not None
    return laid.place


@pytest.mark.parametrize("x", [0, 300, 500, 990])
@pytest.mark.parametrize("y", [0, 300, 622])
def test_it_never_covers_the_thing_and_is_whole(x: float, y: float) -> None:
    thing = QRectF(x, y, 50, 50)
    for size in (QSizeF(300, 60), QSizeF(60, 300), QSizeF(300, 400)):
        place = beside(thing, size, ROOM)
        assert ROOM.contains(place)
        assert not place.intersects(thing)
        assert place.size() == size


def test_where_it_would_cost_little_more_it_lies_by_what_it_speaks_of() -> None:
    near, size = QRectF(100, 560, 60, 80), QSizeF(200, 100)
    wall = [(QRectF(0, 400, 700, 272), 0.4), (near, 12.0)]
    assert clear_place(near, size, wall).left() - near.right() < FAR


def test_what_lies_low_has_it_above() -> None:
    thing = QRectF(400, 600, 60, 60)
    assert beside(thing, QSizeF(200, 60), ROOM).bottom() < thing.top()


def test_over_what_fills_the_table_it_is_at_least_whole() -> None:
    assert ROOM.contains(beside(ROOM, QSizeF(300, 100), ROOM))


def test_what_is_needed_stays_in_sight_if_there_is_room_for_it() -> None:
    thing = QRectF(500, 300, 50, 50)
    size = QSizeF(300, 90)
    nearest = clear_place(thing, size, [(thing, 6.0)])
    assert ROOM.contains(nearest)
    assert not nearest.intersects(thing)
    further = clear_place(thing, size, [(thing, 6.0), (nearest, 1.0)])
    assert not further.intersects(nearest)
    assert not further.intersects(thing)


def test_where_something_must_be_hidden_it_is_what_matters_least() -> None:
    left, right = QRectF(0, 0, 520, 672), QRectF(520, 0, 520, 672)
    place = clear_place(QRectF(0, 0, 40, 40), QSizeF(300, 90), [(left, 3.0), (right, 1.0)])
    assert right.contains(place)


def test_a_narrow_gap_is_found() -> None:
    room, near = QRectF(0, 0, 1400, 100), QRectF(1390, 0, 10, 100)
    things = [(QRectF(0, 0, 270, 100), 1.8), (QRectF(400, 0, 1000, 100), 1.8)]
    place = clear_place(near, QSizeF(100, 100), things, room)
    assert not any(place.intersects(thing) for thing, _ in things)


def test_it_goes_where_it_hides_least_of_what_is_needed() -> None:
    thing, size = QRectF(400, 300, 50, 50), QSizeF(200, 60)
    usual = beside(thing, size, ROOM)
    other = beside(thing, size, ROOM, [usual])
    assert not other.intersects(usual)
    assert not other.intersects(thing)
    assert beside(thing, size, ROOM, [ROOM]) == usual, "where nothing is better"


def test_above_it_moves_aside_for_what_lies_there() -> None:
    thing, size = QRectF(400, 600, 60, 60), QSizeF(200, 60)
    taken = QRectF(200, 300, 190, 300)
    hand = [QRectF(400 + 70 * n, 600, 60, 60) for n in range(1, 6)]
    place = beside(thing, size, ROOM, hand, [taken])
    assert place.bottom() < thing.top()
    assert not place.intersects(taken)


def test_a_small_thing_is_missed_as_much_as_a_large_one() -> None:
    near, size = QRectF(0, 0, 40, 40), QSizeF(1040, 300)
    small, large = QRectF(500, 20, 20, 20), QRectF(0, 400, 1040, 272)
    laid = clear_of(near, size, ROOM, [(small, 5.0), (large, 0.6)])
    assert laid is not None
    assert not laid.place.intersects(small)


def test_a_place_that_costs_too_much_is_none() -> None:
    near, size = QRectF(0, 0, 40, 40), QSizeF(300, 90)
    assert clear_of(near, size, ROOM, [(ROOM, 1.0)], less=1.0) is None
