"""Luck and choices in sentences."""

from typing import Any

import pytest

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.desktop.table.after.luck import Luck, hides, percent, signed
from boomerang_desktop.match import Seat
from boomerang_desktop.match.analysis import Analysis, Depth, Judgement, Moment, Verdict
from tests.desktop.scene.heap import HEAP
from tests.sixth.games.heap import Take

SURE = (0.0, 0.0)


def judged(verdict: Verdict, loss: float = 0.0) -> Judgement:
    return Judgement(0.5, 0.5, Take(1), 0.5 + loss, 0.0, verdict, ())


def moment(before: float, after: float, decided: float, verdict: Verdict) -> Moment:
    """Of Ana, who has so much of the win before and after it."""
    return Moment(
        0,
        0,
        Take(1),
        Chances((before, 1 - before), SURE),
        Chances((after, 1 - after), SURE),
        judged(verdict),
        (decided, -decided),
        SURE,
    )


def analysis(*moments: Moment) -> Analysis:
    return Analysis(Depth.NORMAL, 1, len(moments), moments[0].before, moments)


def words(*persons: int) -> Words[Any]:
    return Words(MatchSetup(HEAP, (Seat("Ana"), Seat("{Bo}")), {}, frozenset(persons)))


@pytest.mark.parametrize(
    ("share", "told"), [(0.114, "+11"), (-0.06, "−6"), (0.004, "±0"), (-0.004, "±0")]
)
def test_points_have_a_sign(share: float, told: str) -> None:
    assert signed(share) == told


def test_a_result_without_luck_stays_possible() -> None:
    assert [percent(share) for share in (-0.3, 0.43, 1.2)] == [0, 43, 100]


def test_the_sum_of_choices_and_luck_adds_up(qapp: object) -> None:
    found = analysis(moment(0.5, 0.0, -0.06, Verdict.INACCURACY))
    assert hides(found)
    assert Luck().whole(words(0), found, 0) == (
        "You began with 50 of 100 chances to win and ended with 0: −6 through your own choices, "
        "±0 through those of {Bo}, −44 through luck. "
        "With average luck you would win about 44 of 100 such matches."
    )
    assert Luck().whole(words(), found, 1) == (
        "{Bo} began with 50 of 100 chances to win and ended with 100: ±0 through their own "
        "choices, +6 through those of Ana, +44 through luck. "
        "With average luck {Bo} would win about 56 of 100 such matches."
    )


def three(*shares: float) -> Chances:
    return Chances(shares, (0.0,) * 3)


def test_among_more_than_two_the_others_are_one_part_of_the_sum(qapp: object) -> None:
    trio: Words[Any] = Words(
        MatchSetup(HEAP, (Seat("Ana"), Seat("Bo"), Seat("Cy")), {}, frozenset({0}))
    )
    decided, sure = (-0.745, 0.745, 0.0), (0.0,) * 3
    start, end = three(1 / 3, 1 / 3, 1 / 3), three(1.0, 0.0, 0.0)
    met = Moment(0, 1, Take(1), start, end, judged(Verdict.GOOD), decided, sure)
    told = Luck().whole(trio, analysis(met), 0)
    # parts that are rounded each for itself would come to 101
    assert told == (
        "You began with 33 of 100 chances to win and ended with 100: ±0 through your own choices, "
        "−74 through those of the others, +141 through luck. "
        "With average luck you would hardly ever win such a match."
    )
    assert 33 - 74 + 141 == 100


@pytest.mark.parametrize(
    ("decided", "told"),
    [
        (0.3, "With average luck you would win about 80 of 100 such matches."),
        (0.46, "With average luck you would nearly always win such a match."),
        (0.9, "With average luck you would nearly always win such a match."),
        (-0.46, ""),
        (-0.44, "With average luck you would win about 6 of 100 such matches."),
    ],
)
def test_no_figure_says_more_than_is_known(qapp: object, decided: float, told: str) -> None:
    found = analysis(moment(0.5, 0.04 if not told else 0.0, decided, Verdict.GOOD))
    assert Luck().whole(words(0), found, 0).partition("luck. ")[2] == told


def test_where_nothing_is_hidden_nobody_speaks_of_luck(qapp: object) -> None:
    found = analysis(moment(0.5, 0.0, -0.5, Verdict.BLUNDER))
    assert not hides(found)
    told = Luck().whole(words(0), found, 0)
    assert told == (
        "You began with 50 of 100 chances to win and ended with 0: −50 through your own choices, "
        "±0 through those of {Bo}."
    )


def test_luck_of_a_moment_is_told_if_it_is_worth_a_word(qapp: object) -> None:
    lucky = moment(0.5, 0.7, 0.0, Verdict.GOOD)
    assert Luck().moment(words(0), lucky, 0) == "Then luck: +20 of 100 chances to win."
    assert Luck().moment(words(0), moment(0.5, 0.52, 0.0, Verdict.GOOD), 0) == ""


def test_at_a_moment_of_another_it_is_told_what_became_of_ones_chances(qapp: object) -> None:
    ana = moment(0.5, 0.3, 0.3, Verdict.GOOD)
    assert Luck().moment(words(1), ana, 1) == "Your chances to win went from 50 to 70 of 100."
    assert Luck().moment(words(), ana, 1) == (
        "The chances of {Bo} to win went from 50 to 70 of 100."
    )
    # what Ana chose by her own sight, and what she could not see, cancel out
    assert Luck().moment(words(1), moment(0.0, 0.0, 0.59, Verdict.GOOD), 1) == ""


def test_every_verdict_has_its_sentence(qapp: object) -> None:
    told = {verdict: Luck().verdict(judged(verdict, 0.12)) for verdict in Verdict}
    assert len(set(told.values())) == len(Verdict)
    assert told[Verdict.MISTAKE] == "A mistake: 12 of 100 chances to win behind the best choice."
    assert Luck().short(Verdict.GOOD) == ""
