"""No level does what nobody would do who has played the game twice."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from boomerang_desktop.bots import bot, mind
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import BotPlayer, TurnRunner

TABLES = [("hunt", 4), ("lascaux", 3), ("flip", 2), ("arrows", 2), ("arrows", 4), ("roadtrip", 3)]
SURE = ("bot:novice", "bot:casual")
"""Levels that never do anything absurd."""


@cache
def counted(game: str, seats: int, kind: str, matches: int) -> tuple[int, Counter[str]]:
    """How many decisions such bots make in so many matches, and what is absurd among them."""
    player, absurd = bot(kind, game), mind(game).absurd
    decisions, found = 0, Counter[str]()

    def watched(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        nonlocal decisions
        move = player(view, seat, moves, rng)
        if len(moves) > 1:
            decisions += 1
            if what := absurd(view, seat, move):
                found[what] += 1
        return move

    for seed in range(matches):
        match = Match.new(GAMES[game], [Seat(f"seat {n}", kind) for n in range(seats)], {}, seed)
        TurnRunner(match, [BotPlayer(watched)] * seats).run()
    return decisions, found


@pytest.mark.parametrize("kind", SURE)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_beginners_make_mistakes_but_not_these(game: str, seats: int, kind: str) -> None:
    decisions, found = counted(game, seats, kind, 3)
    assert decisions > 50
    assert not found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whoever_thinks_does_so_hardly_ever_and_with_a_reason(game: str, seats: int) -> None:
    """A sacrifice may look absurd, and now and then a stop on an empty ring is right."""
    decisions, found = counted(game, seats, "bot:skilled", 1)
    assert sum(found.values()) <= decisions / 50


@pytest.mark.parametrize(
    ("game", "seats", "matches", "known"),
    [
        ("hunt", 4, 6, {"stops for nothing", "chooses a single useless card"}),
        ("lascaux", 4, 6, {"stops for nothing", "chooses a single useless card"}),
        ("flip", 2, 12, {"gains little when much is there"}),
        ("arrows", 2, 6, {"does not capture and loses a pawn"}),
        ("roadtrip", 4, 6, {"leaves points of an activity", "refuses points that lie there"}),
    ],
)
def test_whoever_does_not_look_is_caught(
    game: str, seats: int, matches: int, known: set[str]
) -> None:
    _, found = counted(game, seats, "random", matches)
    assert set(found) >= known
