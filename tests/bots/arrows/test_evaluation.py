"""How a position of arrows stands."""

from random import Random

import pytest

from boomerang_desktop.bots.arrows.evaluation import chances, final, half_built
from boomerang_desktop.games.arrows.board import ALL, TRIOS, mask_of
from boomerang_desktop.games.arrows.state import ArrowsState
from tests.bots.asking import positions, sittings_of
from tests.tables import Sitting

SITTINGS = sittings_of("arrows")

PLAIN = [sitting for sitting in SITTINGS if str(sitting).count("-") == 1]


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[ArrowsState]:
    states = list(positions(sitting, seed, every))
    assert all(isinstance(state, ArrowsState) for state in states)
    return states  # type: ignore[return-value]


def test_shares_of_the_win_add_up() -> None:
    for sitting in PLAIN[1:]:
        for state in _states(sitting, 6, every=9):
            assert sum(chances(state)) == pytest.approx(1)
        seat = state.to_act[0]
        rng = Random(1)
        while state.to_act:
            seat = state.to_act[0]
            state = state.play(seat, rng.choice(state.legal(seat)))
        shares = final(state)
        result = state.result()
        assert result
        assert all(0 <= share <= 1 for share in shares)
        assert shares.index(max(shares)) in result.winners


def test_half_built_trios_are_counted() -> None:
    two = mask_of(TRIOS[0][:2])
    assert half_built(two, ALL & ~two) == 1
    assert half_built(two, ALL & ~mask_of(TRIOS[0])) == 0
    assert half_built(mask_of(TRIOS[0]), 0) == 0
