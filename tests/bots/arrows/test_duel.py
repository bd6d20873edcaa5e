"""Arrows with two players, looked at deeper and deeper."""

from random import Random
from typing import Any

import pytest

from boomerang_desktop.bots.arrows.board import board_of, entries
from boomerang_desktop.bots.arrows.duel import Duel
from boomerang_desktop.bots.arrows.evaluation import duel, sensible
from boomerang_desktop.bots.search.tree import never
from boomerang_desktop.games.arrows.board import mask_of
from boomerang_desktop.games.arrows.moves import Place, Step, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from tests.bots.arrows.positions import PLAIN, arrow_out, states, table


def almost_won() -> ArrowsState:
    """Seat 0 leaves the other with fewer than three pawns, and has won (P13)."""
    start, end = arrow_out()
    far = [cell for cell in range(37) if cell not in (start, end)]
    own, their = 1 << start | mask_of(far[:3]), 1 << end | mask_of(far[-2:])
    return table(2, pawns=(own, their), hands=(0, 0))


def test_a_win_is_seen_and_not_looked_beyond() -> None:
    state = almost_won()
    search = Duel(10_000, never)
    move, value, deep = search.think(state, state.legal(0), Random(1))
    assert isinstance(move, Take)
    assert state.play(0, move).result() is not None
    assert value > 50
    assert deep == 1
    assert search.nodes > 5000


def test_a_pawn_for_nothing_is_taken_and_counted() -> None:
    start, end = arrow_out()
    state = table(2, pawns=(1 << start, 1 << end))
    move, ahead, _ = Duel(400, never).think(state, state.legal(0), Random(1))
    assert isinstance(move, Take)
    assert 0.5 < ahead < 10


def test_the_farther_it_may_look_the_deeper_it_sees() -> None:
    state = states(PLAIN[0], 3)[20]
    seat = state.to_act[0]
    depths = [
        Duel(nodes, never).think(state, state.legal(seat), Random(1))[2] for nodes in (60, 4000)
    ]
    assert depths[0] < depths[1]


@pytest.mark.parametrize("nodes", [0, 1, 7])
def test_with_no_time_it_still_has_a_legal_answer(nodes: int) -> None:
    for state in states(PLAIN[0], 4, every=9):
        seat = state.to_act[0]
        move, _, deep = Duel(nodes, never).think(state, state.legal(seat), Random(1))
        assert move in state.legal(seat)
        assert deep <= 1


def test_it_stops_when_told() -> None:
    state = states(PLAIN[0], 5)[12]
    seat = state.to_act[0]
    search = Duel(1 << 20, lambda: True)
    move, *_ = search.think(state, state.legal(seat), Random(1))
    assert move in state.legal(seat)
    assert search.nodes >= (1 << 20) - 64


def taken_next(state: ArrowsState) -> bool:
    return any(isinstance(move, Take) for move in state.legal(1))


def test_a_pawn_is_not_left_where_it_is_taken() -> None:
    hunter, prey = arrow_out()
    elsewhere = next(cell for cell in reversed(range(37)) if cell not in (hunter, prey))
    state = table(2, pawns=(1 << prey | 1 << elsewhere, 1 << hunter), hands=(2, 4))
    after = [state.play(0, move) for move in state.legal(0)]
    assert any(taken_next(each) for each in after)
    move, *_ = Duel(3000, never).think(state, state.legal(0), Random(1))
    assert not taken_next(state.play(0, move))


def fewer_pawns(seed: int) -> ArrowsState:
    """Some pawns of each on the board, nothing in hand: few enough moves to try them all."""
    cells = Random(seed).sample(range(37), 7)
    return table(2, pawns=(mask_of(cells[:4]), mask_of(cells[4:])), hands=(0, 0), reserves=(1, 1))


def tried_in_full(state: ArrowsState, depth: int) -> float:
    """What the game is worth to whoever decides, by the rules themselves and without any skill."""
    seat = state.to_act[0]
    if depth <= 0 and (not state.able or depth <= -12):
        return duel(board_of(state))
    values = []
    moves = entries(board_of(state), state.setup) if state.entries else state.legal(seat)
    for move in sensible(state, seat, moves):
        after = state.play(seat, move)
        if result := after.result():
            value = 100 - after.turns / 100
            values.append(value if result.winners == (seat,) else -value)
            continue
        less = depth <= 0 or not (state.able or after.entries)
        value = tried_in_full(after, depth - less)
        values.append(value if after.to_act[0] == seat else -value)
    return max(values)


class Forgetful(dict[Any, Any]):
    def __setitem__(self, key: Any, value: Any) -> None:
        pass


@pytest.mark.parametrize("forgetful", [False, True])
def test_null_windows_and_what_is_known_change_no_value(forgetful: bool) -> None:
    for seed in range(8):
        state = fewer_pawns(seed)
        search = Duel(1 << 20, never, price=0.0, wide=True)
        if forgetful:
            search.known = Forgetful()
        _, value, deep = search.think(state, state.legal(0), Random(1), deepest=2)
        assert value == pytest.approx(tried_in_full(state, 2))
        assert deep == 2 or abs(value) > 50


def test_reductions_look_deeper_with_the_same_effort() -> None:
    depths = {True: 0, False: 0}
    for state in states(PLAIN[0], 6, every=7):
        seat = state.to_act[0]
        for wide in depths:
            search = Duel(3000, never, wide=wide)
            depths[wide] += search.think(state, state.legal(seat), Random(1))[2]
    assert depths[False] > depths[True]


def test_a_bait_that_wins_is_found() -> None:
    """Who must capture can be led away: the search follows captures to their end."""
    found = 0
    for seed in range(60):
        state = fewer_pawns(seed)
        if state.able:
            continue
        move, value, _ = Duel(4000, never).think(state, state.legal(0), Random(1))
        after = state.play(0, move)
        if value > 50 and after.able:
            found += 1
            assert tried_in_full(after, 2) < -50
    assert found


def test_quiet_turns_have_a_price_for_whoever_plays() -> None:
    """With one pawn each and all others in hand, both could go round in circles until P9."""
    state = table(2, pawns=(1 << 0, 1 << 36), hands=(6, 6), quiet=20)
    move, *_ = Duel(2000, never).think(state, state.legal(0), Random(1))
    assert isinstance(move, Place)
    patient, *_ = Duel(2000, never, price=0.0).think(state, state.legal(0), Random(1))
    assert isinstance(patient, Step)


@pytest.mark.parametrize("end", [{"quiet": 59}, {"turns": 399}])
def test_when_turns_run_out_more_pawns_win(end: dict[str, int]) -> None:
    for own, low, high in (((0, 1, 2, 3), 50, 101), ((0, 1, 2), -1, 1)):
        state = table(2, pawns=(mask_of(own), mask_of((34, 35, 36))), hands=(0, 0), **end)
        _, value, _ = Duel(2000, never).think(state, state.legal(0), Random(1))
        assert low < value < high


def test_not_to_capture_costs_what_the_rules_say() -> None:
    """P5: if only other moves are asked about, the pawn that could capture is lost."""
    start, end = arrow_out()
    state = table(2, pawns=(1 << start, 1 << end))
    quiet = [move for move in state.legal(0) if not isinstance(move, Take)]
    move, ahead, _ = Duel(4000, never).think(state, quiet, Random(1))
    assert move in quiet
    assert ahead < -0.5
