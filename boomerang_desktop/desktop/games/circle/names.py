"""What things are called in hunt and in lascaux."""

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.texts import unbroken
from boomerang_desktop.games.circle.deck import HUNT, LASCAUX, Card
from boomerang_desktop.games.circle.state import HIDDEN, CircleState

DECKS = {variant.id: variant.deck for variant in (HUNT, LASCAUX)}
SPECIES = {
    "fish": QT_TRANSLATE_NOOP("CircleNames", "Fish"),
    "turtle": QT_TRANSLATE_NOOP("CircleNames", "Turtle"),
    "kangaroo": QT_TRANSLATE_NOOP("CircleNames", "Kangaroo"),
    "emu": QT_TRANSLATE_NOOP("CircleNames", "Emu"),
    "gecko": QT_TRANSLATE_NOOP("CircleNames", "Gecko"),
    "armadillo": QT_TRANSLATE_NOOP("CircleNames", "Armadillo"),
    "aurochs": QT_TRANSLATE_NOOP("CircleNames", "Aurochs"),
    "deer": QT_TRANSLATE_NOOP("CircleNames", "Deer"),
    "horse": QT_TRANSLATE_NOOP("CircleNames", "Horse"),
    "mammoth": QT_TRANSLATE_NOOP("CircleNames", "Mammoth"),
    "rhino": QT_TRANSLATE_NOOP("CircleNames", "Rhinoceros"),
    "ibex": QT_TRANSLATE_NOOP("CircleNames", "Ibex"),
}
SUITS = {
    "water": QT_TRANSLATE_NOOP("CircleNames", "water"),
    "forest": QT_TRANSLATE_NOOP("CircleNames", "forest"),
    "plain": QT_TRANSLATE_NOOP("CircleNames", "plain"),
    "desert": QT_TRANSLATE_NOOP("CircleNames", "desert"),
    "mountain": QT_TRANSLATE_NOOP("CircleNames", "mountain"),
    "white": QT_TRANSLATE_NOOP("CircleNames", "white"),
    "yellow": QT_TRANSLATE_NOOP("CircleNames", "yellow"),
    "pink": QT_TRANSLATE_NOOP("CircleNames", "pink"),
    "brown": QT_TRANSLATE_NOOP("CircleNames", "brown"),
    "green": QT_TRANSLATE_NOOP("CircleNames", "green"),
    "blue": QT_TRANSLATE_NOOP("CircleNames", "blue"),
}


class CircleNames(QObject):
    """Never cache its strings: the language can change at runtime."""

    def __init__(self, setup: MatchSetup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hunt = setup.game.id == "hunt"
        self.deck = DECKS[setup.game.id]
        self._setup = setup

    def player(self, seat: int) -> str:
        return self._setup.name(seat)

    def by(self, seat: int, you: str, other: str) -> str:
        """A sentence about a seat: said to the only person at the screen, or with its {name}."""
        return self._setup.by(seat, you, other)

    def addressed(self, seat: int) -> str:
        """A name in a list."""
        return self.by(seat, self.tr("you"), "{name}")

    def players(self, seats: Iterable[int]) -> str:
        return ", ".join(map(self.addressed, seats))

    def species(self, name: str) -> str:
        return self.tr(str(SPECIES[name]))

    def suit(self, name: str) -> str:
        return self.tr(str(SUITS[name]))

    def card(self, card: Card) -> str:
        one, other = (self.suit(suit) for suit in card.suits)
        return self.tr("{animal}: {suit} and {other}").format(
            animal=self.species(card.species), suit=one, other=other
        )

    def cards(self, cards: Sequence[Card]) -> str:
        """Animals with their numbers, e.g. "Fish × 2, Emu"."""
        found = Counter(card.species for card in cards)
        told = (
            self.species(name) if count == 1 else f"{self.species(name)} × {count}"
            for name, count in found.items()
        )
        return unbroken(", ".join(told))

    def boomerangs(self, count: int) -> str:
        """A number of boomerangs or stones."""
        if self.hunt:
            return self.tr("%n boomerang(s)", "", count)
        return self.tr("%n stone(s)", "", count)

    def heading(self, category: str) -> str:
        """What a category of points is called."""
        if category != "reserve":
            return self.species(category)
        return (
            self.tr("Reserve: 1 for every 6 boomerangs")
            if self.hunt
            else self.tr("Reserve: 1 for every 6 stones")
        )

    def game(self, number: int) -> str:
        return self.tr("Game {number}").format(number=number)


def tokens_open(view: CircleState, viewer: int) -> bool:
    """Are the secret tokens open to all?"""
    return any(suit >= 0 for owner, suit in enumerate(view.chosen) if owner != viewer)


def known(reserve: int) -> int | None:
    """A reserve, or None if it is not shown."""
    return None if reserve == HIDDEN else reserve
