"""Where settings and saves lie."""

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
