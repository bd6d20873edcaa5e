"""How hunt and lascaux look."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.circle.art import STYLES, CircleStyle, cord
from boomerang_desktop.desktop.look import assets
from boomerang_desktop.games.circle.game import HUNT, LASCAUX

DECKS = {"hunt": HUNT.variant.deck, "lascaux": LASCAUX.variant.deck}

each_style = pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)


@each_style
def test_everything_in_the_deck_has_a_picture(qapp: QApplication, style: CircleStyle) -> None:
    deck = DECKS[style.id]
    names = [*map(style.animal, deck.species), *map(style.suit, deck.suits)]
    names += [style.boomerang(look) for look in range(6)]
    assert [name for name in names if not assets.exists(name)] == []


@each_style
def test_boomerangs_take_turns_and_lie_within_their_sway(style: CircleStyle) -> None:
    kinds = len(style.boomerangs)
    assert style.boomerang(0) == style.boomerang(kinds)
    assert len({style.boomerang(look) for look in range(kinds)}) == kinds
    assert all(abs(style.resting(number)) <= style.sway for number in range(12))


def test_the_cord_lies_around_the_middle_and_within_its_ring(qapp: QApplication) -> None:
    ring = QRectF(-150, -100, 300, 200)
    path = cord(ring)
    assert ring.contains(path.boundingRect())
    assert path.contains(QPointF())
    assert path.boundingRect().width() > 0.8 * ring.width()
