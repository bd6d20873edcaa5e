"""Entries: the players, and which copy of a match counts."""

from boomerang_desktop.library.entry import NOBODY, Aid, Sitter, Who, distinct
from tests.library.matches import ANA, entry, given_up, unfinished


def test_a_person_is_found_by_name_whatever_its_case() -> None:
    assert entry().seat_of(Who.named("ANA")) == 0
    assert entry().seat_of(Who.named("Bo")) is None, "Bo is a bot"
    assert entry().seat_of(Who.bot("Bo", "bot:master")) == 1
    assert entry().seat_of(NOBODY) is None


def test_a_bot_is_no_person() -> None:
    assert Who.named("Ana", "Bo", profile="7").person
    assert not Who.bot("Bo", "bot:master").person


def test_a_chair_with_a_profile_belongs_to_no_namesake() -> None:
    sat = entry(seats=(Sitter("Ana", profile="7"), Sitter("Bo")))
    assert sat.seat_of(ANA) is None
    assert sat.seat_of(Who.named("Anna", profile="7")) == 0
    assert sat.seat_of(Who.named("Bo", profile="7")) == 0
    assert sat.seat_of(Who.named("Bo", profile="8")) == 1


def test_a_shared_win_counts_in_parts() -> None:
    assert [entry((1, 1, 3), (5, 5, 2)).share(seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_any_aid_and_any_branch_makes_a_match_an_assisted_one() -> None:
    assert not entry().assisted
    assert entry(aids=frozenset({Aid.HINT})).assisted
    assert entry(branch_of="another").assisted


def test_of_several_copies_the_longest_counts() -> None:
    short, whole = unfinished(id="same", length=3), entry(id="same", length=24)
    assert distinct([short, whole, entry(hours=5)]) == [whole, entry(hours=5)]
    assert distinct([whole, short]) == [whole]


def test_a_copy_that_was_given_up_is_how_the_match_ended() -> None:
    longer, ended = unfinished(id="same", length=24), given_up(0, id="same", length=20)
    assert distinct([longer, ended]) == distinct([ended, longer]) == [ended]
    assert (ended.over, ended.finished, longer.over) == (True, False, False)
