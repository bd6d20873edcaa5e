"""`boomerang-lab`: the games without a screen."""

import argparse
import io
import os
import sys
from collections.abc import Sequence

from boomerang_desktop import __version__
from boomerang_desktop.games.core import printable
from boomerang_desktop.lab import (
    analyse,
    arena,
    bench,
    calibrate,
    lessons,
    tournament,
    tune,
    verdicts,
)
from boomerang_desktop.lab.arguments import Refused
from boomerang_desktop.lab.files import library, records
from boomerang_desktop.lab.puzzles import command as puzzles


def main(argv: Sequence[str] | None = None) -> int:
    # in a file or a pipe, the same bytes on every system; a terminal knows what it can show
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8")
    args = parser().parse_args(argv)
    try:
        return int(args.run(args))
    except Refused as error:
        lines = map(printable, str(error).split("\n"))
        print("boomerang-lab:", "\n".join(lines), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nboomerang-lab: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # whoever read our output has left; nothing more can be said, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="boomerang-lab",
        description="Play, check and measure the five games without a screen.",
        epilog="Start with: boomerang-lab play hunt --players random,random,random --seed 1 "
        "--out match.boomerang",
    )
    made.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = made.add_subparsers(required=True, metavar="COMMAND")
    records.add_commands(commands)
    bench.add_commands(commands)
    analyse.add_commands(commands)
    calibrate.add_command(commands)
    verdicts.add_command(commands)
    arena.add_command(commands)
    tournament.add_command(commands)
    tune.add_commands(commands)
    lessons.add_command(commands)
    puzzles.add_command(commands)
    library.add_command(commands)
    return made
