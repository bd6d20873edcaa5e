"""`boomerang-lab arena`: plays bots against each other many times, every deal once from every
chair."""

import argparse
import json
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from random import Random

import attrs

from boomerang_desktop.bots import bot
from boomerang_desktop.bots.core import Bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup, Move, State
from boomerang_desktop.lab.arguments import (
    Commands,
    Refused,
    add_crew,
    add_game,
    add_option,
    add_seed,
    at_least_one,
    crew_given,
    kinds_given,
    options_help,
    settings_given,
)
from boomerang_desktop.lab.progress import ProgressLine
from boomerang_desktop.lab.workers import HERE, PATIENCE, Crew, WorkLost, spread
from boomerang_desktop.library.statistics import interval
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import BotPlayer, TurnRunner

_ROUNDS = 10
"""Deals, from every chair, between two checks whether a share is known well enough."""


@attrs.frozen
class Pairing:
    """A match to be played: its players and its deal."""

    game: str
    kinds: tuple[str, ...]
    """The bots, by seat."""
    options: Mapping[str, object]
    seed: int

    def match(self) -> Match:
        """Set up the match. Raises BadSetup."""
        seats = [Seat(f"seat {n}", kind) for n, kind in enumerate(self.kinds)]
        return Match.new(GAMES[self.game], seats, self.options, self.seed)


@attrs.frozen
class ArenaResult:
    """The result of a match, by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]
    """Seconds of CPU time each seat spent on each of its decisions."""


@attrs.frozen
class BotStanding:
    """The result of one bot, as the arena prints it."""

    name: str
    wins: float
    """Shared wins count as fractions."""
    share: float
    ci95: tuple[float, float]
    mean_score: float
    seconds_per_move: float
    seconds_p95: float


@attrs.frozen
class Contest:
    """Many matches between the same bots."""

    game: str
    players: int
    games: int
    bots: tuple[BotStanding, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(bot.name for bot in self.bots)

    def timed_as(self, other: "Contest") -> "Contest":
        """The same results with the times of another contest between the same bots."""
        bots = [
            attrs.evolve(
                bot, seconds_per_move=again.seconds_per_move, seconds_p95=again.seconds_p95
            )
            for bot, again in zip(self.bots, other.bots, strict=True)
        ]
        return attrs.evolve(self, bots=tuple(bots))


def play(pairing: Pairing, alive: Callable[[], None] = lambda: None) -> ArenaResult:
    match = pairing.match()
    seconds: list[list[float]] = [[] for _ in pairing.kinds]

    def timed(player: Bot) -> Bot:
        def choose(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
            # this thread's alone: other load on the machine is not the bot's fault
            start = time.thread_time()
            move = player(view, seat, moves, rng)
            seconds[seat].append(time.thread_time() - start)
            alive()
            return move

        return choose

    TurnRunner(match, [BotPlayer(timed(bot(kind, pairing.game))) for kind in pairing.kinds]).run()
    result = match.result
    assert result
    return ArenaResult(result.scores, result.winners, tuple(map(tuple, seconds)))


def rotated(kinds: Sequence[str], by: int) -> tuple[str, ...]:
    """Move every player on by this many chairs."""
    by %= len(kinds)
    return (*kinds[len(kinds) - by :], *kinds[: len(kinds) - by])


def contest(
    game: str,
    kinds: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, object] = {},
    crew: Crew = HERE,
    tell: Callable[[str], None] = lambda text: None,
    within: float = 0.0,
) -> Contest:
    """Play each deal once with every bot in every chair, so luck and the first turn even out. Stops
    early once the first bot's share is known to ±`within`. Raises BadSetup and WorkLost."""
    n = len(kinds)
    pairings = [
        Pairing(game, rotated(kinds, number), options, seed + number // n)
        for number in range(games)
    ]
    pairings[0].match()
    played: list[ArenaResult] = []
    with closing(spread(play, pairings, crew)) as results:
        for _, how in results:
            played.append(how)
            wins = _wins(played, 0, n)
            tell(f"{len(played)} of {games} matches, {kinds[0]} {wins / len(played):.1%}")
            if len(played) % (_ROUNDS * n) == 0:
                low, high = interval(wins, len(played))
                if high - low <= 2 * within:
                    break
    return Contest(game, n, len(played), tuple(_standing(played, at, kinds) for at in range(n)))


def _wins(played: Sequence[ArenaResult], at: int, n: int) -> float:
    return sum(
        1 / len(how.winners)
        for number, how in enumerate(played)
        if (at + number) % n in how.winners
    )


def _standing(played: Sequence[ArenaResult], at: int, kinds: Sequence[str]) -> BotStanding:
    n = len(kinds)
    wins = _wins(played, at, n)
    scores = [how.scores[(at + number) % n] for number, how in enumerate(played)]
    seconds = sorted(s for number, how in enumerate(played) for s in how.seconds[(at + number) % n])
    return BotStanding(
        name=kinds[at],
        wins=wins,
        share=wins / len(played),
        ci95=interval(wins, len(played)),
        mean_score=sum(scores) / len(scores),
        seconds_per_move=sum(seconds) / len(seconds) if seconds else 0.0,
        seconds_p95=seconds[len(seconds) * 95 // 100] if seconds else 0.0,
    )


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "arena",
        help="let bots play many matches and measure how strong they are",
        description="Let bots play many matches. Each deal is played once with every bot in every\n"
        "chair; shares come with a 95 % interval, and a shared win counts in parts.",
        epilog=options_help(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    parser.add_argument(
        "--bots", required=True, metavar="KIND,KIND,…", help="one for each seat (kinds: below)"
    )
    add_contest_arguments(parser, 100)
    add_option(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=_arena)


def add_contest_arguments(parser: argparse.ArgumentParser, matches: int) -> None:
    """Add the arguments of every command that holds contests."""
    parser.add_argument(
        "--games",
        dest="matches",
        type=int,
        default=matches,
        metavar="N",
        help=f"matches of each contest, best a multiple of the seats (default: {matches})",
    )
    add_seed(parser)
    add_crew(parser)
    parser.add_argument(
        "--patience",
        type=float,
        default=PATIENCE,
        metavar="S",
        help=f"seconds without a move after which a process is given up (default: {PATIENCE:g})",
    )


def hold(
    args: argparse.Namespace,
    game: str,
    kinds: Sequence[str],
    settings: Mapping[str, object],
    progress: ProgressLine,
    within: float = 0.0,
) -> Contest:
    """Hold a contest as the command line asks. Raises Refused."""
    at_least_one("games", args.matches)
    crew = crew_given(args, args.patience)
    try:
        return contest(game, kinds, args.matches, args.seed, settings, crew, progress.tell, within)
    except (BadSetup, WorkLost) as error:
        raise Refused(str(error)) from None
    finally:
        progress.clear()


def _arena(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    kinds = kinds_given(game, args.bots)
    settings = settings_given(game, args.option)
    held = hold(args, game.id, kinds, settings, ProgressLine("arena"))
    if args.json:
        print(json.dumps(attrs.asdict(held), indent=1))
    else:
        show(held)
    return 0


def show(held: Contest) -> None:
    print(f"{held.game}, {held.players} players, {held.games} matches")
    for one in held.bots:
        low, high = one.ci95
        print(
            f"  {one.name:<13} {one.share:6.1%} ({low:.1%}–{high:.1%}) {one.wins:8.1f} wins "
            f"{one.mean_score:7.1f} points {one.seconds_per_move:8.4f} s/move "
            f"(p95 {one.seconds_p95:.4f})"
        )
