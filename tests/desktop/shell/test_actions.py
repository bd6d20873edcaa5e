"""One table of actions: menu, keys and key sheet agree with it."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel

from boomerang_desktop.desktop.dialogs.keys import KeysDialog
from boomerang_desktop.desktop.look import assets
from boomerang_desktop.desktop.shell import actions
from boomerang_desktop.desktop.shell.actions import ACTIONS, HOME, NEW, TABLE
from boomerang_desktop.desktop.shell.window import MainWindow
from tests.desktop.conftest import a_match


def test_names_are_unique_and_groups_exist() -> None:
    assert len(actions.BY_NAME) == len(ACTIONS)
    assert {action.menu for action in ACTIONS} == set(actions.GROUPS)


@pytest.mark.parametrize("page", [HOME, NEW, TABLE])
def test_no_key_means_two_things_on_one_page(page: str) -> None:
    keys = [key for action in ACTIONS if page in action.pages for key in action.keys]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.name)
def test_keys_can_be_typed_and_icons_are_drawn(action: actions.Action) -> None:
    for key in action.keys:
        assert not QKeySequence(key).isEmpty()
        assert QKeySequence(key).toString() == key
    if action.icon:
        assert assets.renderer(f"icons/{action.icon}").isValid()


def test_keys_without_a_modifier_belong_to_the_board_or_are_function_keys() -> None:
    """Otherwise nobody could type a name or press a button with Space."""
    for action in ACTIONS:
        for key in action.keys:
            if "+" not in key:
                assert action.scene or key.startswith("F")


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


def test_what_is_impossible_says_why(window: MainWindow) -> None:
    resume = window.main_menu.actions["resume"]
    assert not resume.isEnabled()
    assert resume.toolTip() == window.why_not("resume") == "no match is running"
    window.saves.autosave(a_match(decisions=1))
    window.main_menu.refresh()
    assert resume.isEnabled()


def test_every_action_is_carried_out_by_the_window_or_the_table() -> None:
    """What the window does not know goes to the table, which then must."""
    from boomerang_desktop.desktop.shell.window import _OWN

    table = {a.name for a in ACTIONS} - set(_OWN)
    assert table == {
        *("undo", "redo", "hint", "log", "tabletop"),
        *("first", "previous", "next", "last"),
        *("hurry", "rotate_left", "rotate_right"),
        *("explore", "summary", "since"),
        *("next_piece", "previous_piece", "move_focus", "lift", "put_back"),
    }


def test_the_key_sheet_lists_every_key(window: MainWindow) -> None:
    sheet = KeysDialog(lambda: [("T", "Bid one more")], window)
    texts = [label.text() for label in sheet.findChildren(QLabel)]
    for action in ACTIONS:
        if action.keys:
            assert action.label() in texts
            assert action.key_text() in texts
