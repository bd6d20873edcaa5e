"""The lessons of the arrowed board: what they teach, and whether it is true."""

import re
from collections.abc import Sequence
from random import Random

import pytest

from boomerang_desktop.bots.arrows.duel import Duel
from boomerang_desktop.bots.search.tree import never
from boomerang_desktop.files import root
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move
from boomerang_desktop.study import check
from boomerang_desktop.study.attempt import Attempt
from boomerang_desktop.study.lessons import lessons

LEVELS = {
    f"{lesson.id}.{level.id}": level for lesson in lessons("arrows") for level in lesson.levels
}
BETTER = (
    "obligation.branch",
    "obligation.choose",
    "bait.place",
    "bait.step",
    "again.capture",
    "goal.danger",
)
"""Levels with two players in which one choice is called better than the others."""
CLEARLY = 0.5
"""Pawns."""
SAFE = ("obligation.branch", "obligation.choose", "bait.safe", "goal.danger")
"""Levels after whose first task nobody can capture the learner."""


def begun(name: str) -> tuple[Attempt, ArrowsState]:
    attempt = Attempt(LEVELS[name])
    state = attempt.match.state
    assert isinstance(state, ArrowsState)
    return attempt, state


def right_moves(attempt: Attempt) -> list[Move]:
    return [move for move in attempt.offered() if attempt.is_right(move)]


def worth(state: ArrowsState, moves: Sequence[Move]) -> float:
    """The best of these moves, in pawns, as a bot that looks a few turns ahead sees it."""
    _, value, _ = Duel(10_000, never).think(state, moves, Random(1))
    return value


def test_every_paragraph_is_met() -> None:
    rules = (root("i18n/rules") / "en" / "arrows.md").read_text("utf-8")
    assert check.met(lessons("arrows")) == set(re.findall(r'<a name="(P\w+)">', rules))


def test_there_are_a_handful_of_lessons_of_a_few_levels() -> None:
    found = lessons("arrows")
    assert 6 <= len(found) <= 9
    assert all(2 <= len(lesson.levels) <= 4 for lesson in found)


def test_everything_holds_together() -> None:
    check.check("arrows", lessons("arrows"))
    check.check_coach("arrows")


@pytest.mark.parametrize("name", BETTER)
def test_what_is_right_is_clearly_better_than_what_is_not(name: str) -> None:
    attempt, state = begun(name)
    right = right_moves(attempt)
    wrong = [move for move in attempt.offered() if move not in right]
    best_wrong = worth(state, wrong)
    for move in right:
        assert worth(state, [move]) > best_wrong + CLEARLY, str(move)


@pytest.mark.parametrize("name", SAFE)
def test_where_the_coach_says_so_nobody_can_capture_back(name: str) -> None:
    attempt, state = begun(name)
    for move in right_moves(attempt):
        assert not state.play(0, move).able, str(move)


@pytest.mark.parametrize("name", ["bait.place", "bait.step"])
def test_a_bait_leaves_no_choice_but_to_lose_the_pawn_that_can_capture(name: str) -> None:
    attempt, state = begun(name)
    (bait,) = right_moves(attempt)
    offered = state.play(0, bait)
    (capture,) = [move for move in offered.legal(1) if str(move).startswith("take:")]
    assert [decision.move for decision in attempt.task.after] == [capture]
    assert offered.able.bit_count() == 1


def test_a_freed_prisoner_is_all_that_keeps_bruno_from_winning() -> None:
    attempt, _ = begun("more-players.deny")
    attempt.play(right_moves(attempt)[0])
    state = attempt.match.state
    assert isinstance(state, ArrowsState)
    for move in attempt.offered():
        after = state.play(0, move)
        wins = any(after.play(1, answer).ended for answer in after.legal(1))
        assert wins != attempt.is_right(move), str(move)
