"""The key sheet agrees with the table of actions."""

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.actions.actions import ACTIONS, LESSON, LIBRARY, STATISTICS, TABLE
from boomerang_desktop.desktop.dialogs.keys import KeysDialog
from boomerang_desktop.desktop.shell.window import MainWindow


def test_the_key_sheet_lists_every_key(window: MainWindow) -> None:
    """At a table, in a lesson, or in the library."""
    texts = {
        label.text()
        for page in (TABLE, LESSON, LIBRARY, STATISTICS)
        for label in KeysDialog(list, window, page).findChildren(QLabel)
    }
    for action in ACTIONS:
        if action.keys:
            assert action.label() in texts
            assert action.key_text() in texts


def test_what_has_no_meaning_here_is_left_out(window: MainWindow) -> None:
    for page in (TABLE, LESSON, LIBRARY):
        sheet = KeysDialog(list, window, page)
        sheet.show()
        told = shown(sheet)
        assert ("Skip this level" in told) == (page == LESSON)
        assert ("Rename the match" in told) == (page == LIBRARY)
        assert ("Undo" in told) == (page == TABLE)


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
