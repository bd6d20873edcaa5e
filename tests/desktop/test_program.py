"""The running program: what it is made of, and what it does beside the window."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication

from boomerang_desktop import __version__
from boomerang_desktop.desktop import folders, languages
from boomerang_desktop.desktop.app import PROGRAM
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.program import application
from tests.desktop.conftest import Start


def test_the_first_picture_waits_for_no_rules_and_for_nothing_that_loads_slowly(
    tmp_path: Path,
) -> None:
    code = """
import re, sys
from boomerang_desktop.desktop import app
options = app.parse([])
from boomerang_desktop.desktop.program import Program, application
running = application()
program = Program(running, options)
program.window.show()
running.processEvents()
low = re.compile("boomerang_desktop.(games|match|bots)|attr$|datetime$|json$")
print(*sorted(filter(low.match, sys.modules)))
from PySide6 import QtWidgets
print("QStyle" in vars(QtWidgets))
"""
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "BOOMERANG_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    # which games there are is all that is known
    assert done.stdout.split() == [
        "boomerang_desktop.games",
        "boomerang_desktop.games.catalogue",
        "False",
    ]


def test_everything_else_waits_for_the_first_picture(tmp_path: Path) -> None:
    code = """
import gc
from boomerang_desktop.desktop import app, program

happened = []

class Window(program.MainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        happened.append("picture")

def open(self):
    happened.append("the rest")
    program.QTimer.singleShot(100, program.QApplication.quit)

program.MainWindow, program.Program.open = Window, open
assert app.main([]) == 0
print(happened[:2], happened.count("the rest"), gc.isenabled(), gc.get_freeze_count() > 0)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "BOOMERANG_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.stdout == "['picture', 'the rest'] 1 False True\n"


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


def test_tables_are_loaded_before_the_first_click_in_the_thread_of_the_window(
    tmp_path: Path,
) -> None:
    """In another thread, beside a first click, Qt crashed now and then."""
    code = """
import sys, threading, time
from boomerang_desktop.desktop import app, program
from boomerang_desktop.games.catalogue import CATALOGUE

class Watch:
    threads = set()

    def find_spec(self, name, *_):
        if ".desktop." in name or name.startswith("PySide6"):
            self.threads.add(threading.current_thread().name)

tables = {f"boomerang_desktop.desktop.games.{one.folder}.table" for one in CATALOGUE.values()}
running = program.Program(program.application(), app.parse([]))
sys.meta_path.insert(0, Watch())
running.open()
until = time.monotonic() + 60
while not {*tables, "boomerang_desktop.desktop.library.page"} <= set(sys.modules):
    program.application().processEvents()
    assert time.monotonic() < until
running.close()
print(Watch.threads)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "BOOMERANG_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.stdout == "{'MainThread'}\n"


def test_appearance_and_language_change_at_once(start: Start) -> None:
    program = start()
    program.settings.appearance = "dark"
    assert theme.is_dark()
    program.settings.appearance = "light"
    assert not theme.is_dark()
    seen: list[QEvent.Type] = []
    program.window.home.retranslate = lambda: seen.append(QEvent.Type.LanguageChange)  # type: ignore[method-assign]
    program.settings.language = "it"
    QApplication.processEvents()
    assert seen
    program.settings.language = "en"
    QApplication.processEvents()


def test_a_large_window_has_larger_text(start: Start) -> None:
    window = start().window
    window.resize(1280, 720)
    QApplication.processEvents()
    small = window.home.all_button.height()
    window.resize(3840, 2160)
    QApplication.processEvents()
    assert window.home.all_button.height() > 1.5 * small
    window.resize(1280, 720)
    QApplication.processEvents()
    assert window.home.all_button.height() == small


def test_there_is_one_application_and_it_has_our_name(qapp: QApplication) -> None:
    assert application() is application() is qapp
    assert qapp.applicationName() == PROGRAM
    assert qapp.applicationVersion() == __version__


def test_what_the_command_line_wants_counts_until_somebody_chooses(start: Start) -> None:
    program = start("--theme", "dark")
    assert theme.is_dark()
    assert languages.current() == "en"
    program.settings.text_scale = 1.15
    assert theme.is_dark()
    assert theme.text_scale() == 1.15
    program.settings.appearance = "light"
    assert not theme.is_dark()
    program.settings.language = "fr"
    assert languages.current() == "fr"
    program.settings.language = "en"


def test_a_second_start_brings_the_window_back(start: Start) -> None:
    program = start()
    program.window.showMinimized()
    program.called(None)
    assert not program.window.isMinimized()
    assert program.window.isVisible()
    assert program.window.page == "home"


def test_what_is_on_the_table_is_saved_when_the_program_is_left(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[bool] = []
    monkeypatch.setattr(
        "boomerang_desktop.desktop.shell.window.MainWindow.flush", lambda _: flushed.append(True)
    )
    program = start()
    application().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert flushed == []
    application().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert flushed == [True]
    program.close()
    # a program that is closed hears nothing any more
    monkeypatch.setattr(type(program), "close", lambda _: None)
    application().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert flushed == [True]


def test_settings_are_on_disk_when_the_program_ends(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    program.settings.volume = 12
    program.close()
    monkeypatch.setattr(type(program), "close", lambda _: None)
    assert "volume=12" in (folders.config() / "boomerang.ini").read_text()


@pytest.mark.parametrize(
    ("screen", "fills"),
    [((1280, 720), True), ((1366, 736), True), ((1920, 1050), False)],
)
def test_at_first_the_window_fills_a_screen_on_which_it_has_no_room(
    start: Start, monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int], fills: bool
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(*screen))
    program = start()
    program.window.hide()
    placed = program.window.saveGeometry()
    program.show()
    assert program.window.isMaximized() == fills
    program.window.hide()
    program.settings.geometry = placed
    program.show()
    assert not program.window.isMaximized(), "somebody has placed it since"
