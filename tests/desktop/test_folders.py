"""Where settings and saves lie."""

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import folders
from boomerang_desktop.desktop.app import PROGRAM
from boomerang_desktop.desktop.program import application

pytestmark = pytest.mark.usefixtures("qapp")


def test_one_folder_of_ones_own_holds_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME, str(tmp_path / "stick"))
    assert folders.data() == folders.config() == tmp_path / "stick"
    # asking makes nothing
    assert not (tmp_path / "stick").exists()


@pytest.mark.parametrize("wanted", [None, ""])
def test_otherwise_they_lie_where_the_platform_keeps_such_things(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, wanted: str | None
) -> None:
    if wanted is None:
        monkeypatch.delenv(folders.HOME, raising=False)
    else:
        monkeypatch.setenv(folders.HOME, wanted)
    application()
    assert folders.data().is_absolute()
    assert folders.data().name == folders.config().name == PROGRAM


@pytest.mark.skipif(os.name == "nt", reason="modes say nothing on Windows")
@pytest.mark.parametrize("alone", [True, False])
def test_of_a_folder_that_the_user_has_named_only_our_files_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: bool
) -> None:
    ours = [
        *("autosave.boomerang", "boomerang.ini", "library.sqlite", "library.sqlite-journal"),
        *("profiles.json", "profiles.json.damaged", "lessons.json", "puzzles.json", "yours.json"),
        *("errors.log", "errors.old.log", "running.lock", "matches/a.note.json", "cache/a/b.png"),
        ".bin/a.boomerang",
    ]
    for name in (*ours, *([] if alone else ["diary.txt"])):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
        (tmp_path / name).chmod(0o644)
    tmp_path.chmod(0o755)
    monkeypatch.setenv(folders.HOME, str(tmp_path))
    folders.tighten()
    closed = {name: (tmp_path / name).stat().st_mode & 0o777 for name in ours}
    assert closed == dict.fromkeys(ours, 0o600)
    assert tmp_path.stat().st_mode & 0o777 == (0o700 if alone else 0o755)
    assert alone or (tmp_path / "diary.txt").stat().st_mode & 0o777 == 0o644


@pytest.mark.skipif(os.name == "nt", reason="modes say nothing on Windows")
def test_the_platforms_own_folders_are_closed_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(folders.HOME, raising=False)
    for name in ("data", "config", "cache"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_text("")
        (tmp_path / name).chmod(0o755)
        monkeypatch.setattr(folders, name, lambda name=name: tmp_path / name)
    folders.tighten()
    for name in ("data", "config", "cache"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o700
        assert (tmp_path / name / "file").stat().st_mode & 0o077 == 0
