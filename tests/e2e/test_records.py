"""What a window does to files: it writes what is played, once, and what is only looked at not at
all."""

import os
import shutil
import threading
from pathlib import Path
from typing import Any

import pytest

from boomerang_desktop import storage
from boomerang_desktop.desktop.saves import Saves, Snapshot, peek
from boomerang_desktop.match import record
from tests.desktop.conftest import RECORDS
from tests.e2e.screen import Screen


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Every record that is written from now on."""
    paths: list[Path] = []
    write = storage.write

    def count(path: Path, text: str, **how: Any) -> None:
        paths.append(path)
        write(path, text, **how)

    monkeypatch.setattr(storage, "write", count)
    return paths


def a_file(tmp_path: Path, name: str, decisions: int | None = None) -> Path:
    """A record somewhere else, a day old."""
    path = tmp_path / "elsewhere" / f"{name}.boomerang"
    path.parent.mkdir(exist_ok=True)
    if decisions is None:
        shutil.copy(RECORDS / path.name, path)
    else:
        match = record.load(RECORDS / path.name)
        people = [type(seat)(seat.name) for seat in match.seats]
        record.save(match.until(decisions).with_seats(people), path)
    os.utime(path, (1_700_000_000, 1_700_000_000))
    return path


@pytest.mark.parametrize("name", ["flip-2", "hunt-3", "arrows-3", "roadtrip-2"])
def test_looking_at_a_finished_match_writes_nothing(
    screen: Screen, tmp_path: Path, written: list[Path], name: str
) -> None:
    path = a_file(tmp_path, name)
    before = path.read_bytes(), path.stat().st_mtime_ns
    screen.window.open_file(path)
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    for action in ("first", "next", "last"):
        screen.table.do(action)
    screen.window.flush()
    screen.window.show_home()
    assert written == []
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert not screen.window.saves.autosave_path.exists()


def test_somebody_elses_match_is_copied_only_when_it_is_played_on(
    screen: Screen, tmp_path: Path, written: list[Path]
) -> None:
    path = a_file(tmp_path, "flip-2", 6)
    before = path.read_bytes()
    written.clear()
    screen.window.open_file(path)
    screen.wait_for_turn()
    screen.window.flush()
    assert written == []
    move = sorted(screen.board.offered.moves, key=str)[0]
    screen.board.answer(move)
    screen.window.flush()
    assert written == [screen.window.saves.autosave_path]
    assert path.read_bytes() == before


def test_opening_another_match_leaves_the_running_one_to_be_resumed(
    screen: Screen, tmp_path: Path
) -> None:
    screen.sit_down("flip", "hh")
    screen.board.answer(sorted(screen.board.offered.moves, key=str)[0])
    running = screen.match.id
    screen.window.open_file(a_file(tmp_path, "arrows-3", 8))
    screen.window.show_home()
    screen.window.resume()
    assert screen.match.id == running


def test_every_decision_is_saved_once_the_last_one_too(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    shots: list[Snapshot] = []
    store = Saves.store

    def count(saves: Saves, shot: Snapshot) -> str | None:
        shots.append(shot)
        return store(saves, shot)

    monkeypatch.setattr(Saves, "store", count)
    screen.sit_down("flip", "hh")
    while screen.match.result is None:
        screen.wait_for_turn(decisions=len(screen.match.decisions))
        screen.board.answer(sorted(screen.board.offered.moves, key=str)[0])
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    screen.window.flush()
    assert len(shots) == 1 + len(screen.match.decisions)
    assert [shot.over for shot in shots[-2:]] == [False, True]
    (path,) = (screen.window.saves.folder / "matches").glob("*.boomerang")
    kept = peek(path)
    assert kept is not None
    assert (kept.id, kept.over) == (screen.match.id, True)
    assert not screen.window.saves.autosave_path.exists()


def test_a_rematch_is_a_match_of_its_own(screen: Screen) -> None:
    screen.sit_down("flip", "hh")
    first = screen.match.id
    screen.window.do("rematch")
    assert screen.match.id != first


def test_a_drop_is_shown_before_the_disk_has_it_and_the_next_one_is_asked_when_it_has(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen.sit_down("flip", "hh")
    screen.window.flush()
    go_on, store = threading.Event(), Saves.store
    seen: list[int] = []

    def slow(saves: Saves, shot: Snapshot) -> str | None:
        assert go_on.wait(30)
        return store(saves, shot)

    def look(*_: object) -> None:
        seen.append(sum(map(len, screen.board.view.pieces)))
        go_on.set()

    monkeypatch.setattr(Saves, "store", slow)
    flow = screen.table.flow
    assert flow is not None
    flow.playback.told.connect(look)
    screen.board.answer(sorted(screen.board.offered.moves, key=str)[0])
    assert seen[0] == 1
    screen.wait_for_turn(1)
    assert len(record.load(screen.window.saves.autosave_path).decisions) == 1
