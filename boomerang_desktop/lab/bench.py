"""`boomerang-lab bench` and `perft`: how fast the rules are, and how many ways a game can go."""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from random import Random

import attrs

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Game, State
from boomerang_desktop.lab.arguments import (
    Commands,
    Refused,
    add_game,
    add_option,
    add_seed,
    new_match,
)
from boomerang_desktop.lab.progress import ProgressLine
from boomerang_desktop.match import Seat


@attrs.frozen
class Speed:
    game: str
    players: int
    games_per_s: float
    moves_per_s: float


def random_game(state: State, random: Callable[[], float]) -> int:
    """Play to the end, listing all legal moves at each turn; return the number of moves."""
    made = 0
    while to_act := state.to_act:
        seat = to_act[0]
        moves = state.legal(seat)
        state = state.play(seat, moves[int(random() * len(moves))])
        made += 1
    return made


def bench(game: Game, players: int, seconds: float, tell: Callable[[str], None]) -> Speed:
    """Play random games on one core. Deals are drawn beforehand: fate is not part of the rules."""
    rng = Random(players)
    settings = game.settle(players, {})
    deals = [game.deal(players, settings, rng) for _ in range(200)]

    def one(number: int) -> int:
        state = game.start(players, settings, 0, deals[number % len(deals)])
        return random_game(state, rng.random)

    return _measure(game.id, players, seconds, tell, one)


def bench_chess(seconds: float, tell: Callable[[str], None]) -> Speed:
    """Play random games of chess in the same manner with python-chess, as a yardstick."""
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
    """Count the sequences of `depth` decisions; simultaneous ones are made in seat order."""
    if not state.to_act:
        return 0
    seat = state.to_act[0]
    moves = state.legal(seat)
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(seat, move), depth - 1) for move in moves)


def add_commands(commands: Commands) -> None:
    speed = commands.add_parser(
        "bench",
        help="measure how fast the rules are",
        description="Random games on one core, the full list of legal moves made at each turn.",
    )
    speed.add_argument("game", nargs="?", choices=GAMES, metavar="GAME", help="default: all five")
    speed.add_argument("--json", action="store_true", help="print JSON")
    speed.add_argument(
        "--seconds", type=float, default=2.0, metavar="S", help="time for each row (default: 2)"
    )
    speed.add_argument(
        "--chess", action="store_true", help="measure python-chess too and show ratios to it"
    )
    speed.set_defaults(run=_bench)

    count = commands.add_parser(
        "perft",
        help="count the ways a game can go",
        description="Count the ways to make so many decisions, from the start of a game.",
    )
    add_game(count)
    count.add_argument("depth", type=int, metavar="DEPTH", help="number of decisions")
    count.add_argument("--players", type=int, metavar="N", help="default: the fewest possible")
    add_seed(count)
    add_option(count)
    count.set_defaults(run=_perft)


def _bench(args: argparse.Namespace) -> int:
    progress = ProgressLine("bench")
    games = [GAMES[args.game]] if args.game else list(GAMES.values())
    speeds: list[Speed] = []
    yardsticks: list[Speed] = []
    rows = [(game, players) for game in games for players in game.seats]
    for measured, players in rows:
        if args.chess:
            # right before each row, so that other load on the machine slows down both
            try:
                yardsticks.append(bench_chess(args.seconds / 2, progress.tell))
            except ImportError:
                raise Refused("--chess needs the package chess (pip install chess)") from None
        speeds.append(bench(measured, players, args.seconds, progress.tell))
    progress.clear()
    if args.json:
        out: dict[str, object] = {"results": [attrs.asdict(speed) for speed in speeds]}
        if yardsticks:
            out["yardstick"] = attrs.asdict(_middle(yardsticks))
        print(json.dumps(out, indent=1))
        return 0
    ratios = [
        f"{speed.moves_per_s / beside.moves_per_s:8.1f}×"
        for speed, beside in zip(speeds, yardsticks, strict=False)
    ] or [""] * len(speeds)
    if yardsticks:
        speeds, ratios = [_middle(yardsticks), *speeds], ["", *ratios]
    for speed, ratio in zip(speeds, ratios, strict=True):
        print(
            f"{speed.game:<13} {speed.players} players {speed.games_per_s:9,.0f} games/s"
            f" {speed.moves_per_s:10,.0f} moves/s{ratio}"
        )
    return 0


def _middle(speeds: Sequence[Speed]) -> Speed:
    return sorted(speeds, key=lambda speed: speed.moves_per_s)[len(speeds) // 2]


def _perft(args: argparse.Namespace) -> int:
    game: Game = GAMES[args.game]
    players = args.players or game.seats[0]
    if args.depth < 1:
        raise Refused("DEPTH, the number of decisions, must be at least 1")
    match = new_match(game, [Seat(f"seat {n}") for n in range(players)], args, 0)
    for depth in range(1, args.depth + 1):
        start = time.perf_counter()
        count = perft(match.state, depth)
        print(f"{depth:3} {count:18,} {time.perf_counter() - start:9.2f} s", flush=True)
    return 0
