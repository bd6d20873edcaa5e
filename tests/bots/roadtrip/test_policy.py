"""What each card is worth to different players."""

from random import Random

import pytest

from boomerang_desktop.bots.roadtrip.mind import search
from boomerang_desktop.bots.roadtrip.policy import (
    PLANNING,
    Hopes,
    Takings,
    best_activity,
    table_of,
)
from boomerang_desktop.bots.roadtrip.value import keep_activity
from boomerang_desktop.games.roadtrip.cards import mask, members
from boomerang_desktop.games.roadtrip.moves import NO_ACTIVITY, Activity
from boomerang_desktop.games.roadtrip.sheet import (
    EMPTY_SHEET,
    activity_points,
    score,
)
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip
from tests.bots.asking import asked, positions, sittings_of
from tests.games.roadtrip.table import bits, row
from tests.tables import Sitting

SITTINGS = sittings_of("roadtrip")

every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[RoadTrip]:
    return [s for s in positions(sitting, seed, every) if isinstance(s, RoadTrip)]


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
    assert keep_activity(3, 2) > keep_activity(1, 2) > keep_activity(0, 1) == 0


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
    for state in _states(sitting, 6, every=2):
        if state.stage == ACTIVITY:
            continue
        seat = state.to_act[0]
        takings, before = Takings(table_of(state.sheets), seat), state.row(seat)
        for card in before:
            takings.lay(card)
        for card in members(state.hands[seat]):
            after = before + bytes((card,))
            assert takings.worth(card) == _shown(state, seat, after) - _shown(state, seat, before)


@every_sitting
def test_the_last_activity_is_the_one_that_scores_most(sitting: Sitting) -> None:
    for seed in range(4):
        state = next(s for s in _states(sitting, seed) if s.stage == ACTIVITY and s.round == 3)
        for seat in state.to_act:
            moves = [m for m in state.legal(seat) if isinstance(m, Activity)]
            best = asked("greedy", "roadtrip", state, seat)
            thought = search(state.view(seat), seat, moves, Random(1), 10)
            assert isinstance(best, Activity)
            assert isinstance(thought.move, Activity)
            cards = mask(state.row(seat))
            assert activity_points(cards, thought.move.kind) == activity_points(cards, best.kind)
