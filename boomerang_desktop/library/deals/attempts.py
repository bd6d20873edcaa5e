"""A player's attempts at a deal. The first one begun counts: by the second, the player has seen
cards."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime

from boomerang_desktop.library.entry import Entry, Who, distinct

FIRST_BEGUN_COUNTS = date(2026, 11, 20)
"""Earlier versions counted the first match that was finished. Unfinished matches begun before this
date are still passed over, so that no player loses a day of their calendar."""


def attempts(entries: Iterable[Entry], who: Who) -> list[Entry]:
    """A player's attempts at a deal, in the order they were begun. A match branched from the middle
    of another is no attempt."""
    own = [
        entry
        for entry in distinct(entries)
        if entry.seat_of(who) is not None and not entry.challenge and not entry.branch_of
    ]
    return sorted(own, key=lambda entry: (entry.played_at, entry.id))


def counting(made: Sequence[Entry]) -> Entry | None:
    """The attempt that counts, which may still be running; all others are practice."""
    return next((one for one in made if one.over or day_played(one) >= FIRST_BEGUN_COUNTS), None)


def day_played(entry: Entry) -> date:
    """The date, by this machine's calendar, when the match began."""
    return local_day(entry.played_at)


def local_day(moment: datetime) -> date:
    try:
        return moment.astimezone().date()
    except (OSError, OverflowError, ValueError):  # a time beyond the range of the system's clock
        return moment.date()
