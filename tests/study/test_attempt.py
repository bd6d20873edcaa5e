"""Somebody tries a level."""

from pathlib import Path

import pytest

from boomerang_desktop.study.attempt import Attempt, Outcome
from boomerang_desktop.study.lessons import Level, read


@pytest.fixture
def touching(written: Path) -> Level:
    return read(written)[0].levels[0]


@pytest.fixture
def placing(written: Path) -> Level:
    return read(written)[1].levels[0]


def offered(attempt: Attempt) -> dict[str, object]:
    return {str(move): move for move in attempt.offered()}


def test_only_what_the_level_offers_can_be_done(touching: Level) -> None:
    names = offered(Attempt(touching))
    assert "place:D:4,3;5,3" in names
    assert {name.split(":")[1] for name in names} == {"M", "D"}
    legal = touching.match.state.legal(0)
    assert len(names) < len(legal)


def test_a_right_move_is_followed_by_what_the_others_do(touching: Level) -> None:
    attempt = Attempt(touching)
    move = touching.match.game.parse("place:M:5,3")
    assert attempt.is_right(move)
    answer = attempt.play(move)
    assert answer.outcome is Outcome.DONE
    assert answer.point == (("hole", 4, 4),)
    assert [d.seat for d in attempt.match.decisions] == [0, 1, 0, 1]


def test_what_happens_decides_what_is_right(touching: Level) -> None:
    attempt = Attempt(touching)
    # it touches the red bar and the red domino: two turn over
    both = touching.match.game.parse("place:M:6,5")
    assert not attempt.is_right(both)
    assert attempt.play(both).mistake == "otherwise"


def test_a_mistake_has_its_own_answer_and_consequences(touching: Level) -> None:
    attempt = Attempt(touching)
    answer = attempt.play(touching.match.game.parse("place:D:4,3;5,3"))
    assert answer.outcome is Outcome.WRONG
    assert answer.mistake == "domino"
    assert answer.point == (("seat", 1),)
    assert str(attempt.match.decisions[-1].move) == "place:M:3,3"


def test_a_level_of_two_tasks_goes_on_until_both_are_done(placing: Level) -> None:
    attempt = Attempt(placing)
    assert attempt.play(attempt.offered()[0]).outcome is Outcome.GOES_ON
    assert attempt.number == 1
    assert attempt.match.state.to_act == (0,)
    assert attempt.play(placing.match.game.parse("place:M:4,0")).outcome is Outcome.DONE


def test_whatever_is_tried_the_level_stays_as_it_is(touching: Level) -> None:
    before = list(touching.match.decisions)
    for move in Attempt(touching).offered():
        Attempt(touching).play(move)
    assert list(touching.match.decisions) == before
