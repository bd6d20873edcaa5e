"""What an action is called and which keys it has."""

from boomerang_desktop.desktop.actions.action import ANYWHERE, Action


def test_keys_are_written_as_people_read_them() -> None:
    assert (
        Action("x", "Go", "match", ("Ctrl+Left", "Ctrl+Return")).key_text() == "Ctrl+← · Ctrl+Enter"
    )
    assert Action("x", "Go", "match").key_text() == ""


def test_unless_it_is_said_an_action_belongs_everywhere() -> None:
    assert Action("x", "Go", "match").pages == ANYWHERE
    assert Action("x", "Go", "match").label() == "Go"
