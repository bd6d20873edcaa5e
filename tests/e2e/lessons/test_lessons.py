"""Every lesson of every game, taken to its end on the real table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from boomerang_desktop.desktop.lesson.course import Course
from boomerang_desktop.desktop.lesson.stage import Phase
from boomerang_desktop.desktop.scene.guide.bubble import TIP
from boomerang_desktop.desktop.scene.guide.frame import CornerFrame
from boomerang_desktop.desktop.scene.guide.needed import box_of, needed
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.games.core import Move
from boomerang_desktop.study.check import solution
from boomerang_desktop.study.lessons import Lesson, Level, lessons
from tests.e2e.lessons.learner import Learner
from tests.e2e.screen import Screen

ALL = [(game, lesson) for game in CATALOGUE for lesson in lessons(game)]
NAMES = [f"{game}-{lesson.id}" for game, lesson in ALL]


@pytest.fixture
def learner(screen: Screen) -> Learner:
    return Learner(screen)


def take(
    learner: Learner, game: str, lesson: Lesson, level: Level, make: Callable[[Move], None]
) -> None:
    learner.open_level(game, lesson.id, level.id)
    told = learner.page.course
    assert isinstance(told, Course)
    for number, move in enumerate(solution(level)):
        assert learner.page.bubble.spoken == told.texts.task(lesson.id, level.id, number)
        check_sight(learner)
        make(move)
        learner.wait()
    assert learner.stage.phase is Phase.DONE
    assert learner.page.bubble.spoken.startswith(told.texts.done(lesson.id, level.id))
    check_sight(learner)


def check_sight(learner: Learner) -> None:
    """All that is spoken of is there and framed, and the coach hides nothing of it, nor of what is
    to be done."""
    stage, view = learner.stage, learner.view
    (frame,) = [item for item in learner.board.items() if isinstance(item, CornerFrame)]
    paper = QRectF(learner.page.bubble.geometry()).adjusted(TIP, TIP, -TIP, -TIP)
    boxes = needed(learner.board)
    # something large and round is framed by arcs, which end before its sides
    framed = frame.sceneBoundingRect().adjusted(-20, -20, 20, 20)
    for key in stage.point:
        item = learner.board.item(key)
        assert item, f"{stage.level.id} points at {key}, which is not there"
        assert framed.contains(box_of(item)), f"{stage.level.id}: {key}"
        boxes.append(box_of(item))
    for box in boxes:
        there = QRectF(view.mapFromScene(box).boundingRect())
        assert not paper.intersects(there), f"{stage.level.id}: something at {there} is hidden"


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_every_lesson_by_drag(learner: Learner, game: str, lesson: Lesson) -> None:
    for level in lesson.levels:
        take(learner, game, lesson, level, learner.drag_move)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_lesson_by_keyboard_alone(learner: Learner, game: str) -> None:
    lesson = lessons(game)[0]
    for level in lesson.levels:
        take(learner, game, lesson, level, learner.key_move)
        QTest.keyClick(learner.window.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(learner.page.course, Course)
    assert learner.page.course.lesson is lessons(game)[1]


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_lesson_by_what_a_screen_reader_tells(
    learner: Learner, game: str, heard: list[str]
) -> None:
    lesson = lessons(game)[0]
    for level in lesson.levels:
        take(learner, game, lesson, level, learner.press_by_name)
        told = learner.page.course
        assert isinstance(told, Course)
        for number in range(len(level.tasks)):
            assert told.texts.task(lesson.id, level.id, number) in heard
        assert any(said.startswith(told.texts.done(lesson.id, level.id)) for said in heard)


@pytest.mark.parametrize("game", CATALOGUE)
def test_likely_mistakes_are_shown_and_answered(learner: Learner, game: str) -> None:
    """One of each lesson, made by drag; the level then begins again."""
    for lesson in lessons(game):
        level = next((one for one in lesson.levels if one.tasks[0].mistakes), None)
        if level is None:
            continue
        learner.open_level(game, lesson.id, level.id)
        attempt = learner.stage.attempt
        wrong = next(move for move in attempt.offered() if not attempt.is_right(move))
        learner.drag_move(wrong)
        learner.wait()
        assert learner.stage.phase is Phase.WRONG, f"{lesson.id}.{level.id}"
        check_sight(learner)
        learner.page.bubble.buttons["again"].click()
        assert len(learner.match.decisions) == len(level.match.decisions)
        assert learner.board.offered
