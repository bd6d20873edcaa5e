"""The key sheet agrees with the table of actions."""

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs.keys import KeysDialog
from boomerang_desktop.desktop.shell import actions
from boomerang_desktop.desktop.shell.actions import ACTIONS
from boomerang_desktop.desktop.shell.window import MainWindow


def test_the_key_sheet_lists_every_key(window: MainWindow) -> None:
    """At a table, or in a lesson."""
    texts = {
        label.text()
        for in_lesson in (False, True)
        for label in KeysDialog(list, window, in_lesson=in_lesson).findChildren(QLabel)
    }
    for action in ACTIONS:
        if action.keys:
            assert action.label() in texts
            assert action.key_text() in texts


def test_what_has_no_meaning_here_is_left_out(window: MainWindow) -> None:
    for in_lesson in (False, True):
        sheet = KeysDialog(list, window, in_lesson=in_lesson)
        sheet.show()
        told = shown(sheet)
        assert ("Skip this level" in told) == in_lesson
        assert ("Undo" in told) != in_lesson


def sheet(qtbot: QtBot, letters: Sequence[tuple[str, str]] = ()) -> KeysDialog:
    dialog = KeysDialog(lambda: letters)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def shown(dialog: KeysDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_the_keys_of_the_game_on_the_table_are_there_too(qtbot: QtBot) -> None:
    texts = shown(sheet(qtbot, [("1 – 3", "Take so many"), ("S", "Stop")]))
    assert {"1 – 3", "Take so many", "S", "Stop", "In this game"} <= set(texts)


def test_without_a_game_nothing_is_said_of_one(qtbot: QtBot) -> None:
    assert "In this game" not in shown(sheet(qtbot))


def test_it_follows_the_language(qtbot: QtBot) -> None:
    dialog = sheet(qtbot)
    try:
        languages.install("fr")
        QApplication.processEvents()
        assert dialog.head.text() == "Raccourcis clavier"
        assert actions.BY_NAME["undo"].label() in shown(dialog)
        assert "Undo" not in shown(dialog)
    finally:
        languages.install("en")
