"""Alpha-beta for two players."""

from random import Random

from boomerang_desktop.bots.arrows.duel import Duel
from boomerang_desktop.games.arrows.state import ArrowsState
from tests.bots.asking import positions, sittings_of

DUEL = next(sitting for sitting in sittings_of("arrows") if sitting.seats == 2)


def _states() -> list[ArrowsState]:
    return [s for s in positions(DUEL, 3, every=9) if isinstance(s, ArrowsState)]


def test_more_positions_are_seen_deeper() -> None:
    state = _states()[0]
    moves = state.legal(state.to_act[0])
    few, many = (
        Duel(nodes, lambda: False).think(state, moves, Random(1))[2] for nodes in (20, 4000)
    )
    assert few < many


def test_no_more_positions_are_looked_at_than_it_may() -> None:
    for state in _states():
        moves = state.legal(state.to_act[0])
        duel = Duel(50, lambda: False)
        move, _, _ = duel.think(state, moves, Random(1))
        assert move in moves
        assert duel.nodes >= -1


def test_without_any_time_the_move_that_looks_best_is_made() -> None:
    state = _states()[1]
    moves = state.legal(state.to_act[0])
    move, value, depth = Duel(0, lambda: True).think(state, moves, Random(1))
    assert move in moves
    assert (value, depth) == (0.0, 0)


def test_the_same_seed_gives_the_same_thought() -> None:
    state = _states()[2]
    moves = state.legal(state.to_act[0])
    once, again = (Duel(500, lambda: False).think(state, moves, Random(5)) for _ in range(2))
    assert once == again
