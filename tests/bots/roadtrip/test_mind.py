"""Players of roadtrip: legal, fair, the same by seed, and no fools."""

from random import Random

import pytest

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.bots.roadtrip.belief import MODELS, beliefs
from boomerang_desktop.bots.roadtrip.mind import habitual, search
from boomerang_desktop.bots.roadtrip.policy import (
    PLANNING,
    Hopes,
    Takings,
    best_activity,
    table_of,
)
from boomerang_desktop.bots.roadtrip.search import World
from boomerang_desktop.bots.roadtrip.value import appraise, coast_gap, keep_activity
from boomerang_desktop.games.roadtrip.cards import EAST, NEIGHBOURS, WEST, mask, members
from boomerang_desktop.games.roadtrip.moves import NO_ACTIVITY, Activity, Draft
from boomerang_desktop.games.roadtrip.sheet import (
    EMPTY_SHEET,
    activity_points,
    coast_to_coast,
    score,
)
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip
from tests.bots.asking import asked, positions, sittings_of
from tests.games.roadtrip.table import bits, row
from tests.tables import Sitting

SITTINGS = sittings_of("roadtrip")
QUICK = ("greedy", "heuristic", "bot:novice", "bot:casual", "bot:skilled", "bot:expert")
every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[RoadTrip]:
    return [s for s in positions(sitting, seed, every) if isinstance(s, RoadTrip)]


@every_sitting
@pytest.mark.parametrize("kind", QUICK)
def test_a_bot_lays_what_it_may(sitting: Sitting, kind: str) -> None:
    for state in _states(sitting, 1, every=3):
        seat = state.to_act[-1]
        assert asked(kind, "roadtrip", state, seat) in state.legal(seat)


@every_sitting
def test_the_search_lays_what_it_may_and_says_why(sitting: Sitting) -> None:
    for state in _states(sitting, 2, every=3):
        seat = state.to_act[0]
        view = state.view(seat)
        thought = search(view, seat, view.legal(seat), Random(1), 10)
        assert thought.move in state.legal(seat)
        assert 0 <= thought.value <= 1
        assert len(thought.reasons) <= 3
        assert all(reason.rule and reason.rule[0] == "R" for reason in thought.reasons)


def test_all_levels_are_there() -> None:
    assert tuple(mind("roadtrip").levels) == LEVELS


@pytest.mark.parametrize("kind", QUICK)
def test_the_same_seed_gives_the_same_card(kind: str) -> None:
    for state in _states(SITTINGS[1], 3, every=6):
        first, again = (asked(kind, "roadtrip", state, state.to_act[0], seed=7) for _ in range(2))
        assert first == again


@every_sitting
@pytest.mark.parametrize("kind", ["greedy", "heuristic", "bot:casual", "bot:expert"])
def test_what_a_seat_cannot_see_does_not_change_its_choice(sitting: Sitting, kind: str) -> None:
    for state in _states(sitting, 4, every=5):
        seat = state.to_act[0]
        other = state.view(seat).guess(Random(9))
        assert asked(kind, "roadtrip", other, seat) == asked(kind, "roadtrip", state, seat)


def test_thinking_stops_when_told() -> None:
    state = SITTINGS[2].start(1)
    seat = state.to_act[0]
    moves = state.legal(seat)
    looks = iter([False, False])
    thought = search(state.view(seat), seat, moves, Random(1), 10**9, lambda: next(looks, True))
    assert thought.simulations == 3 * len(moves)
    at_once = search(state.view(seat), seat, moves, Random(1), 10**9, lambda: True)
    assert at_once.move in moves


def _gap(visited: int) -> int:
    """The same by trying ever longer ways."""
    missing = {site: 0 if visited >> site & 1 else 1 for site in members(WEST)}
    for _ in range(28):
        for site, far in list(missing.items()):
            for near in members(NEIGHBOURS[site]):
                step = far + (0 if visited >> near & 1 else 1)
                missing[near] = min(step, missing.get(near, 99))
    return min(missing[site] for site in members(EAST))


def test_the_way_from_coast_to_coast_lacks_so_many_sites() -> None:
    rng = Random(1)
    for size in range(28):
        visited = mask(rng.sample(range(28), size))
        assert coast_gap(visited) == _gap(visited)
        assert (coast_gap(visited) == 0) == coast_to_coast(visited)


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
def test_the_search_passes_hands_as_the_rules_do(sitting: Sitting) -> None:
    rng = Random(7)
    for state in _states(sitting, 7, every=sitting.seats):
        if state.stage == ACTIVITY or len(state.to_act) < sitting.seats:
            continue
        table = table_of(state.sheets)
        habits = [Takings(table, seat) for seat in range(sitting.seats)]
        world = World([members(hand) for hand in state.hands], state.laid, list(habits))
        picks = [rng.choice(hand) for hand in world.hands]
        world.lay(picks, state.direction)
        for seat, card in enumerate(picks):
            state = state.play(seat, Draft(card))
        assert [mask(hand) for hand in world.hands] == list(state.hands)
        assert world.laid == state.laid


@every_sitting
@pytest.mark.parametrize("kind", range(len(MODELS)))
def test_one_sees_by_what_rivals_take_what_kind_of_players_they_are(
    sitting: Sitting, kind: int
) -> None:
    rng, player = Random(8), habitual(MODELS[kind])
    mean = [0.0] * len(MODELS)
    for seed in range(4):
        state = sitting.start(seed)
        assert isinstance(state, RoadTrip)
        assert [len(set(each)) for each in beliefs(state.view(0))] == [1] * sitting.seats
        while state.round < 2 or state.stage < 4:
            seat = state.to_act[0]
            state = state.play(seat, player(state.view(seat), seat, state.legal(seat), rng))
        for believed in beliefs(state.view(0))[1:]:
            assert sum(believed) == pytest.approx(1)
            mean = [a + b / 4 / (sitting.seats - 1) for a, b in zip(mean, believed, strict=True)]
    assert mean[kind] > 0.6


@every_sitting
def test_shares_of_the_win_add_up_between_rounds(sitting: Sitting) -> None:
    for state in _states(sitting, 5):
        if state.stage == 0 and state.round:
            shares = [appraise(state, seat)[1] for seat in range(sitting.seats)]
            assert sum(shares) == pytest.approx(1)


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
