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
        description="For each decision of a record: its number, who decided what, the share of the "
        "win that this seat could expect before, and what the bot would have done.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .boomerang file")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--simulations",
        type=int,
        default=SIMULATIONS,
        metavar="N",
        help=f"how long each position is thought about (default: {SIMULATIONS})",
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
                    "value": round(found.value, 4),
                    "best": str(found.best),
                }
            )
            continue
        progress.clear()
        name = match.seats[found.seat].name
        instead = "" if found.best == found.move else f"   {found.best}?"
        print(f"{found.number:4} {name:12} {found.value:6.1%}  {found.move}{instead}", flush=True)
    progress.clear()
    shares = outcome(match)
    if args.json:
        written = {"game": match.game.id, "simulations": args.simulations}
        print(json.dumps({**written, "decisions": rows, "outcome": shares}, indent=1))
    return 0
