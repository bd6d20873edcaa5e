"""What a round of a road trip that was played on has come to."""

from random import Random

import pytest

from boomerang_desktop.bots.roadtrip.rehearsal import REHEARSAL
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import RoadTrip
from tests.bots.asking import positions, sittings_of


def rounds() -> tuple[RoadTrip, RoadTrip]:
    """The beginnings of the second round and the third."""
    walk = positions(sittings_of("roadtrip")[0], 4)
    found = [s for s in walk if isinstance(s, RoadTrip) and s.stage == 0]
    first, second = (next(s for s in found if s.round == number) for number in (1, 2))
    return first, second


def test_what_a_round_has_brought_is_told_by_the_lines_of_the_sheet() -> None:
    before, after = rounds()
    for seat in range(2):
        sheet = REHEARSAL.sheet(before, after, seat)
        assert set(sheet) == set(CATEGORIES)
        written = dict(zip(CATEGORIES, after.sheets[seat].written[-1], strict=True))
        assert {term: amount for term, (_, amount) in sheet.items()} == written


def test_a_line_is_worth_what_it_makes_of_the_rounds_to_come_as_well() -> None:
    before, after = rounds()
    sheet = REHEARSAL.sheet(before, after, 0)
    points, amount = sheet["animals"]
    assert points == amount, "each round has its own animals"
    assert sheet["activities"][0] > sheet["activities"][1], "others are still open"
    assert sheet["americana"][0] < sheet["americana"][1], "more has to be beaten"


def test_between_rounds_the_sheets_are_compared() -> None:
    _, after = rounds()
    first, second = (REHEARSAL.standing(after, Random(seed), 1) for seed in (1, 2))
    assert first == second, "the cards that were dealt make no difference"
    assert sum(first.shares) == pytest.approx(1)
    assert REHEARSAL.chapter
    assert REHEARSAL.chapter(after) == 2
