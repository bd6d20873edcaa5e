"""`boomerang-lab lessons`: plays every level of every lesson through the rules."""

import argparse
import json
import sys

from boomerang_desktop import LANGUAGES
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import quoted
from boomerang_desktop.lab.arguments import Commands, Refused
from boomerang_desktop.study import check, minutes
from boomerang_desktop.study.lessons import Lesson, LessonError, lessons
from boomerang_desktop.study.texts import texts


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "lessons",
        help="list the lessons, or play everything that can be played in them",
        description="List the lessons. With --check, play the solution and every wrong try of "
        "each level, look for its texts in all languages, and reckon how long the core lessons "
        "take. Exit 1 with the place if something is wrong.",
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
        mark = " (core)" if lesson.core else ""
        print(f"{game_id} {lesson.id}{mark}: {', '.join(level.id for level in lesson.levels)}")
    if args.check:
        for game_id in chosen:
            _print_minutes(game_id)
    levels = sum(len(lesson.levels) for _, lesson in found)
    print(f"{len(found)} lessons, {levels} levels{', all in order' if args.check else ''}")
    return 0


def _print_minutes(game_id: str) -> None:
    if core := minutes.core(lessons(game_id)):
        took = [
            "{} {}:{:02}".format(language, *divmod(round(minutes.seconds(core, told)), 60))
            for language in LANGUAGES
            for told in [texts(game_id, language)]
        ]
        print(f"{game_id} core: {', '.join(took)}")
