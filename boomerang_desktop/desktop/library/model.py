"""The list of matches found, loaded page by page."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QStringListModel,
    Qt,
    QUrl,
    Signal,
)

from boomerang_desktop.desktop.library.match_texts import MatchTexts
from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.desktop.look import widgets

if TYPE_CHECKING:
    from boomerang_desktop.library.entry import Entry
    from boomerang_desktop.library.library import Library
    from boomerang_desktop.library.query import Query

PAGE = 60
"""Matches loaded at once: a screenful and more."""
_Index = QModelIndex | QPersistentModelIndex


class MatchModel(QStringListModel):
    """Knows the number of matches from the start; loads each page when it is first shown.

    The base class's strings are empty and never read. They only count the rows: a view queries
    every single row, which is fast where it need not call Python."""

    filled = Signal()
    """At least the first page of the latest query is loaded."""

    def __init__(self, keeper: LibraryService) -> None:
        super().__init__()
        self._keeper = keeper
        self._match_texts = MatchTexts(self)
        self._query: Query | None = None
        self._asked = 0
        """Number of the latest query: answers to earlier ones come too late."""
        self._entries: list[Entry | None] = []
        self._coming: set[int] = set()
        """The pages that have been requested."""

    def look_for(self, query: "Query", near: int = 0) -> None:
        """Load a new list, keeping the old one until the answer comes; `near` is a row that will
        then be in view."""
        self._query = query
        self._asked += 1
        number, offset = self._asked, PAGE * (near // PAGE)

        def find(library: "Library") -> tuple[int, list["Entry"], int, list["Entry"]]:
            count = library.count(query)
            start = min(offset, PAGE * (max(count - 1, 0) // PAGE))
            first = library.page(query, 0, PAGE)
            return count, first, start, library.page(query, start, PAGE) if start else first

        def found(answer: tuple[int, list["Entry"], int, list["Entry"]]) -> None:
            if number == self._asked:
                self._begin(*answer)

        self._keeper.ask(find, found, self)

    def _begin(self, count: int, first: list["Entry"], start: int, near: list["Entry"]) -> None:
        self._entries = [None] * count
        self._coming = {0, start // PAGE}
        for offset, page in ((0, first), (start, near)):
            self._entries[offset : offset + len(page)] = page[: count - offset]
        self.setStringList([""] * count)
        self.filled.emit()

    def _fetch(self, row: int) -> None:
        page = row // PAGE
        query = self._query
        if page in self._coming or query is None:
            return
        self._coming.add(page)
        number, offset = self._asked, page * PAGE

        def found(entries: list["Entry"]) -> None:
            if number != self._asked:
                return
            for n, entry in enumerate(entries[: len(self._entries) - offset], offset):
                self._entries[n] = entry
            self.dataChanged.emit(self.index(offset), self.index(offset + len(entries) - 1))

        self._keeper.ask(lambda library: library.page(query, offset, PAGE), found, self)

    def entry(self, index: _Index) -> "Entry | None":
        """The match; None while it is being loaded."""
        row = index.row()
        if not 0 <= row < len(self._entries):
            return None
        found = self._entries[row]
        if found is None:
            self._fetch(row)
        return found

    def row_of(self, match_id: str) -> int | None:
        """The row of a match, if it is loaded."""
        rows = enumerate(self._entries)
        return next((n for n, entry in rows if entry and entry.id == match_id), None)

    # --- Qt's interface

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entry(index)
        if entry is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._match_texts.name(entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._match_texts.spoken(entry)
        if role == Qt.ItemDataRole.ToolTipRole:
            marks = (mark.text for mark in self._match_texts.marks(entry))
            return widgets.plain_tip("\n".join((self._match_texts.players(entry), *marks)))
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return ["text/uri-list"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Files, for drag and drop."""
        entries = filter(None, map(self.entry, indexes))
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(entry.path)) for entry in entries])
        return data

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction
