"""Where everybody sits: nobody on top of anybody."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from boomerang_desktop.desktop.scene import seating
from boomerang_desktop.desktop.scene.panel import Place
from boomerang_desktop.desktop.scene.seating import HEIGHT
from boomerang_desktop.games.core import ONLOOKER

TABLES = [QRectF(0, 0, width, HEIGHT) for width in (1040.0, 1195.0, 1600.0)]
every_table = pytest.mark.parametrize("rect", TABLES, ids=lambda rect: str(int(rect.width())))
every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def apart(places: dict[int, Place], free: QRectF, rect: QRectF) -> None:
    for one, other in combinations(places.values(), 2):
        assert not one.box.intersects(other.box)
    for place in places.values():
        assert rect.contains(place.box)
        assert not place.box.intersects(free)
    assert rect.contains(free)
    assert free.width() > 300
    assert free.height() > 300


def test_the_others_sit_clockwise_from_the_viewers_left() -> None:
    assert seating.others(4, 1) == [2, 3, 0]
    assert seating.others(2, 0) == [1]
    assert seating.others(3, ONLOOKER) == [0, 1, 2]


@every_table
@every_count
def test_in_front_of_the_viewer_lies_a_tray_and_the_others_are_at_the_left(
    rect: QRectF, seats: int
) -> None:
    for viewer in range(seats):
        places = seating.in_front(rect, seats, viewer)
        assert set(places) == set(range(seats))
        assert [seat for seat, place in places.items() if place.tray] == [viewer]
        assert {place.rotation for place in places.values()} == {0.0}
        column = [places[seat].box for seat in seating.others(seats, viewer)]
        assert [box.top() for box in column] == sorted(box.top() for box in column)
        apart(places, seating.middle(rect, places, tabletop=False), rect)


@every_table
@every_count
def test_an_onlooker_has_no_tray_and_more_room(rect: QRectF, seats: int) -> None:
    places = seating.in_front(rect, seats, ONLOOKER)
    assert set(places) == set(range(seats))
    assert not any(place.tray for place in places.values())
    free = seating.middle(rect, places, tabletop=False)
    apart(places, free, rect)
    seated = seating.middle(rect, seating.in_front(rect, seats, 0), tabletop=False)
    assert free.height() > seated.height()


@every_table
@every_count
def test_on_a_tabletop_everybody_has_a_tray_that_faces_them(rect: QRectF, seats: int) -> None:
    places = seating.around(rect, seats)
    assert set(places) == set(range(seats))
    middle = rect.center()
    for place in places.values():
        assert place.tray
        box = place.box
        match place.rotation:
            case 0.0:
                assert box.top() > middle.y()
            case 180.0:
                assert box.bottom() < middle.y()
            case 90.0:
                assert box.right() < middle.x()
            case -90.0:
                assert box.left() > middle.x()
    apart(places, seating.middle(rect, places, tabletop=True), rect)


def test_where_nobody_sits_the_game_has_the_room() -> None:
    rect = TABLES[0]
    two, four = (
        seating.middle(rect, seating.around(rect, seats), tabletop=True) for seats in (2, 4)
    )
    assert two.width() > four.width()
    assert two.height() == four.height()
