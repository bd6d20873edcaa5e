"""The lessons of the perforated board: what they teach, and whether it is true."""

import pytest

from boomerang_desktop.games.flip import FlipState
from boomerang_desktop.study import check
from boomerang_desktop.study.attempt import Attempt
from boomerang_desktop.study.lessons import lessons
from tests.i18n.test_rules_texts import PARAGRAPHS

LEFT_OUT = {
    "F12": "options: whoever plays without them never meets them",
}
PROMISED = {
    "score.passed-over": 62,
    "score.unplaced": 52,
    "small-pieces.large-first": 46,
    "small-pieces.room": 61,
    "small-pieces.keep": 48,
    "swing.last": 45,
    "swing.answer": 47,
    "swing.two-moves": 45,
}
"""What the learner gets for a right first move of a level at the end of a match, if both then
play as well as they can."""


def test_every_paragraph_that_can_be_felt_is_met() -> None:
    assert check.met(lessons("flip")) == {*PARAGRAPHS["flip"]} - LEFT_OUT.keys()


def test_there_are_a_handful_of_lessons_of_a_few_levels() -> None:
    found = lessons("flip")
    assert 6 <= len(found) <= 9
    assert all(2 <= len(lesson.levels) <= 4 for lesson in found)


@pytest.mark.parametrize("name", PROMISED)
def test_a_right_move_is_better_than_every_wrong_one(name: str) -> None:
    levels = {
        f"{lesson.id}.{level.id}": level for lesson in lessons("flip") for level in lesson.levels
    }
    attempt = Attempt(levels[name])
    state = attempt.match.state
    assert isinstance(state, FlipState)
    can_reach = _Search(PROMISED[name]).can_reach
    for move in attempt.offered():
        assert can_reach(state.play(0, move)) == attempt.is_right(move), str(move)


class _Search:
    """Looks through all that can still be played, for whether the learner can get so many points
    whatever the other does."""

    def __init__(self, points: int) -> None:
        self._points = points
        self._known: dict[FlipState, bool] = {}

    def can_reach(self, state: FlipState) -> bool:
        if state not in self._known:
            self._known[state] = self._look(state)
        return self._known[state]

    def _look(self, state: FlipState) -> bool:
        if result := state.result():
            return result.scores[0] >= self._points
        (seat,) = state.to_act
        moves = sorted(state.legal(seat), key=lambda move: -state.gain(seat, move).points)
        answers = (self.can_reach(state.play(seat, move)) for move in moves)
        return any(answers) if seat == 0 else all(answers)
