"""Which file somebody means."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.shell.files import Files


@pytest.fixture
def files(qtbot: QtBot) -> Files:
    window = QWidget()
    qtbot.addWidget(window)
    return Files(window)


@pytest.mark.parametrize(
    ("chosen", "meant"),
    [
        ("", None),
        ("/there/evening", Path("/there/evening.boomerang")),
        ("/there/evening.json", Path("/there/evening.json")),
    ],
)
def test_a_record_is_saved_where_it_is_wanted(
    files: Files, monkeypatch: pytest.MonkeyPatch, chosen: str, meant: Path | None
) -> None:
    proposed: list[str] = []

    def ask(parent: QWidget, title: str, name: str, kinds: str) -> tuple[str, str]:
        proposed.append(name)
        return chosen, kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    assert files.to_save("flip") == meant
    assert [Path(name).name for name in proposed] == ["flip.boomerang"]


@pytest.mark.parametrize(("chosen", "meant"), [("", None), ("/a.boomerang", Path("/a.boomerang"))])
def test_a_record_is_opened_from_where_it_is(
    files: Files, monkeypatch: pytest.MonkeyPatch, chosen: str, meant: Path | None
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *asked: (chosen, ""))
    assert files.to_open() == meant
