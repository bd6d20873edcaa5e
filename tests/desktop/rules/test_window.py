"""The rules window finds the paragraph that a refusal names, in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.rules.window import RulesWindow
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.games import GAMES


@pytest.fixture(params=languages.NAMES)
def dialog(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[RulesWindow]:
    languages.install(request.param)
    made = RulesWindow(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(made)
    yield made
    languages.install("en")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_paragraph_that_a_refusal_names_is_found(dialog: RulesWindow, game_id: str) -> None:
    for paragraph in {refusal.paragraph for refusal in GAMES[game_id].refusals}:
        dialog.open_rules(game_id, paragraph)
        assert dialog.game_id == game_id
        block = dialog.page.textCursor().block()
        assert block.text().startswith(paragraph)
        (mark,) = dialog.page.extraSelections()
        assert mark.cursor.block() == block


def test_the_paragraph_is_in_sight(dialog: RulesWindow) -> None:
    dialog.open_rules("arrows", "P13")
    QApplication.processEvents()
    cursor = dialog.page.cursorRect()
    assert dialog.page.viewport().rect().intersects(cursor)


def test_p1_is_not_p11(dialog: RulesWindow) -> None:
    dialog.open_rules("arrows", "P1")
    assert dialog.page.textCursor().block().text().split()[0] == "P1"


def test_a_paragraph_that_is_not_there_is_no_error(dialog: RulesWindow) -> None:
    dialog.open_rules("flip", "F4")
    assert dialog.point_at("X9") is False
    assert dialog.page.extraSelections() == []


def test_the_page_changes_with_the_language(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = RulesWindow(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(dialog)
    dialog.open_rules("flip")
    pages = set()
    for code in languages.NAMES:
        languages.install(code)
        QApplication.processEvents()
        pages.add(dialog.page.toPlainText())
    languages.install("en")
    assert len(pages) == len(languages.NAMES)
    assert all(len(page) > 1000 for page in pages)
