"""`boomerang-lab analyse` and `evaluate`: what decided a match, was it luck, how did it stand?"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import attrs

from boomerang_desktop.bots import bot
from boomerang_desktop.bots.core import Chances
from boomerang_desktop.bots.jobs import LOOKS
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup, Move
from boomerang_desktop.lab import calibrate
from boomerang_desktop.lab.arena import Pairing
from boomerang_desktop.lab.arguments import (
    Commands,
    Refused,
    add_crew,
    add_seed,
    at_least_one,
    crew_given,
    kinds_given,
)
from boomerang_desktop.lab.progress import ProgressLine
from boomerang_desktop.lab.workers import Crew, WorkLost, spread
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.analysis import (
    Analysis,
    Balance,
    Depth,
    Moment,
    analyse,
    can_analyse,
    outcome,
    store,
)
from boomerang_desktop.match.analysis.examine import EFFORTS, Found, Piece, examine
from boomerang_desktop.match.analysis.figures import SEED
from boomerang_desktop.match.analysis.whole import assembled, pieces
from boomerang_desktop.match.players import BotPlayer, TurnRunner
from boomerang_desktop.match.secrecy import withheld

SIMULATIONS = 256
"""How long `evaluate` thinks about what would have been better."""


def add_commands(commands: Commands) -> None:
    _add_analyse(commands)
    _add_evaluate(commands)


def _add_analyse(commands: Commands) -> None:
    parser = commands.add_parser(
        "analyse",
        help="tell what decided a match, and how much of it was luck",
        description="For each seat of a record: its chance at the start and at the end, and what "
        "luck, its own choices and those of the others changed. For each decision: the chance "
        "before and after it and with the best move found, by what the seat could see, and a "
        "verdict. A match that is not over keeps its secrets, and is refused.",
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a .boomerang file")
    what.add_argument(
        "--calibrate", metavar="GAME", choices=GAMES, help="do the chances that are told come true?"
    )
    what.add_argument(
        "--luck", metavar="GAME", choices=GAMES, help="is luck nothing, averaged over many matches?"
    )
    parser.add_argument(
        "--depth",
        choices=[depth.value for depth in Depth],
        default=Depth.NORMAL.value,
        help="how long to look (default: normal)",
    )
    add_seed(parser)
    _add_open(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--keep",
        action="store_true",
        help="keep the analysis beside the record, and use the one that is there",
    )
    parser.add_argument(
        "--games",
        dest="matches",
        type=int,
        default=200,
        metavar="N",
        help="matches for --calibrate and --luck (default: 200)",
    )
    parser.add_argument(
        "--players",
        metavar="KIND,KIND,…",
        help="who plays them, clockwise (default: four of bot:expert, or as many as can be)",
    )
    add_crew(parser)
    parser.set_defaults(run=_run)


def _add_evaluate(commands: Commands) -> None:
    parser = commands.add_parser(
        "evaluate",
        help="tell how a match stood at each decision",
        description="For each decision of a record: its number, who decided what, what the bot "
        "would have done, and the chances of all seats before, judged with all hands open. A "
        "match that is not over keeps its secrets, and is refused.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .boomerang file")
    _add_open(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--simulations",
        type=int,
        default=SIMULATIONS,
        metavar="N",
        help=f"how long each decision is thought about (default: {SIMULATIONS})",
    )
    parser.set_defaults(run=_evaluate)


def _add_open(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--open",
        action="store_true",
        help="for developers: also tell of a match that is not over, as far as it goes; hands, "
        "hidden choices and chances come to light that its players may not know",
    )


def _run(args: argparse.Namespace) -> int:
    at_least_one("games", args.matches)
    crew = crew_given(args)
    game = args.calibrate or args.luck
    if game is None:
        return _analyse(args, crew)
    _refuse_unless_judged(game)
    seats = min(4, GAMES[game].seats[-1])
    kinds = kinds_given(GAMES[game], args.players or ",".join(["bot:expert"] * seats))
    first = Pairing(game, tuple(kinds), {}, args.seed)
    try:
        first.match()
        if args.luck:
            return _luck(first, args, crew)
        found = calibrate.calibrated(first, args.matches, crew)
    except (BadSetup, WorkLost) as error:
        raise Refused(str(error)) from None
    print(json.dumps(attrs.asdict(found), indent=1) if args.json else calibrate.section(found))
    return 0


def _refuse_unless_judged(game: str) -> None:
    if not can_analyse(game):
        raise Refused(f"{game} cannot be analysed yet")


def _loaded(path: Path, opened: bool) -> Match:
    """A match that may be looked into."""
    try:
        match = record.load(path)
    except record.RecordError as error:
        raise Refused(f"{path}: {error}") from None
    _refuse_unless_judged(match.game.id)
    if not opened and (why := withheld(match)):
        raise Refused(f"{path}: {why.value} (--open shows it all the same)")
    return match


def _analyse(args: argparse.Namespace, crew: Crew) -> int:
    path: Path = args.file
    match = _loaded(path, args.open)
    depth = Depth(args.depth)
    analysis = store.read(store.path_of(path), match) if args.keep else None
    if (
        not analysis
        or not analysis.complete
        or (analysis.depth, analysis.seed) != (depth, args.seed)
    ):
        try:
            analysis = _worked_out(match, depth, args.seed, crew)
        except WorkLost as error:
            raise Refused(str(error)) from None
        if args.keep:
            _keep(path, match, analysis)
    print(json.dumps(as_json(analysis), indent=1) if args.json else _told(match, analysis))
    return 0


def _worked_out(match: Match, depth: Depth, seed: int, crew: Crew) -> Analysis:
    progress = ProgressLine("analyse")
    work = list(pieces(match, EFFORTS[depth], seed))
    found: dict[int, Found] = {}
    try:
        with closing(spread(_examine, work, crew)) as results:
            for number, result in results:
                found[work[number].number] = result
                progress.tell(f"{len(found)} of {len(work)}")
    finally:
        progress.clear()
    analysis = assembled(match, depth, seed, found)
    assert analysis is not None
    return analysis


def _examine(piece: Piece, alive: Callable[[], None]) -> Found:
    return examine(piece)


def _keep(path: Path, match: Match, analysis: Analysis) -> None:
    try:
        store.write(store.path_of(path), match, analysis)
    except OSError as error:
        raise Refused(f"cannot write {store.path_of(path)}: {error.strerror}") from None


def as_json(analysis: Analysis) -> dict[str, object]:
    """What other programs read."""
    return {
        "seats": [_seat(balance) for balance in analysis.balances],
        "decisions": [_decision(moment) for moment in analysis.moments],
    }


def _seat(balance: Balance) -> dict[str, object]:
    return {
        "seat": balance.seat,
        "start": balance.start,
        "end": balance.end,
        "luck": balance.luck,
        "own": balance.own,
        "others": balance.others,
    }


def _decision(moment: Moment) -> dict[str, object]:
    judgement = moment.judgement
    return {
        "n": moment.number,
        "seat": moment.seat,
        "move": str(moment.move),
        "before": judgement.before,
        "after": judgement.after,
        "best": str(judgement.best),
        "best_after": judgement.best_after,
        "loss": judgement.loss,
        "error": judgement.error,
        "verdict": judgement.verdict.value,
    }


def _told(match: Match, analysis: Analysis) -> str:
    width = max(len(seat.name) for seat in match.seats)
    lines = []
    for balance in analysis.balances:
        name = match.seats[balance.seat].name
        lines.append(
            f"{name:{width}}  {balance.start:4.0%} → {balance.end:4.0%}   "
            f"luck {_points(balance.luck)} ±{100 * balance.luck_error:.0f}   "
            f"own choices {_points(balance.own)}   others' {_points(balance.others)}"
        )
    lines.append("")
    for moment in analysis.moments:
        judgement, name = moment.judgement, match.seats[moment.seat].name
        instead = "" if judgement.best == moment.move else f"   {judgement.best}?"
        loss = f"{100 * judgement.loss:3.0f} ±{100 * judgement.error:2.0f}"
        lines.append(
            f"{moment.number:4} {judgement.before:4.0%} → {judgement.after:4.0%}  -{loss}  "
            f"{judgement.verdict.value:14}  {name:{width}}  {moment.move}{instead}"
        )
    return "\n".join(lines)


def _points(share: float) -> str:
    return f"{100 * share:+6.1f}"


def _evaluate(args: argparse.Namespace) -> int:
    at_least_one("simulations", args.simulations)
    match = _loaded(args.file, args.open)
    progress = ProgressLine("evaluate")
    rows = []
    for number, best, chances in _evaluated(match, args.simulations):
        progress.tell(f"{number + 1} of {len(match.decisions)}")
        seat, move = match.decisions[number].seat, match.decisions[number].move
        if args.json:
            rows.append(
                {
                    "number": number,
                    "seat": seat,
                    "move": str(move),
                    "best": str(best),
                    "chances": [round(share, 4) for share in chances.shares],
                    "errors": [round(error, 4) for error in chances.errors],
                }
            )
            continue
        progress.clear()
        instead = "" if best == move else f"   {best}?"
        told = " ".join(
            f"{share:4.0%} ±{error:3.0%}"
            for share, error in zip(chances.shares, chances.errors, strict=True)
        )
        print(f"{number:4} {told}  {match.seats[seat].name:12} {move}{instead}", flush=True)
    progress.clear()
    end = outcome(match)
    if args.json:
        written = {"game": match.game.id, "simulations": args.simulations}
        shares = end and end.shares
        print(json.dumps({**written, "decisions": rows, "outcome": shares}, indent=1))
    return 0


def _evaluated(match: Match, simulations: int) -> Iterator[tuple[int, Move, Chances]]:
    """For each decision what would have been better, and how it stood before with all open."""
    effort = attrs.evolve(EFFORTS[Depth.QUICK], looks=LOOKS, simulations=simulations)
    for piece in pieces(match, effort, SEED):
        if piece.decision is None:
            continue
        found = examine(piece)
        best = found.judgement.best if found.judgement else piece.decision.move
        yield piece.number, best, found.chances


@attrs.frozen
class Evened:
    """What luck and choices came to for one chair, averaged over matches."""

    seat: int
    """In the order of turns: 0 is whoever began."""
    player: str
    games: int
    luck: float
    luck_ci95: tuple[float, float]
    usual_luck: float
    """The root of the mean square."""
    own: float
    others: float

    @property
    def holds(self) -> bool:
        """Whether the interval holds nothing at all."""
        return self.luck_ci95[0] <= 0 <= self.luck_ci95[1]


def split(
    pairing: tuple[Pairing, Depth], alive: Callable[[], None] = lambda: None
) -> list[tuple[int, str, Balance]]:
    """Plays a match and splits it into luck and choices: by seat, in the order of turns."""
    first, depth = pairing
    match = first.match()

    def played(number: int) -> None:
        alive()

    TurnRunner(match, [BotPlayer(bot(kind, first.game)) for kind in first.kinds], played).run()
    balances, seats = analyse(match, depth).balances, len(first.kinds)
    return [((b.seat - match.first) % seats, first.kinds[b.seat], b) for b in balances]


def evened(matches: Sequence[Sequence[tuple[int, str, Balance]]]) -> list[Evened]:
    """By order of turns and player."""
    chairs: dict[tuple[int, str], list[Balance]] = {}
    for match in matches:
        for seat, player, balance in match:
            chairs.setdefault((seat, player), []).append(balance)
    found = []
    for (seat, player), balances in sorted(chairs.items()):
        luck = [balance.luck for balance in balances]
        count, middle = len(luck), fmean(luck)
        margin = 1.96 * stdev(luck) / sqrt(count) if count > 1 else float("inf")
        found.append(
            Evened(
                seat,
                player,
                count,
                middle,
                (middle - margin, middle + margin),
                sqrt(fmean(each**2 for each in luck)),
                fmean(balance.own for balance in balances),
                fmean(balance.others for balance in balances),
            )
        )
    return found


def _luck(first: Pairing, args: argparse.Namespace, crew: Crew) -> int:
    depth = Depth(args.depth)
    work = [
        (attrs.evolve(first, seed=first.seed + number), depth) for number in range(args.matches)
    ]
    progress = ProgressLine(f"luck: {first.game}")
    matches = []
    try:
        with closing(spread(split, work, crew)) as results:
            for _, balances in results:
                matches.append(balances)
                progress.tell(f"{len(matches)} of {len(work)} matches")
    finally:
        progress.clear()
    found = evened(matches)
    if args.json:
        print(json.dumps([attrs.asdict(chair) for chair in found], indent=1))
        return 0
    print("seat  player        matches  luck (95 %)             usually     own  others")
    for one in found:
        low, high = one.luck_ci95
        print(
            f"{one.seat:4}  {one.player:12} {one.games:8}  {_points(one.luck)} "
            f"({_points(low)} –{_points(high)})  {100 * one.usual_luck:7.1f}  "
            f"{_points(one.own)}  {_points(one.others)}"
        )
    return 0
