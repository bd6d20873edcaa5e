"""The real window, from `main`'s own code, with settings and saves in a folder of the test."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import NAMESPACE_OID, uuid5

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import folders, languages
from boomerang_desktop.desktop.app import parse
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.program import Program, application
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat

RECORDS = Path(__file__).parents[1] / "records"

Start = Callable[..., Program]

_THREADS = {"asking the library", "reading matches", "rules", "saving"}
"""None of them stays when the program ends."""


@pytest.fixture(autouse=True)
def _nothing_left_over() -> None:
    """Widgets of earlier tests would be styled and translated again and again; and no test begins
    in the language or the look that another one has left."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    app = QApplication.instance()
    if isinstance(app, QApplication):
        if languages.current() != "en":
            languages.install("en")
        if (theme.tokens(), theme.text_scale()) != (theme.LIGHT, 1.0):
            theme.apply(app, "light", 1.0)


@pytest.fixture
def english(qapp: QApplication) -> None:
    """Plurals have a form of their own in English too."""
    languages.install("en")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this test's settings and saves lie."""
    folder = tmp_path / "home"
    monkeypatch.setenv(folders.HOME, str(folder))
    return folder


@pytest.fixture
def start(request: pytest.FixtureRequest, qtbot: QtBot, home: Path) -> Iterator[Start]:
    """Starts the program with these arguments, its window shown at 1280×720."""
    started: list[Program] = []

    def make(*arguments: str) -> Program:
        program = Program(application(), parse(["--lang", "en", *arguments]))
        program.settings.speed = "off"
        program.settings.muted = True
        program.settings.bot_pace = "quick"
        program.settings.round_pause = program.settings.second_thoughts = "none"
        program.window.resize(1280, 720)
        program.window.show()
        qtbot.waitExposed(program.window)
        program.window.setUpdatesEnabled("drawn" in request.fixturenames)
        program.open()
        started.append(program)
        return program

    yield make
    for program in started:
        program.window.close()
        program.close()
        program.window.deleteLater()
    if languages.current() != "en":
        languages.install("en")
    # windows that are still there would all be styled again by the next test
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not _THREADS & {thread.name for thread in threading.enumerate()}


@pytest.fixture
def window(start: Start) -> MainWindow:
    return start().window


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "boomerang.ini")


def a_match(game_id: str = "hunt", decisions: int = 0, player: str = "human") -> Match:
    """A match of people, so that nothing happens by itself, some decisions old: the same one for
    each game, however old."""
    game = GAMES[game_id]
    seats = [Seat(name, player) for name in ("Ana", "Bruno", "Chloé")[: game.seats[0]]]
    number = str(uuid5(NAMESPACE_OID, game_id))
    match = Match.new(game, seats, {}, 1, 0, id=number)
    for _ in range(decisions):
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    return match
