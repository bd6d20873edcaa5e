"""A mistake of the program is written down and told in one sentence."""

import sys
from pathlib import Path

import pytest

from boomerang_desktop.desktop import errors
from boomerang_desktop.desktop.dialogs.message import Message
from boomerang_desktop.desktop.shell.window import MainWindow


@pytest.fixture(autouse=True)
def hook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)


def go_wrong() -> None:
    try:
        raise KeyError("a secret detail")
    except KeyError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_it_is_logged_and_told_without_a_traceback(window: MainWindow, tmp_path: Path) -> None:
    errors.install(tmp_path, window.tell_mistake)
    go_wrong()
    (box,) = window.findChildren(Message)
    assert str(tmp_path / "errors.log") in box.text.text()
    assert "secret" not in box.text.text()
    log = (tmp_path / "errors.log").read_text()
    assert "a secret detail" in log
    assert "go_wrong" in log


def test_a_mistake_while_telling_of_one_ends_there(tmp_path: Path) -> None:
    told: list[Path] = []

    def tell(path: Path) -> None:
        told.append(path)
        go_wrong()

    errors.install(tmp_path, tell)
    go_wrong()
    assert len(told) == 1
    assert (tmp_path / "errors.log").read_text().count("Boomerang Desktop") == 2


def test_a_log_that_grows_too_long_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "errors.log"
    for _ in range(3):
        errors.write(path, "x" * 200_000)
    assert path.stat().st_size < 300_000
    assert path.with_suffix(".old.log").exists()


def test_who_listened_before_still_hears_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *args: heard.append(args))
    errors.install(tmp_path, lambda path: None)
    go_wrong()
    assert len(heard) == 1


def test_ctrl_c_is_no_mistake(tmp_path: Path) -> None:
    errors.install(tmp_path, lambda path: None)
    with pytest.raises(SystemExit):
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not (tmp_path / "errors.log").exists()
