"""Everybody has a place, large enough and turned the right way."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from boomerang_desktop.desktop.scene import seating
from boomerang_desktop.games.core import ONLOOKER

TABLES = {"960×600": QRectF(0, 0, 1154, 672), "1280×720": QRectF(0, 0, 1029, 672)}
SIZES = (0.85, 1.0, 1.15, 1.3)

every_table = pytest.mark.parametrize("rect", TABLES.values(), ids=list(TABLES))
every_size = pytest.mark.parametrize("size", SIZES)


def apart(boxes: list[QRectF]) -> bool:
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
    assert apart([*boxes, middle])
    assert middle.height() > 450
    assert middle.width() > 700


def test_panels_and_trays_grow_with_the_text() -> None:
    rect = TABLES["1280×720"]
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
        assert apart([*boxes, middle])
        # long enough for counters: as many as there are, each told from the next
        assert all(max(place.size) > 320 for place in places.values())


@pytest.mark.parametrize("seats", range(2, 6))
def test_two_people_sit_opposite_each_other_whatever_the_bots(seats: int) -> None:
    for persons in combinations(range(seats), 2):
        places = seating.around(TABLES["1280×720"], seats, 1.0, persons)
        assert {places[seat].rotation for seat in persons} == {0.0, 180.0}


def test_one_person_sits_at_the_bottom() -> None:
    for seats in range(2, 6):
        for person in range(seats):
            places = seating.around(TABLES["1280×720"], seats, 1.0, {person})
            assert places[person].rotation == 0


def test_everybody_sits_in_the_order_of_play_if_that_is_possible() -> None:
    rect = TABLES["1280×720"]

    def clockwise(persons: set[int]) -> list[float]:
        places = seating.around(rect, 4, 1.0, persons)
        return [places[seat].rotation for seat in range(4)]

    assert clockwise({0, 1, 2, 3}) == [0, 90, 180, -90]
    assert clockwise({1, 3}) == [-90, 0, 90, 180]
    assert clockwise({0, 1, 3}) == [90, 180, -90, 0]
    # two neighbours sit opposite each other nevertheless
    assert clockwise({0, 1}) == [0, 180, 90, -90]


@every_table
@every_size
def test_two_trays_beside_the_board_stay_where_they_are(rect: QRectF, size: float) -> None:
    places = seating.beside(rect, size)
    middle = seating.middle(rect, places, tabletop=False)
    assert all(place.tray and place.tall for place in places.values())
    assert apart([middle, *(place.box for place in places.values())])
    assert middle.center().x() == pytest.approx(rect.center().x())
    assert middle.height() > 650
