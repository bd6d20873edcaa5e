"""`boomerang-lab evaluate`: how a match stood at each of its decisions."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import attrs

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.bots.jobs import LOOKS, judge
from boomerang_desktop.games.core import ONLOOKER, Move
from boomerang_desktop.lab.arguments import Commands, Refused
from boomerang_desktop.lab.progress import Progress
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.analysis import Depth, can_analyse, outcome
from boomerang_desktop.match.analysis.examine import EFFORTS, examine
from boomerang_desktop.match.analysis.figures import SEED
from boomerang_desktop.match.analysis.whole import pieces

SIMULATIONS = 256
"""How long it is thought about what would have been better."""


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "evaluate",
        help="tell how a match stood at each decision",
        description="For each decision of a record: its number, who decided what, what the bot "
        "would have done, and the chances of all seats before. They are judged with all hands "
        "open if the match is over, else by what everybody at the table sees.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .boomerang file")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--simulations",
        type=int,
        default=SIMULATIONS,
        metavar="N",
        help=f"how long each decision is thought about (default: {SIMULATIONS})",
    )
    parser.set_defaults(run=_evaluate)


def _evaluate(args: argparse.Namespace) -> int:
    if args.simulations < 1:
        raise Refused("--simulations must be at least 1")
    try:
        match = record.load(args.file)
    except record.RecordError as error:
        raise Refused(f"{args.file}: {error}") from None
    if not can_analyse(match.game.id):
        raise Refused(f"nobody can judge {match.game.id} yet")
    progress = Progress("evaluate")
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
    """For each decision what would have been better, and how it stood before. Once a match is over
    all that was hidden lies open; until then it is judged by what everybody at the table sees."""
    effort = attrs.evolve(EFFORTS[Depth.QUICK], looks=LOOKS, simulations=simulations)
    for piece in pieces(match, effort, SEED):
        if piece.decision is None:
            continue
        found = examine(piece)
        chances = found.chances
        if match.result is None:
            chances = judge(piece.game, piece.state.view(ONLOOKER), f"{SEED}", LOOKS)
        best = found.judgement.best if found.judgement else piece.decision.move
        yield piece.number, best, chances
