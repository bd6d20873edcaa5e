"""How long things move in the core lessons, which is part of how long these take."""

from collections.abc import Callable, Iterable

import pytest

from boomerang_desktop.desktop.lesson import stage as staging
from boomerang_desktop.desktop.scene.animation import OVERLAP, PACES, Motion, Step
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.study.check import solution
from boomerang_desktop.study.lessons import lessons
from boomerang_desktop.study.minutes import core
from tests.e2e.lessons.learner import Learner
from tests.e2e.screen import Screen

SECOND = 1000


class Watch:
    """Adds up how long every motion would take, and lets none of them take that long."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shown = 0
        run = Motion.run

        def hurried(
            motion: Motion, steps: Iterable[Step], done: Callable[[], None], *, rests: bool = False
        ) -> None:
            self.shown += OVERLAP
            run(motion, map(self._at_once, steps), done, rests=rests)

        monkeypatch.setattr(Motion, "run", hurried)
        self._rest = staging.LOOKED
        monkeypatch.setattr(staging, "LOOKED", 0)

    def _at_once(self, step: Step) -> Step:
        def show() -> None:
            animation = step()
            if animation is not None:
                self.shown += max(0, animation.duration() - OVERLAP)
                animation.start()
                animation.setCurrentTime(animation.duration())

        return show

    def rest_with(self, learner: Learner) -> None:
        """The table rests for a moment between two rounds."""

        def rested() -> None:
            if learner.board.waits:
                self.shown += self._rest

        learner.board.motion.rested.connect(rested)


@pytest.fixture
def learner(screen: Screen) -> Learner:
    return Learner(screen)


@pytest.mark.parametrize("game", CATALOGUE)
def test_things_move_as_long_as_the_lesson_says(
    learner: Learner, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lesson in core(lessons(game)):
        watch = Watch(monkeypatch)
        for level in lesson.levels:
            learner.open_level(game, lesson.id, level.id)
            watch.rest_with(learner)
            learner.board.motion.pace = PACES["normal"]
            for move in solution(level):
                learner.board.answered.emit(move)
                learner.wait()
        monkeypatch.undo()
        assert abs(watch.shown / SECOND - lesson.motion) < 1.5, (lesson.id, watch.shown)
