"""A second start hands its file to the first and leaves."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import folders
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


def test_a_first_one_that_does_not_answer_is_not_waited_for_for_ever(
    tmp_path: Path, qtbot: QtBot
) -> None:
    silent, second = Instance(tmp_path), Instance(tmp_path)
    assert silent.is_first()
    assert second.call("") is False
    silent.close()


def test_a_folder_that_cannot_be_is_no_obstacle(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("")
    assert Instance(tmp_path / "file" / "data").is_first()
