"""A level on the table: asked, shown, begun again."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.lesson.page import LessonPage
from boomerang_desktop.desktop.lesson.stage import BETWEEN, Phase, Stage
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.games.core import Refusal
from boomerang_desktop.study.puzzles import Puzzle, puzzles


@pytest.fixture
def stage(page: LessonPage) -> Stage:
    assert page.stage is not None
    return page.stage


def make(stage: Stage, notation: str, qtbot: QtBot) -> None:
    """Makes a move, and waits until it has been seen."""
    stage.board.answered.emit(stage.match.game.parse(notation))
    qtbot.waitUntil(lambda: stage.phase is not Phase.SHOWN)


def test_only_what_is_offered_lifts_and_all_else_is_answered(stage: Stage) -> None:
    assert stage.phase is Phase.ASKED
    board = stage.board
    assert board.acting == 0
    assert {key for key in board.offered.after() if key[0] == "piece"} == {
        ("piece", "M"),
        ("piece", "D"),
    }
    game = stage.match.game
    answer = board.offered.answer
    illegal = answer(game.parse("place:M:0,0"))
    assert illegal is not None
    assert illegal.paragraph == "F4"
    assert answer(game.parse("place:X5:5,2;4,3;5,3;6,3;5,4")) is not None
    allowed = answer(game.parse("place:I4:4,3;5,3;6,3;7,3"))
    assert allowed == Refusal("", "This is allowed, but it is not what is asked here")
    assert answer(None) is None


def test_what_no_lesson_has_told_yet_is_not_held_against_anybody(window: MainWindow) -> None:
    window.learning.open_lesson("arrows", "along", "place")
    assert window.lesson is not None
    stage = window.lesson.stage
    assert stage is not None
    answer, parse = stage.board.offered.answer, stage.match.game.parse
    assert answer(parse("enter:18:reserve")) == Refusal("", "That comes in a later lesson")
    window.learning.open_lesson("arrows", "trio", "close")
    stage = window.lesson.stage
    assert stage is not None
    told = stage.board.offered.answer(parse("enter:18:reserve"))
    assert told is not None
    assert told.paragraph == "P6"


def test_a_right_move_and_what_follows_are_shown(stage: Stage, qtbot: QtBot) -> None:
    make(stage, "place:M:5,3", qtbot)
    assert stage.phase is Phase.DONE
    assert stage.point == (("hole", 4, 4),)
    assert [d.seat for d in stage.match.decisions] == [0, 1, 0, 1]
    assert not stage.board.offered
    assert stage.board.view == stage.match.state.view(0)


def test_a_wrong_one_is_shown_until_somebody_goes_on(stage: Stage, qtbot: QtBot) -> None:
    make(stage, "place:D:4,3;5,3", qtbot)
    qtbot.wait(20)
    assert stage.phase is Phase.WRONG, "however long somebody reads"
    assert stage.mistake == "domino"
    assert str(stage.match.decisions[-1].move) == "place:M:3,3"
    stage.board.nudged.emit()
    qtbot.waitUntil(lambda: stage.phase is Phase.ASKED)
    assert not stage.board.waits
    assert len(stage.match.decisions) == 2
    assert stage.board.view == stage.level.match.state.view(0)


def test_begun_again_in_the_middle_of_a_motion(stage: Stage, qtbot: QtBot) -> None:
    stage.board.motion.pace = 1.0
    stage.board.answered.emit(stage.match.game.parse("place:M:5,3"))
    was_busy = stage.board.motion.busy
    stage.begin()
    qtbot.wait(50)
    assert (was_busy, stage.board.motion.busy) == (True, False)
    assert stage.phase is Phase.ASKED
    assert len(stage.match.decisions) == 2


def test_what_is_being_shown_can_be_hurried(stage: Stage, qtbot: QtBot) -> None:
    stage.board.motion.pace = 50.0
    stage.board.answered.emit(stage.match.game.parse("place:M:5,3"))

    def hurried() -> bool:
        stage.hurry()
        return stage.phase is Phase.DONE

    qtbot.waitUntil(hurried)


def test_a_move_that_comes_too_late_changes_nothing(stage: Stage, qtbot: QtBot) -> None:
    make(stage, "place:M:5,3", qtbot)
    stage.board.answered.emit(stage.match.game.parse("place:M:6,3"))
    assert len(stage.match.decisions) == 4


@pytest.mark.parametrize(("speed", "pause"), [("normal", BETWEEN), ("off", 0)])
def test_how_a_match_ends_can_be_followed_or_hurried(
    window: MainWindow, qtbot: QtBot, speed: str, pause: int
) -> None:
    window.settings.speed = speed
    ends = [one for one in puzzles("flip") if one.questions[0].best.answer]
    puzzle = max((one for one in ends if len(one.questions) == 1), key=_end)
    window.learning.open_puzzles("flip", level=puzzle.id)
    assert window.lesson is not None
    stage = window.lesson.stage
    assert stage is not None
    pauses = []
    stage.playback.shown.connect(lambda _: pauses.append(stage._between.interval()))
    stage.board.answered.emit(puzzle.match.game.parse(puzzle.questions[0].best.notation))
    while stage.phase is Phase.SHOWN:
        stage.hurry()
        qtbot.wait(1)
    assert stage.phase is Phase.DONE
    assert len(pauses) == 1 + _end(puzzle)
    assert pauses == [pause] * _end(puzzle) + [0]
    assert stage.match.result


def _end(puzzle: Puzzle) -> int:
    return len(puzzle.questions[-1].best.answer)
