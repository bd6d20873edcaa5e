"""What a bot is."""

from collections.abc import Callable, Sequence
from random import Random

from boomerang_desktop.bots.core import Thought, thinking
from boomerang_desktop.games.core import Move, State
from tests.bots.asking import sittings_of


def test_a_bot_thinks_only_where_it_has_a_choice() -> None:
    asked: list[int] = []

    def search(
        view: State,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        simulations: int,
        stop: Callable[[], bool] = lambda: False,
    ) -> Thought:
        asked.append(simulations)
        return Thought(moves[-1], 0.5)

    state = sittings_of("hunt")[0].start(1)
    moves = state.legal(0)
    bot = thinking(search, 77)
    assert bot(state, 0, moves[:1], Random(1)) == moves[0]
    assert asked == []
    assert bot(state, 0, moves, Random(1)) == moves[-1]
    assert asked == [77]
