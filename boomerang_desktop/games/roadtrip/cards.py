"""The 28 cards, the map and what everything is worth (R1): cards.json, checked, and tables over it.

Inside the rules a card, and the site it shows, is a number 0–27 in the order of `LETTERS`; a set of
cards is a bit mask. Events, notation and whatever is shown have letters; what the sites are called
in which language is no business of the rules.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

import attrs

from ..data import load, require


@attrs.frozen
class Card:
    letter: str
    region: str
    number: int
    """The throw number, 1–7."""
    symbols: tuple[str, str]
    map_xy: tuple[int, int]
    """Where the site lies on a map 100 wide and 64 high, from the upper left corner."""


@attrs.frozen
class Region:
    id: str
    number: int
    colour: str
    sites: int
    """Bit mask of its four sites."""


def check(data: Any) -> None:
    """Everything that R1 and the note in the file say about the cards and the map."""
    letters = [card["letter"] for card in data["cards"]]
    require(letters == [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ@#"], "28 cards, A–Z, @ and #, in that order")
    regions = data["regions"]
    require(len({region["id"] for region in regions}) == 7, "seven regions")
    require(sorted(region["number"] for region in regions) == [*range(1, 8)], "numbers 1–7")
    require(all(len(region["sites"]) == 4 for region in regions), "four sites in each region")
    sites = "".join(region["sites"] for region in regions)
    require(sorted(sites) == sorted(letters), "each site in one region")
    red = [region["sites"] for region in regions if region["colour"] == "red"]
    require(red == ["IJKL"], "I–L are the red region")
    _check_cards(data)
    _check_map(data, letters)
    points = data["activity_points"]
    require(len(points) == 7 and points == sorted(points), "points for 0–6 activity symbols")
    require(points[3] == 4 and points[5] == 10, "three of an activity score 4, five score 10")
    require(data["coast_bonuses"] == sorted(data["coast_bonuses"], reverse=True), "first is best")


def _check_cards(data: Any) -> None:
    kind_of = {
        **dict.fromkeys(data["americana"], "americana"),
        **dict.fromkeys(data["animal_pairs"], "animal"),
        **dict.fromkeys(data["activities"], "activity"),
    }
    require(len(kind_of) == 13, "four Americana, five animals, four activities, all different")
    kinds = []
    for card in data["cards"]:
        letter, symbols = card["letter"], card["symbols"]
        require(len(symbols) == 2, f"two symbols on {letter}")
        require(all(symbol in kind_of for symbol in symbols), f"known symbols on {letter}")
        kinds.append(frozenset(kind_of[symbol] for symbol in symbols))
        x, y = card["map_xy"]
        require(0 <= x <= 100 and 0 <= y <= 64, f"{letter} lies on the map")
    require(kinds.count(frozenset({"animal", "activity"})) == 15, "15 animal + activity")
    require(kinds.count(frozenset({"americana", "activity"})) == 9, "9 Americana + activity")
    require(kinds.count(frozenset({"animal", "americana"})) == 4, "4 animal + Americana")
    places = {tuple(card["map_xy"]) for card in data["cards"]}
    require(len(places) == 28, "no two sites in one place")


def _check_map(data: Any, letters: list[str]) -> None:
    in_order = {a + b for a, b in combinations(letters, 2)}
    require(in_order.issuperset(data["paths"]), "a path joins two sites, written in their order")
    require(len(set(data["paths"])) == len(data["paths"]), "no path twice")
    west, east = set(data["west_coast"]), set(data["east_coast"])
    require(west and east and not west & east, "two coasts")
    require((west | east).issubset(letters), "coast sites are sites")
    reached = {letters[0]}
    for _ in letters:
        reached |= {site for path in data["paths"] if reached & set(path) for site in path}
    require(reached == set(letters), "paths lead to every site")


_DATA = load(__package__, "cards.json")
check(_DATA)

LETTERS: str = "".join(card["letter"] for card in _DATA["cards"])
CARD_OF: dict[str, int] = {letter: card for card, letter in enumerate(LETTERS)}
ALL = (1 << len(LETTERS)) - 1
HIDDEN = len(LETTERS)
"""Stands for a card, or a choice, that one cannot see."""

BITS = (*(1 << card for card in range(HIDDEN)), 0)
"""The bit of each card; none for a hidden one."""


def mask(cards: Iterable[int]) -> int:
    bits = 0
    for card in cards:
        bits |= BITS[card]
    return bits


def cards_of(letters: Iterable[str]) -> list[int]:
    return [CARD_OF[letter] for letter in letters]


def members(bits: int) -> list[int]:
    """The cards of a bit mask, in order."""
    return [card for card in range(HIDDEN) if bits >> card & 1]


def letters(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(LETTERS[card] for card in cards)


REGIONS = tuple(
    Region(row["id"], row["number"], row["colour"], mask(cards_of(row["sites"])))
    for row in _DATA["regions"]
)
CARDS = tuple(
    Card(
        row["letter"],
        region.id,
        region.number,
        tuple(row["symbols"]),
        tuple(row["map_xy"]),
    )
    for row in _DATA["cards"]
    for region in REGIONS
    if row["letter"] in letters(members(region.sites))
)
THROW_NUMBERS = bytes((*(card.number for card in CARDS), 0))
"""The number of each card; 0 for a hidden one."""

SYMBOLS = {
    symbol: mask(card for card in range(HIDDEN) if symbol in CARDS[card].symbols)
    for symbol in (*_DATA["americana"], *_DATA["animal_pairs"], *_DATA["activities"])
}
"""The cards that show each symbol."""

AMERICANA = tuple((SYMBOLS[name], points) for name, points in _DATA["americana"].items())
ANIMALS = tuple((SYMBOLS[name], points) for name, points in _DATA["animal_pairs"].items())
ACTIVITIES: tuple[str, ...] = tuple(_DATA["activities"])
ACTIVITY_CARDS = tuple(SYMBOLS[name] for name in ACTIVITIES)
ACTIVITY_POINTS = bytes(_DATA["activity_points"])
REGION_BONUS: int = _DATA["region_bonus"]
COAST_BONUSES: tuple[int, ...] = tuple(_DATA["coast_bonuses"])

WEST, EAST = mask(cards_of(_DATA["west_coast"])), mask(cards_of(_DATA["east_coast"]))
PATHS = tuple((CARD_OF[a], CARD_OF[b]) for a, b in _DATA["paths"])
NEIGHBOURS = tuple(mask(a + b - site for a, b in PATHS if site in (a, b)) for site in range(HIDDEN))
"""The sites that a path joins to each site."""
