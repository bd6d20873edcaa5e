"""`boomerang-lab puzzles`: finds puzzles, lists them, and checks that they hold."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean

from boomerang_desktop import storage
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.files import root
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import quoted
from boomerang_desktop.lab.arguments import Commands, Refused, add_seed
from boomerang_desktop.lab.progress import ProgressLine
from boomerang_desktop.lab.puzzles.find import SOURCES, drawn_for, find, finder, stands_trial
from boomerang_desktop.lab.puzzles.follow import follow
from boomerang_desktop.lab.puzzles.grading import graded, wrong_answers
from boomerang_desktop.study.puzzles import ASKED, Puzzle, PuzzleError, check, dump, puzzles


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "puzzles",
        help="list the puzzles, check them, or find more",
        description="List the puzzles. With --check, play every line by the rules; exit 1 and "
        "name all that are wrong. `puzzles find GAME --count N` lets strong bots play and adds "
        "positions with one outstanding move until there are N. `puzzles follow GAME` works out "
        "anew what is shown after each try.",
    )
    parser.add_argument(
        "words", nargs="*", metavar="[find|follow] GAME", help="all games unless some are named"
    )
    parser.add_argument("--check", action="store_true", help="play every line")
    parser.add_argument(
        "--sample", type=int, default=0, metavar="N", help="search N of each game again"
    )
    parser.add_argument(
        "--count", type=int, default=60, metavar="N", help="go on until there are N (default: 60)"
    )
    parser.add_argument("--json", action="store_true", help="write a list for scripts")
    parser.add_argument(
        "--table", action="store_true", help="tell who solves how many, as docs/puzzles.md has it"
    )
    add_seed(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    asked = args.words[0] if args.words[:1] in (["find"], ["follow"]) else ""
    named = args.words[1:] if asked else args.words
    for game_id in named:
        if game_id not in GAMES:
            raise Refused(f"there is no game {quoted(game_id)}: choose from {', '.join(GAMES)}")
    if args.sample < 0 or args.count < 1:
        raise Refused("--sample and --count must be positive")
    if not asked:
        return _list(named or list(GAMES), args)
    if asked == "follow":
        return _follow(named or list(GAMES))
    if len(named) != 1:
        raise Refused("name one game to find puzzles of")
    if named[0] not in SOURCES:
        raise Refused(f"nobody can find puzzles of {named[0]} yet")
    return _find(named[0], args)


def _find(game_id: str, args: argparse.Namespace) -> int:
    found = list(puzzles(game_id))
    _write(game_id, found)
    progress = ProgressLine(f"{game_id} puzzles")
    seed = max([args.seed, *(puzzle.match.seed + 1 for puzzle in found)])
    for puzzle in find(game_id, args.count, seed, found, progress.tell):
        found.append(puzzle)
        _write(game_id, found)
        wrong = wrong_answers(puzzle.solved)
        print(f"{puzzle.id}: {puzzle.theme}, {wrong} wrong answers", flush=True)
    progress.clear()
    return 0


def _follow(games: Sequence[str]) -> int:
    for game_id in games:
        progress, found = ProgressLine(f"{game_id} puzzles"), list[Puzzle]()
        its = puzzles(game_id)
        for number, puzzle in enumerate(its):
            progress.tell(f"{number} of {len(its)}")
            found.append(follow(puzzle))
            check(found[-1])
        progress.clear()
        if its:
            _write(game_id, found)
        changed = sum(old != new for old, new in zip(its, found, strict=True))
        print(f"{game_id}: {changed} of {len(its)} puzzles go on otherwise", flush=True)
    return 0


def _write(game_id: str, found: Sequence[Puzzle]) -> None:
    """With the grades that they have among each other."""
    path = root("assets/puzzles") / f"{game_id}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    storage.write(path, dump(game_id, graded(found)), private=False)


def _list(games: list[str], args: argparse.Namespace) -> int:
    rows, wrong = [], list[PuzzleError]()
    for game_id in games:
        its, progress = puzzles(game_id), ProgressLine(f"{game_id} puzzles")
        checked = len(its) if args.check or args.sample else 0
        wrong += _failing(its[:checked], check)
        again = Random(args.seed).sample(its, min(args.sample, len(its)))
        wrong += _failing(again, search_again, progress.tell)
        progress.clear()
        rows.append(
            {
                "game": game_id,
                "puzzles": len(its),
                "proven": sum(puzzle.proven for puzzle in its),
                "checked": checked,
            }
        )
    for error in wrong:
        print(f"boomerang-lab: {error}", file=sys.stderr)
    if wrong:
        return 1
    if args.json:
        print(json.dumps({"games": rows}, indent=1))
        return 0
    if args.table:
        print(table([puzzle for game_id in games for puzzle in puzzles(game_id)]))
        return 0
    for row in rows:
        grades = Counter(puzzle.grade for puzzle in puzzles(str(row["game"])))
        told = ", ".join(f"{count} of grade {grade}" for grade, count in sorted(grades.items()))
        print(f"{row['game']}: {row['puzzles']} puzzles, {row['proven']} of them proven ({told})")
    return 0


def _failing(
    its: Sequence[Puzzle],
    check: Callable[[Puzzle], None],
    tell: Callable[[str], None] = lambda text: None,
) -> Iterator[PuzzleError]:
    """All that are wrong, not only the first."""
    for number, puzzle in enumerate(its):
        tell(f"{number} of {len(its)}")
        try:
            check(puzzle)
        except PuzzleError as error:
            yield error


def table(found: Sequence[Puzzle]) -> str:
    """How many puzzles of each grade there are, how many are proven, and how often each bot has
    found the solution."""
    lines = [
        f"| game | grade | puzzles | proven | {' | '.join(LEVELS)} |",
        f"|---|--:|--:|--:|{'--:|' * len(LEVELS)}",
    ]
    by_place = Counter((puzzle.match.game.id, puzzle.grade) for puzzle in found)
    for (game_id, grade), count in by_place.items():
        its = [p for p in found if (p.match.game.id, p.grade) == (game_id, grade)]
        shares = [fmean(puzzle.solved[level] for puzzle in its) / ASKED for level in LEVELS]
        told = " | ".join(f"{share:.0%}" for share in shares)
        proven = sum(puzzle.proven for puzzle in its)
        lines.append(f"| {game_id} | {grade} | {count} | {proven} | {told} |")
    return "\n".join(lines)


def search_again(puzzle: Puzzle) -> None:
    """Whether the same is found anew. Raises PuzzleError."""
    state, seat = puzzle.match.state, puzzle.seat
    by, rng = finder(puzzle.match.game.id), drawn_for(puzzle.match, seat)
    glance = by.glance(state, seat, rng)
    found = by.examine(state, seat, rng, glance) if glance else None
    if found is None:
        raise PuzzleError(puzzle.id, "nothing stands out any more")
    if found.questions[0].best.notation != puzzle.questions[0].best.notation:
        raise PuzzleError(puzzle.id, "another move is better now")
    if not stands_trial(puzzle):
        raise PuzzleError(puzzle.id, "played on, its solution is no better than the obvious move")
