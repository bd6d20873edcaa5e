"""What nobody does who has played roadtrip twice."""

from boomerang_desktop.bots.roadtrip.absurd import absurd
from boomerang_desktop.games.roadtrip.cards import mask
from boomerang_desktop.games.roadtrip.moves import Activity
from boomerang_desktop.games.roadtrip.sheet import activity_points
from boomerang_desktop.games.roadtrip.state import ACTIVITY
from tests.bots.roadtrip.positions import SITTINGS, states


def test_no_points_of_an_activity_are_left_at_the_very_end() -> None:
    found = 0
    for sitting in SITTINGS[:3]:
        for state in states(sitting, 1):
            if state.stage < ACTIVITY:
                continue
            for seat in state.to_act:
                cards = mask(state.row(seat))
                moves = [move for move in state.legal(seat) if isinstance(move, Activity)]
                points = {move: activity_points(cards, move.kind) for move in moves}
                less = [move for move in moves if absurd(state, seat, move)]
                found += len(less)
                last = state.round == 3
                assert less == [m for m in moves if last and points[m] < max(points.values())]
    assert found


def test_of_the_last_two_cards_nobody_takes_the_one_that_is_worth_far_less() -> None:
    found = 0
    for sitting in SITTINGS:
        for seed in range(12):
            for state in states(sitting, seed):
                seat = state.to_act[0]
                if state.stage == ACTIVITY:
                    continue
                refused = [move for move in state.legal(seat) if absurd(state, seat, move)]
                found += len(refused)
                assert len(refused) <= 1
                if refused:
                    assert (state.round, state.hands[seat].bit_count()) == (3, 2)
    assert found
