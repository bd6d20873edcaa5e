"""The lessons of the road trip: what they teach, and whether it is true."""

import re

import pytest

from boomerang_desktop.files import root
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.roadtrip.explain import preview
from boomerang_desktop.games.roadtrip.state import RoadTrip
from boomerang_desktop.study import check
from boomerang_desktop.study.attempt import Attempt
from boomerang_desktop.study.lessons import Level, lessons

LEFT_OUT = {
    "R14": "an option for three or four: whoever plays without it never meets it",
}
NOT_BY_POINTS = {"throw", "draft", "safe", "letter", "collect", "wait"}
"""Levels whose right moves do not pay at once, or not in what is compared here."""
BY_POINTS = {
    f"{lesson.id}.{level.id}": level
    for lesson in lessons("roadtrip")
    for level in lesson.levels
    if level.id not in NOT_BY_POINTS
}


def test_every_paragraph_that_can_be_felt_is_met() -> None:
    rules = (root("i18n/rules") / "en" / "roadtrip.md").read_text("utf-8")
    paragraphs = set(re.findall(r'<a name="(R\d+)">', rules))
    assert check.met(lessons("roadtrip")) == paragraphs - LEFT_OUT.keys()


def test_there_are_a_handful_of_lessons_of_a_few_levels() -> None:
    found = lessons("roadtrip")
    assert 6 <= len(found) <= 9
    assert all(2 <= len(lesson.levels) <= 4 for lesson in found)


def test_everything_holds_together() -> None:
    check.check("roadtrip", lessons("roadtrip"))
    check.check_coach("roadtrip")


@pytest.mark.parametrize("name", BY_POINTS)
def test_a_right_move_is_better_than_every_wrong_one(name: str) -> None:
    level = BY_POINTS[name]
    way = check.solution(level)
    best = _lead(level, way)
    for number in range(len(way)):
        attempt = _after(level, way[:number])
        for move in attempt.offered():
            if not attempt.is_right(move):
                assert _lead(level, [*way[:number], move]) < best, str(move)


def test_coasts_decide_the_tie_at_the_end() -> None:
    level = BY_POINTS["activities.last-round"]
    result = _after(level, check.solution(level)).match.result
    assert result is not None
    assert result.scores == (98, 98)
    assert (result.winners, result.tie_break) == ((0,), "coasts")


def _after(level: Level, way: list[Move]) -> Attempt:
    attempt = Attempt(level)
    for move in way:
        attempt.play(move)
    return attempt


def _lead(level: Level, way: list[Move]) -> int:
    """By how many points the learner is ahead, those of the round included."""
    state = _after(level, way).match.state
    assert isinstance(state, RoadTrip)
    points = [sheet.total for sheet in state.sheets]
    if state.to_act:
        for seat in (0, 1):
            points[seat] += sum(tally.points for tally in preview(state, seat).values())
    return points[0] - points[1]
