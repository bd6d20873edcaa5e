"""Which of several attempts at a deal counts."""

from datetime import UTC, datetime, timedelta
from typing import Any

import attrs

from boomerang_desktop.library.deals.attempts import (
    FIRST_BEGUN_COUNTS,
    attempts,
    counting,
    day_played,
)
from boomerang_desktop.library.deals.daily import streak
from boomerang_desktop.library.entry import Entry, Sitter
from tests.library.matches import ANA, entry, unfinished

BO = (Sitter("Bo"), Sitter("Ana", "bot:master"))
DAY = FIRST_BEGUN_COUNTS
NOON = datetime(DAY.year, DAY.month, DAY.day, 12).astimezone(UTC)


def at(hours: int, finished: bool, **fields: Any) -> Entry:
    when: dict[str, Any] = {"played_at": NOON + timedelta(hours=hours), "id": f"{hours:+}"}
    return entry(**when, **fields) if finished else unfinished(**when, **fields)


def given_up(hours: int) -> Entry:
    return attrs.evolve(at(hours, False), given_up=0, winners=(1,), ranks=(2, 1))


def test_the_first_that_was_begun_counts_whatever_came_of_it() -> None:
    left, done = at(0, False), at(1, True)
    assert counting(attempts([done, left], ANA)) == left
    assert counting(attempts([done, given_up(0)], ANA)) == given_up(0)
    assert counting(attempts([at(2, False), done], ANA)) == done
    assert counting([]) is None


def test_what_earlier_versions_counted_still_counts() -> None:
    abandoned, done = at(-24, False), at(-23, True)
    assert day_played(done) < FIRST_BEGUN_COUNTS
    assert counting(attempts([abandoned, done], ANA)) == done
    assert streak({day_played(done): [abandoned, done]}, day_played(done)) == 1
    assert counting([abandoned]) is None


def test_other_peoples_matches_copies_and_branches_are_no_attempts() -> None:
    done = at(1, True)
    copy = at(1, False, length=3)
    others = [at(0, True, seats=BO), at(0, True, branch_of="x"), at(0, False, challenge=True)]
    assert attempts([*others, copy, done], ANA) == [done]


def test_a_streak_counts_first_attempts_that_were_played_to_their_end() -> None:
    first, second = at(0, False), at(1, True)
    assert streak({DAY: [second]}, DAY) == 1
    assert streak({DAY: [first, second]}, DAY) == 0
    assert streak({DAY: [given_up(0), second]}, DAY) == 0
