"""Arrows with three to five players, for the tree."""

from random import Random

import pytest

from boomerang_desktop.bots.arrows.crowd import Position
from boomerang_desktop.games.arrows.moves import Take
from tests.bots.arrows.positions import SITTINGS, states
from tests.tables import Sitting

crowds = pytest.mark.parametrize("sitting", [s for s in SITTINGS if s.seats > 2], ids=str)


@crowds
def test_promising_moves_are_legal_and_captures_come_first(sitting: Sitting) -> None:
    for state in states(sitting, 1, every=11):
        position = Position(state)
        moves = position.promising()
        assert set(moves) <= set(state.legal(position.seat))
        if state.able and not state.entries:
            assert all(isinstance(move, Take) for move in moves)
        assert position.play(moves[0]).state == state.play(position.seat, moves[0])


@crowds
def test_playing_on_stops_after_a_few_turns_or_at_the_end(sitting: Sitting) -> None:
    for state in states(sitting, 2, every=13):
        position = Position(state)
        later = position.played_on(Random(3))
        assert later == position.played_on(Random(3))
        assert later.ended or state.turns < later.turns <= state.turns + 10
        assert sum(position.playout(Random(3))) > 0
