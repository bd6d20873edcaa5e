"""One table of actions: names, keys and who carries them out."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.actions.actions import ACTIONS, HOME, NEW, TABLE
from boomerang_desktop.desktop.look import assets


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


@pytest.mark.parametrize(("code", "enter"), [("en", "Enter"), ("fr", "Entrée"), ("it", "Invio")])
def test_return_and_enter_are_one_key_to_people(qapp: QApplication, code: str, enter: str) -> None:
    languages.install(code)
    assert actions.BY_NAME["lift"].key_text() == enter
    assert actions.BY_NAME["resume"].key_text() == f"Ctrl+{enter}"
    assert actions.BY_NAME["move_focus"].key_text() == "← · → · ↑ · ↓"
    assert actions.BY_NAME["next"].key_text() == "Ctrl+→"
    languages.install("en")


def test_keys_without_a_modifier_belong_to_the_board_or_are_function_keys() -> None:
    """Otherwise nobody could type a name or press a button with Space."""
    for action in ACTIONS:
        for key in action.keys:
            if "+" not in key:
                assert action.scene or key.startswith("F")


def test_every_action_is_carried_out_by_the_window_or_the_table() -> None:
    """What the window does not know goes to the table, which then must."""
    from boomerang_desktop.desktop.shell.window import _OWN

    table = {a.name for a in ACTIONS} - set(_OWN)
    assert table == {
        *("undo", "redo", "hint", "again", "pause", "log", "tabletop"),
        *("first", "previous", "next", "last"),
        *("hurry", "rotate_left", "rotate_right"),
        *("explore", "summary", "since"),
        *("lesson_restart", "lesson_previous", "lesson_next", "lesson_list"),
        *("next_piece", "previous_piece", "move_focus", "lift", "put_back"),
    }
