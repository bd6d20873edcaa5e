"""What the commands tell of a record that isn't over is the same for its twin."""

import argparse
from collections.abc import Mapping, Sequence
from inspect import signature
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop import folders, screenshot
from boomerang_desktop.desktop.app import SCREENS, parse, parser
from boomerang_desktop.desktop.library.drawing import picture
from boomerang_desktop.desktop.program import Program
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.lab import cli
from boomerang_desktop.match import record
from boomerang_desktop.match.analysis import Depth
from boomerang_desktop.match.analysis.examine import EFFORTS, Effort
from tests.secrecy.player import answer
from tests.secrecy.sight import pixels
from tests.secrecy.test_actions import most_secret
from tests.secrecy.twins import twins
from tests.tables import Sitting

FILE = "match.boomerang"
RUN = {
    "verify": (["verify", FILE],),
    "analyse": (
        ["analyse", FILE, "--depth", "quick", "--seed", "1"],
        ["analyse", FILE, "--depth", "quick", "--json"],
        ["analyse", FILE, "--depth", "quick", "--keep"],
    ),
    "evaluate": (
        ["evaluate", FILE, "--simulations", "1"],
        ["evaluate", FILE, "--simulations", "1", "--json"],
    ),
    "library": (
        ["library", ".", "--player", "Ana"],
        ["library", ".", "--player", "Ana", "--json"],
    ),
}
"""Every command that reads records, with all that it can be told about them."""
OTHER_OPTIONS = {
    "analyse": {"--calibrate", "--luck", "--games", "--players", "--workers", "--dask"},
}
"""Of these commands, those for matches that they play themselves, or for who does the work."""
NO_RECORD = {
    *("play", "bench", "perft", "calibrate", "arena", "tournament", "tune", "evolve"),
    *("lessons", "puzzles", "verdicts"),
}
"""They read none."""
OPENS = {"--open"}
"""It says that it does."""
DRAWN = ["--size", "960x600", "--lang", "en", "--theme", "light", "--out", "screen.png"]
SHOWN = (["--record", FILE], ["--record", FILE, "--move", "3"])
NOT_OF_A_RECORD = {"--game", "--lesson", "--scale", "--text-scale", "--version", "--help"}

pytestmark = pytest.mark.usefixtures("qapp")
every_secret = pytest.mark.parametrize("sitting", list(most_secret()), ids=str)


def declared(parser: argparse.ArgumentParser) -> Sequence[argparse.Action]:
    """Its options and arguments."""
    return parser._actions


def commands() -> Mapping[str, argparse.ArgumentParser]:
    """As the command line declares them."""
    (found,) = (a.choices for a in declared(cli.parser()) if isinstance(a.choices, dict))
    return found


def test_every_command_and_option_is_run_or_left_out_for_a_reason() -> None:
    assert {*RUN, *NO_RECORD} == set(commands())
    for name, lines in RUN.items():
        known = OPENS | OTHER_OPTIONS.get(name, set()) | {"--help"}
        known |= {word for line in lines for word in line}
        for option in declared(commands()[name]):
            assert not option.option_strings or known & set(option.option_strings), option
    for name in NO_RECORD:
        read = [o for o in declared(commands()[name]) if o.type is Path and o.dest != "out"]
        assert not read, name


def test_every_option_of_the_program_is_given_or_left_out_for_a_reason() -> None:
    known = {"--screenshot", *DRAWN, *(word for line in SHOWN for word in line)}
    known |= OPENS | NOT_OF_A_RECORD
    for option in declared(parser()):
        assert not option.option_strings or known & set(option.option_strings), option


@pytest.fixture
def records(sitting: Sitting, tmp_path: Path) -> tuple[Path, Path]:
    """A record and its twin's, in folders of their own."""
    both = twins(sitting, ONLOOKER, range(sitting.seats)).both
    one, other = tmp_path / "one", tmp_path / "other"
    for folder, match in zip((one, other), both, strict=True):
        folder.mkdir()
        record.save(match, folder / FILE)
    return one, other


@every_secret
@pytest.mark.parametrize("name", RUN)
def test_a_command_tells_the_same_of_twins(
    records: tuple[Path, Path],
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(EFFORTS, Depth.QUICK, Effort(1, 1, 2, 2))
    for line in RUN[name]:
        told = []
        for folder in records:
            monkeypatch.chdir(folder)
            code = cli.main(line)
            files = {path.name: path.read_bytes() for path in folder.iterdir() if path.name != FILE}
            told.append((code, capsys.readouterr(), files))
        assert told[0] == told[1], line


@every_secret
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_looks_the_same_for_twins(
    records: tuple[Path, Path],
    screen: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Where there is anything to look at: the program may just as well refuse."""
    monkeypatch.setenv(folders.HOME, "")
    monkeypatch.setattr(Background, "warm_up", lambda _: None)
    monkeypatch.setattr(Background, "post", _answered)
    monkeypatch.setattr(screenshot, "_settle", lambda: QTest.qWait(20))
    begun: list[Program] = []

    def begin(app: QApplication, options: argparse.Namespace) -> Program:
        begun.append(Program(app, options))
        return begun[-1]

    monkeypatch.setattr(screenshot, "Program", begin)
    for line in SHOWN:
        told: list[tuple[object, ...]] = []
        drawn: list[QImage] = []
        for folder in records:
            monkeypatch.chdir(folder)
            code = screenshot.take(parse(["--screenshot", screen, *line, *DRAWN]))
            told.append((code, capsys.readouterr()))
            drawn.append(QImage("screen.png"))
            for program in begun:
                program.window.deleteLater()
            begun.clear()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert told[0] == told[1]
        assert drawn[0] == drawn[1], pixels(*drawn)


def _answered(helper: Background, job: Job) -> None:
    found = answer(job.do, signature(job.do).bind(*job.given).arguments)
    if found is not None:
        QTimer.singleShot(0, helper, lambda: job.answer(found))


@every_secret
def test_a_small_picture_looks_the_same_for_twins(records: tuple[Path, Path]) -> None:
    one, other = (QImage.fromData(picture(str(folder / FILE), 320)) for folder in records)
    assert one == other, pixels(one, other)
