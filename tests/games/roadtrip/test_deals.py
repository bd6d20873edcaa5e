"""R12: which cards come into play, drawn by `deal` and checked by `start`."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from boomerang_desktop.games.core import BadSetup
from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip.cards import LETTERS
from boomerang_desktop.games.roadtrip.deals import shares

from .table import start

SEEDS = range(40)


def in_play(seats: int, seed: int) -> list[set[str]]:
    chance = ROADTRIP.deal(seats, {"alternate_direction": False}, Random(seed))
    rounds = []
    for deal in chance["deals"]:
        cards = [letter for hand in deal for letter in hand]
        assert [len(hand) for hand in deal] == [7] * seats
        assert len(set(cards)) == 7 * seats
        rounds.append(set(cards))
    assert len(rounds) == 4
    return rounds


@pytest.mark.parametrize("seed", SEEDS)
def test_R12_four_players_get_all_28_cards_each_round(seed: int) -> None:
    assert in_play(4, seed) == [set(LETTERS)] * 4


@pytest.mark.parametrize("seed", SEEDS)
def test_R12_two_players_use_the_two_halves_in_turn(seed: int) -> None:
    first, second, third, fourth = in_play(2, seed)
    assert first == third
    assert second == fourth == set(LETTERS) - first


@pytest.mark.parametrize("seed", SEEDS)
def test_R12_what_three_players_set_aside_comes_next(seed: int) -> None:
    rounds = in_play(3, seed)
    for before, after in pairwise(rounds):
        assert set(LETTERS) - before <= after


@pytest.mark.parametrize("seed", SEEDS)
def test_R12_what_three_players_set_aside_is_spread_evenly(seed: int) -> None:
    """2-2-3: dealt one by one, from another seat each round, so that every seat gets the odd card
    once."""
    deals = ROADTRIP.deal(3, {}, Random(seed))["deals"]
    extra = []
    for before, after in pairwise(deals):
        aside = set(LETTERS) - {letter for hand in before for letter in hand}
        counts = [len(aside & set(hand)) for hand in after]
        assert sorted(counts) == [2, 2, 3]
        extra.append(counts.index(3))
    assert extra == [1, 2, 0]


@pytest.mark.parametrize("seed", SEEDS)
def test_R12_two_players_are_dealt_seven_each_of_what_was_set_aside(seed: int) -> None:
    deals = ROADTRIP.deal(2, {}, Random(seed))["deals"]
    for before, after in pairwise(deals):
        aside = set(LETTERS) - {letter for hand in before for letter in hand}
        assert [len(aside & set(hand)) for hand in after] == [7, 7]


def test_R12_shares_are_what_is_dealt() -> None:
    for seats in (2, 3, 4):
        deals = ROADTRIP.deal(seats, {}, Random(5))["deals"]
        for round, (before, after) in enumerate(pairwise(deals), 1):
            aside = set(LETTERS) - {letter for hand in before for letter in hand}
            assert shares(seats, round) == [len(aside & set(hand)) for hand in after]


def test_R12_cards_are_reshuffled() -> None:
    for seats in (2, 3, 4):
        deals = [str(ROADTRIP.deal(seats, {}, Random(seed))) for seed in SEEDS]
        assert len(set(deals)) == len(deals)
        hands = ROADTRIP.deal(seats, {}, Random(0))["deals"]
        assert len({str(deal) for deal in hands}) == 4


def test_R12_every_card_reaches_every_hand() -> None:
    for seats in (2, 3, 4):
        for round in range(4):
            for seat in range(seats):
                seen: set[str] = set()
                for seed in range(60):
                    seen |= {*ROADTRIP.deal(seats, {}, Random(seed))["deals"][round][seat]}
                assert seen == set(LETTERS)


def good(seats: int = 3) -> Any:
    return ROADTRIP.deal(seats, {}, Random(1))


def culprit(chance: Any, seats: int = 3) -> str:
    with pytest.raises(BadSetup) as caught:
        start(seats, False, chance)
    return caught.value.where


def test_a_chance_of_another_kind_is_refused() -> None:
    start(3, False, good())
    assert culprit({}) == "chance"
    assert culprit([]) == "chance"
    assert culprit({**good(), "decks": []}) == "chance"
    assert culprit({"deals": {}}) == "chance.deals"
    assert culprit({"deals": good()["deals"][:3]}) == "chance.deals"
    assert culprit(good(2)) == "chance.deals[0]"
    assert culprit(good(3), 4) == "chance.deals[0]"


@pytest.mark.parametrize("hand", ["ABCDEFG", None, [*"ABCDEF"], [*"ABCDEFGH"]])
def test_R2_a_hand_is_a_list_of_seven(hand: object) -> None:
    chance = good()
    chance["deals"][1][2] = hand
    assert culprit(chance) == "chance.deals[1][2]"


@pytest.mark.parametrize("letter", ["a", "?", "", "AB", 1, None, ["A"]])
def test_R1_a_card_has_a_known_letter(letter: object) -> None:
    chance = good()
    chance["deals"][2][1][3] = letter
    assert culprit(chance) == "chance.deals[2][1]"


def test_R2_no_card_is_dealt_twice_in_a_round() -> None:
    chance = good()
    chance["deals"][3][1][0] = chance["deals"][3][0][0]
    assert culprit(chance) == "chance.deals[3][1]"
    chance = good()
    chance["deals"][3][2][0] = chance["deals"][3][2][1]
    assert culprit(chance) == "chance.deals[3][2]"


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("round", [1, 2, 3])
def test_R12_start_wants_the_cards_set_aside_back(seats: int, round: int) -> None:
    chance = good(seats)
    chance["deals"][round] = chance["deals"][round - 1]
    assert culprit(chance, seats) == f"chance.deals[{round}]"


def test_R12_one_card_missing_is_enough() -> None:
    chance = good()
    first, second = chance["deals"][:2]
    aside = set(LETTERS) - {letter for hand in first for letter in hand}
    unused = set(LETTERS) - {letter for hand in second for letter in hand}
    for hand in second:
        for i, letter in enumerate(hand):
            if letter in aside:
                hand[i] = min(unused)
                assert culprit(chance) == "chance.deals[1]"
                return
