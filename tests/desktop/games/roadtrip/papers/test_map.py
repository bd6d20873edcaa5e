"""The map on a player's sheet."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.roadtrip.papers.map import (
    ALL_PATHS,
    COASTAL,
    LAND,
    MapItem,
    coasts_box,
    paths_on,
    region_box,
    route_legs,
    site_at,
)
from boomerang_desktop.games.roadtrip.cards import LETTERS, REGIONS


@pytest.fixture
def chart(qapp: QApplication) -> MapItem:
    made = MapItem(("map",))
    made.resize(LAND.width() / 2, LAND.height() / 2)
    made.setPos(300, 200)
    return made


def test_every_site_lies_on_the_land_and_apart_from_the_others() -> None:
    spots = [site_at(letter) for letter in LETTERS]
    assert all(LAND.contains(at) for at in spots)
    for n, here in enumerate(spots):
        assert all((here - there).manhattanLength() > 20 for there in spots[:n])
    assert set(LETTERS) > COASTAL


def test_the_legs_of_a_route_are_paths_either_way_round() -> None:
    a, b = ALL_PATHS[0]
    assert route_legs((a, b)) == route_legs((b, a)) == {(a, b)}
    assert route_legs((a,)) == set()


def test_points_of_the_map_are_found_on_the_table(chart: MapItem) -> None:
    assert chart.inside(QPointF(0, 0)) == chart.rect.topLeft()
    assert chart.box(LAND).width() == pytest.approx(chart.width)
    for letter in LETTERS:
        at = chart.mapFromScene(chart.site_point(letter))
        assert at == chart.inside(site_at(letter))


def test_all_paths_can_be_pointed_at(chart: MapItem) -> None:
    paths, middle = paths_on(chart), chart.inside(LAND.center())
    for a, b in ALL_PATHS:
        half = (chart.inside(site_at(a)) + chart.inside(site_at(b))) / 2 - middle
        assert paths.contains(half)
    assert not paths.contains(chart.rect.topLeft() - middle)


def test_regions_stand_side_by_side_below_the_land(qapp: QApplication) -> None:
    boxes = [region_box(n) for n in range(len(REGIONS))]
    assert all(box.top() >= LAND.bottom() for box in boxes)
    assert all(here.right() < there.left() for here, there in pairwise(boxes))
    assert LAND.contains(QRectF(coasts_box()))
