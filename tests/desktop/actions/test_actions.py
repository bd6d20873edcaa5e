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


def test_what_an_action_does_not_do_itself_the_page_with_the_board_does() -> None:
    on_board = {action.name for action in ACTIONS if action.do is None}
    assert on_board == {
        *("undo", "redo", "hint", "again", "pause", "log", "tabletop"),
        *("first", "previous", "next", "last"),
        *("hurry", "rotate_left", "rotate_right"),
        *("explore", "summary", "since"),
        *("lesson_restart", "lesson_previous", "lesson_next", "lesson_list"),
        *("next_piece", "previous_piece", "move_focus", "lift", "put_back"),
    }


def test_whoever_does_an_action_knows_what_is_in_its_way() -> None:
    assert not [a.name for a in ACTIONS if a.do is None and a.why_not]
