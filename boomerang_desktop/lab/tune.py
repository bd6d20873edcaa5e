"""`boomerang-lab tune`: what a bot plays like with another weight, by self-play.

A weight is named by where it stands among the bots, `module:NAME` or `module:Class.name`: for
example `flip.board:_OPEN` or `arrows.evaluation:Weights.half_trio`.
"""

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING

import attrs

from boomerang_desktop.bots import kinds, mind
from boomerang_desktop.bots.core import Bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup, Move, State
from boomerang_desktop.lab.arena import interval
from boomerang_desktop.lab.arguments import Refused, add_seed
from boomerang_desktop.lab.progress import Progress
from boomerang_desktop.lab.workers import WorkLost, spread
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import BotPlayer, Table

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


@attrs.frozen
class Trial:
    """A match in which one seat plays with the weight changed, and all others as they are."""

    game: str
    players: int
    weight: str
    value: float
    simulations: int
    seat: int
    seed: int


def place_of(weight: str) -> tuple[object, str]:
    """What holds the weight, and under which name. Raises Refused."""
    module, _, path = weight.partition(":")
    *holders, name = path.split(".")
    try:
        holder: object = import_module(f"boomerang_desktop.bots.{module}")
        for step in holders:
            holder = getattr(holder, step)
        float(getattr(holder, name))
    except (ImportError, AttributeError, TypeError, ValueError):
        raise Refused(f"no weight is called {weight!r}; write module:NAME") from None
    return holder, name


def _changed(bot: Bot, weight: str, value: float) -> Bot:
    holder, name = place_of(weight)

    def choose(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        usual = getattr(holder, name)
        setattr(holder, name, value)
        try:
            return bot(view, seat, moves, rng)
        finally:
            setattr(holder, name, usual)

    return choose


def play(trial: Trial, alive: Callable[[], None] = lambda: None) -> float:
    """The part of the win that went to the seat with the changed weight."""
    search = mind(trial.game).search

    def thinking(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        alive()
        return search(view, seat, moves, rng, trial.simulations).move

    bots: list[Bot] = [thinking] * trial.players
    bots[trial.seat] = _changed(thinking, trial.weight, trial.value)
    seats = [Seat(f"seat {n}", "bot") for n in range(trial.players)]
    match = Match.new(GAMES[trial.game], seats, {}, trial.seed)
    Table(match, [BotPlayer(bot) for bot in bots]).run()
    assert match.result
    winners = match.result.winners
    return 1 / len(winners) if trial.seat in winners else 0.0


def add_command(commands: "Commands") -> None:
    tune = commands.add_parser(
        "tune",
        help="try other weights of a bot by self-play",
        description="One seat plays with a weight changed, the others with what it is. Weights are "
        "written module:NAME or module:Class.name, for example flip.board:_OPEN.",
    )
    tune.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    tune.add_argument("--weight", required=True, metavar="MODULE:NAME")
    tune.add_argument("--values", required=True, metavar="X,X,…", help="what to try")
    tune.add_argument("--players", type=int, metavar="N", help="default: the fewest possible")
    tune.add_argument("--simulations", type=int, default=60, metavar="N", help="default: 60")
    tune.add_argument("--games", dest="matches", type=int, default=200, metavar="N")
    tune.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default: 2)")
    add_seed(tune)
    tune.set_defaults(run=_tune)


def _tune(args: argparse.Namespace) -> int:
    players = args.players or GAMES[args.game].seats[0]
    if len(kinds(args.game)) == 1:
        raise Refused(f"nobody knows how to play {args.game} yet")
    holder, name = place_of(args.weight)
    print(f"{args.weight} is {getattr(holder, name)}; a fair share is {1 / players:.1%}")
    try:
        values = [float(value) for value in args.values.split(",")]
    except ValueError:
        raise Refused("--values are numbers with commas between them") from None
    for value in values:
        progress = Progress(f"tune: {value:g}")
        trials = [
            Trial(
                args.game, players, args.weight, value, args.simulations,
                number % players, args.seed + number // players,
            )
            for number in range(args.matches)
        ]  # fmt: skip
        wins, played = 0.0, 0
        try:
            for _, part in spread(play, trials, args.jobs):
                wins, played = wins + part, played + 1
                progress.tell(f"{played} of {args.matches}, {wins / played:.1%}")
        except (BadSetup, WorkLost) as error:
            raise Refused(str(error)) from None
        finally:
            progress.clear()
        low, high = interval(wins, played)
        print(f"  {value:<8g} {wins / played:6.1%} ({low:.1%}–{high:.1%})", flush=True)
    return 0
