"""Things by name: placed, found, taken off, passing."""

from functools import partial

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QApplication, QGraphicsScene

from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.seating import TableSpot
from boomerang_desktop.desktop.scene.things import Things
from tests.sixth.desktop.games.heap.items import Disc

CUP, DISH = ("cup",), ("dish",)


@pytest.fixture
def scene(qapp: QApplication) -> QGraphicsScene:
    return QGraphicsScene()


@pytest.fixture
def things(scene: QGraphicsScene) -> Things:
    return Things(scene)


def put(things: Things, key: Key, x: float = 0.0, z: float = 0.0) -> Item:
    return things.place(key, partial(Item, key, 20, 20), QPointF(x, 0), z=z)


def keep(things: Things, key: Key) -> None:
    put(things, key, 7)


def test_a_thing_is_made_once_and_then_moved(things: Things, scene: QGraphicsScene) -> None:
    cup = put(things, CUP)
    assert put(things, CUP, 50) is cup
    assert cup.pos() == QPointF(50, 0)
    assert scene.items() == [cup]
    assert things[CUP] is cup
    assert CUP in things
    assert dict(things.all()) == {CUP: cup}


def test_placed_again_it_is_as_if_nothing_had_happened_to_it(things: Things) -> None:
    cup = put(things, CUP)
    cup.setOpacity(0.2)
    cup.setVisible(False)
    cup.setScale(3)
    cup.setRotation(40)
    cup.setTransform(QTransform.fromScale(0.1, 1))
    put(things, CUP, z=4)
    assert (cup.opacity(), cup.isVisible(), cup.scale(), cup.rotation()) == (1, True, 1, 0)
    assert cup.transform().isIdentity()
    assert cup.zValue() == 4


def test_it_may_lie_turned_and_at_another_size(things: Things) -> None:
    cup = things.place(CUP, partial(Item, CUP, 20, 20), QPointF(), rotation=90, scale=0.5)
    assert (cup.rotation(), cup.scale()) == (90, 0.5)


def test_what_is_not_there_is_found_by_nobody(things: Things) -> None:
    assert things.get(CUP) is None
    assert things.get(None) is None
    assert things.find(CUP, Item) is None
    assert CUP not in things
    with pytest.raises(KeyError):
        things[CUP]


def test_a_thing_is_found_as_what_it_is(things: Things) -> None:
    cup = put(things, CUP)
    disc = things.place(DISH, partial(Disc, DISH, 20, 20), QPointF(100, 0))
    assert things.find(DISH, Disc) is disc
    assert things.find(CUP, Item) is cup
    assert things.find(CUP, Disc) is None


def test_under_a_point_the_uppermost_comes_first_and_hidden_things_do_not_count(
    things: Things,
) -> None:
    low, high = put(things, CUP, z=1), put(things, DISH, 5, z=2)
    assert things.at(QPointF(0, 0)) == [high, low]
    assert things.at(QPointF(-9, 0)) == [low]
    assert things.at(QPointF(300, 0)) == []
    high.setVisible(False)
    assert things.at(QPointF(0, 0)) == [low]


def test_what_an_arrangement_does_not_place_is_taken_off(
    things: Things, scene: QGraphicsScene
) -> None:
    put(things, CUP)
    put(things, DISH)
    gone = things.arrange(partial(keep, things, DISH))
    assert [item.key for item in gone] == [CUP]
    assert CUP not in things
    assert [item.key for item in scene.items() if isinstance(item, Item)] == [DISH]


def test_what_is_taken_off_is_gone_before_the_next_arrangement(
    things: Things, scene: QGraphicsScene
) -> None:
    put(things, CUP)
    things.take_off(CUP)
    things.take_off(CUP)
    assert CUP not in things
    assert scene.items() == []
    again = put(things, CUP)
    assert again.scene() is scene


def test_what_is_on_its_way_goes_with_the_next_arrangement(
    things: Things, scene: QGraphicsScene
) -> None:
    cup = put(things, CUP)
    flying = things.passing(Item(CUP, 20, 20), QPointF(30, 0))
    assert things[CUP] is cup
    assert flying.zValue() == 900
    assert set(scene.items()) == {cup, flying}
    things.arrange(partial(keep, things, CUP))
    assert scene.items() == [cup]


def test_what_was_on_its_way_may_have_gone_already(things: Things, scene: QGraphicsScene) -> None:
    flying = things.passing(Item(CUP, 20, 20), QPointF())
    scene.removeItem(flying)
    things.dismiss_passing()
    things.dismiss_passing()
    assert scene.items() == []


def test_all_can_be_cleared(things: Things, scene: QGraphicsScene) -> None:
    put(things, CUP)
    put(things, DISH)
    things.clear()
    assert list(things.all()) == []
    assert scene.items() == []


def test_their_order_tells_nothing_of_what_was_off_the_table(things: Things) -> None:
    def both() -> None:
        put(things, CUP)
        put(things, DISH)

    things.arrange(both)
    things.arrange(lambda: keep(things, DISH))
    things.arrange(both)
    assert [key for key, _ in things.all()] == [CUP, DISH]


def test_what_is_kept_stays_where_it_lies(things: Things) -> None:
    cup = put(things, CUP, 30)
    assert things.arrange(partial(things.keep, [CUP])) == []
    assert (things[CUP], cup.pos()) == (cup, QPointF(30, 0))


def test_on_a_spot_it_is_as_large_and_as_turned_as_that_says(things: Things) -> None:
    cup = things.lay(CUP, Item, TableSpot(QPointF(5, 6), 40, 20, 90), z=2)
    assert (cup.pos(), cup.width, cup.height, cup.rotation()) == (QPointF(5, 6), 40, 20, 90)
    assert things.lay(CUP, Item, TableSpot(QPointF(5, 6), 80, 40)) is cup
    assert (cup.width, cup.height, cup.rotation()) == (80, 40, 0)


def test_only_what_is_named_is_lit_marked_and_lifted(things: Things) -> None:
    cup, dish = put(things, CUP), put(things, DISH)
    things.light([CUP])
    things.mark([DISH])
    assert [(item.lit, item.marked) for item in (cup, dish)] == [(True, False), (False, True)]
    cup.texts = "a cup", ""
    things.offer([DISH])
    assert [(item.lit, item.can_lift) for item in (cup, dish)] == [(False, False), (False, True)]
    assert cup.texts is None, "what is said of it may have changed"
