"""`boomerang-lab library`: lists the matches in a folder, and a player's statistics."""

import argparse
import json
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import printable, quoted
from boomerang_desktop.lab.arguments import Commands, Refused
from boomerang_desktop.lab.progress import ProgressLine
from boomerang_desktop.library import rating, statistics
from boomerang_desktop.library.entry import Entry, Who, distinct
from boomerang_desktop.library.rating import RatingStep
from boomerang_desktop.library.statistics import Played, Summary


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "library",
        help="tell what matches lie in a folder, and how a player is doing",
        description="Read all records in a folder and the folders below it. Nothing is written "
        "there. With --player, also the statistics and ratings of the person of that name; if no "
        "person is called that, of the bots that are.",
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the records are")
    parser.add_argument("--player", metavar="NAME", help="whose statistics and ratings")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=_library)


def _library(args: argparse.Namespace) -> int:
    # imported here: other commands run without SQLite
    from boomerang_desktop.library.index import Index
    from boomerang_desktop.library.library import Library

    if not args.folder.is_dir():
        raise Refused(f"{args.folder} is not a folder")
    progress = ProgressLine("library")
    library = Library(args.folder, Index(None))
    library.refresh(lambda done, total: progress.tell(f"{done} of {total}"))
    progress.clear()
    matches = distinct(library.entries())
    unreadable = [found.path.relative_to(args.folder).as_posix() for found in library.unreadable()]
    library.close()
    told: dict[str, Any] = {"games": _games(matches), "unreadable": unreadable}
    if args.player is not None:
        told["player"] = _player(matches, args.player)
    if args.json:
        print(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        _show(told)
    return 0


def _games(matches: Sequence[Entry]) -> dict[str, Any]:
    """Every game, played or not."""
    return {game_id: _game([m for m in matches if m.game == game_id]) for game_id in GAMES}


def _game(matches: Sequence[Entry]) -> dict[str, Any]:
    finished = sum(match.finished for match in matches)
    given_up = sum(match.given_up is not None for match in matches)
    moments = sorted(match.played_at for match in matches)
    return {
        "matches": len(matches),
        "finished": finished,
        "given_up": given_up,
        "unfinished": len(matches) - finished - given_up,
        "assisted": sum(match.assisted for match in matches),
        "decisions": sum(match.length for match in matches),
        "first": _moment(moments[0]) if moments else None,
        "last": _moment(moments[-1]) if moments else None,
    }


def _moment(moment: datetime) -> str:
    return moment.isoformat().replace("+00:00", "Z")


def _player(matches: Sequence[Entry], name: str) -> dict[str, Any]:
    who = _who(matches, name)
    games: dict[str, Any] = {}
    every = statistics.played(matches, who)
    for game_id, played in statistics.by(every, statistics.game).items():
        own = statistics.unassisted(played)
        steps = rating.history(matches, game_id, {name: who}).get(name, [])
        games[game_id] = {
            **_summary(own),
            "by_seats": _by(own, statistics.seats),
            "by_level": _by(own, statistics.level),
            "assisted": _summary(statistics.assisted(played)),
            "rating": _rating(steps[-1]) if steps else None,
            "history": [_rating(step) for step in steps],
        }
    return {"name": name, "games": games}


def _who(matches: Sequence[Entry], name: str) -> Who:
    called = [s for m in matches for s in m.seats if s.name.casefold() == name.casefold()]
    if not called:
        raise Refused(f"nobody in these matches is called {quoted(name)}")
    people = [sitter for sitter in called if sitter.person]
    return Who(frozenset(sitter.key for sitter in people or called))


def _summary(played: Sequence[Played]) -> dict[str, Any]:
    found: Summary = statistics.summary(played)
    return {
        "played": found.played,
        "won": found.won,
        "share": found.share,
        "fair_share": found.fair,
        "ci95": [found.low, found.high],
        "best_score": found.best,
        "mean_score": found.mean,
        "streak": found.streak,
        "longest_streak": found.longest,
        "last_places": found.last,
        "categories": {c.name: {"mean": c.mine, "winners": c.winners} for c in found.categories},
        "luck": found.luck,
        "errors": found.errors,
    }


def _by(played: Sequence[Played], kind: Callable[[Played], object]) -> dict[str, Any]:
    """A short summary of each kind."""
    told = ("played", "won", "share", "fair_share", "ci95")
    found = {str(key): _summary(some) for key, some in statistics.by(played, kind).items()}
    return {key or "people": {name: some[name] for name in told} for key, some in found.items()}


def _rating(step: RatingStep) -> dict[str, Any]:
    found = step.rating
    return {
        "match": step.id,
        "played_at": _moment(step.when),
        "mu": found.mu,
        "sigma": found.sigma,
        "points": found.points,
        "margin": found.margin,
    }


def _show(told: dict[str, Any]) -> None:
    for game_id, found in told["games"].items():
        print(f"{game_id}: {found['matches']} matches, {found['finished']} finished")
    for name in told["unreadable"]:
        print(f"unreadable: {printable(name)}")
    player = told.get("player", {"name": "", "games": {}})
    for game_id, found in player["games"].items():
        low, high = found["ci95"]
        now = found["rating"]
        print(
            f"{player['name']}, {game_id}: {found['won']:g} of {found['played']} won "
            f"({low:.0%}–{high:.0%}, fair share {found['fair_share']:.0%})"
            + (f", rating {now['points']} ± {now['margin']}" if now else "")
        )
