"""Players of roadtrip: legal, fair, the same by seed, and no fools."""

from random import Random

import pytest

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.bots.roadtrip.mind import reasons, search
from boomerang_desktop.games.roadtrip.cards import THROW_NUMBERS, mask, members
from boomerang_desktop.games.roadtrip.moves import DRAFTS, Activity
from boomerang_desktop.games.roadtrip.sheet import (
    activity_points,
)
from boomerang_desktop.games.roadtrip.state import ACTIVITY, THROW
from tests.bots.asking import asked
from tests.bots.roadtrip.positions import SITTINGS, every_sitting, states
from tests.tables import Sitting

QUICK = ("greedy", "heuristic", "bot:novice", "bot:casual", "bot:skilled", "bot:expert")


@every_sitting
@pytest.mark.parametrize("kind", QUICK)
def test_a_bot_lays_what_it_may(sitting: Sitting, kind: str) -> None:
    for state in states(sitting, 1, every=3):
        seat = state.to_act[-1]
        assert asked(kind, "roadtrip", state, seat) in state.legal(seat)


@every_sitting
def test_the_search_lays_what_it_may_and_says_why(sitting: Sitting) -> None:
    for state in states(sitting, 2, every=3):
        seat = state.to_act[0]
        view = state.view(seat)
        thought = search(view, seat, view.legal(seat), Random(1), 10)
        assert thought.move in state.legal(seat)
        assert len(thought.reasons) <= 3
        assert all(reason.rule and reason.rule[0] == "R" for reason in thought.reasons)


def test_all_levels_are_there() -> None:
    assert tuple(mind("roadtrip").levels) == LEVELS


@pytest.mark.parametrize("kind", QUICK)
def test_the_same_seed_gives_the_same_card(kind: str) -> None:
    for state in states(SITTINGS[1], 3, every=6):
        first, again = (asked(kind, "roadtrip", state, state.to_act[0], seed=7) for _ in range(2))
        assert first == again


@every_sitting
@pytest.mark.parametrize("kind", ["greedy", "heuristic", "bot:casual", "bot:expert"])
def test_what_a_seat_cannot_see_does_not_change_its_choice(sitting: Sitting, kind: str) -> None:
    for state in states(sitting, 4, every=5):
        seat = state.to_act[0]
        other = state.view(seat).guess(Random(9))
        assert asked(kind, "roadtrip", other, seat) == asked(kind, "roadtrip", state, seat)


def test_thinking_stops_when_told() -> None:
    state = states(SITTINGS[2], 1)[0]
    seat = state.to_act[0]
    moves = state.legal(seat)
    looks = iter([False, False])
    thought = search(state.view(seat), seat, moves, Random(1), 10**9, lambda: next(looks, True))
    assert thought.simulations == 3 * len(moves)
    at_once = search(state.view(seat), seat, moves, Random(1), 10**9, lambda: True)
    assert at_once.move in moves


@every_sitting
def test_the_last_activity_is_the_one_that_scores_most(sitting: Sitting) -> None:
    for seed in range(4):
        state = next(s for s in states(sitting, seed) if s.stage == ACTIVITY and s.round == 3)
        for seat in state.to_act:
            moves = [m for m in state.legal(seat) if isinstance(m, Activity)]
            best = asked("greedy", "roadtrip", state, seat)
            thought = search(state.view(seat), seat, moves, Random(1), 10)
            assert isinstance(best, Activity)
            assert isinstance(thought.move, Activity)
            cards = mask(state.row(seat))
            assert activity_points(cards, thought.move.kind) == activity_points(cards, best.kind)


def test_a_catch_that_is_certain_comes_before_all_estimates() -> None:
    """With two, what is left of the hand with three cards comes back for the Catch."""
    told = 0
    for state in (each for seed in range(4) for each in states(SITTINGS[0], seed)):
        if state.stage in (THROW, ACTIVITY):
            continue
        seat = state.to_act[0]
        view, throw = state.view(seat), THROW_NUMBERS[state.row(seat)[0]]
        low = [card for card in members(view.hands[seat]) if THROW_NUMBERS[card] < throw]
        for card in members(view.hands[seat]):
            certain = [r for r in reasons(view, seat, DRAFTS[card]) if r.term == "catch"]
            assert bool(certain) == (not state.stage % 2 and low == [card])
            if certain:
                told += 1
                assert reasons(view, seat, DRAFTS[card])[0].value == throw
    assert told
