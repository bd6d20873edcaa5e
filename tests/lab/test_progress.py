"""A progress line on a terminal, and nothing into a pipe."""

import sys

import pytest

from boomerang_desktop.lab.progress import ProgressLine


def test_a_long_run_is_told_a_few_times_a_second(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("boomerang_desktop.lab.progress.time.monotonic", lambda: now)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    run = ProgressLine("arena")
    run.tell("1 of 9")
    assert capsys.readouterr().err == ""
    now += 1
    run.tell("2 of 9")
    run.tell("3 of 9")
    assert capsys.readouterr().err == "\r\x1b[Karena: 2 of 9"
    now += 1
    run.tell("4 of 9")
    run.clear()
    assert capsys.readouterr().err == "\r\x1b[Karena: 4 of 9\r\x1b[K"


def test_nothing_is_told_into_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    run = ProgressLine("arena")
    run.tell("1 of 9")
    run.clear()
    assert capsys.readouterr().err == ""
