"""Actions on files of matches: star, copy, delete and restore."""

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFile, QObject, Signal

from boomerang_desktop import storage
from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.desktop.saves import ENDING
from boomerang_desktop.desktop.texts import Texts

if TYPE_CHECKING:
    from boomerang_desktop.library.entry import Entry
    from boomerang_desktop.library.exchange import BroughtIn
    from boomerang_desktop.library.library import Library


def to_system_bin(path: Path) -> Path | None:
    """Where the file is then; None if it is where it was, for there is no bin, or it does not take
    it, or does not say where it put it, as on Windows at times. Raises OSError."""
    try:
        with storage.opened(path) as held:
            content, modified = held.read(), os.fstat(held.fileno()).st_mtime
    except OSError:
        return None
    file = QFile(str(path))
    if not file.moveToTrash():
        return None
    if not file.fileName():
        storage.write(path, content, modified=modified)
        return None
    return Path(file.fileName())


def throw_away(library: "Library", entry: "Entry") -> "Callable[[Library], None]":
    """Move a match to the system's bin or, without one, to the library's own. Return the way to
    undo it."""
    from boomerang_desktop.library import bin as own_bin

    files = own_bin.files(library, entry)
    moved = [(path, aside) for path in files if (aside := to_system_bin(path))]
    removed = own_bin.Removed(entry.path, tuple(moved))
    if moved and moved[0][0] == entry.path:
        library.update(entry.path)
    else:
        own_bin.restore(library, removed)
        removed = own_bin.remove(library, entry)
    return partial(own_bin.restore, removed=removed)


class LibraryEdits(QObject):
    told = Signal(str)
    """Announces what was done."""
    undoable = Signal(str)
    """Announces what was done and can be undone."""

    def __init__(self, keeper: LibraryService, parent: QObject) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._texts = Texts(self)
        self._ways_back: list[Callable[[Library], None]] = []
        self._deleted: list[str] = []
        """The ids of the matches that can be restored."""

    def star(self, entries: "Sequence[Entry]") -> None:
        """Star all of them or, if all have a star, none."""
        on = not all(entry.starred for entry in entries)
        ids = [entry.id for entry in entries]
        self._keeper.tell(lambda library: [library.annotate(i, starred=on) for i in ids])

    def rename(self, entry: "Entry", title: str) -> None:
        self._keeper.tell(lambda library: library.annotate(entry.id, title=title))

    def delete(self, entries: "Sequence[Entry]") -> None:
        """Delete matches. Those that fail stay; all others can be restored."""
        ways_back: list[Callable[[Library], None]] = []

        def remove(library: "Library") -> None:
            # on an error, the matches already deleted are in the list
            ways_back.extend(throw_away(library, entry) for entry in entries)

        def removed(sentence: str = "") -> None:
            if ways_back:
                self._ways_back = ways_back
                self._deleted = [entry.id for entry in entries[: len(ways_back)]]
                self._keeper.changed.emit()
                self.undoable.emit(self.tr("%n match(es) deleted", "", len(ways_back)))
            if sentence:
                self._keeper.troubled.emit(sentence)

        self._keeper.ask(remove, lambda _: removed(), self, removed)

    def undo(self) -> list[str]:
        """Restore the deleted matches; return their ids."""
        ways_back, self._ways_back = self._ways_back, []
        self._keeper.tell(lambda library: [restore(library) for restore in ways_back])
        return self._deleted

    def hand_out(self, entries: "Sequence[Entry]", target: Path) -> None:
        """Copy matches to a file, or to a folder."""

        def copy(library: "Library") -> int:
            from boomerang_desktop.library.exchange import hand_out

            for entry in entries:
                named = storage.free(target / entry.path.name) if target.is_dir() else target
                hand_out(entry, named.with_suffix(ENDING) if not named.suffix else named)
            return len(entries)

        self._keeper.ask(
            copy, lambda count: self.told.emit(self.tr("%n match(es) saved", "", count)), self
        )

    def bring_in(self, paths: Sequence[Path]) -> None:
        def copy(library: "Library") -> "BroughtIn":
            from boomerang_desktop.library.exchange import bring_in

            return bring_in(library, paths, stop=lambda: self._keeper.stopped)

        self._keeper.ask(copy, self._brought, self, slowly=True)

    def _brought(self, found: "BroughtIn") -> None:
        self._keeper.changed.emit()
        told = [self.tr("%n match(es) imported", "", len(found.added))]
        if found.known:
            told.append(self.tr("%n known already", "", found.known))
        if found.apart:
            told.append(
                self.tr("%n kept beside another match with the same number", "", found.apart)
            )
        if len(found.refused) == 1:
            refused = found.refused[0]
            text = self.tr("“{file}” cannot be opened. {reason}")
            reason = self._texts.record_error(refused.error)
            told.append(text.format(file=refused.path.name, reason=reason))
        elif found.refused:
            told.append(self.tr("%n file(s) could not be read", "", len(found.refused)))
        self.told.emit(" · ".join(told))
