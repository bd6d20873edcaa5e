"""What each card adds to the round, in different eyes."""

from random import Random

import pytest

from boomerang_desktop.bots.roadtrip.policy import (
    ATTENTIVE,
    PLANNING,
    Hopes,
    Takings,
    best_activity,
    only,
    table_of,
    wishes,
)
from boomerang_desktop.games.roadtrip.cards import THROW_NUMBERS, members
from boomerang_desktop.games.roadtrip.moves import NO_ACTIVITY
from boomerang_desktop.games.roadtrip.sheet import (
    EMPTY_SHEET,
    score,
)
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip
from tests.bots.roadtrip.positions import every_sitting, states
from tests.games.roadtrip.table import bits, row, trip
from tests.tables import Sitting


def test_the_second_of_a_pair_is_worth_more_than_the_first() -> None:
    bigfoot, partner = row("BZ")
    table = table_of((EMPTY_SHEET,) * 2)
    alone, paired = Hopes(table, 0, PLANNING), Hopes(table, 0, PLANNING)
    paired.lay(bigfoot)
    assert paired.worth(partner) > alone.worth(partner)
    assert alone.worth(bigfoot) > 0


def test_an_activity_is_kept_rather_than_scored_for_nothing() -> None:
    assert best_activity(EMPTY_SHEET, bits("CF")) == 0
    assert best_activity(EMPTY_SHEET, bits("C")) == NO_ACTIVITY


def _shown(state: RoadTrip, seat: int, cards: bytes) -> int:
    """What the sheet would show for a row if the round ended now."""
    table, sheet = table_of(state.sheets), state.sheets[seat]
    # without the Catch: its points are luck
    lines = [
        sum(score(sheet, cards, kind, table.gone, table.bonus).written[-1][1:])
        for kind in range(NO_ACTIVITY + 1)
        if kind == NO_ACTIVITY or kind not in sheet.activities
    ]
    return max(lines)


@every_sitting
def test_greedy_counts_what_the_sheet_would_show(sitting: Sitting) -> None:
    for state in states(sitting, 6, every=2):
        if state.stage == ACTIVITY:
            continue
        seat = state.to_act[0]
        takings, before = Takings(table_of(state.sheets), seat), state.row(seat)
        for card in before:
            takings.lay(card)
        for card in members(state.hands[seat]):
            after = before + bytes((card,))
            assert takings.worth(card) == _shown(state, seat, after) - _shown(state, seat, before)


def test_a_site_seen_before_adds_nothing() -> None:
    seen = trip(["ABCDEFG"]).sheets[0]
    for card, adds in enumerate(wishes(seen, 0, 7, only("sites"))):
        assert (adds == 0) == bool(seen.visited >> card & 1)


def test_whoever_cares_for_one_thing_cares_for_nothing_else() -> None:
    table = table_of((EMPTY_SHEET,) * 2)
    for card in row("BZ"):
        whole = sum(
            Hopes(table, 0, only(part)).worth(card)
            for part in ("sites", "regions", "coasts", "americana", "animals", "activities")
        )
        assert whole == pytest.approx(Hopes(table, 0, PLANNING).worth(card))
    with pytest.raises(KeyError):
        only("souvenirs")


def test_a_copy_goes_its_own_way() -> None:
    table = table_of((EMPTY_SHEET,) * 3)
    for habit in (Takings(table, 0), Hopes(table, 0, ATTENTIVE)):
        other, hand = habit.copy(), list(row("ABCDEFGHIJ"))
        before = [habit.worth(card) for card in hand]
        for card in row("BZK"):
            other.lay(card)
        assert [habit.worth(card) for card in hand] == before
        assert [other.worth(card) for card in hand] != before


def test_a_throw_counts_with_the_first_card_only() -> None:
    habit = Hopes(table_of((EMPTY_SHEET,) * 2), 0, ATTENTIVE)
    hand = list(row("ABCDEFG"))
    first, later = habit.worths(hand, 0, habit), habit.worths(hand, 1, habit)
    assert [a - b for a, b in zip(first, later, strict=True)] == pytest.approx(
        [ATTENTIVE.throw[THROW_NUMBERS[card]] for card in hand]
    )


def test_without_a_whim_the_worthiest_card_is_chosen() -> None:
    habit = Hopes(table_of((EMPTY_SHEET,) * 2), 0, PLANNING)
    hand = list(row("ABCDEFG"))
    worths = habit.worths(hand, 2, habit)
    for seed in range(5):
        assert habit.choose(hand, 2, habit, Random(seed), 0.0) == hand[worths.index(max(worths))]
    assert len({habit.choose(hand, 2, habit, Random(seed), 50.0) for seed in range(40)}) > 3
