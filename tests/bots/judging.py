"""What every judgement of a position must be."""

from collections.abc import Iterable
from random import Random

import pytest

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.bots.jobs import judge
from boomerang_desktop.games.core import ONLOOKER, State
from tests.tables import Sitting


def hold_for_everybody(sitting: Sitting, positions: Iterable[State]) -> None:
    """With all hands open, as one seat sees it, and as everybody at the table does."""
    for state in positions:
        for seen in (state, state.view(state.to_act[0]), state.view(ONLOOKER)):
            chances = judge(sitting.game.id, seen, "1", 4)
            assert len(chances.shares) == len(chances.errors) == sitting.seats
            assert sum(chances.shares) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in chances.shares)
            assert all(0 <= error < 0.5 for error in chances.errors)
            assert judge(sitting.game.id, seen, "1", 4) == chances


def tell_nothing_hidden(sitting: Sitting, positions: Iterable[State]) -> None:
    """Two positions that a seat cannot tell apart are judged the same by what it sees."""
    for state in positions:
        seat = state.to_act[0]
        other = state.view(seat).guess(Random(9))
        assert _seen(sitting, other, seat) == _seen(sitting, state, seat)


def _seen(sitting: Sitting, state: State, seat: int) -> Chances:
    return judge(sitting.game.id, state.view(seat), "1", 4)
