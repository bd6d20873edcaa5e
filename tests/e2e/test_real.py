"""The program as a process of its own: a real mouse, and a real death."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat, record

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool"
)
def test_a_whole_match_with_the_mouse_of_a_real_screen() -> None:
    command = [sys.executable, "-m", "tests.e2e.real_mouse"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=330)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " drags, " in done.stdout


def test_killed_in_the_middle_of_a_match_nothing_is_lost(tmp_path: Path) -> None:
    seats = [Seat(f"bot {n}", "random") for n in range(4)]
    begun = tmp_path / "begun.boomerang"
    record.save(Match.new(GAMES["arrows"], seats, {}, 5), begun)
    home = tmp_path / "home"
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "BOOMERANG_HOME": str(home)}
    command = [sys.executable, "-m", "boomerang_desktop", str(begun)]
    program = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
    try:
        saved = home / "autosave.boomerang"
        until = time.monotonic() + 60
        while not (saved.exists() and len(record.load(saved).decisions) >= 3):
            assert program.poll() is None, "the program ended by itself"
            assert time.monotonic() < until, "no move was saved"
            time.sleep(0.02)
    finally:
        os.kill(program.pid, signal.SIGKILL)
        program.wait()
    match = record.load(saved)
    assert len(match.decisions) >= 3
    assert match.result is None


def test_listened_to_by_a_screen_reader_it_goes_on_and_ends_well(tmp_path: Path) -> None:
    records = [str(ROOT / f"tests/records/{name}.boomerang") for name in ("arrows-3", "hunt-4")]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "BOOMERANG_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "tests.e2e.screen_reader", *records]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert max(map(int, done.stdout.split())) > 200
