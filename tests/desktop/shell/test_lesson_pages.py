"""The way into a game for somebody who is new to it."""

from pathlib import Path

import pytest

from boomerang_desktop.desktop.dialogs.way_in import WayIn
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.match import HUMAN
from boomerang_desktop.study.progress import levels
from tests.study.conftest import written as written

pytestmark = pytest.mark.usefixtures("written")


def asked(window: MainWindow) -> WayIn | None:
    return next((way for way in window.findChildren(WayIn) if way.isVisible()), None)


def test_who_is_new_to_a_game_is_asked_first(window: MainWindow) -> None:
    window.home.tiles[2].click()
    way_in = asked(window)
    assert way_in is not None
    assert window.page == "home"
    way_in.learn.click()
    assert window.page == "lesson"
    assert window.lesson is not None
    assert window.lesson.course is not None
    assert window.lesson.course.game_id == "flip"
    assert window.windowTitle() == "The Perforated Board"


def test_who_would_rather_play_finds_novices_and_is_not_asked_again(window: MainWindow) -> None:
    window.learning.choose("flip")
    way_in = asked(window)
    assert way_in is not None
    way_in.play.click()
    assert window.page == "new"
    assert window.new_page is not None
    assert [row.player for row in window.new_page.seats] == [HUMAN, "bot:novice"]
    assert window.settings.flag("flip/coach")
    window.new_page.begin()
    window.show_home()
    window.learning.choose("flip")
    assert asked(window) is None
    assert window.page == "new"


def test_who_has_been_through_the_core_lessons_is_not_asked(window: MainWindow) -> None:
    for name in levels("flip", core=True):
        window.learning.progress.mark("flip", name)
    window.learning.choose("flip")
    assert window.page == "new"


def test_a_game_without_lessons_is_played(window: MainWindow) -> None:
    window.learning.choose("hunt")
    assert window.page == "new"
    assert window.why_not("learn") == "there are no lessons for this game"
    assert window.new_page is not None
    assert window.new_page.learn_button.isHidden()


def test_the_lessons_can_be_had_from_the_new_match_and_from_the_table(window: MainWindow) -> None:
    window.new_match("flip")
    assert window.new_page is not None
    window.new_page.learn_button.click()
    assert window.page == "lesson"
    window.learning.first_match("flip")
    assert window.page == "table"
    window.do("learn")
    assert window.page == "lesson"
    assert window.table is not None
    assert window.table.match is None, "the match has been left, and can be resumed"
    window.show_home()
    assert window.home.resume_card.isVisible()


def test_progress_is_kept_beside_the_matches(window: MainWindow, home: Path) -> None:
    window.learning.progress.mark("flip", "touching/one")
    assert (home / "lessons.json").exists()


def test_the_way_back_leads_home(window: MainWindow) -> None:
    window.learning.open_lesson("flip")
    window.do("home")
    assert window.page == "home"
    assert window.lesson is not None
    assert window.lesson.stage is None
