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


def test_the_cards_and_the_choices_are_told_apart(qapp: object) -> None:
    found = analysis(moment(0.5, 0.0, -0.06, Verdict.INACCURACY))
    assert hides(found)
    assert Luck().whole(words(0), found, 0) == (
        "The cards were worth −44 to you, your own choices −6. "
        "Without luck, your result is 44% instead of 0%."
    )
    assert Luck().whole(words(), found, 1) == (
        "The cards were worth +44 to {Bo}, their own choices ±0. "
        "Without luck, the result of {Bo} is 56% instead of 100%."
    )


def test_where_nothing_is_hidden_nobody_speaks_of_cards(qapp: object) -> None:
    found = analysis(moment(0.5, 0.0, -0.5, Verdict.BLUNDER))
    assert not hides(found)
    told = Luck().whole(words(0), found, 0)
    assert told == (
        "You began with a chance of 50%: your own choices changed it by −50, those of the others "
        "by ±0."
    )


def test_luck_of_a_moment_is_told_if_it_is_worth_a_word(qapp: object) -> None:
    lucky = moment(0.5, 0.7, 0.0, Verdict.GOOD)
    assert Luck().moment(words(0), lucky, 0) == "Luck: what came of it was worth +20 to you."
    assert Luck().moment(words(0), moment(0.5, 0.52, 0.0, Verdict.GOOD), 0) == ""


def test_every_verdict_has_its_sentence(qapp: object) -> None:
    told = {verdict: Luck().verdict(judged(verdict, 0.12)) for verdict in Verdict}
    assert len(set(told.values())) == len(Verdict)
    assert told[Verdict.MISTAKE] == "A mistake: 12 points of 100 were lost."
    assert Luck().short(Verdict.GOOD) == ""
