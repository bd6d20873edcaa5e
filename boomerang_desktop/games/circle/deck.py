"""The two decks, and the few things in which the two games differ."""

from collections import Counter
from collections.abc import Iterable

import attrs

from boomerang_desktop.games.circle.moves import Choose
from boomerang_desktop.games.data import load, require


@attrs.frozen
class Card:
    """C2: an animal and two different suits. `str(card)` is what a record holds."""

    species: str
    suits: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.species, *self.suits))


@attrs.frozen(eq=False)
class Deck:
    """All cards of a game. A card is its number here, a set of cards a bit mask."""

    suits: tuple[str, ...]
    species: tuple[str, ...]
    cards: tuple[Card, ...]
    suit_masks: tuple[int, ...]
    species_masks: tuple[int, ...]
    suits_of: tuple[int, ...]
    """For each card the bit mask of its two suits."""
    choices: tuple[Choose, ...]
    suit_numbers: dict[str, int]

    def members(self, mask: int) -> tuple[int, ...]:
        return tuple(card for card in range(len(self.cards)) if mask >> card & 1)


def _mask(bits: Iterable[bool]) -> int:
    return sum(1 << i for i, bit in enumerate(bits) if bit)


def read_deck(name: str, suit_count: int) -> Deck:
    data = load(__package__, f"{name}.json")
    suits, species = tuple(data["suits"]), tuple(data["species"])
    cards = tuple(
        Card(kind, tuple(pair.split())) for kind in species for pair in data["species"][kind]
    )
    require(len(set(suits)) == suit_count, f"{name}: {suit_count} suits")
    require(len(species) == 6, f"{name}: 6 species")
    require(len(cards) == len(set(cards)) == 54, f"{name}: 54 cards, none twice")
    require(set(Counter(card.species for card in cards).values()) == {9}, f"{name}: 9 of each")
    for card in cards:
        require(len(card.suits) == 2 and set(card.suits) <= set(suits), f"{name}: {card}: 2 suits")
        a, b = map(suits.index, card.suits)
        require(a < b, f"{name}: {card}: suits in their order")
    return Deck(
        suits,
        species,
        cards,
        tuple(_mask(suit in card.suits for card in cards) for suit in suits),
        tuple(_mask(kind == card.species for card in cards) for kind in species),
        tuple(_mask(suit in card.suits for suit in suits) for card in cards),
        tuple(Choose(suit) for suit in suits),
        {suit: number for number, suit in enumerate(suits)},
    )


@attrs.frozen(eq=False)
class Variant:
    """One guise of the auction."""

    id: str
    deck: Deck
    stones: tuple[int, int, int]
    """What each of 3, 4 or 5 players begins with (H2, L2)."""
    most_face_up: int
    """L3: drawing stops at this many cards; hunt has no limit (H4)."""
    last_in_begins: bool
    """H6: the player who stayed in to the end begins the next round; if False (L4), the one
    who stopped first."""
    plays_left_overs: bool
    """L5: rounds go on when the deck has run out; in hunt they do not (H5)."""
    reveals_all: bool
    """C8: in hunt every token is revealed, in lascaux only while cards are left."""

    def __reduce__(self) -> str:
        # there are only these two, in every process
        return self.id.upper()


HUNT = Variant(
    id="hunt",
    deck=read_deck("hunt", suit_count=5),
    stones=(12, 12, 12),
    most_face_up=54,
    last_in_begins=True,
    plays_left_overs=False,
    reveals_all=True,
)
LASCAUX = Variant(
    id="lascaux",
    deck=read_deck("lascaux", suit_count=6),
    stones=(12, 12, 10),
    most_face_up=7,
    last_in_begins=False,
    plays_left_overs=True,
    reveals_all=False,
)
