"""Dialogs that the window opens over itself, and forgets when they are closed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow


def once(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


class Dialogs(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def settings(self) -> None:
        from boomerang_desktop.desktop.dialogs.settings import SettingsDialog

        once(SettingsDialog(self._window.settings, self._window.sounds, self._window))

    def keys(self) -> None:
        from boomerang_desktop.desktop.dialogs.keys import KeysDialog

        window = self._window
        board = page.view.board if (page := window.board_page()) else None
        once(KeysDialog(board.words.keys if board else list, window, window.page))

    def about(self) -> None:
        from boomerang_desktop.desktop.dialogs.about import AboutDialog

        once(AboutDialog(self._window))

    def profiles(self) -> None:
        from boomerang_desktop.desktop.dialogs.profiles import ProfilesDialog

        once(ProfilesDialog(self._window.shelf.people, self._window))
