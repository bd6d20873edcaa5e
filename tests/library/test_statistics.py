"""A player's statistics."""

import csv
import io

import pytest

from boomerang_desktop.library.entry import Aid, Entry, Sitter
from boomerang_desktop.library.statistics import (
    COLUMNS,
    FEW,
    as_csv,
    assisted,
    by,
    game,
    interval,
    level,
    played,
    seats,
    summary,
    unassisted,
)
from tests.library.matches import ANA, entry, given_up, unfinished


def row(marks: str) -> list[Entry]:
    """Matches won (+) and lost (-), in this order."""
    return [
        entry(hours=n) if mark == "+" else entry((2, 1), (10, 50), hours=n)
        for n, mark in enumerate(marks)
    ]


def test_only_finished_matches_of_that_person_count_each_once() -> None:
    first, second = entry(hours=1), entry(hours=2)
    stranger = entry(hours=3, seats=(Sitter("Zoé"), Sitter("Ana", "bot:novice")))
    found = played([second, first, first, unfinished(hours=4), stranger], ANA)
    assert [one.entry for one in found] == [first, second]


def test_giving_up_counts_as_lost_and_has_no_score() -> None:
    found = played([entry(hours=1), given_up(0, hours=2)], ANA)
    assert [one.share for one in found] == [1, 0]
    assert [one.score for one in found] == [30, None]
    whole = summary(found)
    assert (whole.played, whole.won, whole.last, whole.streak) == (2, 1, (1, 2), -1)
    assert (whole.best, whole.mean) == (30, 30)
    assert [category.mine for category in whole.categories] == [30]
    first, second = csv.DictReader(io.StringIO(as_csv(found)))
    assert (first["given_up_by"], second["given_up_by"]) == ("", "0")
    assert (second["score"], second["rank"], second["won"], second["breakdown"]) == (
        *("", "2", "0.0", ""),
    )


def test_what_another_gives_up_is_won_and_shared() -> None:
    three = (Sitter("Ana"), Sitter("Bo"), Sitter("Cy", "bot:master"))
    two = played([given_up(1)], ANA)
    assert [(one.share, one.rank) for one in two] == [(1, 1)]
    assert [(one.share, one.rank) for one in played([given_up(1, three)], ANA)] == [(0.5, 1)]


def test_wins_are_held_against_the_fair_share() -> None:
    four = tuple(Sitter(name) for name in ("Bo", "Ana", "Cy", "Di"))
    matches = [
        entry(hours=1),
        entry((1, 1, 3, 4), (9, 9, 5, 1), four, hours=2),
        entry((1, 2, 3, 4), (9, 8, 5, 1), four, hours=3),
    ]
    found = summary(played(matches, ANA))
    assert (found.played, found.won, found.expected) == (3, 1.5, 1.0)
    assert found.share == 0.5
    assert found.fair == pytest.approx(1 / 3)
    assert (found.low, found.high) == interval(1.5, 3)
    assert found.few
    assert found.best == 30
    assert found.mean == pytest.approx((30 + 9 + 8) / 3)
    assert found.last == (1, 1, 2)


def test_of_nothing_there_is_nothing_to_say() -> None:
    found = summary([])
    assert (found.played, found.won, found.share, found.fair) == (0, 0, 0, 0)
    assert (found.low, found.high) == (0, 1)
    assert (found.best, found.mean, found.luck, found.errors) == (None, None, None, None)
    assert (found.streak, found.longest, found.last, found.categories) == (0, 0, (), ())


def test_streaks() -> None:
    found = summary(played(row("-++--"), ANA))
    assert (found.streak, found.longest) == (-2, 2)
    found = summary(played(row("-+"), ANA))
    assert (found.streak, found.longest) == (1, 1)


def test_with_many_matches_the_interval_is_narrow() -> None:
    many = played([entry(hours=n) for n in range(FEW)], ANA)
    assert not summary(many).few
    assert summary(many).low > 0.9
    assert interval(0, 10)[0] == 0
    assert interval(0, 10)[1] == pytest.approx(0.278, abs=0.001)


def test_points_are_compared_with_those_of_the_winners() -> None:
    first = entry((2, 1), (10, 50), breakdown=({"fish": 10}, {"fish": 20, "emu": 30}))
    second = entry(hours=1, breakdown=({"fish": 20, "emu": 10}, {"fish": 20}))
    fish, emu = summary(played([first, second], ANA)).categories
    assert (fish.name, fish.mine, fish.winners) == ("fish", 15, 20)
    assert (emu.name, emu.mine, emu.winners) == ("emu", 5, 20)


def test_assisted_matches_are_counted_apart() -> None:
    plain, helped = entry(hours=1), entry(hours=2, aids=frozenset({Aid.TAKE_BACK}))
    matches = played([plain, helped], ANA)
    assert [one.entry for one in unassisted(matches)] == [plain]
    assert [one.entry for one in assisted(matches)] == [helped]


def test_matches_are_sorted_by_game_seats_and_the_strongest_opponent() -> None:
    three = (Sitter("Cy", "bot:novice"), Sitter("Ana"), Sitter("Di", "bot:expert:spoiler"))
    people = (Sitter("Ana"), Sitter("Bo"))
    matches = played(
        [
            entry(hours=1),
            entry((1, 2, 3), (3, 2, 1), three, hours=2, game="hunt"),
            entry(hours=3, seats=people),
        ],
        ANA,
    )
    assert {kind: len(some) for kind, some in by(matches, game).items()} == {"flip": 2, "hunt": 1}
    assert {kind: len(some) for kind, some in by(matches, seats).items()} == {2: 2, 3: 1}
    assert list(by(matches, level)) == ["bot:master", "bot:expert", ""]


def test_luck_and_errors_are_told_where_there_was_an_analysis() -> None:
    analysed = entry(hours=1, luck=(0.2, -0.2), errors=(0.3, 0.1))
    matches = played([entry(), analysed], ANA)
    assert [one.luck for one in matches] == [None, 0.2]
    assert (summary(matches).luck, summary(matches).errors) == (0.2, 0.3)


def test_a_spreadsheet_gets_a_line_for_each_match_and_no_formulas() -> None:
    title, other = "=1+1", Sitter("-Bo, Jr", "bot:master")
    match = entry(title=title, seats=(Sitter("Ana"), other))
    lines = list(csv.DictReader(io.StringIO(as_csv(played([match], ANA)))))
    assert len(lines) == 1
    assert tuple(lines[0]) == COLUMNS
    assert lines[0]["title"] == "'=1+1"
    assert lines[0]["opponents"] == "'-Bo, Jr (bot:master)"
    assert (lines[0]["score"], lines[0]["rank"], lines[0]["won"]) == ("30", "1", "1.0")
    assert lines[0]["breakdown"] == "points 30"
