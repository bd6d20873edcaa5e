"""Where everybody sits: nobody on top of anybody."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from boomerang_desktop.desktop.scene import seating
from boomerang_desktop.desktop.scene.seating import HEIGHT, SeatPlace
from boomerang_desktop.games.core import ONLOOKER

USUAL = QRectF(0, 0, 1029, HEIGHT)
TABLES = [QRectF(0, 0, width, HEIGHT) for width in (1029.0, 1154.0, 1600.0)]
every_table = pytest.mark.parametrize("rect", TABLES, ids=lambda rect: str(int(rect.width())))
every_size = pytest.mark.parametrize("size", [0.85, 1.0, 1.15, 1.3])
every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def apart(places: dict[int, SeatPlace], free: QRectF, rect: QRectF) -> None:
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


def far_apart(boxes: list[QRectF]) -> bool:
    return not any(one.intersects(other) for one, other in combinations(boxes, 2))


@every_table
@every_size
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("viewer", [0, ONLOOKER])
def test_panels_lie_on_the_table_and_not_on_each_other(
    rect: QRectF, size: float, seats: int, viewer: int
) -> None:
    places = seating.in_front(rect, seats, viewer, size)
    middle = seating.middle(rect, places, tabletop=False)
    boxes = [place.box for place in places.values()]
    assert all(rect.contains(box) for box in [*boxes, middle])
    assert far_apart([*boxes, middle])
    assert middle.height() > 450
    assert middle.width() > 700


def test_panels_and_trays_grow_with_the_text() -> None:
    rect = USUAL
    usual, large = (seating.in_front(rect, 5, 0, size) for size in (1.0, 1.3))
    assert large[0].box.height() > usual[0].box.height()
    assert large[1].box.width() > usual[1].box.width()
    assert seating.in_front(rect, 5, 0, 0.85) == usual


@every_table
@every_size
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("people", range(6))
def test_a_screen_lying_flat_has_a_tray_for_everybody(
    rect: QRectF, size: float, seats: int, people: int
) -> None:
    for persons in combinations(range(seats), min(people, seats)):
        places = seating.around(rect, seats, size, persons)
        boxes = [place.box for place in places.values()]
        middle = seating.middle(rect, places, tabletop=True)
        assert sorted(places) == list(range(seats))
        assert all(rect.contains(box) for box in [*boxes, middle])
        assert far_apart([*boxes, middle])
        # long enough for counters: as many as there are, each told from the next
        assert all(max(place.size) > 320 for place in places.values())


@pytest.mark.parametrize("seats", range(2, 6))
def test_two_people_sit_opposite_each_other_whatever_the_bots(seats: int) -> None:
    for persons in combinations(range(seats), 2):
        places = seating.around(USUAL, seats, 1.0, persons)
        assert {places[seat].rotation for seat in persons} == {0.0, 180.0}


def test_one_person_sits_at_the_bottom() -> None:
    for seats in range(2, 6):
        for person in range(seats):
            places = seating.around(USUAL, seats, 1.0, {person})
            assert places[person].rotation == 0


def test_everybody_sits_in_the_order_of_play_if_that_is_possible() -> None:
    rect = USUAL

    def clockwise(persons: set[int]) -> list[float]:
        places = seating.around(rect, 4, 1.0, persons)
        return [places[seat].rotation for seat in range(4)]

    assert clockwise({0, 1, 2, 3}) == [0, 90, 180, -90]
    assert clockwise({1, 3}) == [-90, 0, 90, 180]
    assert clockwise({0, 1, 3}) == [90, 180, -90, 0]
    # two neighbours sit opposite each other nevertheless
    assert clockwise({0, 1}) == [0, 180, 90, -90]
