"""The page of all matches: search, details, tidying."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QPoint,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QMenu,
    QStackedLayout,
    QVBoxLayout,
)

from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.library.detail import Detail
from boomerang_desktop.desktop.library.edits import LibraryEdits
from boomerang_desktop.desktop.library.filters import Filters
from boomerang_desktop.desktop.library.model import MatchModel
from boomerang_desktop.desktop.library.people import People
from boomerang_desktop.desktop.library.pictures import Pictures
from boomerang_desktop.desktop.library.row import MatchRow
from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.desktop.library.unreadable import UnreadableButton
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.look.invitation import Invitation
from boomerang_desktop.desktop.look.notice import Notice
from boomerang_desktop.desktop.look.page_bar import PageBar
from boomerang_desktop.desktop.texts import Texts
from boomerang_desktop.games import GAMES
from boomerang_desktop.library.deals.daily import is_daily
from boomerang_desktop.match.secrecy import withheld

if TYPE_CHECKING:
    from boomerang_desktop.library.entry import Entry

SETTLED = 400
"""Milliseconds after which the files themselves are checked."""
_REVEALING = ("match_study", "match_deal", "match_challenge")
"""Actions that reveal the cards of a match, or their order."""
_ACTIVE = ("match_open", "match_study", "match_deal", "match_challenge", "match_rename")
"""Actions for a single match."""


class MatchList(QListView):
    """The list of matches: Return opens, Delete deletes, files can be dragged out."""

    deleted = Signal()
    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "rows")  # the focus ring goes around the current row, not the list
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QListView.DragDropMode.DragOnly)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.doubleClicked.connect(lambda _: self.opened.emit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self.opened.emit()
        else:
            super().keyPressEvent(event)


class LibraryPage(widgets.Translated):
    left = Signal()
    wanted = Signal(str)
    """Emits the name of one of the window's actions."""

    def __init__(self, keeper: LibraryService, people: People, cache: Path, menu: QMenu) -> None:
        super().__init__()
        self._keeper, self._people = keeper, people
        self.pictures = Pictures(cache, self)
        self.model = MatchModel(keeper)
        self.model.setParent(self)
        self.edits = LibraryEdits(keeper, self)
        self.filters = Filters()
        self.list = MatchList()
        self.list.setModel(self.model)
        self._row = MatchRow(self.pictures)
        self.list.setItemDelegate(self._row)
        self.detail = Detail(self.pictures)
        self.notice = Notice()
        self._chosen: list[str] = []
        """The ids of the selected matches, to restore after a reload …"""
        self._last = 0
        """… and the row of the first, for when none of them is left."""
        self._progress = ""
        self._fresh = QTimer(self, singleShot=True, interval=50)
        self._fresh.timeout.connect(self._look)
        self.setAcceptDrops(True)
        self._build(menu)
        self._connect()
        self.retranslate()

    def _build(self, menu: QMenu) -> None:
        self.invitation = Invitation("shelf")
        self.invitation.pressed.connect(self.filters.clear)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.invitation)
        column = QVBoxLayout()
        edge = 2 * theme.GRID
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(theme.GRID)
        column.addWidget(self.filters)
        column.addLayout(self._stack, 1)
        column.addWidget(self.notice)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addLayout(column, 1)
        body.addWidget(self.detail)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._bar(menu))
        whole.addLayout(body, 1)

    def _bar(self, menu: QMenu) -> PageBar:
        self.bar = PageBar(menu)
        self.bar.left.connect(self.left)
        self._count = widgets.label("muted")
        self.unreadable = UnreadableButton()
        self.tools = {
            name: widgets.button(actions.BY_NAME[name].icon, "plain")
            for name in ("match_import", "statistics", "profiles")
        }
        row = self.bar.middle
        row.addSpacing(theme.GRID)
        row.addWidget(self._count)
        row.addWidget(self.unreadable)
        row.addStretch(1)
        for name, button in self.tools.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            row.addWidget(button)
        return self.bar

    def _connect(self) -> None:
        self.filters.changed.connect(self._look_anew)
        self.filters.left.connect(self.list.setFocus)
        self.model.filled.connect(self._filled)
        self.model.dataChanged.connect(lambda *_: self._choose())
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._choose())
        self.list.opened.connect(lambda: self.wanted.emit("match_open"))
        self.list.deleted.connect(lambda: self.wanted.emit("match_delete"))
        self.list.customContextMenuRequested.connect(self._offer)
        self.detail.wanted.connect(self.wanted)
        self.detail.renamed.connect(self._rename)
        # connected late: the first widget that Qt hands out makes PySide load all widget classes
        self.pictures.come.connect(lambda: self.list.viewport().update())
        self._keeper.changed.connect(self._fresh.start)
        self._keeper.progress.connect(self._reading)
        self._keeper.troubled.connect(self.notice.tell)
        self.edits.told.connect(self.notice.tell)
        self.unreadable.told.connect(self.notice.tell)
        self.edits.undoable.connect(lambda text: self.notice.tell(text, self.tr("Undo")))
        self.notice.pressed.connect(self._undo)
        self._people.changed.connect(self._look_anew)

    # --- the list

    def open(self) -> None:
        """Load the list when the player opens the page."""
        self._look()
        # first what the index knows, then what is new on disk
        QTimer.singleShot(SETTLED, self, self._keeper.catch_up)
        self.list.setFocus()

    def _look(self) -> None:
        """Repeat the query, keeping the selection and the scroll position."""
        if not self.isVisible():
            return
        self._chosen = [entry.id for entry in self.detail.entries] or self._chosen
        self.filters.who = self._people.who()
        top = self.list.indexAt(QPoint(4, 4)).row()
        self.model.look_for(self.filters.query(), max(top, 0))

    def _look_anew(self) -> None:
        """Run a new query, from the top."""
        self.list.scrollToTop()
        self._last = 0
        self._look()

    def _filled(self) -> None:
        count = self.model.rowCount()
        self._stack.setCurrentIndex(0 if count else 1)
        # without matches there is nothing to filter or select
        for part in (self.filters, self.detail):
            part.setVisible(bool(count) or not self.filters.idle)
        selection, chosen = self.list.selectionModel(), QItemSelection()
        for match_id in self._chosen:
            if (row := self.model.row_of(match_id)) is not None:
                index = self.model.index(row)
                chosen.select(index, index)
                selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        if chosen.isEmpty() and count:
            self.list.setCurrentIndex(self.model.index(min(self._last, count - 1)))
        elif count:
            selection.select(chosen, QItemSelectionModel.SelectionFlag.Select)
        else:
            self._choose()
        self._tell_count()

    def _reading(self, done: int, total: int) -> None:
        if done == total and self.isVisible():
            ask, files, names = self._keeper.ask, self.unreadable.set_files, self.filters.set_names
            ask(lambda library: library.unreadable(), files, self)
            ask(lambda library: library.names(), names, self)
        text = self.tr("reading {done} of {all}")
        read = text.format(done=done, all=total) if done < total else ""
        if read != self._progress:
            self._progress = read
            self._tell_count()

    def _tell_count(self) -> None:
        count = self.tr("%n match(es)", "", self.model.rowCount())
        self._count.setText(" · ".join(filter(None, (count, self._progress))))
        if not self.filters.idle:
            self.invitation.tell(self.tr("No matches found."), self.tr("Show all matches"))
        elif self._keeper.busy:
            self.invitation.tell(self.tr("Matches are being read."))
        else:
            self.invitation.tell(
                self.tr(
                    "Matches that you play are listed here. Records and folders of them can be "
                    "dropped here too."
                )
            )

    # --- selection

    @property
    def chosen(self) -> "Sequence[Entry]":
        return self.detail.entries

    def _choose(self) -> None:
        rows = sorted(index.row() for index in self.list.selectionModel().selectedIndexes())
        self._last = next(iter(rows), self._last)
        entries = [self.model.entry(self.model.index(row)) for row in rows]
        self.detail.show_entries([entry for entry in entries if entry])

    def why_not(self, action: str) -> str | None:
        """One sentence if this action is unavailable for the selection."""
        if action in ("match_import", "match_import_folder", "match_search"):
            return None
        if not self.chosen:
            return self.tr("no match is chosen")
        if action in _ACTIVE and self.detail.entry is None:
            return self.tr("several matches are chosen")
        if action == "match_deal" and not GAMES[self.chosen[0].game].deals:
            return self.tr("nothing is dealt in this game")
        if action == "match_delete" and any(is_daily(entry, date.today()) for entry in self.chosen):
            return self.tr("today’s deal is kept until tomorrow, as only its first attempt counts")
        why = withheld(self.chosen[0]) if action in _REVEALING else None
        return Texts(self).withheld(why) if why else None

    def _offer(self, where: QPoint) -> None:
        """Show a context menu for the selection."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in actions.ACTIONS:
            if action.pages == actions.IN_LIBRARY and self.why_not(action.name) is None:
                made = menu.addAction(assets.icon(action.icon), action.label())
                made.triggered.connect(lambda _=False, name=action.name: self.wanted.emit(name))
        menu.popup(self.list.viewport().mapToGlobal(where))

    def _undo(self) -> None:
        """Undo, and select what comes back, so that the next action applies to it."""
        self.list.clearSelection()
        self._chosen = self.edits.undo()

    def _rename(self, title: str) -> None:
        if entry := self.detail.entry:
            self.edits.rename(entry, title)

    # --- drag and drop

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.source() is None and files_in(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if files := files_in(event):
            event.acceptProposedAction()
            self.edits.bring_in(files)

    # --- look

    def retranslate(self) -> None:
        self.bar.title.setText(self.tr("Matches"))
        self.list.setAccessibleName(self.tr("Matches"))
        texts = {
            "match_import": self.tr("Import…"),
            "statistics": self.tr("Statistics"),
            "profiles": self.tr("Players"),
        }
        roomy = self.width() > 900 * theme.text_scale()
        for name, tool in self.tools.items():
            tool.setText(texts[name] if roomy else "")
            widgets.set_tip(tool, "" if roomy else texts[name])
            tool.setAccessibleName(texts[name])
        self.unreadable.retranslate()
        self.detail.retranslate()
        self._tell_count()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        widgets.spread_out(self)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.list.setIconSize(QSize(0, self._row.height()))
            widgets.spread_out(self)
            self.retranslate()
            self.list.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.retranslate()

    def leave(self) -> None:
        """Stop background work when the player leaves the page."""
        self.pictures.stop()


def files_in(event: QDropEvent) -> list[Path]:
    """The dragged files and folders."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
