"""R1: the cards and the map, and what the check of the data file refuses."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from boomerang_desktop.games.data import BadData, load
from boomerang_desktop.games.roadtrip.cards import (
    CARDS,
    EAST,
    NEIGHBOURS,
    PATHS,
    REGIONS,
    SYMBOLS,
    THROW_NUMBERS,
    WEST,
    check,
    letters,
    members,
)

from .table import bits

DATA = load("boomerang_desktop.games.roadtrip", "cards.json")


def test_R1_28_cards_lettered_in_seven_regions_of_four() -> None:
    assert "".join(card.letter for card in CARDS) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ@#"
    assert Counter(card.region for card in CARDS) == {region.id: 4 for region in REGIONS}
    assert [region.sites.bit_count() for region in REGIONS] == [4] * 7
    assert {region.colour: letters(members(region.sites)) for region in REGIONS}["red"] == (
        *"IJKL",
    )


def test_R1_throw_numbers_go_from_1_to_7() -> None:
    assert sorted({card.number for card in CARDS}) == [1, 2, 3, 4, 5, 6, 7]
    assert all(1 <= card.number == THROW_NUMBERS[i] for i, card in enumerate(CARDS))


def test_R1_two_symbols_on_each_card_13_Americana_19_animals_24_activities() -> None:
    count = {symbol: cards.bit_count() for symbol, cards in SYMBOLS.items()}
    assert sum(count.values()) == 2 * 28
    assert sum(count[s] for s in ("mailbox", "cap", "jersey", "flag")) == 13
    assert sum(count[s] for s in ("trout", "ox", "grizzly", "eagle", "bigfoot")) == 19
    assert {s: count[s] for s in ("photography", "match", "hiking", "restaurant")} == {
        "photography": 6,
        "match": 6,
        "hiking": 6,
        "restaurant": 6,
    }


def test_R1_paths_go_both_ways() -> None:
    assert len(PATHS) == 49
    for a, near in enumerate(NEIGHBOURS):
        assert not near >> a & 1
        assert all(NEIGHBOURS[b] >> a & 1 for b in members(near))
    assert sum(near.bit_count() for near in NEIGHBOURS) == 2 * len(PATHS)


def test_R1_coasts_lie_at_the_edges_of_the_map() -> None:
    assert bits("ACD") == WEST
    assert bits("XYZ") == EAST
    west = max(CARDS[site].map_xy[0] for site in members(WEST))
    east = min(CARDS[site].map_xy[0] for site in members(EAST))
    assert west < 20
    assert east > 80


def _swap_symbol(data: Any) -> None:
    data["cards"][0]["symbols"][0] = "mailbox"


def _no_way_to_miami(data: Any) -> None:
    data["paths"] = [path for path in data["paths"] if "X" not in path]


def _same_place(data: Any) -> None:
    data["cards"][0]["map_xy"] = data["cards"][1]["map_xy"]


SPOILERS: dict[str, Callable[[Any], object]] = {
    "a card missing": lambda data: data["cards"].pop(),
    "a letter twice": lambda data: data["cards"][0].update(letter="B"),
    "a region missing": lambda data: data["regions"].pop(),
    "a number twice": lambda data: data["regions"][0].update(number=1),
    "a site in two regions": lambda data: data["regions"][0].update(sites="ABCE"),
    "five sites in a region": lambda data: data["regions"][0].update(sites="ABCDE"),
    "another red region": lambda data: data["regions"][0].update(colour="red"),
    "three symbols": lambda data: data["cards"][0]["symbols"].append("trout"),
    "a strange symbol": lambda data: data["cards"][0].update(symbols=["trout", "golf"]),
    "another balance of symbols": _swap_symbol,
    "off the map": lambda data: data["cards"][0].update(map_xy=[101, 5]),
    "two sites in one place": _same_place,
    "a path twice": lambda data: data["paths"].append("AB"),
    "a path back": lambda data: data["paths"].append("BA"),
    "a path in a circle": lambda data: data["paths"].append("AA"),
    "a path to nowhere": lambda data: data["paths"].append("A?"),
    "a site without paths": _no_way_to_miami,
    "one coast for two": lambda data: data.update(east_coast="ACD"),
    "a coast without sites": lambda data: data.update(west_coast=""),
    "too few activity points": lambda data: data["activity_points"].pop(),
    "other points for three": lambda data: data["activity_points"].__setitem__(3, 5),
    "second best first": lambda data: data["coast_bonuses"].reverse(),
}


@pytest.mark.parametrize("what", SPOILERS)
def test_R1_a_spoilt_data_file_is_refused(what: str) -> None:
    data = deepcopy(DATA)
    check(data)
    SPOILERS[what](data)
    with pytest.raises(BadData):
        check(data)
