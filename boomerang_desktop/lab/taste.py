"""`boomerang-lab taste`: a better taste for the planning player of roadtrip, by evolution.

`tune` tries one weight of a search at a time. A taste has some thirty that hang together, and its
matches take milliseconds: so whole tastes compete here, and the better ones are mixed.
"""

import argparse
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

import attrs

from boomerang_desktop.bots import bot
from boomerang_desktop.bots.roadtrip.mind import person
from boomerang_desktop.bots.roadtrip.policy import PLANNING, Taste
from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.arguments import Refused, add_seed
from boomerang_desktop.lab.progress import Progress
from boomerang_desktop.lab.workers import WorkLost, spread
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import BotPlayer, Table

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_FIXED = ("pair", "second", "denial")
"""A pair is worth its points; the others only show in a search or against one."""
_RIVALS = (("heuristic", 4), ("greedy", 4), ("heuristic", 2))
"""Who sits at the other chairs, and how many chairs there are."""
_WIN = 20.0
"""What a win is worth, in points of the lead."""


@attrs.frozen
class Tasting:
    """A taste that plays so many matches; the same seed gives the same deals."""

    taste: Taste
    matches: int
    seed: int


def numbers_of(taste: Taste) -> list[float]:
    """What may change, in the order of the fields."""
    found: list[float] = []
    for name, weight in attrs.asdict(taste, recurse=False).items():
        if name not in _FIXED:
            found += weight if isinstance(weight, tuple) else [weight]
    return found


def with_numbers(taste: Taste, numbers: Sequence[float]) -> Taste:
    """The same taste with other weights."""
    left = iter(numbers)
    changed: dict[str, float | tuple[float, ...]] = {}
    for name, weight in attrs.asdict(taste, recurse=False).items():
        if name not in _FIXED:
            many = isinstance(weight, tuple)
            changed[name] = tuple(next(left) for _ in weight) if many else next(left)
    return attrs.evolve(taste, **changed)  # type: ignore[arg-type]


def strength(tasting: Tasting, alive: Callable[[], None] = lambda: None) -> float:
    """The mean lead over the others, in points, with something for each win."""
    total = 0.0
    for number in range(tasting.matches):
        rival, players = _RIVALS[number % len(_RIVALS)]
        seat = number // len(_RIVALS) % players
        bots = [bot(rival, "roadtrip")] * players
        bots[seat] = person(tasting.taste)
        seats = [Seat(f"seat {n}", "bot") for n in range(players)]
        match = Match.new(GAMES["roadtrip"], seats, {}, tasting.seed + number)
        Table(match, [BotPlayer(each) for each in bots]).run()
        alive()
        assert match.result
        scores, winners = match.result.scores, match.result.winners
        total += (scores[seat] * players - sum(scores)) / (players - 1)
        total += _WIN / len(winners) if seat in winners else 0.0
    return total / tasting.matches


def offspring(parent: Taste, count: int, step: float, rng: Random) -> list[Taste]:
    """Tastes that differ a little; the parent is among them."""
    numbers = numbers_of(parent)
    children = [
        with_numbers(parent, [x + step * (abs(x) + 0.2) * rng.gauss(0, 1) for x in numbers])
        for _ in range(count - 1)
    ]
    return [parent, *children]


def mixed(tastes: Sequence[Taste]) -> Taste:
    columns = zip(*(numbers_of(taste) for taste in tastes), strict=True)
    return with_numbers(tastes[0], [sum(column) / len(tastes) for column in columns])


def add_command(commands: "Commands") -> None:
    taste = commands.add_parser(
        "taste",
        help="look for a better taste of the planning player of roadtrip",
        description="In every generation tastes that differ a little play the same matches, and "
        "the better quarter is mixed into the next one, which is printed.",
    )
    taste.add_argument("--generations", type=int, default=40, metavar="N", help="default: 40")
    taste.add_argument("--population", type=int, default=16, metavar="N", help="default: 16")
    taste.add_argument(
        "--games", dest="matches", type=int, default=600, metavar="N", help="default: 600"
    )
    taste.add_argument("--step", type=float, default=0.1, metavar="X", help="default: 0.1")
    taste.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default: 2)")
    add_seed(taste)
    taste.set_defaults(run=_taste)


def _taste(args: argparse.Namespace) -> int:
    if min(args.generations, args.population, args.matches, args.jobs) < 1:
        raise Refused("generations, tastes, matches and processes are numbers from 1")
    rng, parent = Random(args.seed), PLANNING
    for generation in range(args.generations):
        progress = Progress(f"taste: generation {generation + 1}")
        children = offspring(parent, args.population, args.step, rng)
        seed = args.seed + generation * args.matches
        tastings = [Tasting(child, args.matches, seed) for child in children]
        found: dict[int, float] = {}
        try:
            for number, how in spread(strength, tastings, args.jobs):
                found[number] = how
                progress.tell(
                    f"{len(found)} of {len(tastings)} tastes, best {max(found.values()):.2f}"
                )
        except WorkLost as error:
            raise Refused(str(error)) from None
        finally:
            progress.clear()
        best = sorted(found, key=lambda number: -found[number])[: max(1, len(children) // 4)]
        print(f"{generation + 1}: parent {found[0]:.2f}, best {found[best[0]]:.2f}")
        parent = mixed([children[number] for number in best])
        rounded = with_numbers(parent, [round(x, 2) for x in numbers_of(parent)])
        print(f"  {rounded}", flush=True)
    return 0
