"""Cards, places and what else lies on the table of the road trip."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.roadtrip.items import (
    DOWN,
    FACE,
    PEEK,
    CardItem,
    MemoryItem,
)
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.roadtrip.cards import LETTERS


def drawn(item: Item) -> QImage:
    """With what lies around it."""
    around = item.rect.adjusted(-8, -8, 8, 8)
    image = QImage(around.size().toSize(), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-around.topLeft())
    item.draw(painter)
    painter.end()
    return image


def card(letter: str = "") -> CardItem:
    made = CardItem(("card", letter), letter)
    made.resize(84, 120)
    return made


def test_a_card_that_nobody_may_see_is_face_down(qapp: QApplication) -> None:
    assert card().side == DOWN
    assert card("A").side == FACE
    unknown = card()
    unknown.show_side(FACE)
    known = card("A")
    known.show_side(DOWN)
    assert drawn(unknown) == drawn(known), "its back tells nothing"


def test_every_side_of_a_card_looks_different(qapp: QApplication) -> None:
    item = card("A")
    pictures = []
    for side in (FACE, PEEK, DOWN):
        item.show_side(side)
        pictures.append(drawn(item))
    assert all(one != other for one, other in combinations(pictures, 2))
    item.chosen = True
    assert drawn(item) != pictures[-1]


@pytest.mark.parametrize("size", [(210.0, 80.0), (140.0, 100.0)])
def test_the_memory_has_a_box_for_every_card_and_none_lies_over_another(
    qapp: QApplication, size: tuple[float, float]
) -> None:
    memory = MemoryItem(("memory",), *size)
    boxes = [memory.box(letter) for letter in LETTERS]
    assert all(memory.rect.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
