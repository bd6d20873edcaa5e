"""Something is saved among the documents, or where something was saved last."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs import saving


def test_the_folder_is_that_of_last_time(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[Path] = []
    chosen = ["", str(tmp_path / "evening"), ""]

    def ask(parent: QWidget, title: str, name: str, kinds: str) -> tuple[str, str]:
        proposed.append(Path(name))
        return chosen.pop(0), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    monkeypatch.setattr(saving, "_latest", None)
    documents = tmp_path / "documents"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    window = QWidget()
    qtbot.addWidget(window)
    saved = [saving.where_to_save(window, "Save", "flip.csv", "")]
    documents.mkdir()
    saved += [saving.where_to_save(window, "Save", "flip.csv", "") for _ in range(2)]
    assert saved == [None, tmp_path / "evening.csv", None]
    assert [path.parent for path in proposed] == [Path.home(), documents, tmp_path]


def test_a_file_is_called_by_game_and_day() -> None:
    languages.install("en")
    noon = datetime(2026, 11, 19, 12).astimezone()
    assert saving.dated("lascaux", noon) == "The Painted Cave 2026-11-19"


@pytest.mark.parametrize("language", ["fr", "it"])
def test_all_of_the_dialog_is_in_the_language_of_now(qtbot: QtBot, language: str) -> None:
    languages.install(language)
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    words = {label.text().replace("&", "") for label in dialog.findChildren(QLabel)}
    kind = QCoreApplication.translate("QAbstractFileIconProvider", "Folder", "All other platforms")
    languages.install("en")
    assert kind != "Folder"
    assert not words & {"Look in:", "File name:", "Files of type:", "Directory:"}
