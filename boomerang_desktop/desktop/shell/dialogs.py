"""Dialogs that the window opens over itself, and forgets when they are closed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow


def once(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def settings(window: "MainWindow") -> None:
    from boomerang_desktop.desktop.dialogs.settings import SettingsDialog

    once(SettingsDialog(window.settings, window.sounds, window))


def keys(window: "MainWindow") -> None:
    from boomerang_desktop.desktop.dialogs.keys import KeysDialog

    board = page.view.board if (page := window.board_page()) else None
    once(KeysDialog(board.words.keys if board else list, window, window.page))


def about(window: "MainWindow") -> None:
    from boomerang_desktop.desktop.dialogs.about import AboutDialog

    once(AboutDialog(window))


def profiles(window: "MainWindow") -> None:
    from boomerang_desktop.desktop.dialogs.profiles import ProfilesDialog

    once(ProfilesDialog(window.shelf.people, window))
