"""The deal of the day: one per game, the same on every machine."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date, timedelta
from functools import cache
from hashlib import sha256

from boomerang_desktop.bots import kinds
from boomerang_desktop.bots.core import TEMPERAMENTS
from boomerang_desktop.games import GAMES
from boomerang_desktop.library.deals.attempts import attempts, counting, day_played
from boomerang_desktop.library.entry import Entry, Who
from boomerang_desktop.match import Match, Seat

USUAL = 4
"""Number of players in the deal of the day, where the game allows it."""


LEVEL = "bot:skilled"
"""The bot in each chair unless the player chooses another."""


def _digest(game_id: str, day: date) -> bytes:
    return sha256(f"boomerang deal of the day/{game_id}/{day.isoformat()}".encode()).digest()


@cache
def daily_seed(game_id: str, day: date) -> int:
    """The seed of that day's deal, the same on every machine and in every year. It is public by
    nature: a player who would rather know the cards than play can work them out."""
    return int.from_bytes(_digest(game_id, day)[:6], "big")


def daily_opponents(game_id: str, day: date) -> list[str]:
    """That day's bots, one per opposing chair: the same on every machine, temperaments included."""
    others, known = daily_seats(game_id) - 1, kinds(game_id)
    if LEVEL not in known:
        return [known[0]] * others
    drawn = _digest(game_id, day)[-others:]
    return [f"{LEVEL}:{TEMPERAMENTS[n % len(TEMPERAMENTS)]}" for n in drawn]


def daily_seats(game_id: str) -> int:
    seats = GAMES[game_id].seats
    return USUAL if USUAL in seats else max(seats)


def daily(game_id: str, day: date, seats: Sequence[Seat]) -> Match:
    """That day's match. To make all results comparable it has the default options and always
    `daily_seats` players."""
    if len(seats) != daily_seats(game_id):
        raise ValueError(f"{daily_seats(game_id)} play the deal of the day, not {len(seats)}")
    return Match.new(GAMES[game_id], seats, {}, daily_seed(game_id, day))


def is_daily(entry: Entry, day: date) -> bool:
    """Whether it was the deal of that day."""
    if entry.challenge or entry.seed != daily_seed(entry.game, day):
        return False
    usual = GAMES[entry.game].settle(len(entry.seats), {})
    return len(entry.seats) == daily_seats(entry.game) and {**usual, **entry.options} == usual


def calendar(
    entries: Iterable[Entry], who: Who, game_id: str, days: Collection[date]
) -> dict[date, list[Entry]]:
    """The player's attempts at the deals of those days, in the order they were begun; they need not
    be begun on the day itself."""
    by_seed = {daily_seed(game_id, day): day for day in days}
    found: dict[date, list[Entry]] = {}
    for entry in attempts(entries, who):
        day = by_seed.get(entry.seed) if entry.game == game_id else None
        if day and is_daily(entry, day):
            found.setdefault(day, []).append(entry)
    return found


def streak(played: Mapping[date, Sequence[Entry]], today: date) -> int:
    """Consecutive days, up to today or yesterday, on which the first attempt at the deal was begun
    on its own day and played to its end."""
    firsts = {day: counting(entries) for day, entries in played.items()}
    done = {day for day, one in firsts.items() if one and one.finished and day_played(one) == day}
    last = today if today in done else today - timedelta(days=1)
    days = 0
    while last - timedelta(days=days) in done:
        days += 1
    return days
