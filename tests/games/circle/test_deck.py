"""C2: the two decks. Their animals and suits (H1, L1) are with their games."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from boomerang_desktop.games.circle import HUNT, LASCAUX
from boomerang_desktop.games.circle import deck as module
from boomerang_desktop.games.circle.deck import read_deck
from boomerang_desktop.games.circle.game import CircleGame
from boomerang_desktop.games.data import BadData, load

BOTH = pytest.mark.parametrize("game", [HUNT, LASCAUX], ids=lambda game: game.id)


@BOTH
def test_C2_a_card_shows_an_animal_and_two_different_suits(game: CircleGame) -> None:
    cards = game.variant.deck.cards
    assert len({str(card) for card in cards}) == 54
    for species in game.variant.deck.species:
        assert sum(card.species == species for card in cards) == 9
    assert all(len(set(card.suits)) == 2 for card in cards)


@BOTH
def test_masks_say_what_the_cards_show(game: CircleGame) -> None:
    deck = game.variant.deck
    for number, card in enumerate(deck.cards):
        shown = {
            s for s, cards in zip(deck.suits, deck.suit_masks, strict=True) if cards >> number & 1
        }
        assert shown == set(card.suits)
        assert deck.species_masks[deck.species.index(card.species)] >> number & 1
        assert deck.suits_of[number] == sum(1 << deck.suit_numbers[suit] for suit in card.suits)
    assert [choice.suit for choice in deck.choices] == list(deck.suits)


def test_members_are_the_numbers_in_a_mask() -> None:
    deck = HUNT.variant.deck
    assert deck.members(0) == ()
    assert deck.members(1 | 1 << 7 | 1 << 53) == (0, 7, 53)


def _suit_lost(data: Any) -> None:
    data["suits"].pop()


def _species_lost(data: Any) -> None:
    data["species"].pop("fish")


def _card_lost(data: Any) -> None:
    data["species"]["fish"].pop()


def _card_twice(data: Any) -> None:
    data["species"]["fish"][0] = data["species"]["fish"][1]


def _one_suit(data: Any) -> None:
    data["species"]["fish"][0] = "water"


def _strange_suit(data: Any) -> None:
    data["species"]["fish"][0] = "water cheese"


def _turned_round(data: Any) -> None:
    data["species"]["fish"][0] = " ".join(reversed(data["species"]["fish"][0].split()))


def _ten_and_eight(data: Any) -> None:
    taken = set(data["species"]["fish"])
    spare = next(pair for pair in data["species"]["emu"] if pair not in taken)
    data["species"]["emu"].remove(spare)
    data["species"]["fish"].append(spare)


@pytest.mark.parametrize(
    "spoil",
    [
        _suit_lost,
        _species_lost,
        _card_lost,
        _card_twice,
        _one_suit,
        _strange_suit,
        _turned_round,
        _ten_and_eight,
    ],
)
def test_C2_a_spoilt_data_file_is_refused(
    spoil: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = copy.deepcopy(load("boomerang_desktop.games.circle", "hunt.json"))
    spoil(data)
    monkeypatch.setattr(module, "load", lambda package, name: data)
    with pytest.raises(BadData, match="hunt: "):
        read_deck("hunt", suit_count=5)
