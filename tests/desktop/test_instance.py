"""A second start hands its file to the first and leaves."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtNetwork import QLocalServer
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import folders, instance
from boomerang_desktop.desktop.instance import Instance
from tests.desktop.conftest import RECORDS, Start

RECORD = RECORDS / "hunt-3.boomerang"


def second_start(qtbot: QtBot, *arguments: str) -> int:
    process = QProcess()
    process.start(sys.executable, ["-m", "boomerang_desktop", *arguments])
    qtbot.waitUntil(lambda: process.state() == QProcess.ProcessState.NotRunning, timeout=20_000)
    assert process.exitStatus() == QProcess.ExitStatus.NormalExit
    return process.exitCode()


def test_a_second_start_raises_the_window_and_opens_its_file(start: Start, qtbot: QtBot) -> None:
    program = start()
    first = Instance(folders.data())
    first.called.connect(program.called)
    assert first.is_first()
    first.listen()
    program.window.showMinimized()
    try:
        assert second_start(qtbot, str(RECORD)) == 0
        qtbot.waitUntil(lambda: program.window.page == "table")
        assert program.window.table is not None
        assert program.window.table.match is not None
        assert program.window.table.match.game.id == "hunt"
        assert not program.window.isMinimized()
    finally:
        first.close()


def test_only_one_is_the_first(tmp_path: Path, qtbot: QtBot) -> None:
    one, two = Instance(tmp_path), Instance(tmp_path)
    assert one.is_first()
    assert not two.is_first()
    one.close()
    assert two.is_first()
    two.close()


def test_who_was_killed_is_no_longer_the_first(tmp_path: Path, qtbot: QtBot) -> None:
    code = (
        "import os, sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication\n"
        "from boomerang_desktop.desktop.instance import Instance\n"
        "app = QCoreApplication([]); i = Instance(Path(sys.argv[1])); assert i.is_first()\n"
        "i.listen(); os.kill(os.getpid(), 9)"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=False)
    assert (tmp_path / "running.lock").exists()
    heir = Instance(tmp_path)
    assert heir.is_first()
    heir.listen()
    heir.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests in which nobody will answer."""
    monkeypatch.setattr(instance, "_PATIENCE", 1000)


@pytest.mark.usefixtures("impatient")
def test_a_first_one_that_does_not_answer_is_not_waited_for_for_ever(
    tmp_path: Path, qtbot: QtBot
) -> None:
    silent, second = Instance(tmp_path), Instance(tmp_path)
    assert silent.is_first()
    assert second.call(None) is False
    silent.close()


def test_a_first_one_that_is_slow_to_listen_is_asked_again(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is heard at the third try: nobody sees two windows on a busy machine."""
    answers = [b"", b"", b"ok\n"]
    first, second = Instance(tmp_path), Instance(tmp_path)
    assert first.is_first()
    assert first.listen()
    allowed: list[None] = []
    monkeypatch.setattr(instance, "_read", lambda *_: answers.pop(0))
    monkeypatch.setattr(Instance, "_let_it_come_forward", lambda self: allowed.append(None))
    assert second.call(RECORD) is True
    assert answers == []
    assert len(allowed) == 3, "its window may take the focus, each time before it is told"
    assert second.first_process() == os.getpid()
    first.close()


def test_a_folder_that_cannot_be_is_no_obstacle(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("")
    assert Instance(tmp_path / "file" / "data").is_first()


# --- what can be odd about the place where the first one listens

WITH_SOCKETS = pytest.mark.skipif(os.name == "nt", reason="Windows has pipes with a random name")
NOBODY = 65534
"""Another account."""


@pytest.fixture
def square() -> Iterator[Path]:
    """Where all accounts come."""
    made = Path(mkdtemp(prefix="square-"))
    made.chmod(0o777)
    yield made
    shutil.rmtree(made)


@pytest.fixture
def usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def first(usual_mask: None, square: Path, qtbot: QtBot) -> Iterator[Instance]:
    made = Instance(square / "data")
    assert made.is_first()
    yield made
    made.close()


def called(qtbot: QtBot, first: Instance, file: Path | None) -> list[Path | None]:
    """What the first one hears of a second start with that file."""
    heard: list[Path | None] = []
    first.called.connect(heard.append)
    code = (
        "import os, sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication\n"
        "from boomerang_desktop.desktop.instance import Instance\n"
        "app = QCoreApplication([]); folder, *file = map(Path, sys.argv[1:])\n"
        "second = Instance(folder); assert not second.is_first()\n"
        "sys.exit(not second.call(file[0] if file else None))"
    )
    folder = first.place.parent
    arguments = [folder, *([file] if file else [])]
    process = subprocess.Popen([sys.executable, "-c", code, *arguments])
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=20_000)
    assert process.returncode == 0
    qtbot.waitUntil(lambda: bool(heard))
    return heard


@WITH_SOCKETS
@pytest.mark.parametrize("name", [b"a b.boomerang", b"\xff\xfe\n\xe9.boomerang", None])
def test_a_path_arrives_whole(qtbot: QtBot, first: Instance, name: bytes | None) -> None:
    """Names of files need not be UTF-8, nor be on one line."""
    assert first.listen()
    file = Path("/somewhere") / os.fsdecode(name) if name else None
    assert called(qtbot, first, file) == [file]


@WITH_SOCKETS
def test_the_place_belongs_to_the_account_alone(first: Instance) -> None:
    assert first.listen()
    assert first.place.parent.stat().st_mode & 0o777 == 0o700
    assert {path.lstat().st_mode & 0o077 for path in first.place.parent.iterdir()} == {0}
    where = Path(first.place.read_text())
    assert where.parent == first.place.parent
    first.close()
    assert {path.name for path in where.parent.iterdir()} <= {"running.lock"}


@WITH_SOCKETS
def test_a_long_folder_has_its_socket_elsewhere(tmp_path: Path, qtbot: QtBot) -> None:
    first = Instance(tmp_path / ("x" * 100))
    assert first.is_first()
    assert first.listen()
    where = Path(first.place.read_text())
    assert where.parent.stat().st_mode & 0o777 == 0o700
    assert called(qtbot, first, None) == [None]
    first.close()
    assert not where.parent.exists()


@WITH_SOCKETS
@pytest.mark.usefixtures("impatient")
def test_where_nobody_can_listen_the_second_one_is_told_so(
    first: Instance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocalServer, "listen", lambda self, place: False)
    assert not first.listen()
    assert not first.place.exists()
    assert Instance(first.place.parent).call(RECORD) is False


@WITH_SOCKETS
def test_who_is_not_the_first_leaves_its_place_alone(first: Instance) -> None:
    assert first.listen()
    where = first.place.read_text()
    second = Instance(first.place.parent)
    assert not second.is_first()
    assert not second.listen()
    second.close()
    assert first.place.read_text() == where
    assert Path(where).exists()


@WITH_SOCKETS
@pytest.mark.usefixtures("impatient")
def test_a_place_that_is_none_is_not_waited_at(first: Instance) -> None:
    os.mkfifo(first.place)
    assert Instance(first.place.parent).call(RECORD) is False


def other_program(code: str, *arguments: object, user: int | None) -> subprocess.Popen[str]:
    """Plain Python of another account; of this one if `user` is None."""
    if user is not None and os.geteuid() != 0:
        pytest.skip("only root can be another account")
    command = [sys.executable, "-I", "-S", "-c", code, *map(str, arguments)]
    try:
        return subprocess.Popen(
            command, user=user, group=user, cwd="/", text=True, stdout=subprocess.PIPE
        )
    except PermissionError:
        pytest.skip("the other account may not run this Python")


SQUATTER = """
import socket, sys
with socket.socket(socket.AF_UNIX) as server:
    server.bind(sys.argv[1]); server.listen(); server.settimeout(10)
    print("ready", flush=True)
    link = server.accept()[0]
    with link:
        link.settimeout(10)
        print("heard", len(link.recv(4096)), flush=True)
        link.sendall(b"ok\\n")
"""


@WITH_SOCKETS
@pytest.mark.parametrize("user", [None, NOBODY])
def test_a_file_is_told_to_no_other_account(
    first: Instance, square: Path, user: int | None
) -> None:
    """The second start opens its own window then."""
    first.place.write_text(str(square / "socket"))
    with other_program(SQUATTER, square / "socket", user=user) as squatter:
        assert squatter.stdout
        assert squatter.stdout.readline() == "ready\n"
        heard = Instance(first.place.parent).call(RECORD)
        told = squatter.stdout.readline()
    assert heard is (user is None)
    assert told == (f"heard {len(str(RECORD)) + 1}\n" if user is None else "heard 0\n")


CALLER = """
import socket, sys
with socket.socket(socket.AF_UNIX) as link:
    link.settimeout(10)
    link.connect(sys.argv[1])
    try:
        link.sendall(b"/etc/passwd\\0")
        print("answer", link.recv(4096), flush=True)
    except ConnectionError:
        print("answer", b"", flush=True)
"""


@WITH_SOCKETS
@pytest.mark.parametrize("user", [None, NOBODY])
def test_no_other_account_opens_files_in_this_window(
    qtbot: QtBot, square: Path, user: int | None
) -> None:
    """Not even where its folder stands open."""
    heard: list[Path] = []
    first = Instance(square / "data")
    assert first.is_first()
    assert first.listen()
    first.called.connect(heard.append)
    where = Path(first.place.read_text())
    (square / "data").chmod(0o777)
    where.chmod(0o777)
    with other_program(CALLER, where, user=user) as caller:
        qtbot.waitUntil(lambda: caller.poll() is not None, timeout=20_000)
        assert caller.stdout
        told = caller.stdout.read()
    qtbot.wait(0)
    first.close()
    assert told == ("answer b'ok\\n'\n" if user is None else "answer b''\n")
    assert heard == ([Path("/etc/passwd")] if user is None else [])
