"""`boomerang-lab play` and `verify`: write and check records of matches."""

import argparse
from pathlib import Path

from boomerang_desktop.bots import bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Game, printable
from boomerang_desktop.lab.arguments import (
    Commands,
    Refused,
    add_game,
    add_option,
    add_seed,
    kinds_given,
    new_match,
    options_help,
)
from boomerang_desktop.lab.progress import ProgressLine
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.players import BotPlayer, TurnRunner

NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Emma")


def add_commands(commands: Commands) -> None:
    play = commands.add_parser(
        "play",
        help="play one match between bots and write its record",
        description="Play one match between bots and write its record.",
        epilog=options_help(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(play)
    play.add_argument(
        "--players",
        required=True,
        metavar="KIND,KIND,…",
        help="one bot per seat, clockwise (kinds: below)",
    )
    add_seed(play)
    play.add_argument("--first", type=int, metavar="SEAT", help="who starts (default: by lot)")
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


def _play(args: argparse.Namespace) -> int:
    game: Game = GAMES[args.game]
    kinds = kinds_given(game, args.players)
    seats = [Seat(NAMES[n % len(NAMES)], kind) for n, kind in enumerate(kinds)]
    match = new_match(game, seats, args, args.first)
    TurnRunner(match, [BotPlayer(bot(kind, game.id)) for kind in kinds]).run()
    if args.out is None:
        print(record.dump(match), end="")
        return 0
    try:
        record.save(match, args.out)
    except OSError as error:
        raise Refused(f"cannot write {args.out}: {error.strerror}") from None
    print(f"{args.out}: {_summary(match)}")
    return 0


def _summary(match: Match) -> str:
    moves = f"{match.game.id}, {len(match.seats)} seats, {len(match.decisions)} moves"
    if match.given_up is not None:
        return f"{moves}; given up by {match.seats[match.given_up].name}"
    if match.result is None:
        return f"{moves}, not over"
    scores = ", ".join(
        f"{seat.name} {score}" for seat, score in zip(match.seats, match.result.scores, strict=True)
    )
    winners = " and ".join(match.seats[seat].name for seat in match.result.winners)
    return f"{moves}; {scores}; won by {winners}"


def _verify(args: argparse.Namespace) -> int:
    wrong = 0
    progress = ProgressLine("verify")
    for number, path in enumerate(args.files):
        progress.tell(f"{number} of {len(args.files)}")
        shown = printable(str(path))
        try:
            text = f"{shown}: ok, {_summary(record.load(path))}"
        except record.RecordError as error:
            wrong += 1
            text = f"{shown}: {error}"
        progress.clear()
        print(text)
    return 1 if wrong else 0
