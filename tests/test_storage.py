"""Small files: what is there is read, and whatever else is there is not in the way, nor lost."""

import os
import stat
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boomerang_desktop import storage as files
from boomerang_desktop.storage import (
    LARGEST,
    Foreign,
    JsonFile,
    LaterVersion,
    append,
    claim,
    make_folder,
    move,
    parsed,
    remove,
    tighten,
    write,
)


def toys(held: dict[str, Any]) -> list[str]:
    found = [str.upper(toy) for toy in held.get("toys", [])]
    assert "format" not in held
    assert "version" not in held
    return found


def kept(path: Path) -> JsonFile[list[str]]:
    return JsonFile(path, "toys", 1, toys)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "kept.json"


def test_what_is_written_is_read_again(path: Path) -> None:
    kept(path).write({"toys": ["a", "é"]})
    again = kept(path)
    assert again.read() == ["A", "É"]
    assert again.trouble is None
    assert "é" in path.read_text("utf-8"), "people can read it"


def test_nothing_is_there_at_first(path: Path) -> None:
    found = kept(path)
    assert found.read() == []
    assert found.trouble is None


DAMAGED = [
    "",
    "[]",
    "[" * 100_000,
    " " * LARGEST + "{}",
    "{}",
    '{"format": "games", "version": 1}',
    '{"format": "toys"}',
    '{"format": "toys", "version": "1"}',
    '{"format": "toys", "version": 1, "toys": 7}',
    '{"format": "toys", "version": 1, "toys": [7]}',
]


def found_in(path: Path, text: str) -> JsonFile[list[str]]:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    found = kept(path)
    assert found.read() == []
    assert path.read_text("utf-8") == text, "looking at it changes nothing"
    return found


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_what_is_damaged_is_as_if_missing_and_set_aside_when_the_next_is_written(
    path: Path, text: str
) -> None:
    found = found_in(path, text)
    assert type(found.trouble) is Foreign
    for toy in ("a", "b"):
        found.write({"toys": [toy]})
    assert kept(path).read() == ["B"]
    assert len(list(path.parent.iterdir())) == 2, "one was set aside, not what we wrote"
    assert path.with_name("kept.json.damaged").read_text("utf-8") == text


def test_what_was_set_aside_before_stays(path: Path) -> None:
    for text in ("first", "second", "third"):
        found_in(path, text).write({})
    names = ("kept.json.damaged", "1-kept.json.damaged", "2-kept.json.damaged")
    aside = [path.with_name(name).read_text() for name in names]
    assert aside == ["first", "second", "third"]


LATER = '{"format": "toys", "version": 2, "toys": ["of tomorrow"]}'


def test_what_a_later_version_wrote_stays_as_it_is(path: Path) -> None:
    found = found_in(path, LATER)
    with pytest.raises(LaterVersion):
        found.write({})
    assert path.read_text() == LATER


def test_where_nobody_is_told_it_is_set_aside_too(path: Path) -> None:
    found_in(path, LATER).write_anyway({"toys": ["b"]})
    assert kept(path).read() == ["B"]
    assert path.with_name("kept.json.damaged").read_text() == LATER


def test_a_file_that_cannot_be_read_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "kept.json").mkdir()
    found = kept(tmp_path / "kept.json")
    assert found.read() == []
    with pytest.raises(OSError, match="directory"):
        found.write({})


def test_a_file_that_cannot_be_written_costs_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    found = kept(tmp_path / "file" / "kept.json")
    found.write_anyway({})
    with pytest.raises(OSError, match="file"):
        found.write({})


@pytest.mark.parametrize("use", [lambda path: parsed(path, 3), parsed])
def test_only_an_object_of_a_reasonable_size_is_taken(
    path: Path, use: Callable[[Path], dict[str, Any]]
) -> None:
    path.parent.mkdir()
    path.write_text("{ }")
    assert use(path) == {}
    path.write_text("[7]")
    with pytest.raises(Foreign):
        use(path)
    path.write_text('{"a": 1')
    with pytest.raises(Foreign):
        use(path)


def test_there_is_always_a_whole_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir()
    write(path, "before\n")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            write(path, "after")
    assert path.read_bytes() == b"before\n"
    assert list(path.parent.iterdir()) == [path]


# --- what another program holds for a moment


class Held:
    """A call that Windows refuses so many times, as it does while another program has the file."""

    def __init__(self, do: Callable[..., Any], times: int) -> None:
        self._do = do
        self.left = times

    def __call__(self, *given: Any, **named: Any) -> Any:
        if self.left:
            self.left -= 1
            raise PermissionError(13, "Access is denied")
        return self._do(*given, **named)


USES: dict[str, tuple[object, str, Callable[[Path], object]]] = {
    "replaced": (Path, "replace", lambda path: write(path, "after")),
    "moved": (Path, "replace", lambda path: move(path, path.with_name("moved"))),
    "removed": (Path, "unlink", remove),
    "opened": (os, "open", files.read),
    "added to": (os, "open", lambda path: append(path, "more")),
}


@pytest.fixture(params=USES)
def use(
    request: pytest.FixtureRequest, path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Held, Callable[[Path], object]]:
    place, name, do = USES[request.param]
    path.parent.mkdir()
    write(path, "before")
    held = Held(getattr(place, name), 3)
    call = held if place is os else lambda *given, **named: held(*given, **named)
    monkeypatch.setattr(place, name, call)
    return held, do


def test_a_file_that_is_held_for_a_moment_is_waited_for(
    path: Path, use: tuple[Held, Callable[[Path], object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_PATIENCE", 60.0)
    monkeypatch.setattr(files, "_PAUSE", 0.0)
    held, do = use
    do(path)
    assert held.left == 0


def test_a_file_that_stays_held_is_told_of(
    path: Path, use: tuple[Held, Callable[[Path], object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_PATIENCE", 0.05)
    held, do = use
    held.left = 1 << 30
    with pytest.raises(PermissionError, match="denied"):
        do(path)
    assert path.read_text("utf-8") == "before"


@pytest.mark.skipif(os.name != "nt", reason="elsewhere a file that is open can be replaced")
def test_on_windows_a_file_that_is_read_all_the_time_is_written(path: Path) -> None:
    path.parent.mkdir()
    write(path, "0")
    over = threading.Event()

    def reader() -> None:
        while not over.is_set():
            files.read(path)
            time.sleep(0.001)

    reading = threading.Thread(target=reader)
    reading.start()
    for number in range(100):
        write(path, str(number))
    over.set()
    reading.join()
    assert path.read_text("utf-8") == "99"


@pytest.mark.skipif(os.name == "nt", reason="there another program may hold the file")
def test_elsewhere_a_lack_of_permission_is_told_at_once(
    path: Path, use: tuple[Held, Callable[[Path], object]]
) -> None:
    held, do = use
    with pytest.raises(PermissionError, match="denied"):
        do(path)
    assert held.left == 2, "it was tried once"


# --- what is no file

WITH_MODES = pytest.mark.skipif(os.name == "nt", reason="modes say nothing on Windows")


@pytest.fixture(params=["pipe", "device", "link to a pipe"])
def no_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "kept.json"
    if request.param == "device":
        path.symlink_to("/dev/zero")
    elif request.param == "pipe":
        os.mkfifo(path)
    else:
        os.mkfifo(tmp_path / "pipe")
        path.symlink_to("pipe")
    return path


@WITH_MODES
def test_only_a_regular_file_is_read(no_file: Path) -> None:
    with pytest.raises(OSError, match="not a regular file"):
        files.read(no_file)
    found = kept(no_file)
    assert found.read() == []
    assert isinstance(found.trouble, OSError)


@WITH_MODES
def test_what_a_library_is_to_open_is_made_a_file_first(no_file: Path) -> None:
    claim(no_file)
    assert no_file.read_bytes() == b""
    assert not no_file.is_symlink()
    assert os.path.lexists(no_file.with_name("kept.json.damaged"))
    no_file.write_text("written")
    claim(no_file)
    assert no_file.read_text() == "written"


# --- private files


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


@pytest.fixture
def usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@WITH_MODES
@pytest.mark.usefixtures("usual_mask")
def test_what_is_kept_is_private_and_what_is_taken_elsewhere_is_not(path: Path) -> None:
    kept(path).write({})
    append(path.parent / "log", "a")
    claim(path.parent / "claimed")
    assert {mode(each) for each in path.parent.iterdir()} == {0o600}
    make_folder(path.parent / "a" / "b")
    assert {mode(path.parent / each) for each in (".", "a", "a/b")} == {0o700}
    write(path, "exported", private=False)
    assert mode(path) == 0o644
    write(path, "kept")
    assert mode(path) == 0o600, "the mode of what was there before says nothing"


@WITH_MODES
@pytest.mark.usefixtures("usual_mask")
def test_the_neighbour_is_new_unguessable_and_no_link(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    victim = path.parent / "victim"
    victim.write_text("safe")
    opened = []
    open_ = os.open

    def squat(name: Path, flags: int, mode: int) -> int:
        """Another account puts a link where the neighbour is to be."""
        opened.append(name)
        name.symlink_to(victim)
        return open_(name, flags, mode)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", squat)
        for _ in range(2):
            with pytest.raises(FileExistsError):
                write(path, "secret")
    assert victim.read_text() == "safe"
    assert not path.exists()
    assert len(set(opened)) == 2


@WITH_MODES
def test_a_log_is_not_written_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "victim").write_text("safe")
    (tmp_path / "log").symlink_to("victim")
    with pytest.raises(OSError, match="symbolic links"):
        append(tmp_path / "log", "secret")
    assert (tmp_path / "victim").read_text() == "safe"


def test_a_long_name_has_room_for_a_neighbour(tmp_path: Path) -> None:
    path = tmp_path / ("é" * 120 + ".json")
    write(path, "")
    assert list(tmp_path.iterdir()) == [path]


# --- an upgrade


@pytest.fixture
def old(tmp_path: Path, usual_mask: None) -> Path:
    """As an earlier version has left it, with links to what is somebody else's."""
    folder = tmp_path / "old"
    (folder / "matches" / "below").mkdir(parents=True)
    for name in ("autosave", "matches/a", "matches/below/b"):
        (folder / name).write_text("")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "file").write_text("")
    (folder / "link").symlink_to(tmp_path / "elsewhere" / "file")
    (folder / "matches" / "link").symlink_to(tmp_path / "elsewhere")
    os.mkfifo(folder / "matches" / "pipe")
    folder.chmod(0o755)
    return folder


@WITH_MODES
def test_what_an_earlier_version_left_open_is_closed(old: Path, tmp_path: Path) -> None:
    tighten(old)
    for path in (old, *old.rglob("*")):
        if not path.is_symlink() and not path.is_fifo():
            assert mode(path) == (0o700 if path.is_dir() else 0o600), path
    assert mode(tmp_path / "elsewhere") == 0o755
    assert mode(tmp_path / "elsewhere" / "file") == 0o644


@WITH_MODES
def test_it_is_closed_once(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tighten(old)
    (old / "autosave").chmod(0o644)
    tighten(old)
    assert mode(old / "autosave") == 0o644, "a private folder is not looked through again"


@WITH_MODES
def test_what_else_lies_in_the_folder_is_left_alone(old: Path) -> None:
    tighten(old, lambda name: name == "matches")
    assert mode(old / "matches" / "a") == 0o600
    assert mode(old / "autosave") == 0o644
    assert mode(old) == 0o755


@WITH_MODES
def test_a_folder_for_everybody_stays_one(old: Path) -> None:
    old.chmod(0o1777)
    tighten(old)
    assert mode(old) == 0o1777
    assert mode(old / "autosave") == 0o644


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can give files away")
def test_what_belongs_to_another_account_stays_as_it_is(old: Path) -> None:
    os.chown(old / "autosave", 65534, -1)
    tighten(old)
    assert mode(old / "autosave") == 0o644
    assert mode(old / "matches" / "a") == 0o600


def test_there_may_be_nothing_to_close(tmp_path: Path) -> None:
    tighten(tmp_path / "none")
