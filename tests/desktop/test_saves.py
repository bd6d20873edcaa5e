"""Nothing is lost: autosave, what is damaged, full disks, matches played before."""

import errno
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from boomerang_desktop.desktop.saves import SavedMatch, Saves, peek
from boomerang_desktop.match import Match, record
from tests.desktop.conftest import RECORDS, a_match
from tests.desktop.study import studies


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "data")


def finished(name: str = "hunt-3") -> Match:
    return record.load(RECORDS / f"{name}.boomerang")


def listed(saves: Saves) -> list[SavedMatch]:
    """What has been kept."""
    files = sorted((saves.folder / "matches").glob("*.boomerang"))
    return [kept for kept in map(peek, files) if kept]


def test_a_match_is_resumed_as_it_stood(saves: Saves) -> None:
    match = a_match(decisions=5)
    assert saves.autosave(match) is None
    again, message = saves.resume()
    assert message is None
    assert again is not None
    assert again.state == match.state
    assert record.dump(again) == record.dump(match)


def test_without_a_running_match_there_is_nothing_to_resume_and_nothing_to_say(
    saves: Saves,
) -> None:
    assert saves.running() is None
    assert saves.resume() == (None, None)


def test_a_finished_match_is_kept_and_no_longer_running(saves: Saves) -> None:
    over = finished()
    saves.autosave(over.until(0))
    assert saves.autosave_path.exists()
    assert saves.autosave(over) is None
    assert not saves.autosave_path.exists()
    (kept,) = listed(saves)
    assert kept.over
    assert kept.players == tuple(seat.name for seat in finished().seats)


def test_a_match_that_was_given_up_is_kept_and_no_longer_running(saves: Saves) -> None:
    match = a_match(decisions=3)
    saves.autosave(match)
    match.give_up(1)
    assert saves.autosave(match) is None
    assert not saves.autosave_path.exists()
    (kept,) = listed(saves)
    assert kept.over
    assert [copy.given_up for copy in saves.copies(match)] == [1]


def test_copies_are_what_is_over_then_what_runs(saves: Saves) -> None:
    match = a_match(decisions=5)
    assert saves.copies(match) == []
    saves.keep(match.until(2))
    saves.write(saves.autosave_path, record.dump(match.until(3)))
    assert [len(copy.decisions) for copy in saves.copies(match)] == [3, 2]
    saves.write(saves.autosave_path, record.dump(finished()))
    assert [len(copy.decisions) for copy in saves.copies(match)] == [2]
    saves.archive_path("hunt", match.id).write_text("torn")
    assert saves.copies(match) == []
    match.give_up(0)
    saves.keep(match)
    saves.write(saves.autosave_path, record.dump(match.until(3)))
    assert [copy.over for copy in saves.copies(match)] == [True, False]


def test_looking_at_a_finished_match_leaves_the_running_one_to_be_resumed(saves: Saves) -> None:
    match = a_match(decisions=3)
    saves.autosave(match)
    assert saves.autosave(finished()) is None
    again, _ = saves.resume()
    assert again is not None
    assert record.dump(again) == record.dump(match)


def test_what_an_analysis_finds_wrong_in_ones_own_match_is_kept_as_a_puzzle(saves: Saves) -> None:
    match = studies.finished("flip-2")
    analysis = studies.invented(match, {studies.own(match)[1]: 0.2})
    saves.keep_analysis(match, analysis)
    assert saves.yours().ids("flip") == [], "a record of somebody else"
    mine = match.with_seats(match.seats, id="00000000-0000-4000-8000-000000000001")
    saves.keep(mine)
    saves.keep_analysis(mine, analysis)
    assert len(saves.yours().ids("flip")) == 1


@pytest.mark.parametrize(
    "damaged",
    [b"", b"{", b"\xff\xfe\0", b"[]", b'{"format": "boomerang-record"}', b"[" * 100_000],
    ids=["empty", "cut", "bytes", "list", "bare", "deep"],
)
def test_a_damaged_autosave_is_set_aside_and_named(saves: Saves, damaged: bytes) -> None:
    saves.folder.mkdir()
    saves.autosave_path.write_bytes(damaged)
    match, message = saves.resume()
    assert match is None
    assert not saves.autosave_path.exists()
    (aside,) = saves.folder.glob("damaged-*.boomerang")
    assert aside.read_bytes() == damaged
    assert message is not None
    assert aside.name in message
    assert str(saves.folder) in message


def test_a_move_that_cannot_be_is_found_only_by_replaying_and_set_aside_too(saves: Saves) -> None:
    saves.autosave(a_match(decisions=3))
    text = saves.autosave_path.read_text("utf-8").replace("choose:", "choose:no ", 1)
    saves.autosave_path.write_text(text, "utf-8")
    assert saves.running() is not None
    match, message = saves.resume()
    assert match is None
    assert message
    assert len(list(saves.folder.glob("damaged-*"))) == 1


def test_a_full_disk_is_told_and_the_old_save_stays(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.autosave(a_match(decisions=2))
    before = saves.autosave_path.read_bytes()

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    message = saves.autosave(a_match(decisions=3))
    assert message is not None
    assert "disk is full" in message
    assert saves.autosave_path.read_bytes() == before
    assert [file.name for file in saves.folder.iterdir()] == [saves.autosave_path.name]


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_a_missing_permission_is_told(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "mkdir", refuse)
    message = saves.autosave(a_match())
    assert message is not None
    assert "no permission" in message
    assert str(saves.folder) in message


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    message = Saves(tmp_path / "file" / "data").autosave(a_match())
    assert message is not None
    assert os.strerror(errno.ENOTDIR) in message


def test_another_match_begins_and_the_running_one_is_kept(saves: Saves) -> None:
    saves.autosave(a_match("flip", 4))
    saves.keep_running()
    assert not saves.autosave_path.exists()
    (kept,) = listed(saves)
    assert (kept.game, kept.over) == ("flip", False)


def test_the_same_match_kept_again_is_listed_once(saves: Saves) -> None:
    saves.keep(a_match(decisions=1))
    saves.keep(a_match(decisions=5))
    (kept,) = listed(saves)
    assert len(record.load(kept.path).decisions) == 5


@pytest.mark.parametrize(
    "strange",
    [
        b"",
        b"null",
        b'{"game": ["hunt"]}',
        b'{"game": "hunt", "seats": 7}',
        b'{"game": "hunt", "seats": [1, 2, 3]}',
        b'{"game": "hunt", "seats": [{"name": 1}, {}, {"name": "x"}]}',
        b'{"game": "chess", "seats": []}',
        b"x" * (1 << 21),
    ],
)
def test_strange_files_are_not_listed(saves: Saves, strange: bytes) -> None:
    folder = saves.folder / "matches"
    (folder / "a folder.boomerang").mkdir(parents=True)
    (folder / "strange.boomerang").write_bytes(strange)
    assert listed(saves) == []
    assert peek(folder / "strange.boomerang") is None


def test_another_match_takes_the_place_of_the_running_one_which_is_kept(saves: Saves) -> None:
    saves.autosave(a_match("flip", 4))
    saves.autosave(a_match("hunt", 2))
    running = saves.running()
    assert running is not None
    assert running.game == "hunt"
    assert [(kept.game, kept.over) for kept in listed(saves)] == [("flip", False)]


def test_a_running_match_that_cannot_be_kept_is_not_written_over(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.autosave(a_match("flip", 4))
    before = saves.autosave_path.read_bytes()

    def refuse(*_: object) -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "replace", refuse)
    message = saves.autosave(a_match("hunt", 2))
    assert message is not None
    assert "no permission" in message
    assert saves.autosave_path.read_bytes() == before


def test_the_running_match_is_read_only_if_its_file_is_another_one(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def watched(path: Path) -> SavedMatch | None:
        read.append(path)
        return peek(path)

    monkeypatch.setattr("boomerang_desktop.desktop.saves.peek", watched)
    match = a_match(decisions=2)
    saves.autosave(match)
    read.clear()
    saves.autosave(match)
    assert not read
    Saves(saves.folder).autosave(a_match("flip", decisions=1))
    saves.autosave(match)
    assert read
    assert sorted(kept.game for kept in listed(saves)) == ["flip", "hunt"], "both are kept"


def test_a_running_match_of_version_1_is_known_by_its_content(saves: Saves) -> None:
    path = RECORDS / "hunt-3.boomerang"
    match = record.load(path)
    old = json.loads(path.read_text("utf-8"))
    old["moves"], old["result"] = old["moves"][:9], None
    saves.folder.mkdir()
    saves.autosave_path.write_text(json.dumps(old), "utf-8")
    assert saves.autosave(match) is None
    assert not saves.autosave_path.exists()
    assert [kept.id for kept in listed(saves)] == [match.id]


def test_what_cannot_be_read_is_set_aside_and_not_written_over(saves: Saves) -> None:
    saves.folder.mkdir()
    saves.autosave_path.write_bytes(b"{")
    assert saves.autosave(a_match(decisions=1)) is None
    (aside,) = saves.folder.glob("damaged-*.boomerang")
    assert aside.read_bytes() == b"{"
    assert saves.running() is not None


SAVER = """
import sys
from pathlib import Path
from boomerang_desktop.desktop.saves import Saves
from tests.desktop.conftest import a_match
saves = Saves(Path(sys.argv[1]))
matches = [a_match(decisions=n) for n in range(1, 40)]
while True:
    for match in matches:
        assert saves.autosave(match) is None
        print("saved", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_kill_9_in_the_middle_of_saving_leaves_a_whole_match(saves: Saves, tmp_path: Path) -> None:
    rng = random.Random(1)
    for _ in range(4):
        process = subprocess.Popen(
            [sys.executable, "-c", SAVER, str(saves.folder)],
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
        )
        assert process.stdout is not None
        # from now on there is something to lose, however long a busy disk takes for the rest
        assert process.stdout.readline() == b"saved\n"
        time.sleep(0.05 + rng.random() * 0.1)
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        match, message = saves.resume()
        assert message is None
        assert match is not None
        assert match.decisions


def test_what_is_known_of_a_match_already_tells_nothing_new(saves: Saves) -> None:
    match = studies.finished("flip-2")
    analysis = studies.invented(match, {})
    saves.keep(match)
    assert saves.keep_analysis(match, analysis)
    assert not saves.keep_analysis(match, analysis)
