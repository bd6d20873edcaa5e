"""The rules window: read beside a match, searched, printed and saved."""

from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPageSize,
    QPdfWriter,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop import storage
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs import message
from boomerang_desktop.desktop.dialogs.saving import where_to_save
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import theme, widgets
from boomerang_desktop.desktop.pages.fields import Combo
from boomerang_desktop.desktop.rules import text
from boomerang_desktop.desktop.rules.page import Page
from boomerang_desktop.desktop.rules.paper import RulesPrinter
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.study.progress import names

MEASURE = 780
"""Maximum width of the page at the usual text size: longer lines are hard to read."""
USUAL = QSize(1040, 760)
RESOLUTION = 600
"""Dots per inch in a PDF."""

Lessons = Callable[[str], Collection[str]]
"""The names of the lessons and levels of a game."""


class RulesWindow(QDialog):
    """Stays open during play; the caller can point at a paragraph."""

    lesson_wanted = Signal(str, str, str)
    """The player wants to try this: game, lesson, and a level or ""."""

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, lessons: Lessons = names
    ) -> None:
        super().__init__(parent)
        self._settings, self._lessons = settings, lessons
        self._dressed: object = None
        """The theme that the page was laid out in."""
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.games = Combo()
        for game in GAME_INFOS:
            self.games.addItem("", game)
        self.sought = QLineEdit()
        self.hits = widgets.label("muted")
        self.before, self.after = widgets.tool("chevron_left"), widgets.tool("chevron_right")
        self.contents = QListWidget()
        self.page = Page()
        self.print, self.save = widgets.tool("print"), widgets.tool("save")
        self.leave = widgets.tool("close")
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        above, below = QHBoxLayout(), QHBoxLayout()
        above.addWidget(self.games)
        above.addStretch(1)
        for widget in (self.sought, self.hits, self.before, self.after):
            above.addWidget(widget)
        above.addSpacing(2 * theme.GRID)
        for widget in (self.print, self.save, self.leave):
            above.addWidget(widget)
        below.addWidget(self.contents)
        below.addStretch(1)
        below.addWidget(self.page, 100)
        below.addStretch(1)
        column = QVBoxLayout(self)
        edge = 2 * theme.GRID
        column.setContentsMargins(edge, edge, edge, edge)
        for row in (above, below):
            row.setSpacing(theme.GRID)
            column.addLayout(row, int(row is below))

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._write)
        self.sought.textChanged.connect(self.page.search)
        self.before.clicked.connect(lambda: self.page.step(-1))
        self.after.clicked.connect(lambda: self.page.step(1))
        self.page.found.connect(self._tell_hits)
        self.page.reached.connect(self._follow)
        self.page.lesson_wanted.connect(self._want_lesson)
        self.contents.currentRowChanged.connect(self._turn_to)
        self.print.clicked.connect(self.print_rules)
        self.save.clicked.connect(self.save_as)
        self.leave.clicked.connect(self.reject)
        keys = QKeySequence.StandardKey
        for key, do in (
            (QKeySequence(keys.Find), self._seek),
            (QKeySequence(Qt.Key.Key_F3), self.after.click),
            (QKeySequence("Shift+F3"), self.before.click),
            (QKeySequence(keys.Print), self.print.click),
            (QKeySequence(keys.Save), self.save.click),
        ):
            QShortcut(key, self, do)

    @property
    def game_id(self) -> str:
        found: str = self.games.currentData()
        return found

    def open_rules(self, game_id: str, paragraph: str = "") -> None:
        self.games.setCurrentIndex(self.games.findData(game_id))
        if not self.isVisible():
            self._take_place()
        self.show()
        self.raise_()
        self.activateWindow()
        self.page.adapt()
        self.page.setFocus()
        self.point_at(paragraph)

    def point_at(self, paragraph: str) -> bool:
        return self.page.point_at(paragraph)

    # --- size and place

    def _take_place(self) -> None:
        """Restore the last position; the first time, appear over the parent window."""
        self._fit()
        if not self.restoreGeometry(self._settings.rules_geometry):
            over = self.parentWidget()
            room = over.window().size() if over else self.screen().availableSize()
            edge = QSize(2 * theme.GRID, 2 * theme.GRID)
            self.resize((USUAL * theme.text_scale()).boundedTo(room - edge))

    def hideEvent(self, event: QHideEvent) -> None:
        self._settings.rules_geometry = self.saveGeometry()
        super().hideEvent(event)

    def _fit(self) -> None:
        """Scale everything to the text size, with no control narrower than its text."""
        widgets.spread_out(self)
        scale = theme.text_scale()
        self.page.setMaximumWidth(round(MEASURE * scale))
        bar = self.contents.verticalScrollBar().sizeHint().width()
        wide = self.contents.sizeHintForColumn(0) + bar + 2 * theme.GRID
        self.contents.setFixedWidth(wide)
        metrics = self.hits.fontMetrics()
        told = (self.hits.text(), self._told(88, 88), self._told(0, 0))
        self.hits.setMinimumWidth(max(map(metrics.horizontalAdvance, told)))
        placeholder = metrics.horizontalAdvance(self.sought.placeholderText())
        self.sought.setMinimumWidth(placeholder + round(96 * scale))

    # --- reading

    def _write(self) -> None:
        self._dressed = _look()
        try:
            written = GAME_INFOS[self.game_id].rules(languages.current()).read_text("utf-8")
        except OSError:
            written = self.tr("The rules of this game could not be read.")
        self._text = text.without_missing_lessons(written, self._lessons(self.game_id))
        self.contents.blockSignals(True)
        self.contents.clear()
        for heading in text.contents(self._text):
            self.contents.addItem("\N{EM SPACE}" * (heading.level - 2) + heading.title)
        self.contents.blockSignals(False)
        name = GAME_INFOS[self.game_id].name()
        self.page.setAccessibleName(self.tr("Rules: {game}").format(game=name))
        self._fit()
        self.page.show_rules(self.game_id, self._text)

    def _follow(self, part: int) -> None:
        """Select the current part in the contents."""
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(max(part, 0))
        self.contents.blockSignals(False)

    def _want_lesson(self, name: str) -> None:
        lesson, _, level = name.partition("/")
        self.lesson_wanted.emit(self.game_id, lesson, level)

    def _turn_to(self, part: int) -> None:
        if part >= 0:
            self.page.go_to(part)

    # --- search

    def _seek(self) -> None:
        self.sought.setFocus()
        self.sought.selectAll()

    def _told(self, number: int, count: int) -> str:
        if not count:
            return self.tr("Not found")
        return self.tr("{number} of {count}").format(number=number, count=count)

    def _tell_hits(self, number: int, count: int) -> None:
        for button in (self.before, self.after):
            button.setEnabled(count > 1)
        told = self._told(number, count) if self.sought.text().strip() else ""
        if told != self.hits.text():
            self.hits.setText(told)
            if told and self.isVisible():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, inside = Qt.Key(event.key()), self.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if inside is self.sought:
                back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.page.step(-1 if back else 1)
            elif isinstance(inside, QAbstractButton):
                inside.click()
        elif key == Qt.Key.Key_Escape and self.sought.text():
            self.sought.clear()
            self.page.setFocus()
        else:
            super().keyPressEvent(event)

    # --- paper

    def save_as(self) -> None:
        name, kinds = f"{GAME_INFOS[self.game_id].name()}.pdf", self.tr("PDF files (*.pdf)")
        if path := where_to_save(self, self.tr("Save the rules"), name, kinds):
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        self._put_on_paper(partial(self._write_pdf, path))

    def print_rules(self) -> None:
        # imported late: it searches for all printers
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(GAME_INFOS[self.game_id].name())
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._put_on_paper(lambda paper: paper.put_on(printer)))
        QDialog.open(dialog)

    def _put_on_paper(self, use: Callable[[RulesPrinter], None]) -> None:
        paper = RulesPrinter(self.game_id, self._text, self)

        def ready() -> None:
            use(paper)
            paper.deleteLater()
            self.print.setEnabled(True)
            self.save.setEnabled(True)

        self.print.setEnabled(False)
        self.save.setEnabled(False)
        paper.ready.connect(ready)
        paper.start()

    def _write_pdf(self, path: Path, paper: RulesPrinter) -> None:
        made = QBuffer()
        made.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(made)
        writer.setTitle(GAME_INFOS[self.game_id].name())
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setResolution(RESOLUTION)
        paper.put_on(writer)
        try:
            storage.write(path, bytes(made.data().data()), private=False)
        except OSError:
            message.show(self.tr("{file} could not be saved.").format(file=path.name), self)

    # --- language and look

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        for number in range(self.games.count()):
            self.games.setItemText(number, GAME_INFOS[self.games.itemData(number)].name())
        self.games.setAccessibleName(self.tr("Game"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.sought.setPlaceholderText(self.tr("Search"))
        self.sought.setAccessibleName(self.tr("Search the rules"))
        for button, name in (
            (self.before, self.tr("Previous result")),
            (self.after, self.tr("Next result")),
            (self.print, self.tr("Print…")),
            (self.save, self.tr("Save as PDF…")),
            (self.leave, self.tr("Close")),
        ):
            widgets.set_tip(button, name)
            button.setAccessibleName(name)
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange and self._dressed not in (None, _look()):
            # lay out the page again in the current colours and sizes
            self._write()


def _look() -> tuple[theme.Tokens, float, float]:
    return theme.tokens(), theme.text_scale(), theme.text_size()
