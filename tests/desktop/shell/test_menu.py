"""The menu agrees with the table of actions."""

import pytest
from PySide6.QtWidgets import QStyle

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
