"""The menu agrees with the table of actions."""

import sys
from collections import Counter
from types import FrameType

import pytest
from PySide6.QtWidgets import QApplication, QStyle

from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.actions.actions import ACTIONS, HOME, NEW, TABLE
from boomerang_desktop.desktop.shell.window import MainWindow
from tests.desktop.conftest import a_match


def test_the_menu_holds_every_action_with_its_keys(window: MainWindow) -> None:
    made = window.main_menu.actions
    assert list(made) == [action.name for action in ACTIONS if not action.scene]
    for name, shown in made.items():
        action = actions.BY_NAME[name]
        assert shown.text() == action.label()
        assert [key.toString() for key in shown.shortcuts()] == list(action.keys)
        assert shown in window.actions()


@pytest.mark.parametrize("page", [HOME, NEW, TABLE])
def test_the_menu_shows_what_belongs_to_the_page(window: MainWindow, page: str) -> None:
    if page == NEW:
        window.new_match("hunt")
    elif page == TABLE:
        window.begin(a_match())
    assert window.page == page
    window.main_menu.refresh()
    shown = {name for name, made in window.main_menu.actions.items() if made.isVisible()}
    assert shown == {a.name for a in actions.in_menu() if page in a.pages}


def test_the_menu_of_a_table_is_one_column_on_a_small_screen(window: MainWindow) -> None:
    window.begin(a_match())
    window.main_menu.refresh()
    menu = window.main_menu.menu
    assert menu.sizeHint().height() <= 700
    assert menu.style().styleHint(QStyle.StyleHint.SH_Menu_Scrollable, None, menu), "large letters"


def test_what_is_impossible_says_why(window: MainWindow) -> None:
    resume = window.main_menu.actions["resume"]
    assert not resume.isEnabled()
    assert resume.toolTip() == window.why_not("resume") == "no match is running"
    window.saves.autosave(a_match(decisions=1))
    window.main_menu.refresh()
    assert resume.isEnabled()


def calls(window: MainWindow, setting: str, value: object) -> Counter[str]:
    """Counts the calls that a change of that setting costs, by the functions' names."""
    counted: Counter[str] = Counter()

    def count(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            counted[frame.f_code.co_qualname] += 1

    window.begin(a_match())
    QApplication.processEvents()
    before = sys.getprofile()
    sys.setprofile(count)
    setattr(window.settings, setting, value)
    QApplication.processEvents()
    sys.setprofile(before)
    return counted


@pytest.mark.parametrize(
    ("setting", "value"), [("volume", 12), ("bot_pace", "relaxed"), ("player_name", "Zoë")]
)
def test_a_setting_that_is_nowhere_to_be_seen_writes_nothing(
    window: MainWindow, setting: str, value: object
) -> None:
    counted = calls(window, setting, value)
    assert counted["MainMenu.refresh"] == counted["TableBar.refresh"] == 0
    assert counted.total() < 100


def test_another_language_writes_the_menu_and_the_bar_once(window: MainWindow) -> None:
    counted = calls(window, "language", "fr")
    assert counted["MainMenu.refresh"] == counted["TableBar.refresh"] == 1
    assert counted["MainWindow.why_not"] <= len(ACTIONS)
    assert counted["Board.relayout"] == 1
    assert window.main_menu.actions["quit"].text() == "Quitter"
    assert window.main_menu.actions["rematch"].toolTip() == "Revanche"
    assert "Affichage" in [shown.text() for shown in window.main_menu.menu.actions()]


def test_what_the_menu_ticks_is_ticked_wherever_it_is_chosen(window: MainWindow) -> None:
    counted = calls(window, "muted", False)
    assert counted["MainMenu.refresh"] == 1
    assert window.main_menu.actions["sound"].isChecked()
    window.settings.tabletop = True
    assert window.main_menu.actions["tabletop"].isChecked()
    window.settings.show_log = False
    assert not window.main_menu.actions["log"].isChecked()
