"""The commands `arena` and `tournament`."""

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup
from boomerang_desktop.lab import tournament
from boomerang_desktop.lab.arena import Contest, contest
from boomerang_desktop.lab.arguments import (
    Refused,
    add_option,
    add_seed,
    kinds_given,
    options_help,
    settings_given,
)
from boomerang_desktop.lab.progress import Progress
from boomerang_desktop.lab.workers import PATIENCE, WorkLost

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_commands(commands: "Commands") -> None:
    arena = commands.add_parser(
        "arena",
        help="let bots play many matches and measure how strong they are",
        description="Let bots play many matches. Each deal is played once with every bot in every\n"
        "chair; shares come with a 95 % interval, and a shared win counts in parts.",
        epilog=options_help(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    arena.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    arena.add_argument(
        "--bots", required=True, metavar="KIND,KIND,…", help="one for each seat (kinds: below)"
    )
    _add_contest(arena, 100)
    add_option(arena)
    arena.add_argument("--json", action="store_true", help="print JSON")
    arena.set_defaults(run=_arena)

    levels = commands.add_parser(
        "tournament",
        help="measure all levels and write the Elo table of the bots",
        description="Each level alone against the one below it, master against all that know less; "
        "2 and 4 players where the game allows. Writes a page of tables with Elo, and the figures "
        "beside it; games that are not played keep the figures that are there.",
    )
    levels.add_argument(
        "games", nargs="*", choices=[[], *GAMES], metavar="GAME", help="default: all five"
    )
    _add_contest(levels, 400)
    levels.add_argument(
        "--out",
        type=Path,
        default=Path("docs/strength.md"),
        metavar="FILE",
        help="the page (default: docs/strength.md)",
    )
    levels.add_argument(
        "--quick", action="store_true", help="only greedy against random, to see that it works"
    )
    levels.add_argument(
        "--within",
        type=float,
        default=0.05,
        metavar="X",
        help="a contest ends early when its share is known to ±X (default: 0.05; 0: never)",
    )
    levels.add_argument(
        "--go-on", action="store_true", help="keep the contests that have been held before"
    )
    levels.add_argument(
        "--times",
        action="store_true",
        help="only measure again how long the bots think, with so many games of each contest held "
        "(results depend on the seed alone, times on the machine and the Python)",
    )
    levels.set_defaults(run=_tournament)


def _add_contest(parser: argparse.ArgumentParser, matches: int) -> None:
    parser.add_argument(
        "--games",
        dest="matches",
        type=int,
        default=matches,
        metavar="N",
        help=f"matches of each contest, best a multiple of the seats (default: {matches})",
    )
    add_seed(parser)
    parser.add_argument(
        "--jobs", type=int, default=2, metavar="N", help="processes that play (default: 2)"
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=PATIENCE,
        metavar="S",
        help=f"seconds without a move after which one is given up (default: {PATIENCE:g})",
    )


def _check(args: argparse.Namespace) -> None:
    for name, least in (("matches", 1), ("jobs", 1)):
        if getattr(args, name) < least:
            raise Refused(f"--{name.replace('matches', 'games')} is a number from {least}")


def _held(
    args: argparse.Namespace,
    game: str,
    kinds: Sequence[str],
    settings: Mapping[str, object],
    progress: Progress,
    within: float = 0.0,
) -> Contest:
    try:
        return contest(
            game,
            kinds,
            args.matches,
            args.seed,
            settings,
            args.jobs,
            args.patience,
            progress.tell,
            within,
        )
    except (BadSetup, WorkLost) as error:
        raise Refused(str(error)) from None
    finally:
        progress.clear()


def _arena(args: argparse.Namespace) -> int:
    _check(args)
    game = GAMES[args.game]
    kinds = kinds_given(game, args.bots)
    settings = settings_given(game, args.option)
    held = _held(args, game.id, kinds, settings, Progress("arena"))
    if args.json:
        print(json.dumps(attrs.asdict(held), indent=1))
    else:
        _show(held)
    return 0


def _show(held: Contest) -> None:
    print(f"{held.game}, {held.players} players, {held.games} matches")
    for bot in held.bots:
        low, high = bot.ci95
        print(
            f"  {bot.name:<13} {bot.share:6.1%} ({low:.1%}–{high:.1%}) {bot.wins:8.1f} wins "
            f"{bot.mean_score:7.1f} points {bot.seconds_per_move:8.4f} s/move "
            f"(p95 {bot.seconds_p95:.4f})"
        )


def _tournament(args: argparse.Namespace) -> int:
    _check(args)
    if not 0 <= args.within < 1:
        raise Refused("--within is a share from 0 to 1")
    games = args.games or list(GAMES)
    page: Path = args.out
    figures = page.with_suffix(".json")
    keep_all = args.go_on or args.times
    try:
        kept = [held for held in tournament.read(figures) if keep_all or held.game not in games]
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise Refused(f"{figures} is not what a tournament has written: {error}") from None

    def keep(held: Contest) -> None:
        # after each contest: a tournament takes hours, and what is played is played
        kept.append(held)
        kept.sort(key=tournament.place)
        page.parent.mkdir(parents=True, exist_ok=True)
        figures.write_text(tournament.written(kept), "utf-8")
        page.write_text(tournament.markdown(kept), "utf-8")
        _show(held)

    def hold(game: str, kinds: Sequence[str], within: float) -> Contest:
        name = f"{game}, {len(kinds)} players, {kinds[0]} against {kinds[1]}"
        return _held(args, game, kinds, {}, Progress(f"tournament: {name}"), within)

    try:
        if args.times:
            for held in [held for held in kept if held.game in games]:
                timed = held.timed_as(hold(held.game, held.kinds, 0))
                kept.remove(held)
                keep(timed)
        else:
            before = {(held.game, held.kinds) for held in kept}
            for game, kinds in tournament.contests(games, args.quick):
                if (game, tuple(kinds)) not in before:
                    keep(hold(game, kinds, args.within))
    except OSError as error:
        raise Refused(f"cannot write {page}: {error.strerror}") from None
    print(f"{page}: {len(kept)} contests")
    return 0
