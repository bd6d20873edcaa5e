"""`boomerang-lab` as a user at a terminal meets it."""

import os
import subprocess
import sys


def test_help_names_every_command_and_starts_as_a_program() -> None:
    command = [sys.executable, "-m", "boomerang_desktop.lab", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    for word in (
        "play", "verify", "bench", "perft", "evaluate", "arena", "tournament", "tune", "evolve",
    ):  # fmt: skip
        assert word in done.stdout


def test_what_is_redirected_is_utf_8_whatever_the_system_would_write() -> None:
    command = [sys.executable, "-m", "boomerang_desktop.lab", "verify", "chloé.boomerang"]
    environment = os.environ | {"PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(command, capture_output=True, env=environment)
    assert "chloé" in (done.stdout + done.stderr).decode("utf-8")
