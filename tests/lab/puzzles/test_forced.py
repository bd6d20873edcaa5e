"""Forced wins of arrows, against trying everything."""

from random import Random

import pytest

from boomerang_desktop.bots.arrows.mind import heuristic
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.lab.puzzles.forced import Forced, TooMany


def _near_the_end(seed: int) -> ArrowsState | None:
    """A position in which the player to act has a nearly beaten opponent."""
    game, rng = GAMES["arrows"], Random(seed)
    state = game.start(2, game.settle(2, {}), 0, {})
    assert isinstance(state, ArrowsState)
    while state.to_act:
        seat = state.to_act[0]
        if state.strength(1 - seat) == 3 and not state.entries:
            return state
        moves = state.legal(seat)
        move = rng.choice(moves) if rng.random() < 0.3 else heuristic(state, seat, moves, rng)
        state = state.play(seat, move)
    return None


def _wins(state: ArrowsState, seat: int, turns: int) -> bool:
    if result := state.result():
        return result.winners == (seat,)
    turn = state.to_act[0]
    if turn == seat and not state.entries:
        if not turns:
            return False
        turns -= 1
    ends = (_wins(state.play(turn, move), seat, turns) for move in state.legal(turn))
    return any(ends) if turn == seat else all(ends)


@pytest.mark.parametrize("turns", [1, 2])
def test_a_forced_win_is_found_if_and_only_if_there_is_one(turns: int) -> None:
    found = set()
    for seed in range(60 if turns == 1 else 4):
        state = _near_the_end(seed)
        if state is None:
            continue
        seat = state.to_act[0]
        truth = _wins(state, seat, turns)
        found.add(truth)
        assert Forced(seat).wins(state, turns) == truth
    assert True in found


def test_what_takes_too_long_is_not_guessed() -> None:
    state = next(filter(None, map(_near_the_end, range(60))))
    with pytest.raises(TooMany):
        Forced(state.to_act[0], positions=3).wins(state, 2)
