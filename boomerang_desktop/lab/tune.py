"""`boomerang-lab tune` and `evolve`: try other weights for bots by self-play.

`tune` tries one weight of a search at a time. Its name is its place among the bots, `module:NAME`
or `module:Class.name`: for example `flip.board:_OPEN` or `arrows.evaluation:Weights.half_trio`.

`evolve` looks for better preferences of the planning player of roadtrip. Its thirty or so weights
depend on each other and its matches take milliseconds, so whole sets compete and the better ones
are mixed."""

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any

import attrs

from boomerang_desktop.bots import bot, kinds, mind
from boomerang_desktop.bots.core import Bot
from boomerang_desktop.bots.roadtrip.mind import person
from boomerang_desktop.bots.roadtrip.policy import PLANNING, Preferences
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup, Move, State
from boomerang_desktop.lab.arguments import (
    Commands,
    Refused,
    add_crew,
    add_game,
    add_seed,
    crew_given,
)
from boomerang_desktop.lab.progress import ProgressLine
from boomerang_desktop.lab.workers import WorkLost, spread
from boomerang_desktop.library.statistics import interval
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import BotPlayer, TurnRunner

_FIXED = ("pair", "second", "denial")
"""Weights left as they are: a pair is worth its points, and the others only matter in a search or
against one."""
_RIVALS = (("heuristic", 4), ("greedy", 4), ("heuristic", 2))
"""The bots in the other chairs, and the number of chairs."""
_WIN = 20.0
"""The value of a win, in points of the lead."""


@attrs.frozen
class WeightTrial:
    """A match in which one seat plays with the changed weight, all others with the original."""

    game: str
    players: int
    weight: str
    value: float
    simulations: int
    seat: int
    seed: int


def place_of(weight: str) -> tuple[object, str]:
    """The object that holds the weight, and the attribute's name. Raises Refused."""
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


def _changed(usual: Bot, weight: str, value: float) -> Bot:
    holder, name = place_of(weight)

    def choose(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        before = getattr(holder, name)
        setattr(holder, name, value)
        try:
            return usual(view, seat, moves, rng)
        finally:
            setattr(holder, name, before)

    return choose


def play(trial: WeightTrial, alive: Callable[[], None] = lambda: None) -> float:
    """Play the match; return the changed seat's share of the win."""
    search = mind(trial.game).search

    def thinking(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        alive()
        return search(view, seat, moves, rng, trial.simulations).move

    bots: list[Bot] = [thinking] * trial.players
    bots[trial.seat] = _changed(thinking, trial.weight, trial.value)
    seats = [Seat(f"seat {n}", "bot") for n in range(trial.players)]
    match = Match.new(GAMES[trial.game], seats, {}, trial.seed)
    TurnRunner(match, [BotPlayer(each) for each in bots]).run()
    assert match.result
    winners = match.result.winners
    return 1 / len(winners) if trial.seat in winners else 0.0


@attrs.frozen
class Audition:
    """Preferences to try in a number of matches; the same seed gives the same deals."""

    preferences: Preferences
    matches: int
    seed: int


def numbers_of(preferences: Preferences) -> list[float]:
    """The weights that may change, in the order of the fields."""
    found: list[float] = []
    for name, weight in attrs.asdict(preferences, recurse=False).items():
        if name not in _FIXED:
            found += weight if isinstance(weight, tuple) else [weight]
    return found


def with_numbers(preferences: Preferences, numbers: Sequence[float]) -> Preferences:
    """The same preferences with other weights."""
    left = iter(numbers)
    changed: dict[str, Any] = {}
    for name, weight in attrs.asdict(preferences, recurse=False).items():
        if name not in _FIXED:
            many = isinstance(weight, tuple)
            changed[name] = tuple(next(left) for _ in weight) if many else next(left)
    return attrs.evolve(preferences, **changed)


def strength(audition: Audition, alive: Callable[[], None] = lambda: None) -> float:
    """The mean lead over the others, in points, plus a bonus for each win."""
    total = 0.0
    for number in range(audition.matches):
        rival, players = _RIVALS[number % len(_RIVALS)]
        seat = number // len(_RIVALS) % players
        bots = [bot(rival, "roadtrip")] * players
        bots[seat] = person(audition.preferences)
        seats = [Seat(f"seat {n}", "bot") for n in range(players)]
        match = Match.new(GAMES["roadtrip"], seats, {}, audition.seed + number)
        TurnRunner(match, [BotPlayer(each) for each in bots]).run()
        alive()
        assert match.result
        scores, winners = match.result.scores, match.result.winners
        total += (scores[seat] * players - sum(scores)) / (players - 1)
        total += _WIN / len(winners) if seat in winners else 0.0
    return total / audition.matches


def offspring(parent: Preferences, count: int, step: float, rng: Random) -> list[Preferences]:
    """Slightly different preferences, the parent among them."""
    numbers = numbers_of(parent)
    children = [
        with_numbers(parent, [x + step * (abs(x) + 0.2) * rng.gauss(0, 1) for x in numbers])
        for _ in range(count - 1)
    ]
    return [parent, *children]


def mixed(parents: Sequence[Preferences]) -> Preferences:
    columns = zip(*(numbers_of(parent) for parent in parents), strict=True)
    return with_numbers(parents[0], [sum(column) / len(parents) for column in columns])


def add_commands(commands: Commands) -> None:
    tune = commands.add_parser(
        "tune",
        help="try other weights of a bot by self-play",
        description="One seat plays with a weight changed, the others with it as it is. Weights "
        "are written module:NAME or module:Class.name, for example flip.board:_OPEN.",
    )
    add_game(tune)
    tune.add_argument("--weight", required=True, metavar="MODULE:NAME")
    tune.add_argument("--values", required=True, metavar="X,X,…", help="what to try")
    tune.add_argument("--players", type=int, metavar="N", help="default: the fewest possible")
    tune.add_argument("--simulations", type=int, default=60, metavar="N", help="default: 60")
    tune.add_argument("--games", dest="matches", type=int, default=200, metavar="N")
    add_crew(tune)
    add_seed(tune)
    tune.set_defaults(run=_tune)

    evolve = commands.add_parser(
        "evolve",
        help="look for better preferences of the planning player of roadtrip",
        description="In every generation, players whose preferences differ a little play the same "
        "matches, and the better quarter is mixed into the next ones, which are printed.",
    )
    evolve.add_argument("--generations", type=int, default=40, metavar="N", help="default: 40")
    evolve.add_argument("--population", type=int, default=16, metavar="N", help="default: 16")
    evolve.add_argument(
        "--games", dest="matches", type=int, default=600, metavar="N", help="default: 600"
    )
    evolve.add_argument("--step", type=float, default=0.1, metavar="X", help="default: 0.1")
    add_crew(evolve)
    add_seed(evolve)
    evolve.set_defaults(run=_evolve)


def _tune(args: argparse.Namespace) -> int:
    players = args.players or GAMES[args.game].seats[0]
    if min(args.simulations, args.matches) < 1:
        raise Refused("--simulations and --games must be at least 1")
    crew = crew_given(args)
    if len(kinds(args.game)) == 1:
        raise Refused(f"nobody knows how to play {args.game} yet")
    holder, name = place_of(args.weight)
    print(f"{args.weight} is {getattr(holder, name)}; a fair share is {1 / players:.1%}")
    try:
        values = [float(value) for value in args.values.split(",")]
    except ValueError:
        raise Refused("--values must be numbers separated by commas") from None
    for value in values:
        progress = ProgressLine(f"tune: {value:g}")
        trials = [
            WeightTrial(
                args.game, players, args.weight, value, args.simulations,
                number % players, args.seed + number // players,
            )
            for number in range(args.matches)
        ]  # fmt: skip
        wins, played = 0.0, 0
        try:
            for _, part in spread(play, trials, crew):
                wins, played = wins + part, played + 1
                progress.tell(f"{played} of {args.matches}, {wins / played:.1%}")
        except (BadSetup, WorkLost) as error:
            raise Refused(str(error)) from None
        finally:
            progress.clear()
        low, high = interval(wins, played)
        print(f"  {value:<8g} {wins / played:6.1%} ({low:.1%}–{high:.1%})", flush=True)
    return 0


def _evolve(args: argparse.Namespace) -> int:
    if min(args.generations, args.population, args.matches) < 1:
        raise Refused("--generations, --population and --games must be at least 1")
    crew = crew_given(args)
    rng, parent = Random(args.seed), PLANNING
    for generation in range(args.generations):
        progress = ProgressLine(f"evolve: generation {generation + 1}")
        children = offspring(parent, args.population, args.step, rng)
        seed = args.seed + generation * args.matches
        auditions = [Audition(child, args.matches, seed) for child in children]
        found: list[float] = []
        try:
            for _, how in spread(strength, auditions, crew):
                found.append(how)
                progress.tell(f"{len(found)} of {len(auditions)}, best {max(found):.2f}")
        except WorkLost as error:
            raise Refused(str(error)) from None
        finally:
            progress.clear()
        ranks = sorted(range(len(found)), key=lambda number: -found[number])
        best = ranks[: max(1, len(children) // 4)]
        print(f"{generation + 1}: parent {found[0]:.2f}, best {found[best[0]]:.2f}")
        parent = mixed([children[number] for number in best])
        rounded = with_numbers(parent, [round(x, 2) for x in numbers_of(parent)])
        print(f"  {rounded}", flush=True)
    return 0
