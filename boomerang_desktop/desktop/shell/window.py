"""The one window: home, new match and table, one at a time."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QMainWindow,
    QStackedWidget,
    QWidget,
)

from boomerang_desktop.desktop.games import FACES
from boomerang_desktop.desktop.pages.home import HomePage
from boomerang_desktop.desktop.saves import ENDING, Saves
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.shell import actions
from boomerang_desktop.desktop.shell.menu import MainMenu
from boomerang_desktop.desktop.sound.sounds import Sounds
from boomerang_desktop.desktop.texts import Texts

if TYPE_CHECKING:
    from boomerang_desktop.desktop.pages.new_match import NewMatchPage
    from boomerang_desktop.desktop.rules.window import RulesWindow
    from boomerang_desktop.desktop.saver import Saver
    from boomerang_desktop.desktop.table.page import TablePage
    from boomerang_desktop.match import Match

SMALLEST = QSize(960, 600)
USUAL = QSize(1280, 720)
_CTRL = Qt.KeyboardModifier.ControlModifier
MOMENT = 400
"""Milliseconds after which somebody who looks at a page is taken to stay."""


class MainWindow(QMainWindow):
    resized = Signal()

    def __init__(self, settings: Settings, saves: Saves, sounds: Sounds) -> None:
        super().__init__()
        self.settings, self.saves, self.sounds = settings, saves, sounds
        self._texts = Texts(self)
        self.new_page: NewMatchPage | None = None
        self._table: TablePage | None = None
        self.rules: RulesWindow | None = None
        self._saver: Saver | None = None
        self._warned = ""
        self._visited: Match | None = None
        """A match that is on the table while another one runs."""
        self._visited_at = 0
        self.setAcceptDrops(True)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)

        self.main_menu = MainMenu(self)
        self.home = HomePage(saves, settings, self.main_menu.menu)
        self.home.chosen.connect(self.new_match)
        self.home.resumed.connect(self.resume)
        self.home.opened.connect(self.open_file)
        self.home.wanted.connect(self.do)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.home)
        self.setCentralWidget(self.pages)
        settings.changed.connect(lambda _: self.main_menu.refresh())
        self.show_home()

    # ---- pages

    @property
    def page(self) -> str:
        shown = self.pages.currentWidget()
        if shown is self.home:
            return actions.HOME
        return actions.TABLE if shown is self._table else actions.NEW

    @property
    def table(self) -> "TablePage | None":
        """The table, once a match has been thought of."""
        return self._table

    def show_home(self) -> None:
        self._leave_table()
        self._show(self.home)

    def new_match(self, game_id: str) -> None:
        from boomerang_desktop.desktop.pages.new_match import NewMatchPage
        from boomerang_desktop.games import GAMES

        self._leave_table()
        old, self.new_page = (
            self.new_page,
            NewMatchPage(GAMES[game_id], self.settings, self.main_menu.menu),
        )
        self.new_page.started.connect(self.begin)
        self.new_page.left.connect(self.show_home)
        self.new_page.rules.connect(self.open_rules)
        self.pages.addWidget(self.new_page)
        self._show(self.new_page)
        QTimer.singleShot(MOMENT, self.new_page, self._expect_match)
        if old:
            self.pages.removeWidget(old)
            old.deleteLater()

    def _expect_match(self) -> None:
        """Somebody sets up a match: the table and the bots get ready meanwhile."""
        if self.page == actions.NEW and self.new_page:
            self._table_page().expect(self.new_page.game.id)

    def begin(self, match: "Match") -> None:
        """A new match: the one that was running is kept among those played before."""
        table = self._sit_down(match, new=True)
        table.save()

    def resume(self) -> None:
        match, fault = self.saves.resume()
        if match:
            self._sit_down(match)
        elif fault:
            self.tell(fault)
        if not match:
            self.home.refresh()

    def open_file(self, path: Path) -> None:
        """What is open stays untouched if the file is no good."""
        match, fault = self.saves.load(path)
        if fault:
            self.tell(fault)
        if match:
            self._leave_table()
            self.saves.remember_opened(path)
            running = self.saves.running()
            self._visited = match if running and running.id != match.id else None
            self._visited_at = len(match.decisions)
            self._sit_down(match)

    def rematch(self) -> None:
        import secrets

        from boomerang_desktop.match import Match

        old = self._table.match if self._table else None
        if old:
            seed = secrets.randbits(32)
            self.begin(Match.new(old.game, old.seats, old.settings, seed))

    def _table_page(self) -> "TablePage":
        from boomerang_desktop.desktop.saver import Saver
        from boomerang_desktop.desktop.table.page import TablePage

        if self._table is None:
            self._saver = Saver(self.saves, self)
            self._saver.failed.connect(self._save_failed)
            self._table = TablePage(self.settings, self._saver, self.sounds, self.main_menu.menu)
            self._table.left.connect(self.show_home)
            self._table.rematch.connect(self.rematch)
            self._table.actions_changed.connect(self.main_menu.refresh)
            self._table.rules_wanted.connect(self._open_paragraph)
            self.pages.addWidget(self._table)
        return self._table

    def _sit_down(self, match: "Match", *, new: bool = False) -> "TablePage":
        self._leave_table()
        self._warned = ""
        table = self._table_page()
        self._show(table)
        table.open_match(match, new=new)
        self._name_window()
        return table

    def _leave_table(self) -> None:
        if self._table and self._table.match:
            self._table.leave()

    def _show(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        if page is self.home:
            self.home.refresh()
        page.setFocus()
        self._name_window()
        self.main_menu.refresh()

    def _name_window(self) -> None:
        """The game and nothing else: the task bar is in everybody's sight."""
        game = ""
        if self.page == actions.TABLE and self._table and self._table.match:
            game = self._table.match.game.id
        elif self.page == actions.NEW and self.new_page:
            game = self.new_page.game.id
        self.setWindowTitle(FACES[game].name() if game else self.tr("Boomerang Desktop"))

    # ---- actions

    def why_not(self, name: str) -> str | None:
        """None if the action is possible now; else one sentence."""
        if self.page not in actions.BY_NAME[name].pages:
            return self.tr("not on this page")
        if name == "resume":
            return self._why_no_resume()
        if name in _OWN or self._table is None:
            return None
        return self._table.why_not(name)

    def _why_no_resume(self) -> str | None:
        if not self.saves.autosave_path.exists():
            return self.tr("no match is running")
        match = self._table.match if self._table and self.page == actions.TABLE else None
        # one that was opened to be looked at is not the one that runs, until it is played on
        if match and (match is not self._visited or len(match.decisions) != self._visited_at):
            return self.tr("the match is on the table")
        return None

    def checked(self, name: str) -> bool:
        return {
            "fullscreen": self.isFullScreen(),
            "sound": not self.settings.muted,
            "log": self._table.beside.log_shown if self._table else self.settings.show_log,
            "tabletop": self.settings.tabletop,
        }[name]

    def do(self, name: str) -> None:
        if (why := self.why_not(name)) is not None:
            if self.page == actions.TABLE and self._table:
                self._table.speech.why_not(why)
            return
        if name in _OWN:
            _OWN[name](self)
        elif self._table:
            self._table.do(name)

    def new(self) -> None:
        game = self._table.match.game.id if self._table and self._table.match else ""
        if self.page == actions.TABLE and game:
            self.new_match(game)
        else:
            self.show_home()

    def open(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a record"), "", self.tr("Records of matches (*.boomerang)")
        )
        if name:
            self.open_file(Path(name))

    def save_as(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        if not self._table or not self._table.match:
            return
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save the record"),
            f"{self._table.match.game.id}{ENDING}",
            self.tr("Records of matches (*.boomerang)"),
        )
        if name:
            path = Path(name)
            path = path if path.suffix else path.with_suffix(ENDING)
            fault = self.saves.save_as(self._table.match, path)
            if fault:
                self.tell(fault)

    def fullscreen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.main_menu.refresh()

    def sound(self) -> None:
        self.settings.muted = not self.settings.muted

    def open_settings(self) -> None:
        from boomerang_desktop.desktop.dialogs.settings import SettingsDialog

        _once(SettingsDialog(self.settings, self.sounds, self))

    def open_rules(self, game_id: str = "", paragraph: str = "") -> None:
        from boomerang_desktop.desktop.rules.window import RulesWindow

        if self.rules is None:
            self.rules = RulesWindow(self.settings, self)
        if not game_id and self.page == actions.TABLE and self._table and self._table.match:
            game_id = self._table.match.game.id
        elif not game_id and self.page == actions.NEW and self.new_page:
            game_id = self.new_page.game.id
        self.rules.open_rules(game_id or self.rules.game_id, paragraph)

    def _open_paragraph(self, paragraph: str) -> None:
        self.open_rules(paragraph=paragraph)

    def keys(self) -> None:
        from boomerang_desktop.desktop.dialogs.keys import KeysDialog

        flow = self._table.flow if self._table else None
        _once(KeysDialog(flow.board.words.keys if flow else list, self))

    def about(self) -> None:
        from boomerang_desktop.desktop.dialogs.about import AboutDialog

        _once(AboutDialog(self))

    def tell(self, sentence: str) -> None:
        from boomerang_desktop.desktop.dialogs import message

        message.show(sentence, self)

    def tell_mistake(self, log: Path) -> None:
        sentence = self.tr("Something went wrong in the program. Details are in {file}.")
        self.tell(sentence.format(file=log))

    # ---- events

    def flush(self) -> None:
        """The program goes out of sight: what is on the table must be on disk."""
        if self._saver:
            self._saver.flush()

    def _save_failed(self, sentence: str) -> None:
        """Told once a match in a window of its own; the status line says it every time."""
        if sentence != self._warned:
            self._warned = sentence
            self.tell(sentence)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event)
        if path:
            event.acceptProposedAction()
            self.open_file(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._table:
            self._table.close_down()
        if self._saver:
            self._saver.close()
        if self.rules:
            self.rules.close()
        self.settings.geometry = self.saveGeometry()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses whatever has the focus, and a key that can do nothing now says why."""
        widget = self.focusWidget()
        pressed = QKeySequence(event.keyCombination())
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & _CTRL:
            if isinstance(widget, QAbstractButton):
                widget.click()
            elif isinstance(widget, QComboBox):
                widget.showPopup()
            else:
                super().keyPressEvent(event)
            return
        for action in actions.in_menu():
            if self.page in action.pages and pressed in map(QKeySequence, action.keys):
                self.do(action.name)
                return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name_window()
            self.main_menu.retranslate()
        super().changeEvent(event)


_OWN: dict[str, Callable[[MainWindow], object]] = {
    "home": MainWindow.show_home,
    "new": MainWindow.new,
    "resume": MainWindow.resume,
    "rematch": MainWindow.rematch,
    "open": MainWindow.open,
    "save_as": MainWindow.save_as,
    "fullscreen": MainWindow.fullscreen,
    "sound": MainWindow.sound,
    "settings": MainWindow.open_settings,
    "rules": MainWindow.open_rules,
    "keys": MainWindow.keys,
    "about": MainWindow.about,
    "quit": MainWindow.close,
}
"""What the window does itself; everything else is the table's."""


def _once(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def _dropped(event: QDropEvent) -> Path | None:
    """The one record that is being dragged in, if it is one."""
    files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
    return Path(files[0]) if len(files) == 1 and files[0].endswith(ENDING) else None
