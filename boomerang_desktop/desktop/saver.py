"""Saving beside the window: in order, and never so that a drop waits for the disk."""

import threading
from collections import deque
from queue import SimpleQueue

from PySide6.QtCore import QObject, Qt, Signal

from boomerang_desktop.desktop.saves import Saves, Snapshot, snapshot
from boomerang_desktop.match import Match


class Saver(QObject):
    """Writes what it is given, one after the other, in a thread of its own."""

    failed = Signal(str)
    """One sentence saying why something could not be saved."""
    _rang = Signal()
    """Something has gone wrong in the other thread. No text travels with it: that is not safe."""

    def __init__(self, saves: Saves, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.saves = saves
        self._complaints: deque[str] = deque()
        self._queue: SimpleQueue[Snapshot | threading.Event | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._rang.connect(self._complain, Qt.ConnectionType.QueuedConnection)

    def save(self, match: Match) -> None:
        """As it stands now; it is on disk a moment later."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True, name="saving")
            self._thread.start()
        self._queue.put(snapshot(match))

    def _work(self) -> None:
        while (given := self._queue.get()) is not None:
            if isinstance(given, threading.Event):
                given.set()
            elif complaint := self.saves.store(given):
                self._complaints.append(complaint)
                self._rang.emit()

    def _complain(self) -> None:
        while self._complaints:
            self.failed.emit(self._complaints.popleft())

    def flush(self) -> None:
        """Waits until everything is on disk, and reports what could not be saved."""
        if self._thread is not None:
            written = threading.Event()
            self._queue.put(written)
            written.wait()
            self._complain()

    def close(self) -> None:
        self.flush()
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None
