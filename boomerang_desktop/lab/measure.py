"""How fast the rules are, and how many ways a game can go."""

import time
from collections.abc import Callable
from random import Random

import attrs

from boomerang_desktop.games.core import Game, State


@attrs.frozen
class Speed:
    game: str
    players: int
    games_per_s: float
    moves_per_s: float


def random_game(state: State, random: Callable[[], float]) -> int:
    """Plays to the end, making the full list of legal moves at each turn; the number of moves."""
    made = 0
    while to_act := state.to_act:
        seat = to_act[0]
        moves = state.legal(seat)
        state = state.play(seat, moves[int(random() * len(moves))])
        made += 1
    return made


def bench(game: Game, players: int, seconds: float, tell: Callable[[str], None]) -> Speed:
    """Random games on one core. Deals are drawn beforehand: fate is not part of the rules."""
    rng = Random(players)
    settings = game.settle(players, {})
    deals = [game.deal(players, settings, rng) for _ in range(200)]

    def one(number: int) -> int:
        state = game.start(players, settings, 0, deals[number % len(deals)])
        return random_game(state, rng.random)

    return _measure(game.id, players, seconds, tell, one)


def bench_chess(seconds: float, tell: Callable[[str], None]) -> Speed:
    """The yardstick: python-chess playing random games in the same manner."""
    import chess

    random = Random(2).random

    def one(number: int) -> int:
        board = chess.Board()
        while board.outcome() is None and board.ply() < 300:
            moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])
        return board.ply()

    return _measure("python-chess", 2, seconds, tell, one)


def _measure(
    name: str,
    players: int,
    seconds: float,
    tell: Callable[[str], None],
    one: Callable[[int], int],
) -> Speed:
    games = moves = 0
    start = now = time.perf_counter()
    while now < start + seconds:
        moves += one(games)
        games += 1
        now = time.perf_counter()
        tell(f"{name}, {players} players, {games:,} games")
    return Speed(name, players, games / (now - start), moves / (now - start))


def perft(state: State, depth: int) -> int:
    """The number of ways to make `depth` decisions; those made at the same time in seat order."""
    if not state.to_act:
        return 0
    seat = state.to_act[0]
    moves = state.legal(seat)
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(seat, move), depth - 1) for move in moves)
