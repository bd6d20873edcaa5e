"""The menu of what can be taken along."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QFileDialog

from boomerang_desktop.match import record
from tests.desktop.study.conftest import Open
from tests.desktop.study.studies import finished, invented

NAMES = (
    "copy_picture",
    "copy_text",
    "save_picture",
    "save_text",
    "save_page",
    "save_record",
    "print_page",
)


def chosen(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (str(path), ""))


def test_everything_in_the_menu_does_something(
    study: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    actions = dict(zip(NAMES, page.along.menu().actions(), strict=True))
    actions["copy_picture"].trigger()
    assert not QGuiApplication.clipboard().image().isNull()
    actions["copy_text"].trigger()
    assert QGuiApplication.clipboard().text().startswith("The Perforated Board\n")
    for name, ending in (("save_picture", "png"), ("save_text", "txt"), ("save_page", "html")):
        chosen(tmp_path / name, monkeypatch)
        actions[name].trigger()
        assert (tmp_path / f"{name}.{ending}").stat().st_size > 100
    chosen(tmp_path / "mine", monkeypatch)
    actions["save_record"].trigger()
    assert record.load(tmp_path / "mine.boomerang").decisions == match.decisions
    actions["print_page"].trigger()
    (dialog,) = page.findChildren(QPrintDialog)
    printer = dialog.printer()
    printer.setOutputFileName(str(tmp_path / "paper.pdf"))
    dialog.accepted.emit(printer)
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF")
    dialog.close()


def test_what_cannot_be_saved_is_told(
    study: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    chosen(tmp_path / "nowhere" / "match.txt", monkeypatch)
    page.along.menu().actions()[3].trigger()
    assert "match.txt" in page.status.text()


def test_what_is_not_worked_out_yet_is_not_saved(study: Open) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}, known=5))
    page.along.menu().actions()[4].trigger()
    assert page.status.text().startswith("The match has not been worked out yet")
