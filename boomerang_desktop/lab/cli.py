"""`boomerang-lab`: the games without a screen."""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import attrs

from boomerang_desktop import __version__
from boomerang_desktop.bots import bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup, Game
from boomerang_desktop.lab import contests, evaluate, taste, tune
from boomerang_desktop.lab.arguments import (
    Refused,
    add_option,
    add_seed,
    kinds_given,
    options_help,
    settings_given,
)
from boomerang_desktop.lab.measure import Speed, bench, bench_chess, perft
from boomerang_desktop.lab.progress import Progress
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.players import BotPlayer, Table

NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Emma")


def main(argv: Sequence[str] | None = None) -> int:
    args = _parser().parse_args(argv)
    try:
        return int(args.run(args))
    except Refused as error:
        print(f"boomerang-lab: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nboomerang-lab: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # whoever read our output has left; nothing more can be said, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="boomerang-lab",
        description="Play, check and measure the five games without a screen.",
        epilog="Start with: boomerang-lab play hunt --players random,random,random --seed 1 "
        "--out match.boomerang",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser(
        "play",
        help="play one match between bots and write its record",
        description="Play one match between bots and write its record.",
        epilog=options_help(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    play.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    play.add_argument(
        "--players",
        required=True,
        metavar="KIND,KIND,…",
        help="one bot a seat, clockwise (kinds: below)",
    )
    add_seed(play)
    play.add_argument("--first", type=int, metavar="SEAT", help="who starts (default: fate)")
    add_option(play)
    play.add_argument(
        "--out", type=Path, metavar="FILE", help="where the record goes (default: the terminal)"
    )
    play.set_defaults(run=_play)

    verify = commands.add_parser(
        "verify",
        help="replay records and check their results",
        description="Replay records and check their results. Exit 1 if any is wrong.",
    )
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a .boomerang file")
    verify.set_defaults(run=_verify)

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
    count.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    count.add_argument("depth", type=int, metavar="DEPTH", help="number of decisions, from 1")
    count.add_argument("--players", type=int, metavar="N", help="default: the fewest possible")
    add_seed(count)
    add_option(count)
    count.set_defaults(run=_perft)

    evaluate.add_command(commands)
    contests.add_commands(commands)
    tune.add_command(commands)
    taste.add_command(commands)
    return parser


def _play(args: argparse.Namespace) -> int:
    game: Game = GAMES[args.game]
    kinds = kinds_given(game, args.players)
    seats = [Seat(NAMES[n % len(NAMES)], kind) for n, kind in enumerate(kinds)]
    match = _new_match(game, seats, args, args.first)
    Table(match, [BotPlayer(bot(kind, game.id)) for kind in kinds]).run()
    if args.out is None:
        print(record.dump(match), end="")
        return 0
    try:
        record.save(match, args.out)
    except OSError as error:
        raise Refused(f"cannot write {args.out}: {error.strerror}") from None
    print(f"{args.out}: {_summary(match)}")
    return 0


def _new_match(
    game: Game, seats: Sequence[Seat], args: argparse.Namespace, first: int | None
) -> Match:
    try:
        return Match.new(game, seats, settings_given(game, args.option), args.seed, first)
    except BadSetup as error:
        raise Refused(str(error)) from None


def _summary(match: Match) -> str:
    moves = f"{match.game.id}, {len(match.seats)} seats, {len(match.decisions)} moves"
    if match.result is None:
        return f"{moves}, not over"
    scores = ", ".join(
        f"{seat.name} {score}" for seat, score in zip(match.seats, match.result.scores, strict=True)
    )
    winners = " and ".join(match.seats[seat].name for seat in match.result.winners)
    return f"{moves}; {scores}; won by {winners}"


def _verify(args: argparse.Namespace) -> int:
    wrong = 0
    progress = Progress("verify")
    for number, path in enumerate(args.files):
        progress.tell(f"{number} of {len(args.files)}")
        try:
            text = f"{path}: ok, {_summary(record.load(path))}"
        except record.RecordError as error:
            wrong += 1
            text = f"{path}: {error}"
        progress.clear()
        print(text)
    return 1 if wrong else 0


def _bench(args: argparse.Namespace) -> int:
    progress = Progress("bench")
    games = [GAMES[args.game]] if args.game else list(GAMES.values())
    yardstick: Speed | None = None
    if args.chess:
        try:
            yardstick = bench_chess(args.seconds, progress.tell)
        except ImportError:
            raise Refused("--chess needs the package chess (pip install chess)") from None
    speeds = [
        bench(game, players, args.seconds, progress.tell)
        for game in games
        for players in game.seats
    ]
    progress.clear()
    if args.json:
        out: dict[str, object] = {"results": [attrs.asdict(speed) for speed in speeds]}
        if yardstick:
            out["yardstick"] = attrs.asdict(yardstick)
        print(json.dumps(out, indent=1))
        return 0
    for speed in [yardstick, *speeds] if yardstick else speeds:
        ratio = f"{speed.moves_per_s / yardstick.moves_per_s:8.1f}×" if yardstick else ""
        print(
            f"{speed.game:<13} {speed.players} players {speed.games_per_s:9,.0f} games/s"
            f" {speed.moves_per_s:10,.0f} moves/s{ratio}"
        )
    return 0


def _perft(args: argparse.Namespace) -> int:
    game: Game = GAMES[args.game]
    players = args.players or game.seats[0]
    if args.depth < 1:
        raise Refused("DEPTH is the number of decisions, from 1")
    match = _new_match(game, [Seat(f"seat {n}") for n in range(players)], args, 0)
    for depth in range(1, args.depth + 1):
        start = time.perf_counter()
        count = perft(match.state, depth)
        print(f"{depth:3} {count:18,} {time.perf_counter() - start:9.2f} s", flush=True)
    return 0
