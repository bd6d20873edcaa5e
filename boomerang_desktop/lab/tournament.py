"""`boomerang-lab tournament`: plays every level of every game against the one below it, and
computes Elo."""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import attrs

from boomerang_desktop.bots import kinds
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.arena import BotStanding, Contest, add_contest_arguments, hold, show
from boomerang_desktop.lab.arguments import Commands, Refused
from boomerang_desktop.lab.progress import ProgressLine
from boomerang_desktop.library import strength
from boomerang_desktop.library.strength import Held
from boomerang_desktop.storage import write

TOP = f"bot:{LEVELS[-1]}"
FLOORS = ("random", "greedy", "heuristic")
"""The bots that master must beat."""


def tables(game: str) -> list[int]:
    """The numbers of players with which a game is measured."""
    return [players for players in (2, 4) if players in GAMES[game].seats]


def pairs(game: str, quick: bool = False) -> Iterator[tuple[str, str]]:
    """The pairs to play: each level against the one below, master against all weaker ones. With
    `quick`, just enough to show that it works."""
    known = kinds(game)
    if quick:
        yield known[:2][-1], "random"
        return
    ladder = [kind for kind in ("random", *(f"bot:{level}" for level in LEVELS)) if kind in known]
    yield from zip(ladder[1:], ladder[:-1], strict=True)
    if TOP in known:
        yield from ((TOP, floor) for floor in FLOORS)


def contests(games: Sequence[str], quick: bool = False) -> Iterator[tuple[str, list[str]]]:
    """All contests of a tournament: each with its game and its players."""
    for game in games:
        for players in tables(game):
            for alone, other in pairs(game, quick):
                yield game, [alone] + [other] * (players - 1)


def place(held: Contest) -> int:
    """A contest's place in the tables, whatever the order of play."""
    order = [(game, tuple(kinds)) for game, kinds in contests(list(GAMES))]
    found = (held.game, held.kinds)
    return order.index(found) if found in order else len(order)


def elo(contests: Sequence[Contest]) -> dict[str, float]:
    """Each bot's strength; `random` is 0."""
    return strength.elo(
        [Held(held.games, tuple((bot.name, bot.wins) for bot in held.bots)) for held in contests]
    )


def read(path: Path) -> list[Contest]:
    """Read earlier contests; none if the file is missing."""
    if not path.exists():
        return []
    return [
        Contest(
            bots=tuple(
                BotStanding(**(bot | {"ci95": tuple(bot["ci95"])})) for bot in row.pop("bots")
            ),
            **row,
        )
        for row in json.loads(path.read_text("utf-8"))
    ]


def written(contests: Sequence[Contest]) -> str:
    rows: list[dict[str, Any]] = [attrs.asdict(held) for held in contests]
    return "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"


def markdown(contests: Sequence[Contest]) -> str:
    """The repository's page on how strong the bots are."""
    lines = [
        "# How strong the bots are",
        "",
        "Made by `boomerang-lab tournament` (the figures are in `strength.json`). One bot of the "
        "first kind sits alone among bots of the second; every deal is played once from every "
        "chair. The interval is 95 %; a shared win counts in parts. Elo: 400 points are odds of "
        "ten to one, `random` is 0. Times are seconds of one core, of a few matches in the Python "
        "that people run (`tournament --times`).",
    ]
    for game in GAMES:
        for players in tables(game):
            held = [c for c in contests if (c.game, c.players) == (game, players)]
            if held:
                lines += ["", f"## {game}, {players} players", "", *_contest_table(held)]
                lines += ["", *_elo_table(held)]
    return "\n".join(lines) + "\n"


def _contest_table(contests: Sequence[Contest]) -> Iterator[str]:
    yield "| alone | against | matches | share | 95 % | mean scores | s/move | p95 |"
    yield "|---|---|--:|--:|--:|--:|--:|--:|"
    for held in contests:
        one, other, *_ = held.bots
        low, high = one.ci95
        scores = f"{one.mean_score:.1f} : {other.mean_score:.1f}"
        yield (
            f"| {one.name} | {other.name} | {held.games} | {one.share:.1%} | "
            f"{low:.1%}–{high:.1%} | {scores} | {one.seconds_per_move:.3f} | "
            f"{one.seconds_p95:.3f} |"
        )


def _elo_table(contests: Sequence[Contest]) -> Iterator[str]:
    yield "| bot | Elo |"
    yield "|---|--:|"
    for name, points in sorted(elo(contests).items(), key=lambda item: -item[1]):
        yield f"| {name} | {points:.0f} |"


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "tournament",
        help="measure all levels and write the Elo table of the bots",
        description="Each level alone against the one below it, master against all that know less; "
        "2 and 4 players where the game allows. Writes a page of tables with Elo, and the figures "
        "beside it; games that are not played keep the figures that are there.",
    )
    parser.add_argument(
        "games", nargs="*", choices=[[], *GAMES], metavar="GAME", help="default: all five"
    )
    add_contest_arguments(parser, 400)
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("docs/strength.md"),
        metavar="FILE",
        help="the page (default: docs/strength.md)",
    )
    parser.add_argument(
        "--quick", action="store_true", help="only greedy against random, to see that it works"
    )
    parser.add_argument(
        "--within",
        type=float,
        default=0.05,
        metavar="X",
        help="a contest ends early when its share is known to ±X (default: 0.05; 0: never)",
    )
    parser.add_argument("--go-on", action="store_true", help="keep the contests held before")
    parser.add_argument(
        "--times",
        action="store_true",
        help="only measure again how long the bots think, with so many games of each contest held "
        "(results depend on the seed alone, times on the machine and the Python)",
    )
    parser.set_defaults(run=_tournament)


def _tournament(args: argparse.Namespace) -> int:
    if not 0 <= args.within < 1:
        raise Refused("--within must be a share from 0 to 1")
    games = args.games or list(GAMES)
    page: Path = args.out
    figures = page.with_suffix(".json")
    keep_all = args.go_on or args.times
    try:
        kept = [held for held in read(figures) if keep_all or held.game not in games]
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise Refused(f"{figures} was not written by a tournament: {error}") from None

    def keep(held: Contest) -> None:
        # after each contest: a tournament takes hours, and an interruption must lose nothing
        kept.append(held)
        kept.sort(key=place)
        page.parent.mkdir(parents=True, exist_ok=True)
        write(figures, written(kept), private=False)
        write(page, markdown(kept), private=False)
        show(held)

    def play(game: str, kinds: Sequence[str], within: float) -> Contest:
        name = f"{game}, {len(kinds)} players, {kinds[0]} against {kinds[1]}"
        return hold(args, game, kinds, {}, ProgressLine(f"tournament: {name}"), within)

    try:
        if args.times:
            for held in [held for held in kept if held.game in games]:
                timed = held.timed_as(play(held.game, held.kinds, 0))
                kept.remove(held)
                keep(timed)
        else:
            before = {(held.game, held.kinds) for held in kept}
            for game, kinds in contests(games, args.quick):
                if (game, tuple(kinds)) not in before:
                    keep(play(game, kinds, args.within))
    except OSError as error:
        raise Refused(f"cannot write {page}: {error.strerror}") from None
    print(f"{page}: {len(kept)} contests")
    return 0
