"""`boomerang-lab evaluate`: how a match stood at each of its decisions."""

import argparse
import json
from pathlib import Path

from boomerang_desktop.lab.arguments import Commands, Refused
from boomerang_desktop.lab.progress import Progress
from boomerang_desktop.match import record
from boomerang_desktop.match.evaluation import SIMULATIONS, evaluate, outcome


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
    progress = Progress("evaluate")
    rows = []
    for found in evaluate(match, args.simulations):
        progress.tell(f"{found.number + 1} of {len(match.decisions)}")
        if args.json:
            rows.append(
                {
                    "number": found.number,
                    "seat": found.seat,
                    "move": str(found.move),
                    "best": str(found.best),
                    "chances": [round(share, 4) for share in found.chances.shares],
                    "errors": [round(error, 4) for error in found.chances.errors],
                }
            )
            continue
        progress.clear()
        name = match.seats[found.seat].name
        instead = "" if found.best == found.move else f"   {found.best}?"
        told = " ".join(
            f"{share:4.0%} ±{error:3.0%}"
            for share, error in zip(found.chances.shares, found.chances.errors, strict=True)
        )
        print(f"{found.number:4} {told}  {name:12} {found.move}{instead}", flush=True)
    progress.clear()
    shares = outcome(match)
    if args.json:
        written = {"game": match.game.id, "simulations": args.simulations}
        print(json.dumps({**written, "decisions": rows, "outcome": shares}, indent=1))
    return 0
