"""Setting up hunt or lascaux."""

import pickle
from random import Random
from typing import Any

import pytest

from boomerang_desktop.games.circle import HUNT, LASCAUX
from boomerang_desktop.games.circle.game import CircleGame
from boomerang_desktop.games.circle.moves import STOP, THROW, Choose
from boomerang_desktop.games.core import BadNotation, BadSetup
from tests.games.circle.table import deck, sit

BOTH = pytest.mark.parametrize("game", [HUNT, LASCAUX], ids=lambda game: game.id)


@BOTH
def test_a_deal_has_a_whole_deck_for_each_game_of_the_series(game: CircleGame) -> None:
    chance = game.deal(3, game.settle(3, {"games": 3}), Random(1))
    assert len(chance["decks"]) == 3
    for cards in chance["decks"]:
        assert sorted(cards) == sorted(deck(game))
    assert chance["decks"][0] != chance["decks"][1]
    assert chance == game.deal(3, game.settle(3, {"games": 3}), Random(1))


def _shortened(decks: Any) -> None:
    decks[0].pop()


def _foreign(decks: Any) -> None:
    decks[0][5] = "cat water forest"


def _number(decks: Any) -> None:
    decks[0][5] = 5


def _twice(decks: Any) -> None:
    decks[0][5] = decks[0][4]


def _one_more(decks: Any) -> None:
    decks.append(decks[0])


@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        (_shortened, "chance.decks[0]"),
        (_foreign, "chance.decks[0][5]"),
        (_number, "chance.decks[0][5]"),
        (_twice, "chance.decks[0][5]"),
        (_one_more, "chance.decks"),
    ],
)
def test_a_spoilt_deck_is_refused_and_named(spoil: Any, where: str) -> None:
    chance = {"decks": [deck(HUNT)]}
    spoil(chance["decks"])
    with pytest.raises(BadSetup) as refused:
        HUNT.start(3, HUNT.settle(3, {}), 0, chance)
    assert refused.value.where == where


def test_the_cards_of_the_other_game_are_none_of_this_one() -> None:
    with pytest.raises(BadSetup, match="hunt has no such card"):
        HUNT.start(3, HUNT.settle(3, {}), 0, {"decks": [deck(LASCAUX)]})


@BOTH
def test_moves_are_read_as_they_are_written(game: CircleGame) -> None:
    for move in (THROW, STOP, *game.variant.deck.choices):
        assert game.parse(str(move)) == move


@pytest.mark.parametrize("text", ["Throw", "choose:", "choose:white", "choose:water ", "stop!"])
def test_what_is_no_move_of_this_game_is_not_read(text: str) -> None:
    with pytest.raises(BadNotation, match="hunt"):
        HUNT.parse(text)
    assert LASCAUX.parse("choose:white") == Choose("white")


def test_only_lascaux_can_change_its_direction() -> None:
    assert "alternate_direction" in {option.name for option in LASCAUX.options}
    with pytest.raises(BadSetup, match="no such option"):
        HUNT.settle(3, {"alternate_direction": True})


@BOTH
def test_a_state_in_another_process_plays_with_the_same_deck(game: CircleGame) -> None:
    there = pickle.loads(pickle.dumps(sit(game)))
    assert there.series.variant is game.variant
