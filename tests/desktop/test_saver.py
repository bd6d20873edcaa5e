"""Saving beside the window: in order, flushed, and a complaint reaches the window."""

import errno
import os
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.saver import Saver
from boomerang_desktop.desktop.saves import Saves, Snapshot
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.analysis import Analysis
from tests.desktop.conftest import a_match
from tests.desktop.study.studies import finished, invented, own


@pytest.fixture
def saver(qtbot: QtBot, tmp_path: Path) -> Saver:
    return Saver(Saves(tmp_path / "data"))


def test_what_was_saved_last_is_on_disk_after_a_flush(saver: Saver) -> None:
    for decisions in range(1, 20):
        saver.save(a_match(decisions=decisions))
    saver.flush()
    assert len(record.load(saver.saves.autosave_path).decisions) == 19
    saver.close()


def test_a_match_is_written_as_it_was_when_it_was_saved(
    saver: Saver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match goes on while the disk is slow."""
    go_on, store = threading.Event(), Saves.store
    written: list[int] = []

    def slow(saves: Saves, shot: Snapshot) -> str | None:
        assert go_on.wait(30)
        failed = store(saves, shot)
        written.append(len(record.load(saves.autosave_path).decisions))
        return failed

    monkeypatch.setattr(Saves, "store", slow)
    match = a_match(decisions=2)
    saver.save(match)
    seat = match.state.to_act[0]
    match.play(seat, match.state.legal(seat)[0])
    saver.save(match)
    go_on.set()
    saver.close()
    assert written == [2, 3]


def test_a_full_disk_is_told_in_the_window(
    qtbot: QtBot, saver: Saver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with qtbot.waitSignal(saver.failed) as told:
        saver.save(a_match())
    assert "disk is full" in told.args[0]
    saver.close()


def test_what_an_analysis_has_found_is_kept_beside_the_window_and_in_order(
    saver: Saver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window goes on at once; whoever leaves waits, and nothing is lost."""
    go_on, keep = threading.Event(), Saves.keep_analysis
    threads: list[str] = []

    def slow(saves: Saves, match: Match, analysis: Analysis) -> bool:
        assert go_on.wait(30)
        threads.append(threading.current_thread().name)
        return keep(saves, match, analysis)

    monkeypatch.setattr(Saves, "keep_analysis", slow)
    told: list[tuple[str, str]] = []
    saver.analysed.connect(lambda one, _: told.append((one, threading.current_thread().name)))
    match = finished("flip-2")
    whole = invented(match, {own(match)[1]: 0.2})
    saver.save(match)
    for analysis in (invented(match, {}, known=3), whole):
        saver.keep_analysis(match, analysis)
    assert threads == []
    go_on.set()
    assert saver.analysis(finished("flip-2")) == whole
    assert threads == ["saving"] * 2
    assert told == [(match.id, threading.current_thread().name)]
    assert len(saver.saves.yours().ids("flip")) == 1
    saver.close()


def test_a_mistake_over_there_is_told_here_and_the_rest_is_saved(
    saver: Saver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(saves: Saves, match: Match, analysis: Analysis) -> bool:
        raise LookupError("a mistake")

    monkeypatch.setattr(Saves, "keep_analysis", wrong)
    match = finished("flip-2")
    saver.keep_analysis(match, invented(match, {}))
    saver.save(match)
    with pytest.raises(LookupError, match="a mistake"):
        saver.flush()
    saver.close()
    assert saver.saves.archive_path("flip", match.id).exists()


def test_closing_writes_what_waits_and_leaves_no_thread(saver: Saver) -> None:
    saver.save(a_match(decisions=1))
    saver.close()
    assert saver.saves.autosave_path.exists()
    assert "saving" not in {thread.name for thread in threading.enumerate()}
