"""The running program: its parts, and what it does in the background."""

import argparse
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from boomerang_desktop import APP_ID, __version__
from boomerang_desktop.desktop import errors, folders, languages
from boomerang_desktop.desktop.app import PROGRAM
from boomerang_desktop.desktop.garbage_collection import GarbageCollection
from boomerang_desktop.desktop.instance import Instance
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.saves import Saves
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.shell.window import USUAL, MainWindow
from boomerang_desktop.desktop.sound.sounds import Sounds

_ZOOMS = ((2.6, 2.4), (1.9, 1.7), (1.4, 1.25))
"""From how many times the usual size of the window, and how much larger everything is then."""
FRAME = QSize(8, 40)
"""Room for the frame that a desktop draws round a window."""
PAUSE = 15
"""Milliseconds between two preloaded modules, so that the window stays responsive."""


def application(arguments: Sequence[str] = (PROGRAM,)) -> QApplication:
    """The one application object; its names decide where the platform keeps our files."""
    existing = QApplication.instance()
    # asked for here, not by setStyle: that loads all of QStyle, for which the window would wait
    style = ["-style", "fusion"]
    app = existing if isinstance(existing, QApplication) else QApplication([*arguments, *style])
    app.setApplicationName(PROGRAM)
    app.setApplicationDisplayName("Boomerang Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    return app


class Program(QObject):
    """Settings, saves and sounds with the window over them."""

    painted = Signal()
    """The window has shown its first frame."""

    def __init__(self, app: QApplication, options: argparse.Namespace) -> None:
        super().__init__()
        self._app = app
        self._options = options
        self._zoom = 1.0
        self._loading: threading.Thread | None = None
        self._soon = _soon()
        self._ahead = QTimer(self, interval=PAUSE)
        self._ahead.timeout.connect(self._look_ahead)
        self.settings = Settings(folders.config() / "boomerang.ini", self)
        self.saves = Saves(folders.data(), self)
        self.sounds = Sounds(self.settings, self)
        languages.install(options.lang or self.settings.language)
        self._apply_look()
        self.window = MainWindow(self.settings, self.saves, self.sounds)
        self.window.installEventFilter(self)
        self.window.resized.connect(self._fit)
        self.settings.watch(self._set_language, "language")
        self.settings.watch(self._set_appearance, "appearance")
        self.settings.watch(self._apply_look, "text_scale")
        app.applicationStateChanged.connect(self._state_changed)
        app.styleHints().colorSchemeChanged.connect(self._apply_look)
        if sys.platform == "darwin":
            app.installEventFilter(self)

    def show(self) -> None:
        """Show the window where it was last; the first time, maximise it if the screen is small."""
        room = self.window.screen().availableSize() - FRAME
        placed = self.window.restoreGeometry(self.settings.geometry)
        if not placed and USUAL.boundedTo(room) != USUAL:
            self.window.setWindowState(Qt.WindowState.WindowMaximized)
        self.window.show()

    def open(self) -> None:
        """Do everything that the window's first frame need not wait for."""
        self.window.setWindowIcon(QIcon(assets.pixmap("app/boomerang", 128, 128)))
        self.window.main_menu.fill()
        if self._options.file:
            self.window.open_file(self._options.file)
        elif self.saves.autosave_path.exists() and self.saves.running() is None:
            self.window.tell(self.saves.set_aside())
        # the rules build tables: do it in the background, not on the first click
        self._loading = threading.Thread(target=_beside, daemon=True, name="rules")
        self._loading.start()
        self._ahead.start()

    def _look_ahead(self) -> None:
        """Preload the next module that the first click will need. It must happen in the window's
        thread: Qt crashes if two threads register its classes."""
        if self._loading and self._loading.is_alive():
            return
        if name := next(self._soon, None):
            import_module(name)
        else:
            self._ahead.stop()

    def called(self, file: Path | None) -> None:
        """Show this window, and the file, after the program was started a second time."""
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file:
            window.open_file(file)

    def close(self) -> None:
        """Stop all threads and write the settings."""
        self._ahead.stop()
        if self._loading:
            self._loading.join()
        self.settings.flush()
        self._app.removeEventFilter(self)
        self._app.applicationStateChanged.disconnect(self._state_changed)
        self._app.styleHints().colorSchemeChanged.disconnect(self._apply_look)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.window and event.type() == QEvent.Type.Paint:
            self.window.removeEventFilter(self)
            QTimer.singleShot(0, self.painted.emit)
        # so macOS hands over files that were double-clicked
        if event.type() == QEvent.Type.FileOpen:
            self.window.open_file(Path(event.file()))  # type: ignore[attr-defined]
            return True
        return False

    def _apply_look(self) -> None:
        appearance = self._options.theme or self.settings.appearance
        theme.apply(self._app, appearance, self.settings.text_scale, self._zoom)

    def _fit(self) -> None:
        """Scale everything up in a large window, in a few steps."""
        size = self.window.size()
        ratio = min(size.width() / USUAL.width(), size.height() / USUAL.height())
        zoom = next((zoom for least, zoom in _ZOOMS if ratio >= least), 1.0)
        if zoom != self._zoom:
            self._zoom = zoom
            self._apply_look()

    def _set_language(self) -> None:
        self._options.lang = None
        languages.install(self.settings.language)

    def _set_appearance(self) -> None:
        self._options.theme = None
        self._apply_look()

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.window.flush()


def _beside() -> None:
    folders.tighten()
    _load_rules()


def _load_rules() -> None:
    import boomerang_desktop.match.record  # noqa: F401
    from boomerang_desktop.games import GAMES

    for game_id in GAMES:
        GAMES[game_id]


def _soon() -> Iterator[str]:
    """List the modules to preload, one by one; what all tables share comes first."""
    from boomerang_desktop.desktop import scene
    from boomerang_desktop.games.catalogue import CATALOGUE

    for module in iter_modules(scene.__path__, f"{scene.__name__}."):
        yield module.name
    for game in CATALOGUE.values():
        yield f"{game.root}.desktop.games.{game.folder}.table"
    for name in ("look.reduced_motion", "lesson.page", "lesson.puzzle_run", "library.page"):
        yield f"boomerang_desktop.desktop.{name}"


def run(options: argparse.Namespace) -> int:
    app = application()
    instance = Instance(folders.data())
    file = options.file.absolute() if options.file else None
    if not instance.is_first() and instance.call(file):
        return 0
    program = Program(app, options)
    errors.install(folders.data(), program.window.tell_mistake)
    instance.called.connect(program.called)
    program.painted.connect(program.open)
    program.painted.connect(instance.listen)
    program.painted.connect(GarbageCollection(program).begin)
    program.show()
    # Ctrl+C in a terminal ends the program; the match is on disk after every move
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    code = app.exec()
    program.close()
    instance.close()
    return code
