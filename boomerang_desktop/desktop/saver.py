"""Saves in order on a background thread, so a drop never waits for the disk."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from boomerang_desktop.desktop.job_thread import JobThread, raise_again
from boomerang_desktop.desktop.saves import Saves, Snapshot, snapshot

if TYPE_CHECKING:
    from boomerang_desktop.match import Match
    from boomerang_desktop.match.analysis import Analysis


class Saver(QObject):
    """Saves matches and analyses one after the other, in a thread of its own."""

    failed = Signal(str)
    """One sentence saying why something could not be saved."""
    analysed = Signal(str, object)
    """The id of a match kept here, and its complete new analysis."""
    _rang = Signal()
    """Wakes the GUI thread. Carries no object: passing one between threads is not safe."""

    def __init__(self, saves: Saves, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.saves = saves
        self._clerk = JobThread("saving")
        self._news: deque[Callable[[], None]] = deque()
        self._rang.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def save(self, match: "Match") -> None:
        """Save the match as it is now; it is on disk a moment later."""
        self._clerk.post(partial(self._try, partial(self._store, snapshot(match))))

    def keep_analysis(self, match: "Match", analysis: "Analysis") -> None:
        """Save the analysis of a match that is over, and so no longer changes."""
        self._clerk.post(partial(self._try, partial(self._keep, match, analysis)))

    def analysis(self, match: "Match") -> "Analysis | None":
        """What the analysis of a match has found up to now."""
        self.flush()
        return self.saves.analysis(match)

    # --- in the other thread

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as error:
            self._tell(partial(raise_again, error))

    def _store(self, shot: Snapshot) -> None:
        if complaint := self.saves.store(shot):
            self._tell(partial(self.failed.emit, complaint))

    def _keep(self, match: "Match", analysis: "Analysis") -> None:
        if self.saves.keep_analysis(match, analysis) and analysis.complete:
            self._tell(partial(self.analysed.emit, match.id, analysis))

    def _tell(self, news: Callable[[], None]) -> None:
        self._news.append(news)
        self._rang.emit()

    # --- in the GUI thread

    def _hear(self) -> None:
        while self._news:
            self._news.popleft()()

    def flush(self) -> None:
        """Wait until everything is on disk, and report the results."""
        self._clerk.flush()
        self._hear()

    def close(self) -> None:
        self._clerk.close()
        self._hear()
