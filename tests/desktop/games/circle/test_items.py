"""The things on the table of the string circle."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.circle.art import STYLES
from boomerang_desktop.desktop.games.circle.items import CircleItem, Token, below, spread
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Shown

STYLE = STYLES["hunt"]


class Counted(CircleItem):
    count = Shown(0)

    def __init__(self, key: Key) -> None:
        super().__init__(key, STYLE)
        self.updates = 0

    def update(self, *rect: object) -> None:
        self.updates += 1


def test_only_a_change_draws_a_thing_anew(qapp: QApplication) -> None:
    item, other = Counted(("one",)), Counted(("two",))
    item.count = 0
    assert item.updates == 0
    item.count = 3
    item.count = 3
    assert item.updates == 1
    assert (item.count, other.count) == (3, 0)
    item.resize(10, 10)
    assert item.updates == 1
    item.resize(20, 10)
    assert item.updates == 2


@pytest.mark.parametrize(("count", "width"), [(1, 100.0), (3, 100.0), (12, 100.0)])
def test_things_in_a_row_stay_within_it(count: int, width: float) -> None:
    lefts = spread(count, width, 20, 25)
    assert len(lefts) == count
    assert lefts[0] == 0
    assert lefts[-1] + 20 <= width + 0.01
    assert list(lefts) == sorted(lefts)


def test_nothing_takes_no_room() -> None:
    assert spread(0, 100, 20, 25) == []


def test_a_token_is_turned_up_and_down(qapp: QApplication) -> None:
    token = Token(("chosen", 0), STYLE, 0)
    faces = [token.face]
    token.turn_up("water")
    faces.append(token.face)
    token.turn_down()
    faces.append(token.face)
    assert faces == [False, True, False]
    assert token.suit == "water"


def test_a_round_thing_is_round_for_the_pointer(qapp: QApplication) -> None:
    token = Token(("token", "water"), STYLE, 0, "water")
    token.resize(60, 60)
    assert token.outline().contains(QPointF())
    assert not token.outline().contains(QPointF(28, 28))
    assert token.boundingRect().contains(below(token.rect))
    assert below(QRectF(-30, -30, 60, 60)).top() >= 30
