"""The things on the table of the string circle."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.circle.art import STYLES
from boomerang_desktop.desktop.games.circle.items import Token, below, spread

STYLE = STYLES["hunt"]


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
