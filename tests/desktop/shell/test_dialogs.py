"""Dialogs over the window, one at a time."""

import pytest
from PySide6.QtWidgets import QDialog

from boomerang_desktop.desktop.shell.window import MainWindow


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("settings", "SettingsDialog"),
        ("keys", "KeysDialog"),
        ("about", "AboutDialog"),
        ("profiles", "ProfilesDialog"),
    ],
)
def test_every_dialog_opens_over_the_window(window: MainWindow, name: str, kind: str) -> None:
    getattr(window.dialogs, name)()
    (shown,) = (dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())
    assert type(shown).__name__ == kind
    shown.close()
