"""Matches and entries for the tests of the library."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import attrs

from boomerang_desktop.bots import random_bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.library.entry import Entry, Sitter, Who
from boomerang_desktop.library.folder import ENDING, MATCHES
from boomerang_desktop.match import GivenUp, Match, Seat, record
from boomerang_desktop.match.players import BotPlayer, TurnRunner

BEGAN = datetime(2026, 11, 1, 20, tzinfo=UTC)
ANA = Who.named("Ana")


def played(
    game_id: str = "flip",
    seats: Sequence[Seat] = (Seat("Ana"), Seat("Bo", "bot:master")),
    seed: int = 1,
    hours: int = 0,
    decisions: int | None = None,
) -> Match:
    """A match played at random, to its end by default."""
    when = BEGAN + timedelta(hours=hours)
    match = Match.new(GAMES[game_id], seats, {}, seed, played_at=when)
    TurnRunner(match, [BotPlayer(random_bot)] * len(seats)).run()
    return match if decisions is None else match.until(decisions)


def kept(folder: Path, match: Match, name: str = "") -> Path:
    """Write the match to disk as the desktop does."""
    path = folder / MATCHES / (name or f"{match.game.id}-{match.id}{ENDING}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record.dump(match), "utf-8")
    return path


def entry(
    ranks: Sequence[int] = (1, 2),
    scores: Sequence[int] = (30, 20),
    seats: Sequence[Sitter] = (Sitter("Ana"), Sitter("Bo", "bot:master")),
    hours: int = 0,
    **fields: Any,
) -> Entry:
    """An entry without a match; the seats' ranks decide who won."""
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    given: dict[str, Any] = {
        "path": Path(f"{hours}.boomerang"),
        "id": f"{hours:08}",
        "game": "flip",
        "played_at": BEGAN + timedelta(hours=hours),
        "options": {},
        "seats": tuple(seats),
        "seed": hours,
        "first": 0,
        "deal": f"deal {hours}",
        "length": 24,
        "running": False,
        "challenge": False,
        "scores": tuple(scores),
        "winners": winners,
        "ranks": tuple(ranks),
        "breakdown": tuple({"points": score} for score in scores),
    }
    return Entry(**given | fields)


def given_up(seat: int = 0, seats: Sequence[Sitter] = (), hours: int = 0, **fields: Any) -> Entry:
    """An entry without a match, given up by this seat."""
    own = unfinished(hours, **({"seats": tuple(seats)} if seats else {}))
    outcome = GivenUp(seat, len(own.seats))
    own = attrs.evolve(own, given_up=seat, winners=outcome.winners, ranks=outcome.ranks)
    return attrs.evolve(own, **fields)


def unfinished(hours: int = 0, **fields: Any) -> Entry:
    return entry((), (), hours=hours, **fields)
