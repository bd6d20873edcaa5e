"""Puzzles through the window: tried, failed, helped, solved and played on."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.lesson.stage import Phase
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.games.core import Move
from boomerang_desktop.match import HUMAN
from boomerang_desktop.study.puzzles import Puzzle, puzzles
from tests.e2e.lessons.learner import Learner
from tests.e2e.screen import Screen


@pytest.fixture
def learner(screen: Screen) -> Learner:
    return Learner(screen)


def opened(learner: Learner, game: str) -> Puzzle:
    """One with several questions, if there is one."""
    puzzle = max(puzzles(game), key=lambda one: len(one.questions))
    learner.window.learning.open_puzzles(game, level=puzzle.id)
    QApplication.processEvents()
    assert learner.stage.phase is Phase.ASKED
    return puzzle


def solve(learner: Learner, puzzle: Puzzle, make: Callable[[Move], None]) -> None:
    for question in puzzle.questions:
        make(puzzle.match.game.parse(question.best.notation))
        learner.wait()
    assert learner.stage.phase is Phase.DONE


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_puzzle_by_mouse(learner: Learner, game: str) -> None:
    puzzle = opened(learner, game)
    solve(learner, puzzle, learner.drag_move)
    assert "next" in learner.page.bubble.buttons or "home" in learner.page.bubble.buttons
    learner.window.learning.open_puzzles(game, level=puzzle.id)
    assert learner.page.course
    done, here = learner.page.course.dots()
    assert done[here], "that it was solved is kept"


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_puzzle_by_keyboard(learner: Learner, game: str) -> None:
    solve(learner, opened(learner, game), learner.key_move)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_wrong_try_is_answered_and_may_be_tried_again(learner: Learner, game: str) -> None:
    puzzle = opened(learner, game)
    asked = learner.page.bubble.spoken
    obvious = next(one for one in puzzle.questions[0].tries if one.notation == puzzle.obvious)
    learner.drag_move(puzzle.match.game.parse(obvious.notation))
    learner.wait()
    assert learner.stage.phase is Phase.WRONG
    played = len(learner.match.decisions) - len(puzzle.match.decisions)
    assert played == 1 + len(obvious.answer), "what follows was shown"
    learner.page.bubble.buttons["again"].click()
    learner.qtbot.waitUntil(lambda: learner.stage.phase is Phase.ASKED)
    assert learner.page.bubble.spoken == asked


def test_a_hint_comes_in_two_steps_and_the_solution_in_motion(learner: Learner) -> None:
    puzzle = opened(learner, "arrows")
    page = learner.page
    QTest.keyClick(learner.view, Qt.Key.Key_F3)
    assert page.bubble.spoken == "Look here."
    page.bubble.buttons["hint"].click()
    move = puzzle.match.game.parse(puzzle.questions[0].best.notation)
    assert page.bubble.spoken == learner.board.words.advice(learner.board.view, move)
    page.bubble.buttons["solution"].click()
    learner.qtbot.waitUntil(lambda: learner.stage.phase is Phase.DONE, timeout=20_000)
    assert page.course
    done, here = page.course.dots()
    assert not done[here], "who was helped has not solved it"


def test_one_plays_on_from_there(learner: Learner) -> None:
    puzzle = opened(learner, "flip")
    solve(learner, puzzle, learner.drag_move)
    learner.page.bubble.buttons["play_on"].click()
    table = learner.window.table
    assert table
    assert table.match
    assert table.match.id != puzzle.match.id
    assert [seat.player == HUMAN for seat in table.match.seats].index(True) == puzzle.seat
    assert list(table.match.decisions[: len(puzzle.match.decisions)]) == list(
        puzzle.match.decisions
    )


def test_puzzles_are_reached_from_the_page_of_a_new_match(learner: Learner) -> None:
    window = learner.window
    window.new_match("hunt")
    assert window.new_page
    window.new_page.puzzles_button.click()
    assert window.page == "lesson"
    assert window.why_not("hint") is None
    learner.page.do("lesson_list")
    assert learner.page.contents.isVisible()
