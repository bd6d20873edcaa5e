"""How a match stood, decision by decision."""

from pathlib import Path

import pytest

from boomerang_desktop.games.core import State
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.evaluation import evaluate, outcome, shared, task

RECORDS = Path(__file__).parents[1] / "records"


def played(name: str) -> Match:
    return record.load(RECORDS / f"{name}.boomerang")


@pytest.mark.parametrize("name", ["hunt-3", "lascaux-3", "flip-2", "arrows-2", "roadtrip-2"])
def test_every_decision_is_judged_from_its_own_seat(name: str) -> None:
    match = played(name).until(12)
    found = list(evaluate(match, 4))
    assert [one.number for one in found] == list(range(12))
    for one, decision in zip(found, match.decisions, strict=True):
        assert (one.seat, one.move) == (decision.seat, decision.move)
        assert 0 <= one.value <= 1
        assert one.best in match.states[one.number].legal(one.seat)


def test_the_same_match_is_judged_the_same_again() -> None:
    match = played("hunt-3").until(8)
    assert list(evaluate(match, 8)) == list(evaluate(match, 8))


@pytest.mark.parametrize("game", ["hunt", "roadtrip"])
def test_nothing_is_judged_that_the_seat_did_not_see(game: str) -> None:
    match = played(f"{game}-3")
    for number, decision in enumerate(match.decisions):
        game_id, view, seat, _, simulations = task(match, number, 5)
        assert (game_id, seat, simulations) == (game, decision.seat, 5)
        state: State = match.states[number]
        assert view == state.view(seat)


def test_who_is_about_to_win_has_the_better_chances() -> None:
    match = played("flip-2")
    *_, last = evaluate(match, 40)
    assert last.value > 0.9
    assert outcome(match) == tuple(float(seat == last.seat) for seat in range(2))


def test_the_chances_of_all_seats_make_one() -> None:
    assert shared((0.5, 0.5), 0, 0.8) == pytest.approx((0.8, 0.2))
    assert shared((0.2, 0.5, 0.3), 0, 0.6) == pytest.approx((0.6, 0.25, 0.15))
    # nobody else had any chance before
    assert shared((1.0, 0.0, 0.0), 0, 0.5) == pytest.approx((0.5, 0.25, 0.25))


def test_the_outcome_is_shared_by_the_winners_and_open_before() -> None:
    match = played("lascaux-4")
    shares = outcome(match)
    assert shares is not None
    assert sum(shares) == pytest.approx(1)
    assert outcome(match.until(3)) is None
