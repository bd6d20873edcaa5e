"""A bot that thinks about everything that leaves it a choice."""

from collections.abc import Callable, Sequence
from random import Random

from boomerang_desktop.bots.core import (
    Level,
    Liking,
    Thought,
    impulsive,
    plain,
    sane,
    temperament,
    tempered,
    thinking,
)
from boomerang_desktop.bots.search.tree import never
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match import Match, Seat


class Thinker:
    """Takes the last of the moves, and remembers how long it was to think."""

    def __init__(self) -> None:
        self.told: list[int] = []

    def __call__(
        self,
        view: State,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        simulations: int,
        stop: Callable[[], bool] = never,
        liking: Liking | None = None,
    ) -> Thought:
        self.told.append(simulations)
        return Thought(max(moves, key=liking) if liking else moves[-1])


def test_it_thinks_as_long_as_it_is_told_and_plays_what_came_of_it() -> None:
    search = Thinker()
    state = Match.new(GAMES["hunt"], [Seat(name) for name in "ABC"], {}, 1, 0).state
    moves = state.legal(0)
    assert thinking(search, 12)(state.view(0), 0, moves, Random(1)) == moves[-1]
    assert search.told == [12]


def test_it_does_not_think_about_the_only_move() -> None:
    search = Thinker()
    state = Match.new(GAMES["hunt"], [Seat(name) for name in "ABC"], {}, 1, 0).state
    only = state.legal(0)[:1]
    assert thinking(search, 12)(state.view(0), 0, only, Random(1)) == only[0]
    assert search.told == []


def test_a_sane_player_does_something_else_where_it_would_be_absurd() -> None:
    state = Match.new(GAMES["hunt"], [Seat(name) for name in "ABC"], {}, 1, 0).state
    moves = state.legal(0)
    view = state.view(0)

    last = thinking(Thinker(), 1)

    def never_that(view: State, seat: int, move: Move) -> str | None:
        return "absurd" if move == moves[-1] else None

    def nothing_at_all(view: State, seat: int, move: Move) -> str | None:
        return "absurd"

    assert sane(last, never_that)(view, 0, moves, Random(1)) in moves[:-1]
    assert sane(last, never_that)(view, 0, moves[:-1], Random(1)) == moves[-2]
    assert sane(last, never_that)(view, 0, moves[-1:], Random(1)) == moves[-1]
    assert sane(last, nothing_at_all)(view, 0, moves, Random(1)) == moves[-1]


def test_whoever_has_a_temperament_likes_some_moves_more() -> None:
    state = Match.new(GAMES["hunt"], [Seat(name) for name in "ABC"], {}, 1, 0).state
    view, moves = state.view(0), state.legal(0)

    def anything(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        return rng.choice(moves)

    def first(view: State, seat: int, move: Move) -> float:
        return float(move == moves[0])

    def share(level: Level) -> float:
        bot = tempered(level, first)
        return sum(bot(view, 0, moves, Random(n)) == moves[0] for n in range(300)) / 300

    assert share(thinking(Thinker(), 1)) == 1
    # one of two ideas, of so many
    expected = 1 - (1 - 1 / len(moves)) ** 2
    assert abs(share(impulsive(anything)) - expected) < 0.08
    assert impulsive(anything)(view, 0, moves, Random(1)) == anything(view, 0, moves, Random(1))


def test_a_name_tells_the_temperament() -> None:
    assert plain("bot:expert:bold") == plain("bot:expert") == "bot:expert"
    assert [plain(name) for name in ("human", "random")] == ["human", "random"]
    assert temperament("bot:expert:bold") == "bold"
    assert temperament("bot:expert") == temperament("human") == ""
