"""The one window: home, new match and table, one at a time."""

from collections.abc import Callable, Mapping
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
    QMainWindow,
    QStackedWidget,
    QWidget,
)

from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.pages.home import HomePage
from boomerang_desktop.desktop.saver import Saver
from boomerang_desktop.desktop.saves import Saves
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.shell.dialogs import Dialogs
from boomerang_desktop.desktop.shell.files import Files, dropped
from boomerang_desktop.desktop.shell.giving_up import GivingUp
from boomerang_desktop.desktop.shell.leave_prompt import LeavePrompt
from boomerang_desktop.desktop.shell.lesson_pages import LessonPages
from boomerang_desktop.desktop.shell.library_pages import LibraryPages
from boomerang_desktop.desktop.shell.menu import MainMenu
from boomerang_desktop.desktop.shell.opening import Opening
from boomerang_desktop.desktop.shell.rematch import Rematch
from boomerang_desktop.desktop.shell.study_pages import StudyPages
from boomerang_desktop.desktop.sound.sounds import Sounds

if TYPE_CHECKING:
    from boomerang_desktop.desktop.lesson.page import LessonPage
    from boomerang_desktop.desktop.pages.new_match import NewMatchPage
    from boomerang_desktop.desktop.rules.window import RulesWindow
    from boomerang_desktop.desktop.study.page import StudyPage
    from boomerang_desktop.desktop.table.page import TablePage
    from boomerang_desktop.games.core import Game
    from boomerang_desktop.match import Match

SMALLEST = QSize(960, 600)
USUAL = QSize(1280, 720)
_CTRL = Qt.KeyboardModifier.ControlModifier
MOMENT = 400
"""Milliseconds on a page after which the player is assumed to stay."""


class MainWindow(QMainWindow):
    resized = Signal()

    def __init__(self, settings: Settings, saves: Saves, sounds: Sounds) -> None:
        super().__init__()
        self.settings: Settings = settings
        self.saves, self.sounds = saves, sounds
        self.saver = Saver(saves, self)
        self.saver.failed.connect(self._save_failed)
        self.files = Files(self)
        self.dialogs: Dialogs = Dialogs(self)
        self.new_page: NewMatchPage | None = None
        self._table: TablePage | None = None
        self.learning: LessonPages = LessonPages(self)
        self.again: Rematch = Rematch(self)
        self.shelf: LibraryPages = LibraryPages(self)
        self.leaving = LeavePrompt(self)
        self.giving_up: GivingUp = GivingUp(self)
        self.opening: Opening = Opening(self)
        self.study: StudyPages = StudyPages(self)
        self.rules: RulesWindow | None = None
        self._warned = ""
        self.setAcceptDrops(True)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self.main_menu = MainMenu(self)
        # from the outside in: what changes its parent is styled all over again
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        progress, keeper = self.learning.progress, self.shelf.keeper
        self.home = HomePage(saves, settings, progress, keeper, self.main_menu.menu, self.pages)
        self.home.chosen.connect(self.learning.choose)
        self.home.resumed.connect(self.resume)
        self.home.opened.connect(self.open_file)
        self.home.wanted.connect(self.do)
        self.pages.addWidget(self.home)
        settings.watch(self.main_menu.refresh, "muted")
        self.show_home()

    # ---- pages

    @property
    def page(self) -> str:
        shown = self.pages.currentWidget()
        if shown is self.home:
            return actions.HOME
        if shown is self.lesson:
            return actions.LESSON
        if shown is self.shelf.page:
            return actions.LIBRARY
        if shown is self.shelf.statistics:
            return actions.STATISTICS
        if shown is self.study.page:
            return actions.STUDY
        return actions.TABLE if shown is self._table else actions.NEW

    @property
    def lesson(self) -> "LessonPage | None":
        """The page of lessons, once one has been opened."""
        return self.learning.page

    @property
    def match_on_table(self) -> "Match | None":
        """If the table is what is shown."""
        return self._table.match if self._table and self.page == actions.TABLE else None

    @property
    def table(self) -> "TablePage | None":
        """The table, once a match has been set up or opened."""
        return self._table

    def show_home(self) -> None:
        self.show_page(self.home)

    def new_match(self, game_id: str) -> None:
        from boomerang_desktop.games import GAMES

        self.set_up(GAMES[game_id])

    def set_up(
        self, game: "Game", deal: "Match | None" = None, told: Callable[[], str] = str
    ) -> None:
        """Let the player choose who sits where; a given `deal` is kept."""
        from boomerang_desktop.desktop.pages.new_match import NewMatchPage

        menu = self.main_menu.menu
        old = self.new_page
        people = self.shelf.known_people()
        self.new_page = NewMatchPage(game, self.settings, menu, deal, told, people)
        self.shelf.rate(self.new_page)
        self.new_page.started.connect(self.begin)
        self.new_page.left.connect(self.show_home)
        self.new_page.rules.connect(self.open_rules)
        self.new_page.learn.connect(self.learning.open_lesson)
        self.new_page.puzzles.connect(self.learning.open_puzzles)
        self.pages.addWidget(self.new_page)
        self.show_page(self.new_page)
        QTimer.singleShot(MOMENT, self.new_page, self._expect_match)
        if old:
            self.pages.removeWidget(old)
            old.deleteLater()

    def _expect_match(self) -> None:
        """Get the table and the bots ready while the player sets up a match."""
        if self.isVisible() and self.page == actions.NEW and self.new_page:
            self._table_page().expect(self.new_page.game.id)

    def begin(self, match: "Match", **noted: object) -> None:
        """A new match: the one that was running is kept among those played before. If it counts,
        somebody is asked first. What is `noted` of the new one is written when it has begun."""
        self.leaving.ask(lambda: self._begin(match, noted))

    def _begin(self, match: "Match", noted: Mapping[str, object]) -> None:
        table = self.sit_down(match, new=True)
        table.save()
        self.shelf.begun(match, noted)

    def resume(self) -> None:
        self.opening.resume()

    def open_file(self, path: Path) -> None:
        self.opening.open(path)

    def _table_page(self) -> "TablePage":
        from boomerang_desktop.desktop.table.page import TablePage

        if self._table is None:
            self._table = TablePage(
                self.settings,
                self.saver,
                self.sounds,
                self.learning.progress,
                self.main_menu.menu,
            )
            self._table.left.connect(self.show_home)
            self._table.ending.turned.connect(self.shelf.dealing.result_turned)
            self._table.thinker.recall = self.study.recall
            self._table.bar.study.clicked.connect(self.study.back)
            self._table.aids.tally.aided.connect(self.shelf.aided)
            self._table.wanted.connect(self.do)
            self._table.actions_changed.connect(self.main_menu.refresh)
            self._table.rules_wanted.connect(self._open_paragraph)
            self.pages.addWidget(self._table)
        return self._table

    def sit_down(self, match: "Match", *, new: bool = False) -> "TablePage":
        """Lays a match on the table."""
        self._leave_table()
        self._warned = ""
        table = self._table_page()
        self.study.name_table(table, match)
        self.show_page(table)
        table.open_match(match, new=new)
        self._name_window()
        return table

    def _leave_table(self) -> None:
        if self._table and self._table.match:
            self._table.leave()

    def show_page(self, page: QWidget) -> None:
        if page is not self._table:
            self._leave_table()
        if self.lesson and page is not self.lesson:
            self.lesson.leave()
        if page is not self.shelf.page:
            self.shelf.leave()
        if self.study.page and page is not self.study.page:
            self.study.page.leave()
        self.pages.setCurrentWidget(page)
        if page is self.home:
            self.home.refresh()
        page.setFocus()
        self._name_window()
        self.main_menu.refresh()

    def _name_window(self) -> None:
        """Show only the game in the title: others can see the task bar."""
        game = self.game
        self.setWindowTitle(GAME_INFOS[game].name() if game else self.tr("Boomerang Desktop"))

    @property
    def game(self) -> str:
        """The game that this page is about; nothing at home."""
        shown = self.pages.currentWidget()
        if shown is self._table and self._table and self._table.match:
            return self._table.match.game.id
        if self.study.page and shown is self.study.page and self.study.page.match:
            return self.study.page.match.game.id
        if shown is self.lesson and self.lesson and self.lesson.course:
            return self.lesson.course.game_id
        return self.new_page.game.id if self.new_page and shown is self.new_page else ""

    # ---- actions

    def why_not(self, name: str) -> str | None:
        """None if the action is possible now; else one sentence."""
        action = actions.BY_NAME[name]
        if self.page not in action.pages:
            return self.tr("not on this page")
        if action.why_not:
            return action.why_not(self)
        page = None if action.do else self.board_page()
        return page.why_not(name) if page else None

    def board_page(self) -> "TablePage | LessonPage | StudyPage | None":
        """The page with a table on it, if one is shown."""
        if self.page == actions.STUDY:
            return self.study.page
        return self.lesson if self.page == actions.LESSON else self._table

    def do(self, name: str) -> None:
        action, page = actions.BY_NAME[name], self.board_page()
        if (why := self.why_not(name)) is not None:
            if page and self.page in actions.ON_BOARD:
                page.speech.why_not(why)
            elif self.page in action.pages and self.page == actions.LIBRARY:
                self.shelf.refuse(why)
        elif action.do:
            action.do(self)
        elif page:
            page.do(name)

    def new(self) -> None:
        if self.page in actions.ON_BOARD and (game := self.game):
            self.new_match(game)
        else:
            self.show_home()

    def open(self) -> None:
        if path := self.files.to_open():
            self.open_file(path)

    def save_as(self) -> None:
        match = self._table.match if self._table else None
        path = self.files.to_keep(match.game.id, match.played_at) if match else None
        if match and path and (fault := self.saves.save_as(match, path)):
            self.tell(fault)

    def fullscreen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.main_menu.refresh()

    def sound(self) -> None:
        self.settings.muted = not self.settings.muted

    def open_rules(self, game_id: str = "", paragraph: str = "") -> None:
        from boomerang_desktop.desktop.rules.window import RulesWindow

        if self.rules is None:
            self.rules = RulesWindow(self.settings, self)
            self.rules.lesson_wanted.connect(self.learning.open_lesson)
        self.rules.open_rules(game_id or self.game or self.rules.game_id, paragraph)

    def _open_paragraph(self, paragraph: str) -> None:
        self.open_rules(paragraph=paragraph)

    def tell(self, sentence: str) -> None:
        from boomerang_desktop.desktop.dialogs import message

        message.show(sentence, self)

    def tell_mistake(self, log: Path) -> None:
        sentence = self.tr("Something went wrong in the program. Details are in {file}.")
        self.tell(sentence.format(file=log))

    # ---- events

    def flush(self) -> None:
        """The program is no longer in the foreground: what is on the table must be on disk."""
        self.saver.flush()

    def _save_failed(self, sentence: str) -> None:
        """Told once per match in a dialog; the status line says it every time."""
        if sentence != self._warned:
            self._warned = sentence
            self.tell(sentence)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped(event)
        if path:
            event.acceptProposedAction()
            self.open_file(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.lesson:
            self.lesson.leave()
        if self.study.page:
            self.study.page.close_down()
        if self._table:
            self._table.close_down()
        self.saver.close()
        self.shelf.close()
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
