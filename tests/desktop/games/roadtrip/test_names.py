"""What things are called on the road trip."""

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.roadtrip.names import SITES, RoadtripNames, site_name
from boomerang_desktop.games.roadtrip.cards import CARDS, LETTERS, REGIONS
from boomerang_desktop.games.roadtrip.state import CATCH, THROW


@pytest.fixture
def names(english: None) -> RoadtripNames:
    return RoadtripNames()


def test_every_card_has_a_site_a_region_and_two_symbols(names: RoadtripNames) -> None:
    assert set(SITES) == set(LETTERS)
    for letter, card in zip(LETTERS, CARDS, strict=True):
        text = names.card(letter)
        assert text.startswith(f"{site_name(letter)}, {letter}, number {card.number}, ")
        assert all(names.symbol(symbol) in text for symbol in card.symbols)
    assert len({names.region(region.id) for region in REGIONS}) == len(REGIONS)


def test_places_of_the_row_have_numbers_but_for_its_ends(names: RoadtripNames) -> None:
    assert names.place(THROW) == "Throw"
    assert names.place(CATCH) == "Catch"
    assert names.place(3) == "4"


def test_names_follow_the_language(qapp: QApplication, names: RoadtripNames) -> None:
    english = names.region("lakes")
    languages.install("fr")
    french = names.region("lakes")
    languages.install("en")
    assert english == names.region("lakes") == "Great Lakes"
    assert french != english
