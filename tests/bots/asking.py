"""Positions to ask bots about, and how to ask them."""

from collections.abc import Iterator, Sequence
from random import Random

from boomerang_desktop.bots import bot, mind, random_bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match import Match, Seat
from tests.tables import Sitting, sittings


def sittings_of(game_id: str) -> list[Sitting]:
    """All player counts and options of one game."""
    return [sitting for sitting in sittings() if sitting.game.id == game_id]


def positions(sitting: Sitting, seed: int, every: int = 1) -> Iterator[State]:
    """The positions of a random match, or some of them."""
    rng, state, number = Random(seed), sitting.start(seed), 0
    while state.to_act:
        if number % every == 0:
            yield state
        seat = state.to_act[0]
        state = state.play(seat, random_bot(state, seat, state.legal(seat), rng))
        number += 1


def asked(kind: str, game_id: str, state: State, seat: int, seed: int = 1) -> Move:
    """What the bot answers to its own view of the state."""
    view = state.view(seat)
    return bot(kind, game_id)(view, seat, view.legal(seat), Random(seed))


def shown(game_id: str, level: str, temperament: str, states: Sequence[State]) -> tuple[int, int]:
    """How often a bot does something that is more to the liking of its temperament than what it
    would do without, and how often less."""
    taste = mind(game_id).tastes[temperament]
    more = less = 0
    for n, state in enumerate(states):
        seat = state.to_act[0]
        kinds = f"bot:{level}:{temperament}", f"bot:{level}"
        moves = [asked(kind, game_id, state, seat, n) for kind in kinds]
        with_it, without = (taste(state.view(seat), seat, move) for move in moves)
        assert 0 <= min(with_it, without) <= max(with_it, without) <= 1
        more += with_it > without
        less += with_it < without
    return more, less


def a_choice(game_id: str, decisions: int = 7, seed: int = 3) -> tuple[State, int]:
    """A position of a match of as few as can play, with a choice for somebody, as they see it."""
    seats = [Seat(f"P{n}", "random") for n in range(GAMES[game_id].seats[0])]
    match, rng = Match.new(GAMES[game_id], seats, {}, seed, 0), Random(seed)
    while True:
        seat = match.state.to_act[0]
        moves = match.state.legal(seat)
        if len(match.decisions) >= decisions and len(moves) > 1:
            return match.state.view(seat), seat
        match.play(seat, random_bot(match.state.view(seat), seat, moves, rng))
