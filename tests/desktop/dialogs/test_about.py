"""Who made what, in every language."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from boomerang_desktop import __version__
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs.about import LICENCES, AboutDialog
from boomerang_desktop.desktop.games import GAME_INFOS


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[AboutDialog]:
    languages.install("en")
    made = AboutDialog()
    qtbot.addWidget(made)
    made.show()
    yield made
    languages.install("en")


def texts(dialog: AboutDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_the_version_and_every_game_are_told(dialog: AboutDialog) -> None:
    assert dialog.head.text() == f"Boomerang Desktop {__version__}"
    assert dialog.windowTitle() == "About this program"
    shown = texts(dialog)
    for info in GAME_INFOS.values():
        assert info.name() in shown
        assert info.origin() in shown
        assert info.rebuilt() in shown


def test_every_licence_is_named_beside_what_it_is_for(dialog: AboutDialog) -> None:
    (licences,) = [text for text in texts(dialog) if "LGPL" in text]
    for name, licence in LICENCES.items():
        assert f"{name}\N{NO-BREAK SPACE}({licence})" in licences


def test_it_follows_the_language(dialog: AboutDialog) -> None:
    before = texts(dialog)
    languages.install("it")
    QApplication.processEvents()
    changed = [one for one, other in zip(before, texts(dialog), strict=True) if one != other]
    assert len(changed) > 2 * len(GAME_INFOS)
    assert GAME_INFOS["hunt"].name() in texts(dialog)
