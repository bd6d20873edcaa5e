"""`boomerang-lab lessons`: every level of every lesson, played through the rules."""

import argparse
import json
import sys

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import quoted
from boomerang_desktop.lab.arguments import Commands, Refused
from boomerang_desktop.study import check
from boomerang_desktop.study.lessons import Lesson, LessonError, lessons


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "lessons",
        help="list the lessons, or play everything that can be played in them",
        description="List the lessons. With --check, play the solution and every wrong try of "
        "each level, and look for its texts in all languages. Exit 1 with the place if one is "
        "wrong.",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, unless some are named")
    parser.add_argument("--check", action="store_true", help="play every level")
    parser.add_argument("--json", action="store_true", help="write a list for scripts")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    for game_id in args.games:
        if game_id not in GAMES:
            raise Refused(f"there is no game {quoted(game_id)}: choose from {', '.join(GAMES)}")
    chosen = args.games or list(GAMES)
    found: list[tuple[str, Lesson]] = []
    try:
        for game_id in chosen:
            its = lessons(game_id)
            if args.check and its:
                check.check(game_id, its)
                check.check_coach(game_id)
            found += [(game_id, lesson) for lesson in its]
    except LessonError as error:
        print(f"boomerang-lab: {error}", file=sys.stderr)
        return 1
    if args.json:
        print(
            json.dumps(
                [
                    {"game": game_id, "lesson": lesson.id, "levels": len(lesson.levels)}
                    for game_id, lesson in found
                ],
                indent=1,
            )
        )
        return 0
    for game_id, lesson in found:
        print(f"{game_id} {lesson.id}: {', '.join(level.id for level in lesson.levels)}")
    levels = sum(len(lesson.levels) for _, lesson in found)
    print(f"{len(found)} lessons, {levels} levels{', all in order' if args.check else ''}")
    return 0
