"""How a match stood, decision by decision."""

from pathlib import Path

import pytest

from boomerang_desktop.bots.jobs import judge
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.evaluation import evaluate, outcome, task

RECORDS = Path(__file__).parents[1] / "records"


def played(name: str) -> Match:
    return record.load(RECORDS / f"{name}.boomerang")


@pytest.mark.parametrize("name", ["hunt-3", "lascaux-3", "flip-2", "arrows-2", "roadtrip-2"])
def test_every_decision_is_judged(name: str) -> None:
    match = played(name).until(6)
    found = list(evaluate(match, 4))
    assert [one.number for one in found] == list(range(6))
    for one, decision in zip(found, match.decisions, strict=True):
        assert (one.seat, one.move) == (decision.seat, decision.move)
        assert sum(one.chances.shares) == pytest.approx(1)
        assert one.best in match.states[one.number].legal(one.seat)


def test_the_same_match_is_judged_the_same_again() -> None:
    match = played("hunt-3").until(8)
    assert list(evaluate(match, 8)) == list(evaluate(match, 8))


@pytest.mark.parametrize("game", ["hunt", "roadtrip"])
def test_until_a_match_is_over_nothing_hidden_is_judged(game: str) -> None:
    match = played(f"{game}-3")
    unfinished = match.until(20)
    for number in range(20):
        assert task(match, number)[:2] == (game, match.states[number])
        assert task(unfinished, number)[:2] == (game, match.states[number].view(ONLOOKER))


def test_who_is_about_to_win_has_the_better_chances() -> None:
    match = played("flip-2")
    *_, last = evaluate(match, 40)
    shares = outcome(match)
    assert shares is not None
    assert last.chances.shares[shares.index(1.0)] > 0.8


def test_the_outcome_is_shared_by_the_winners_and_open_before() -> None:
    match = played("lascaux-4")
    shares = outcome(match)
    assert shares is not None
    assert sum(shares) == pytest.approx(1)
    assert judge(*task(match, len(match.decisions))).errors == (0.0,) * 4
    assert outcome(match.until(3)) is None
