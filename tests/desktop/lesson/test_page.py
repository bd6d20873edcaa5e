"""The page of a lesson: the coach, and the way through the levels."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.lesson.page import LessonPage
from boomerang_desktop.desktop.lesson.stage import Phase, Stage
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.match import HUMAN
from boomerang_desktop.study.lessons import lessons


def stage_of(page: LessonPage) -> Stage:
    assert page.stage is not None
    return page.stage


def make(page: LessonPage, notation: str, qtbot: QtBot) -> None:
    stage = stage_of(page)
    stage.board.answered.emit(stage.match.game.parse(notation))
    qtbot.waitUntil(lambda: stage.phase is not Phase.SHOWN)


def test_the_coach_says_what_to_do_beside_what_it_is_about(page: LessonPage) -> None:
    assert page.bubble.isVisible()
    assert page.bubble.spoken == "Touch the red piece."
    assert not page.bubble.buttons
    assert page.bar.where.text() == "The Perforated Board · Touch and turn"
    assert page.bar.status.text().startswith("Your turn")


def test_when_it_is_done_the_coach_says_why_and_leads_on(
    page: LessonPage, window: MainWindow, qtbot: QtBot
) -> None:
    make(page, "place:M:5,3", qtbot)
    assert page.bubble.spoken == "It turned over. You can play now. · rule 5"
    assert window.learning.progress.done("flip") == {"touching/one"}
    assert list(page.bubble.buttons) == ["play", "next"], "what follows is for playing well"
    assert page.bubble.buttons["play"].hasFocus()
    page.bubble.buttons["next"].click()
    assert page.bubble.spoken == "Place the T in the corner."
    make(page, "place:T5:0,0;1,0;2,0;1,1;1,2", qtbot)
    make(page, "place:M:4,0", qtbot)
    assert page.bubble.buttons["next"].hasFocus()
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert page.bubble.spoken == "Your turn."


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_mistake_is_answered_and_the_level_begins_again_when_it_has_been_read(
    page: LessonPage, window: MainWindow, key: Qt.Key, qtbot: QtBot
) -> None:
    make(page, "place:D:4,3;5,3", qtbot)
    assert page.bubble.spoken == "Too much of it. · rule 5"
    QTest.keyClick(window.focusWidget(), key)
    assert page.bubble.spoken == "Touch the red piece."


def test_after_a_mistake_a_touch_of_the_table_begins_the_level_again(
    page: LessonPage, qtbot: QtBot
) -> None:
    make(page, "place:D:4,3;5,3", qtbot)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    assert page.bubble.spoken == "Touch the red piece."


def test_a_task_after_the_other(page: LessonPage, qtbot: QtBot) -> None:
    page.do("lesson_next")
    make(page, "place:T5:0,0;1,0;2,0;1,1;1,2", qtbot)
    assert page.bubble.spoken == "Answer."
    make(page, "place:M:4,0", qtbot)
    assert page.bubble.spoken == "There it lies. · rule 3"


def test_levels_can_be_skipped_gone_back_to_and_begun_again(page: LessonPage) -> None:
    assert page.why_not("lesson_previous") == "this is the first level"
    page.do("lesson_previous")
    assert page.bar.status.accessibleName() == "This is the first level."
    page.do("lesson_next")
    page.do("lesson_next")
    assert page.course is not None
    assert page.course.level.id == "second"
    assert page.why_not("lesson_next") == "this is the last level"
    page.do("lesson_previous")
    assert page.course.level.id == "first"
    page.do("lesson_restart")
    assert stage_of(page).phase is Phase.ASKED


def test_after_the_last_level_a_first_match_against_novices(
    page: LessonPage, window: MainWindow, qtbot: QtBot
) -> None:
    page.open_lesson("flip", "placing", "second")
    make(page, "place:D:3,6;3,7", qtbot)
    assert list(page.bubble.buttons) == ["play", "home"]
    page.bubble.buttons["play"].click()
    assert window.page == "table"
    assert window.table is not None
    assert window.table.match is not None
    assert [seat.player for seat in window.table.match.seats] == [HUMAN, "bot:novice"]
    assert page.stage is None, "nothing of the lesson stays behind"


def test_home_from_the_end_of_the_lessons(
    page: LessonPage, window: MainWindow, qtbot: QtBot
) -> None:
    page.open_lesson("flip", "placing", "second")
    make(page, "place:D:3,6;3,7", qtbot)
    page.bubble.buttons["home"].click()
    assert window.page == "home"
    assert (window.home.tiles[2].core, window.home.tiles[2].further) == ((0, 1), (1, 2))


def test_a_rule_can_be_read_from_the_coach(page: LessonPage, qtbot: QtBot) -> None:
    make(page, "place:M:5,3", qtbot)
    with qtbot.waitSignal(page.rules_wanted) as wanted:
        page.bubble.text.linkActivated.emit("F5")
    assert wanted.args == ["F5"]


def test_language_and_text_size_change_in_the_middle_of_a_level(
    page: LessonPage, window: MainWindow, qtbot: QtBot
) -> None:
    window.settings.language = "fr"
    qtbot.waitUntil(lambda: page.bar.where.text().startswith("Le plateau perforé"))
    window.settings.text_scale = 1.3
    assert page.bubble.isVisible()
    assert stage_of(page).phase is Phase.ASKED
    assert stage_of(page).board.offered
    window.settings.language = "en"


def test_the_table_can_be_explored_and_told(page: LessonPage) -> None:
    board = stage_of(page).board
    page.do("explore")
    assert board.tour.on
    page.do("explore")
    page.do("summary")
    assert page.bar.status.accessibleName()
    page.do("since")
    assert page.bar.status.accessibleName()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_leads_from_the_table_past_the_bubble_to_the_bar(
    window: MainWindow, key: Qt.Key
) -> None:
    window.learning.open_puzzles("flip")
    page = window.lesson
    assert page is not None
    reached = set()
    for _ in range(20):
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        reached.add(window.focusWidget())
    assert {page.view, page.bubble.buttons["hint"], page.bar.tools["lesson_restart"]} <= reached


def test_the_name_of_the_person_is_used(page: LessonPage, window: MainWindow) -> None:
    window.settings.player_name = "Noa"
    page.open_lesson("flip", "touching")
    assert stage_of(page).board.setup.name(0) == "Noa"


def test_nobody_else_has_the_name_of_the_person(page: LessonPage, window: MainWindow) -> None:
    page.open_lesson("flip", "touching")
    other = stage_of(page).board.setup.name(1)
    window.settings.player_name = other.upper()
    page.open_lesson("flip", "touching")
    setup = stage_of(page).board.setup
    assert [setup.name(0), setup.name(1)] == ["Player 1", other]


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_has_not_been_taught_is_not_shown(window: MainWindow, game: str) -> None:
    left_out: set[str] = set()
    for lesson in lessons(game):
        left_out |= {name for level in lesson.levels for name in level.without}
    window.learning.open_lesson(game)
    assert window.lesson is not None
    stage = stage_of(window.lesson)
    assert all(stage.board.flags[name] is False for name in stage.level.without)
    assert left_out <= {name for name, _ in stage.board.words.aids()} | {"points"}


def test_what_was_done_before_a_level_is_not_marked(window: MainWindow) -> None:
    window.learning.open_lesson("hunt", "token", "most")
    assert window.lesson is not None
    things = stage_of(window.lesson).board.things.all()
    assert not [key for key, item in things if item.marked]
