"""Whole random matches: against the naive oracle, turned around the table, replayed."""

import sys
from random import Random

import attrs
import pytest

from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip.cards import ALL, mask
from boomerang_desktop.games.roadtrip.deals import dealt
from boomerang_desktop.games.roadtrip.state import RoadTrip

from .naive import NaiveTrip
from .table import TABLES, fresh, record, replay, start, states, walk


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_the_naive_oracle_agrees_at_every_decision(seats: int, alternate: bool, seed: int) -> None:
    chance = ROADTRIP.deal(seats, {}, Random(seed))
    oracle = NaiveTrip(chance["deals"], alternate)
    state = start(seats, alternate, chance)
    for before, seat, move, state in walk(start(seats, alternate, chance), seed):
        assert [*before.to_act] == oracle.to_act()
        for s in range(seats):
            moves = [str(m) for m in before.legal(s)]
            assert set(moves) == oracle.legal(s)
            assert len(set(moves)) == len(moves)
        oracle.play(seat, str(move))
        if state.round > before.round:
            assert [sheet.breakdown for sheet in state.sheets] == oracle.points
    result = state.result()
    assert result is not None
    assert [*result.breakdown] == oracle.points
    assert oracle.to_act() == []


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_cards_are_neither_lost_nor_doubled(seats: int, alternate: bool) -> None:
    for state in states(fresh(seats, alternate, seed=21), 21):
        cards = dealt(state.hands) | mask(state.laid)
        total = sum(hand.bit_count() for hand in state.hands) + len(state.laid)
        assert cards.bit_count() == total == 7 * seats
        assert cards & ~ALL == 0


def turned(state: RoadTrip, by: int) -> RoadTrip:
    """The same position with every player moved on by `by` seats."""
    seats = len(state.hands)
    at = -by % seats

    def turn_bytes(items: bytes) -> bytes:
        return items[at:] + items[:at]

    laid = [turn_bytes(state.laid[i : i + seats]) for i in range(0, len(state.laid), seats)]
    assert state.upcoming is not None
    return attrs.evolve(
        state,
        upcoming=tuple(deal[at:] + deal[:at] for deal in state.upcoming),
        sheets=state.sheets[at:] + state.sheets[:at],
        hands=state.hands[at:] + state.hands[:at],
        laid=b"".join(laid),
        picks=turn_bytes(state.picks),
        to_act=tuple(sorted((seat + by) % seats for seat in state.to_act)),
    )


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_turning_the_table_changes_nothing(seats: int, alternate: bool) -> None:
    for by in range(1, seats):
        chance = ROADTRIP.deal(seats, {}, Random(by))
        deals = [deal[-by:] + deal[:-by] for deal in chance["deals"]]
        other = start(seats, alternate, {"deals": deals})
        for before, seat, move, after in walk(start(seats, alternate, chance), by):
            assert other == turned(before, by)
            other = other.play((seat + by) % seats, move)
            assert other == turned(after, by)


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_a_record_leads_to_the_same_state(seats: int, alternate: bool) -> None:
    for state in states(fresh(seats, alternate, seed=31), 31):
        chance, moves = record(state)
        notations = [(seat, str(move)) for seat, move in moves]
        again = [(seat, ROADTRIP.parse(notation)) for seat, notation in notations]
        assert replay(start(seats, alternate, chance), again) == state


def test_same_time_means_any_order() -> None:
    for seats in (2, 3, 4):
        backward = fresh(seats, seed=41)
        for forward in states(backward, 41):
            if len(forward.to_act) == seats or not forward.to_act:
                chance, moves = record(forward)
                stages = [moves[i : i + seats] for i in range(0, len(moves), seats)]
                other = [decision for stage in stages for decision in stage[::-1]]
                assert replay(start(seats, False, chance), other) == forward


def weight(thing: object) -> int:
    parts: tuple[object, ...] = ()
    if isinstance(thing, tuple):
        parts = thing
    elif attrs.has(type(thing)):
        parts = attrs.astuple(thing, recurse=False)  # type: ignore[arg-type]
    return sys.getsizeof(thing) + sum(weight(part) for part in parts)


def test_a_state_is_small() -> None:
    heaviest = max(weight(state) for state in states(fresh(4), 1))
    assert heaviest < 4000
