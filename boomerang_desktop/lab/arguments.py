"""Arguments that several commands share, and the error for what cannot be done."""

import argparse
from collections.abc import Sequence
from typing import TypeAlias

from boomerang_desktop.bots import KINDS, is_known, kinds
from boomerang_desktop.bots.core import TEMPERAMENTS, plain
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup, Game, Setting
from boomerang_desktop.lab.workers import PATIENCE, Crew
from boomerang_desktop.match import Match, Seat

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where a command adds itself."""


class Refused(Exception):
    """The request cannot be carried out; the message says why."""


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))


def add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an option of the game; may be given several times",
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="decides what is random (default: 1)"
    )


def add_crew(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers", type=int, default=2, metavar="N", help="processes here (default: 2)"
    )
    parser.add_argument(
        "--dask",
        default="",
        metavar="ADDRESS",
        help="let those do it who work for this Dask scheduler, for example tcp://10.0.0.1:8786",
    )


def crew_given(args: argparse.Namespace, patience: float = PATIENCE) -> Crew:
    """The workers the command line asks for. Raises Refused."""
    at_least_one("workers", args.workers)
    return Crew(args.workers, patience, args.dask)


def at_least_one(name: str, given: int) -> None:
    if given < 1:
        raise Refused(f"--{name} must be at least 1")


def options_help() -> str:
    """The end of a command's help: the options and bots of each game."""
    lines = ["options of the games (the first value is the default):"]
    for game in GAMES.values():
        seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else f"{game.seats[0]}"
        lines.append(f"  {game.id} ({seats} players)")
        for option in game.options:
            values = (option.default, *(v for v in option.values if v != option.default))
            lines.append(f"    {option.name}={'|'.join(_written(v) for v in values)}")
    return "\n".join([*lines, "", *_kinds_help()])


def _kinds_help() -> list[str]:
    lines = [
        "kinds of bots:",
        f"  {' '.join(KINDS)}",
        f"  a level may have a temperament ({', '.join(TEMPERAMENTS)}): bot:expert:bold",
    ]
    lines += [
        f"  only {', '.join(kinds(game))} for {game}"
        for game in GAMES
        if set(kinds(game)) != set(KINDS)
    ]
    return lines


def kinds_given(game: Game, text: str) -> list[str]:
    """The bots in a comma-separated list, checked to play this game."""
    given = text.split(",")
    for kind in given:
        if not is_known(kind):
            raise Refused(f"no player is called {kind!r}; there are: {', '.join(KINDS)}")
        if plain(kind) not in kinds(game.id):
            raise Refused(
                f"{kind} does not play {game.id} yet; those who do: {', '.join(kinds(game.id))}"
            )
    return given


def settings_given(game: Game, given: Sequence[str]) -> dict[str, object]:
    settings: dict[str, object] = {}
    for text in given:
        name, equals, written = text.partition("=")
        if not equals:
            raise Refused(f"--option {text}: write NAME=VALUE")
        options = {option.name: option for option in game.options}
        values = options[name].values if name in options else ()
        # unknown names and values pass through: the game reports what is wrong
        settings[name] = next((v for v in values if _written(v) == written), written)
    return settings


def _written(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def new_match(
    game: Game, seats: Sequence[Seat], args: argparse.Namespace, first: int | None
) -> Match:
    """A match as the command line asks for it. Raises Refused."""
    try:
        return Match.new(game, seats, settings_given(game, args.option), args.seed, first)
    except BadSetup as error:
        raise Refused(str(error)) from None
