"""Puzzles through the window: tried, failed, helped, solved and played on."""

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.dialogs.which_puzzles import WhichPuzzles
from boomerang_desktop.desktop.lesson.course import Course
from boomerang_desktop.desktop.lesson.stage import Phase
from boomerang_desktop.desktop.scene.guide.bubble import Tone
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.games.core import Move
from boomerang_desktop.match import HUMAN
from boomerang_desktop.study.progress import game_of_the_day
from boomerang_desktop.study.puzzles import ENDING, Measure, Puzzle, puzzles
from boomerang_desktop.study.training import PuzzleMark
from boomerang_desktop.study.yours import YOURS
from tests.desktop.study.studies import finished, invented, own
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
    assert learner.page.bubble.spoken.startswith("Not ")
    learner.page.bubble.buttons["again"].click()
    learner.qtbot.waitUntil(lambda: learner.stage.phase is Phase.ASKED)
    assert learner.page.bubble.spoken == asked


def test_a_hint_comes_in_two_steps_and_the_solution_in_motion(learner: Learner) -> None:
    puzzle = opened(learner, "arrows")
    page = learner.page
    assert page.course
    QTest.keyClick(learner.view, Qt.Key.Key_F3)
    assert page.bubble.spoken == page.course.hint(learner.board.words)[0]
    assert "?" in page.bubble.spoken
    # what somebody has picked up would keep the move from being seen
    learner.board.hand.lift(min(learner.board.offered.after(), key=str))
    assert learner.board.hand.path
    page.bubble.buttons["hint"].click()
    assert not learner.board.hand.path
    move = puzzle.match.game.parse(puzzle.questions[0].best.notation)
    assert [learner.board.advised] == [move]
    assert page.bubble.spoken == learner.board.words.advice(learner.board.view, move)
    page.bubble.buttons["solution"].click()
    learner.qtbot.waitUntil(lambda: learner.stage.phase is Phase.DONE, timeout=20_000)
    assert learner.board.advised is None
    done, here = page.course.dots()
    assert done[here] is PuzzleMark.TRIED, "who has only watched has not solved it"
    assert page.bubble.tone is Tone.TASK, "to watch is no success"


@pytest.mark.parametrize("game", ["hunt", "lascaux", "flip", "arrows"])
def test_what_is_proven_to_the_very_end_is_shown_to_the_end(
    learner: Learner, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    its = [one for one in puzzles(game) if one.measure in ENDING]
    puzzle = max(its, key=lambda one: len(one.questions[-1].best.answer))
    learner.window.learning.open_puzzles(game, level=puzzle.id)
    QApplication.processEvents()
    told = list[str]()
    monkeypatch.setattr(learner.page.bar.status, "tell", told.append)
    solve(learner, puzzle, learner.drag_move)
    assert "Right. This is how it goes on." in told
    assert told[-1].startswith("In the end you ")
    result = learner.match.result
    assert result
    assert puzzle.seat in result.winners
    assert learner.board.view.result() == result, "it is on the table"
    learner.page.bubble.buttons["why"].click()
    assert learner.page.bubble.buttons["play_on"].text() == "Play the end yourself"
    assert learner.stage.playable.result is None


def test_whoever_leaves_before_the_end_was_shown_has_solved_it(learner: Learner) -> None:
    learner.window.settings.speed = "normal"
    puzzle = next(p for p in puzzles("flip") if len(p.questions[-1].best.answer) > 4)
    learner.window.learning.open_puzzles("flip", level=puzzle.id)
    QApplication.processEvents()
    for question in puzzle.questions:
        learner.board.answered.emit(puzzle.match.game.parse(question.best.notation))
        if question is not puzzle.questions[-1]:
            learner.wait()
    assert learner.stage.phase is Phase.SHOWN
    learner.window.learning.open_puzzles("flip", level=puzzle.id)
    assert learner.page.course
    done, here = learner.page.course.dots()
    assert done[here] is PuzzleMark.SOLVED


def test_a_match_that_the_last_move_ends_cannot_be_played_on(learner: Learner) -> None:
    its = [one for one in puzzles("arrows") if one.measure is Measure.WIN]
    puzzle = next(one for one in its if not one.questions[-1].best.answer)
    learner.window.learning.open_puzzles("arrows", level=puzzle.id)
    QApplication.processEvents()
    solve(learner, puzzle, learner.drag_move)
    learner.page.bubble.buttons["why"].click()
    assert list(learner.page.bubble.buttons) == ["next"]


def test_a_hint_stays_given_when_it_is_tried_again(learner: Learner) -> None:
    puzzle = opened(learner, "arrows")
    learner.page.do("hint")
    hint = learner.page.bubble.spoken
    learner.drag_move(puzzle.match.game.parse(puzzle.obvious))
    learner.wait()
    learner.page.bubble.buttons["again"].click()
    learner.qtbot.waitUntil(lambda: learner.stage.phase is Phase.ASKED)
    assert learner.page.bubble.spoken == hint
    learner.window.learning.open_puzzles("arrows", level=puzzle.id)
    assert learner.page.bubble.spoken != hint, "a new start"


def test_nothing_on_the_table_has_the_focus_of_the_list_that_went(learner: Learner) -> None:
    opened(learner, "arrows")
    for close in ("choose", "escape"):
        learner.page.do("lesson_list")
        button = learner.page.contents.levels[learner.page.course.key]  # type: ignore[union-attr]
        assert button.hasFocus()
        if close == "choose":
            button.click()
        else:
            QTest.keyClick(button, Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert learner.view.hasFocus()
        assert learner.board.hand.focus is None


def test_whoever_is_new_to_a_game_may_learn_it_first(learner: Learner) -> None:
    opened(learner, "arrows")
    assert list(learner.page.bubble.buttons) == ["hint", "learn"]
    learner.page.bubble.buttons["learn"].click()
    assert isinstance(learner.page.course, Course)
    assert learner.page.course.game_id == "arrows"
    learner.page.course.mark_done()
    opened(learner, "arrows")
    assert list(learner.page.bubble.buttons) == ["hint"]


def test_one_plays_on_from_there(learner: Learner) -> None:
    puzzle = opened(learner, "flip")
    solve(learner, puzzle, learner.drag_move)
    learner.page.bubble.buttons["why"].click()
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


@pytest.mark.usefixtures("drawn")
def test_home_leads_to_the_puzzles_of_every_game(learner: Learner) -> None:
    window = learner.window
    learner.qtbot.waitUntil(window.home.puzzles_button.isVisible)
    window.home.puzzles_button.click()
    [which] = window.findChildren(WhichPuzzles)
    assert list(which.cards) == list(CATALOGUE)
    which.cards["roadtrip"].click()
    assert window.page == "lesson"
    assert learner.page.course
    assert learner.page.course.game_id == "roadtrip"
    assert learner.page.course.title().startswith("Puzzle 1 of ")


def test_the_menu_leads_to_puzzles_and_calls_them_so(learner: Learner) -> None:
    window = learner.window
    assert window.main_menu.actions["lesson_list"].text() == "All lessons"
    window.main_menu.refresh()
    assert window.main_menu.actions["puzzles"].isVisible()
    window.main_menu.actions["puzzles"].trigger()
    [which] = window.findChildren(WhichPuzzles)
    which.cards["hunt"].click()
    window.main_menu.refresh()
    assert window.main_menu.actions["lesson_list"].text() == "All puzzles"
    assert learner.page.bar.tools["lesson_next"].toolTip() == "Skip this puzzle"
    assert learner.page.bar.dots.accessibleName().startswith("Puzzle 1 of ")
    window.learning.open_lesson("hunt")
    window.main_menu.refresh()
    assert window.main_menu.actions["lesson_list"].text() == "All lessons"


def test_why_is_told_when_asked_for(learner: Learner) -> None:
    puzzle = next(one for one in puzzles("hunt") if one.theme == "stop_now")
    learner.window.learning.open_puzzles("hunt", level=puzzle.id)
    QApplication.processEvents()
    solve(learner, puzzle, learner.drag_move)
    bubble = learner.page.bubble
    assert list(bubble.buttons) == ["next", "why"]
    assert "%" not in bubble.spoken
    assert bubble.tone is Tone.GOOD
    reason = bubble.spoken
    bubble.buttons["why"].click()
    assert bubble.spoken.startswith(f"{reason}\nEstimated from what you could see")
    assert list(bubble.buttons) == ["next", "play_on"]
    assert bubble.buttons["next"].hasFocus()


@pytest.mark.usefixtures("drawn")
def test_home_leads_to_the_puzzle_of_the_day(learner: Learner) -> None:
    window = learner.window
    # after the first picture, which does not wait for it
    learner.qtbot.waitUntil(window.home.puzzle_button.isVisible)
    assert window.home.puzzle_button.text() == "Puzzle of the day"
    assert window.home.puzzle_button.accessibleName().startswith("Puzzle of the day: The ")
    window.home.puzzle_button.click()
    assert window.page == "lesson"
    course = learner.page.course
    assert course
    assert course.game_id == game_of_the_day(date.today())
    assert course.title().startswith("Puzzle of the day, grade ")


def test_a_mistake_of_ones_own_comes_back_as_a_puzzle(learner: Learner) -> None:
    window = learner.window
    match = finished("flip-2")
    window.saves.keep(match)
    number = own(match)[1]
    window.saves.keep_analysis(match, invented(match, {number: 0.2}))
    window.learning.open_puzzles("flip")
    learner.page.do("lesson_list")
    key = next(key for key in learner.page.contents.levels if key[0] == YOURS)
    learner.page.contents.levels[key].click()
    assert learner.page.bubble.spoken.startswith("Here you gave much away")
    [puzzle] = window.saves.yours().puzzles("flip")
    learner.drag_move(match.decisions[number].move)
    learner.wait()
    assert learner.stage.phase is Phase.WRONG
    learner.page.bubble.buttons["again"].click()
    learner.qtbot.waitUntil(lambda: learner.stage.phase is Phase.ASKED)
    solve(learner, puzzle, learner.drag_move)
    learner.page.bubble.buttons["why"].click()
    assert "In the match you did this" in learner.page.bubble.spoken
