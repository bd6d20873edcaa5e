"""The matches that somebody looks for, as a list that is filled page by page."""

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

from boomerang_desktop.desktop.library.keeper import Keeper
from boomerang_desktop.desktop.library.told import Told
from boomerang_desktop.desktop.look import widgets

if TYPE_CHECKING:
    from boomerang_desktop.library.entry import Entry
    from boomerang_desktop.library.library import Library
    from boomerang_desktop.library.query import Query

PAGE = 60
"""Matches that are asked for at once: a screenful and more."""
_Index = QModelIndex | QPersistentModelIndex


class MatchModel(QStringListModel):
    """Knows how many there are from the start; what they are comes when it is looked at.

    Its strings are empty and nobody reads them. They count the rows: a view asks for every single
    one of them, which takes no time where it need not be asked here."""

    filled = Signal()
    """What was asked for last is there, its first page at least."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__()
        self._keeper = keeper
        self._told = Told(self)
        self._query: Query | None = None
        self._asked = 0
        """Counts the questions: an answer to an earlier one comes too late."""
        self._entries: list[Entry | None] = []
        self._coming: set[int] = set()
        """The pages that have been asked for."""

    def look_for(self, query: "Query", near: int = 0) -> None:
        """The list stays as it is until the answer comes; `near` is a row that will be looked at
        then."""
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
        """None: it is being looked up."""
        row = index.row()
        if not 0 <= row < len(self._entries):
            return None
        found = self._entries[row]
        if found is None:
            self._fetch(row)
        return found

    def row_of(self, match_id: str) -> int | None:
        """Where a match stands, if that is known."""
        rows = enumerate(self._entries)
        return next((n for n, entry in rows if entry and entry.id == match_id), None)

    # --- as Qt asks for it

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entry(index)
        if entry is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._told.name(entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._told.spoken(entry)
        if role == Qt.ItemDataRole.ToolTipRole:
            marks = (mark.text for mark in self._told.marks(entry))
            return widgets.plain_tip("\n".join((self._told.players(entry), *marks)))
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return ["text/uri-list"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Files, for whoever they are dropped onto."""
        entries = filter(None, map(self.entry, indexes))
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(entry.path)) for entry in entries])
        return data

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction
