"""What things are called in hunt and in lascaux."""

import pytest

from boomerang_desktop.desktop.games.circle.names import (
    SPECIES,
    SUITS,
    CircleNames,
    known,
    tokens_open,
)
from boomerang_desktop.games.circle.game import HUNT, LASCAUX, CircleGame
from boomerang_desktop.games.circle.state import HIDDEN
from tests.desktop.games.circle.seated import setup_of
from tests.games.circle.table import choose, sit, stop_all


def names_of(game: CircleGame, you: int | None = None) -> CircleNames:
    return CircleNames(setup_of(game, you=you))


@pytest.mark.parametrize("game", [HUNT, LASCAUX], ids=["hunt", "lascaux"])
def test_everything_in_the_deck_has_a_name(english: None, game: CircleGame) -> None:
    names = names_of(game)
    assert set(names.deck.species) <= set(SPECIES)
    assert set(names.deck.suits) <= set(SUITS)
    for card in names.deck.cards:
        assert names.card(card).startswith(f"{names.species(card.species)}: ")


def test_cards_of_a_species_are_counted(english: None) -> None:
    names = names_of(HUNT)
    fish = [card for card in names.deck.cards if card.species == "fish"][:2]
    emu = next(card for card in names.deck.cards if card.species == "emu")
    assert names.cards([*fish, emu]) == "Fish\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}2, Emu"
    assert names.cards([]) == ""


def test_the_only_person_is_you_in_a_list(english: None) -> None:
    assert names_of(HUNT, you=1).players([0, 1, 2]) == "Ana, you, Chloé"
    assert names_of(HUNT).players([0, 1]) == "Ana, Bruno"


def test_hunt_has_boomerangs_and_lascaux_stones(english: None) -> None:
    assert names_of(HUNT).boomerangs(1) == "1 boomerang"
    assert names_of(LASCAUX).boomerangs(3) == "3 stones"
    assert "stones" in names_of(LASCAUX).heading("reserve")


def test_a_hidden_reserve_is_not_known() -> None:
    assert known(HIDDEN) is None
    assert known(0) == 0


def test_what_was_chosen_is_open_when_everybody_sees_it() -> None:
    state = sit(HUNT)
    suit = state.legal(0)[0]
    chosen = choose(HUNT, state, *[str(suit).removeprefix("choose:")] * 3)
    assert not tokens_open(chosen.view(0), 0)
    assert tokens_open(chosen, 0)
    assert not tokens_open(stop_all(HUNT, chosen).view(0), 0), "a new round has begun"
