"""The notation of decisions, and the tables of moves."""

from random import Random

import pytest

from boomerang_desktop.games.core import BadNotation
from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip.cards import ALL, LETTERS, mask, members
from boomerang_desktop.games.roadtrip.moves import DRAFTS, Activity, Draft, drafts

NOTATIONS = [f"draft:{letter}" for letter in LETTERS] + [
    "activity:photography",
    "activity:match",
    "activity:hiking",
    "activity:restaurant",
    "activity:none",
]


@pytest.mark.parametrize("notation", NOTATIONS)
def test_notation_reads_back(notation: str) -> None:
    move = ROADTRIP.parse(notation)
    assert str(move) == notation
    assert ROADTRIP.parse(notation) is move


def test_notation_means_the_card_or_the_activity() -> None:
    assert ROADTRIP.parse("draft:@") == Draft(26)
    assert ROADTRIP.parse("activity:hiking") == Activity(2)
    assert ROADTRIP.parse("activity:none") == Activity(4)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draft",
        "draft:",
        "draft:a",
        "draft:AB",
        "draft:?",
        "draft: A",
        "draft:A ",
        " draft:A",
        "DRAFT:A",
        "draft:0",
        "draft:hiking",
        "activity:",
        "activity:Hiking",
        "activity:trout",
        "activity:A",
        "activity:none:",
        "stop",
    ],
)
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation):
        ROADTRIP.parse(text)


def test_moves_that_no_game_has_cannot_be_made() -> None:
    for number in (-1, 28):
        with pytest.raises(ValueError, match="must be in"):
            Draft(number)
    for number in (-1, 5):
        with pytest.raises(ValueError, match="must be in"):
            Activity(number)


def test_drafts_list_the_hand_in_the_order_of_the_letters() -> None:
    rng = Random(5)
    hands = [mask(rng.sample(range(28), rng.randrange(8))) for _ in range(500)]
    for hand in (0, 1, 1 << 27, ALL, *hands):
        assert drafts(hand) == tuple(DRAFTS[card] for card in members(hand))
