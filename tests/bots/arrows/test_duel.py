"""Arrows with two players, looked at deeper and deeper."""

from random import Random

import pytest

from boomerang_desktop.bots.arrows.duel import Duel
from boomerang_desktop.bots.search.tree import never
from boomerang_desktop.games.arrows.board import mask_of
from boomerang_desktop.games.arrows.moves import Take
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
    duel = Duel(10_000, never)
    move, value, deep = duel.think(state, state.legal(0), Random(1))
    assert isinstance(move, Take)
    assert state.play(0, move).result() is not None
    assert value > 50
    assert deep == 1
    assert duel.nodes > 5000


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
    duel = Duel(1 << 20, lambda: True)
    move, *_ = duel.think(state, state.legal(seat), Random(1))
    assert move in state.legal(seat)
    assert duel.nodes >= (1 << 20) - 64


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
