"""A level that begins again is as it was at first."""

import pytest

from tests.e2e.lessons.learner import Learner
from tests.e2e.screen import Screen


@pytest.mark.usefixtures("drawn")
def test_what_was_pointed_at_before_a_wrong_try_leaves_no_pencil_marks(screen: Screen) -> None:
    learner = Learner(screen)
    learner.open_level("roadtrip", "throw-and-catch", "catch")
    first = learner.view.grab().toImage()
    attempt = learner.stage.attempt
    wrong = next(move for move in attempt.offered() if not attempt.is_right(move))
    learner.move(("card", str(wrong).removeprefix("draft:")))
    learner.drag_move(wrong)
    learner.wait()
    learner.page.bubble.buttons["again"].click()
    assert learner.view.grab().toImage() == first
