"""What each seat has: its reserve, its cards and whether it is still in."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.circle.art import STYLES
from boomerang_desktop.desktop.games.circle.holdings import CapturedCards, Reserve, StateBadge
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.circle.game import HUNT
from boomerang_desktop.games.circle.scoring import Majority

SPECIES = HUNT.variant.deck.species
STYLE = STYLES["hunt"]
NOBODY = Majority((), 0, 0)


def drawn(item: Item) -> QImage:
    image = QImage(round(item.width), round(item.height), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-item.rect.topLeft())
    item.draw(painter)
    painter.end()
    return image


@pytest.fixture
def collection(qapp: QApplication) -> CapturedCards:
    made = CapturedCards(("collection", 0), STYLE, SPECIES, 0)
    made.resize(480, 100)
    made.large = True
    return made


def test_every_species_has_a_spot_of_its_own_within(collection: CapturedCards) -> None:
    spots = [collection.spot(n) for n in range(len(SPECIES))]
    assert len({(at.x(), at.y()) for at in spots}) == len(SPECIES)
    box = collection.mapRectToScene(collection.rect)
    assert all(box.contains(at) for at in spots)


def test_spots_follow_the_panel(collection: CapturedCards) -> None:
    before = collection.spot(0)
    collection.setPos(100, 50)
    assert collection.spot(0) - before == collection.pos()


def test_what_it_shows_can_be_seen(collection: CapturedCards) -> None:
    empty = drawn(collection)
    collection.counts = [2, *[0] * (len(SPECIES) - 1)]
    counted = drawn(collection)
    assert counted != empty
    rest = [NOBODY] * (len(SPECIES) - 1)
    collection.standing = [Majority((0,), 2, 1), *rest]
    leading = drawn(collection)
    assert leading != counted
    collection.standing = [Majority((1,), 3, 1), *rest]
    assert drawn(collection) != leading


def test_a_hidden_reserve_looks_the_same_whatever_it_was(qapp: QApplication) -> None:
    reserve = Reserve(("reserve", 1), STYLE)
    reserve.resize(160, 40)
    pictures = []
    for count in (3, 8):
        reserve.count = count
        shown = drawn(reserve)
        reserve.count = None
        pictures.append(drawn(reserve))
        assert shown != pictures[-1]
    assert pictures[0] == pictures[1]


def test_a_badge_without_words_is_not_there(qapp: QApplication) -> None:
    badge = StateBadge(("state", 0), STYLE)
    badge.resize(90, 22)
    nothing = drawn(badge)
    badge.strong = True
    assert drawn(badge) == nothing
    badge.text = "1st"
    assert drawn(badge) != nothing
    assert badge.boundingRect().contains(QRectF(badge.rect))
