"""The command: options, sentences instead of aborts, and pictures of every screen."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from boomerang_desktop import __version__
from boomerang_desktop.desktop import app
from tests.desktop.conftest import RECORDS

RECORD = str(RECORDS / "hunt-3.boomerang")


def run(*arguments: str, **changes: str | None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **{k: v for k, v in changes.items() if v is not None}}
    for name in (name for name, value in changes.items() if value is None):
        env.pop(name, None)
    return subprocess.run(
        [sys.executable, "-m", "boomerang_desktop", *arguments],
        env=env,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        app.main(["--version"])
    assert left.value.code == 0
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--nonsense"], "unrecognized arguments: --nonsense"),
        (["--lang", "tlh"], "invalid choice: 'tlh'"),
        (["--screenshot", "moon", "--out", "x.png"], "invalid choice: 'moon'"),
        (["--screenshot", "home"], "--screenshot needs --out FILE"),
        (["--out", "x.png"], "--out belongs to --screenshot"),
        (["--size", "big", "--screenshot", "home"], "'big' is not a size like 1280x720"),
        (["--size", "5x5", "--screenshot", "home"], "'5x5' is not a size like 1280x720"),
    ],
)
def test_a_wrong_option_gets_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        app.main(arguments)
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a screen")
def test_without_a_screen_there_is_a_sentence_instead_of_an_abort() -> None:
    done = run(QT_QPA_PLATFORM=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    assert done.returncode == 1
    assert done.stderr == "boomerang-desktop: there is no screen to show a window on.\n"


def test_the_entry_loads_no_qt_for_the_processes_in_which_bots_think() -> None:
    code = (
        "import sys, boomerang_desktop.desktop.app, boomerang_desktop.__main__\n"
        "print([m for m in sys.modules if m.startswith('PySide6')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_window_stands_before_the_rules_are_loaded() -> None:
    code = (
        "import re, sys, boomerang_desktop.desktop.program\n"
        "low = re.compile('boomerang_desktop.(games|match|bots)')\n"
        "print(sorted(filter(low.match, sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    # which games there are is all that is known
    assert done.stdout == "['boomerang_desktop.games', 'boomerang_desktop.games.catalogue']\n"


def test_the_rules_of_all_games_are_loaded_beside_the_window(tmp_path: Path) -> None:
    code = """
import sys, threading
from boomerang_desktop.desktop import app, program
from boomerang_desktop.games.catalogue import CATALOGUE

def loaded():
    names = [f"boomerang_desktop.games.{entry.folder}" for entry in CATALOGUE.values()]
    return {name in sys.modules for name in (*names, "boomerang_desktop.match.record")}

running = program.Program(program.application(), app.parse([]))
print(loaded())
running.open()
for thread in threading.enumerate():
    if thread.name == "rules":
        thread.join()
print(loaded())
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "BOOMERANG_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.stdout == "{False}\n{True}\n"


@pytest.mark.parametrize(
    "screen", ["home", "new-match", "table", "result", "settings", "rules", "keys", "about"]
)
def test_a_picture_of_every_screen(screen: str, tmp_path: Path) -> None:
    out = tmp_path / "picture.png"
    done = run("--screenshot", screen, "--lang", "fr", "--size", "1300x740", "--out", str(out))
    assert done.returncode == 0, done.stderr
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (1300, 740)
    colours = {picture.pixel(x, y) for x in range(0, 1300, 13) for y in range(0, 740, 11)}
    assert len(colours) > 12


def test_a_picture_of_a_match_after_some_moves_at_two_pixels_a_point(tmp_path: Path) -> None:
    pictures = []
    for number in (0, 9):
        out = tmp_path / f"{number}.png"
        options = ["--record", RECORD, "--move", str(number), "--scale", "2", "--theme", "dark"]
        done = run("--screenshot", "table", *options, "--out", str(out))
        assert done.returncode == 0, done.stderr
        pictures.append(QImage(str(out)))
    assert pictures[0].size().toTuple() == (2560, 1440)
    assert pictures[0] != pictures[1]


def test_a_picture_of_a_record_that_is_none_gets_a_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.boomerang"
    bad.write_text("{}")
    done = run("--screenshot", "table", "--record", str(bad), "--out", str(tmp_path / "x.png"))
    assert done.returncode == 1
    assert re.search("boomerang-desktop: this is not a record", done.stderr)
    assert "Traceback" not in done.stderr


def test_a_picture_leaves_settings_and_saves_alone_and_nothing_behind(tmp_path: Path) -> None:
    home, scratch = tmp_path / "home", tmp_path / "scratch"
    scratch.mkdir()
    picture = ("--screenshot", "table", "--out", str(tmp_path / "x.png"))
    done = run(*picture, BOOMERANG_HOME=str(home), TMPDIR=str(scratch))
    assert done.returncode == 0
    assert not home.exists()
    assert list(scratch.iterdir()) == []
