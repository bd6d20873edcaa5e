"""`boomerang-lab calibrate`: do the predicted chances come true?"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from math import log
from pathlib import Path

import attrs

from boomerang_desktop import storage
from boomerang_desktop.bots import bot, kinds
from boomerang_desktop.bots.jobs import judge
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup
from boomerang_desktop.lab.arena import Pairing
from boomerang_desktop.lab.arguments import (
    Commands,
    Refused,
    add_crew,
    add_game,
    add_seed,
    at_least_one,
    crew_given,
    kinds_given,
)
from boomerang_desktop.lab.progress import ProgressLine
from boomerang_desktop.lab.workers import Crew, WorkLost, spread
from boomerang_desktop.library.statistics import interval
from boomerang_desktop.match.analysis import outcome
from boomerang_desktop.match.players import BotPlayer, TurnRunner

SAMPLES = 16
"""Positions judged per match, evenly spaced, each with the one after it."""
BUCKETS = 10
THIRDS = ("first third", "middle third", "last third")
INTRODUCTION = """# How true the chances are

Made by `boomerang-lab calibrate`. Bots of one strength play against each other; sixteen positions
of each match are judged as they are after a match (all hands open, what fate still holds unknown),
with the chances of all seats at once. Deals are others than those on which the figures in
`bots/*/chances.py` were fitted.

*Told* is the mean of what was told, *came true* how often it did, where a shared win counts in
parts. Positions of one match are not independent of each other, so the 95 % interval counts whole
matches. *Base rate* is the Brier score of telling everybody the same chance. *Sharpness* is the
power of the chances that would have fitted these matches best: below 1 they were too bold, above 1
too timid. A *step* is how much the chance of whoever decided changes by the decision, by what that
seat could see, where nothing came to light.

Bots of one strength are hard to tell apart before it is decided: of the differences in the final
scores of a road trip with four, a quarter is there after two of the four rounds (288 matches of
experts). How much could be known at best was tried by playing on
(`python -m tests.measure.knowable`): from 140 positions of the middle third, one of each match
(deals from seed 500001), experts finished the match sixteen times with other cards to come. Whoever
knew exactly how often each seat then wins would be better than the base rate by 12 % (95 %
interval: 9 % to 14 %), and nobody can be better than that.
"""


@attrs.frozen
class Sample:
    """A position as it was judged."""

    when: float
    """How much of the match was over, from 0 to 1."""
    shares: tuple[float, ...]
    """The chances with all hands open."""
    seen: tuple[float, ...]
    """The chances by what the deciding seat can see."""


@attrs.frozen
class ChanceStep:
    change: float
    """How the decision changed its seat's chance, judged by what that seat can see."""
    error: float
    """The predicted standard error of that change."""


@attrs.frozen
class Judged:
    """A match and the predictions made during it."""

    outcome: tuple[float, ...]
    samples: tuple[Sample, ...]
    steps: tuple[ChanceStep, ...]


@attrs.frozen
class Bucket:
    """All predictions of about the same chance."""

    low: float
    positions: int
    matches: int
    told: float
    came: float
    ci95: tuple[float, float]

    @property
    def holds(self) -> bool:
        return self.ci95[0] <= self.told <= self.ci95[1]


@attrs.frozen
class Third:
    name: str
    brier: float
    base_rate: float

    @property
    def better(self) -> float:
        """The relative improvement on the base rate."""
        return 1 - self.brier / self.base_rate


@attrs.frozen
class Calibration:
    """The calibration of one game with a given number of players."""

    game: str
    players: int
    bots: str
    seed: int
    games: int
    buckets: tuple[Bucket, ...]
    thirds: tuple[Third, ...]
    sharpness: float
    sharpness_seen: float
    """… by what the deciding seat could see."""
    mean_step: float
    usual_step: float
    """The root of the mean square."""
    steady: float
    """The share of steps within 1.96 times their error."""


def follow(pairing: Pairing, alive: Callable[[], None] = lambda: None) -> Judged:
    """Play a match, judging positions on the way."""
    match = pairing.match()

    def played(number: int) -> None:
        alive()

    TurnRunner(match, [BotPlayer(bot(kind, pairing.game)) for kind in pairing.kinds], played).run()
    end = outcome(match)
    assert end
    samples, steps = [], []
    whole = len(match.decisions)
    for number in sorted({whole * (2 * n + 1) // (2 * SAMPLES) for n in range(SAMPLES)}):
        before, after = match.states[number : number + 2]
        seat, seed = match.decisions[number].seat, f"{match.seed}/{number}"
        now = judge(pairing.game, before.view(seat), seed)
        opened = judge(pairing.game, before, seed)
        samples.append(Sample(number / whole, opened.shares, now.shares))
        if after.to_act and before.revealed == after.revealed:
            then = judge(pairing.game, after.view(seat), seed)
            error = (now.errors[seat] ** 2 + then.errors[seat] ** 2) ** 0.5
            steps.append(ChanceStep(then.shares[seat] - now.shares[seat], error))
        alive()
    return Judged(end.shares, tuple(samples), tuple(steps))


def buckets(matches: Sequence[Judged]) -> Iterator[Bucket]:
    """Group predictions by ten percentage points, with how often they came true."""
    for number in range(BUCKETS):
        told: list[float] = []
        came: list[list[float]] = []
        for match in matches:
            inside = [
                (share, come)
                for sample in match.samples
                for share, come in zip(sample.shares, match.outcome, strict=True)
                if min(int(share * BUCKETS), BUCKETS - 1) == number
            ]
            if inside:
                told += [share for share, _ in inside]
                came.append([come for _, come in inside])
        if told:
            mean = sum(map(sum, came)) / len(told)
            yield Bucket(
                number / BUCKETS,
                len(told),
                len(came),
                sum(told) / len(told),
                mean,
                by_matches(came),
            )


def by_matches(came: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of the mean, allowing for dependence within a match: as for the number of
    independent values that would scatter as much."""
    count, matches = sum(map(len, came)), len(came)
    mean = sum(map(sum, came)) / count
    scatter = sum((sum(match) - mean * len(match)) ** 2 for match in came) / count**2
    if matches > 1:
        scatter *= matches / (matches - 1)
    # where all results are equal, a match counts once
    independent = mean * (1 - mean) / scatter if scatter else matches
    independent = min(max(independent, 1.0), count)
    low, high = interval(mean * independent, independent)
    return low, high


def thirds(matches: Sequence[Judged]) -> Iterator[Third]:
    for number, name in enumerate(THIRDS):
        told: list[float] = []
        even: list[float] = []
        for match in matches:
            for sample in match.samples:
                if int(sample.when * len(THIRDS)) == number:
                    for share, come in zip(sample.shares, match.outcome, strict=True):
                        told.append((share - come) ** 2)
                        even.append((1 / len(match.outcome) - come) ** 2)
        if told:
            yield Third(name, sum(told) / len(told), sum(even) / len(even))


def sharpness(matches: Sequence[Judged], told: Callable[[Sample], tuple[float, ...]]) -> float:
    """The power that maximizes the likelihood of the predictions, by golden section."""

    def unlikely(power: float) -> float:
        total = 0.0
        for match in matches:
            for sample in match.samples:
                odds = [max(share, 1e-3) ** power for share in told(sample)]
                for share, come in zip(odds, match.outcome, strict=True):
                    total -= come * log(share / sum(odds))
        return total

    low, high, golden = 0.2, 3.0, (5**0.5 - 1) / 2
    while high - low > 0.01:
        a, b = high - golden * (high - low), low + golden * (high - low)
        low, high = (low, b) if unlikely(a) < unlikely(b) else (a, high)
    return (low + high) / 2


def calibration(pairing: Pairing, matches: Sequence[Judged]) -> Calibration:
    """`pairing` is the first of the matches."""
    steps = [step for match in matches for step in match.steps]
    count = max(1, len(steps))
    return Calibration(
        pairing.game,
        len(pairing.kinds),
        pairing.kinds[0],
        pairing.seed,
        len(matches),
        tuple(buckets(matches)),
        tuple(thirds(matches)),
        sharpness(matches, lambda sample: sample.shares),
        sharpness(matches, lambda sample: sample.seen),
        sum(step.change for step in steps) / count,
        (sum(step.change**2 for step in steps) / count) ** 0.5,
        sum(abs(step.change) <= 1.96 * step.error for step in steps) / count,
    )


def section(found: Calibration) -> str:
    """The page's section for one game and number of players."""
    holding = sum(bucket.holds for bucket in found.buckets)
    lines = [
        _title(found.game, found.players),
        "",
        f"{found.games} matches of {found.bots}, deals from seed {found.seed}. "
        f"{holding} of {len(found.buckets)} intervals hold what was told.",
        "",
        "| told | positions | matches | mean told | came true | 95 % | holds |",
        "|---|--:|--:|--:|--:|--:|---|",
    ]
    for one in found.buckets:
        low, high = one.ci95
        lines.append(
            f"| {one.low:.0%}–{one.low + 1 / BUCKETS:.0%} | {one.positions} | {one.matches} "
            f"| {one.told:.1%} | {one.came:.1%} | {low:.1%}–{high:.1%} "
            f"| {'yes' if one.holds else 'no'} |"
        )
    lines += ["", "| | Brier | base rate | better by |", "|---|--:|--:|--:|"]
    lines += [
        f"| {third.name} | {third.brier:.3f} | {third.base_rate:.3f} | {third.better:.0%} |"
        for third in found.thirds
    ]
    lines += [
        "",
        f"Sharpness {found.sharpness:.2f}, by what the seat to decide could see "
        f"{found.sharpness_seen:.2f}. A step is {100 * found.mean_step:+.1f} points on "
        f"average and {100 * found.usual_step:.1f} usually (root mean square); {found.steady:.0%} "
        "of the steps are within 1.96 times the error told.",
    ]
    return "\n".join(lines) + "\n"


def _title(game: str, players: int) -> str:
    return f"## {game}, {players} players"


def page(before: str, found: Calibration) -> str:
    """The page with this section replaced. Sections of other games, and any text before them, stay
    as they are."""
    _, *old = before.split("\n## ")
    sections = {text.partition("\n")[0]: f"## {text.rstrip()}\n" for text in old}
    sections[_title(found.game, found.players)[3:]] = section(found)
    order = [_title(game, seats)[3:] for game in GAMES for seats in GAMES[game].seats]
    order = [*(title for title in sections if title not in order), *order]
    return "\n".join([INTRODUCTION, *(sections[title] for title in order if title in sections)])


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "calibrate",
        help="measure whether the chances that are told come true",
        description="Lets bots of one strength play against each other, judges positions of each "
        "match and compares the chances with what came true. Writes the section of that game and "
        "number of players into a page, and leaves the others as they are.",
    )
    add_game(parser)
    parser.add_argument(
        "--games", dest="matches", type=int, default=300, metavar="N", help="default: 300"
    )
    parser.add_argument(
        "--seats", type=int, metavar="N", help="players (default: four, or as many as can play)"
    )
    parser.add_argument(
        "--bots", default="bot:expert", metavar="KIND", help="who plays (default: bot:expert)"
    )
    add_seed(parser)
    add_crew(parser)
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("docs/analysis.md"),
        metavar="FILE",
        help="the page (default: docs/analysis.md)",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON too")
    parser.set_defaults(run=_calibrate)


def _calibrate(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    kinds_given(game, args.bots)
    if "bot:expert" not in kinds(game.id):
        raise Refused(f"{game.id} cannot be analysed yet")
    at_least_one("games", args.matches)
    crew = crew_given(args)
    seats = args.seats or min(4, game.seats[-1])
    first = Pairing(game.id, (args.bots,) * seats, {}, args.seed)
    try:
        first.match()
        found = calibrated(first, args.matches, crew)
    except (BadSetup, WorkLost) as error:
        raise Refused(str(error)) from None
    out: Path = args.out
    try:
        before = out.read_text("utf-8") if out.exists() else ""
        out.parent.mkdir(parents=True, exist_ok=True)
        storage.write(out, page(before, found), private=False)
    except OSError as error:
        raise Refused(f"cannot write {out}: {error.strerror}") from None
    print(json.dumps(attrs.asdict(found), indent=1) if args.json else section(found))
    return 0


def calibrated(first: Pairing, count: int, crew: Crew) -> Calibration:
    """Play and judge `count` matches. Raises WorkLost."""
    return calibration(first, _followed(first, count, crew))


def _followed(first: Pairing, count: int, crew: Crew) -> list[Judged]:
    pairings = [attrs.evolve(first, seed=first.seed + number) for number in range(count)]
    progress = ProgressLine(f"calibrate: {first.game}, {len(first.kinds)} players")
    found: list[Judged] = []
    try:
        with closing(spread(follow, pairings, crew)) as results:
            for _, judged in results:
                found.append(judged)
                progress.tell(f"{len(found)} of {count} matches")
    finally:
        progress.clear()
    return found
