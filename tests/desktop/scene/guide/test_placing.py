"""A card lies beside what it speaks of, whole and never over it."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from boomerang_desktop.desktop.scene.guide.placing import beside, clear_of

ROOM = QRectF(0, 0, 1040, 672)


@pytest.mark.parametrize("x", [0, 300, 500, 990])
@pytest.mark.parametrize("y", [0, 300, 622])
def test_it_never_covers_the_thing_and_is_whole(x: float, y: float) -> None:
    thing = QRectF(x, y, 50, 50)
    for size in (QSizeF(300, 60), QSizeF(60, 300), QSizeF(300, 400)):
        place = beside(thing, size, ROOM)
        assert ROOM.contains(place)
        assert not place.intersects(thing)
        assert place.size() == size


def test_what_lies_low_has_it_above() -> None:
    thing = QRectF(400, 600, 60, 60)
    assert beside(thing, QSizeF(200, 60), ROOM).bottom() < thing.top()


def test_over_what_fills_the_table_it_is_at_least_whole() -> None:
    assert ROOM.contains(beside(ROOM, QSizeF(300, 100), ROOM))


def test_what_is_needed_stays_in_sight_if_there_is_room_for_it() -> None:
    thing = QRectF(500, 300, 50, 50)
    size = QSizeF(300, 90)
    nearest = clear_of(thing, size, ROOM, [(thing, 6.0)])
    assert ROOM.contains(nearest)
    assert not nearest.intersects(thing)
    further = clear_of(thing, size, ROOM, [(thing, 6.0), (nearest, 1.0)])
    assert not further.intersects(nearest)
    assert not further.intersects(thing)


def test_where_something_must_be_hidden_it_is_what_matters_least() -> None:
    left, right = QRectF(0, 0, 520, 672), QRectF(520, 0, 520, 672)
    place = clear_of(QRectF(0, 0, 40, 40), QSizeF(300, 90), ROOM, [(left, 3.0), (right, 1.0)])
    assert right.contains(place)


def test_a_narrow_gap_is_found() -> None:
    room, near = QRectF(0, 0, 1400, 100), QRectF(1390, 0, 10, 100)
    things = [(QRectF(0, 0, 270, 100), 1.8), (QRectF(400, 0, 1000, 100), 1.8)]
    place = clear_of(near, QSizeF(100, 100), room, things)
    assert not any(place.intersects(thing) for thing, _ in things)
