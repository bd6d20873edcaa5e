"""Work beside the window, which never stutters: what comes of it arrives in the event loop."""

from collections.abc import Callable
from queue import SimpleQueue

from PySide6.QtCore import QObject, Qt, Signal

from boomerang_desktop.bots.process import Job, Worker

NICENESS = 10
"""Jobs give way to the window, and to whatever else the machine is busy with."""


class Background(QObject):
    """Does jobs one after the other in another process."""

    _rang = Signal()
    """Something has been heard in another thread. No object travels with it: that is not safe."""

    def __init__(
        self, patience: int, parent: QObject | None = None, niceness: int = NICENESS
    ) -> None:
        super().__init__(parent)
        self._heard: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._rang.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._worker = Worker(self._deliver, 0.0, niceness)
        self.patience = patience

    def _deliver(self, message: Callable[[], None]) -> None:
        """In another thread. A notifier on a pipe, which needs none, does not work on Windows."""
        self._heard.put(message)
        self._rang.emit()

    def _hear(self) -> None:
        self._heard.get()()

    @property
    def patience(self) -> int:
        """Milliseconds of silence after which the process is given up for lost."""
        return round(self._worker.patience * 1000)

    @patience.setter
    def patience(self, patience: int) -> None:
        self._worker.patience = patience / 1000

    @property
    def pid(self) -> int | None:
        """The process that does the jobs now."""
        return self._worker.pid

    @property
    def busy(self) -> bool:
        return self._worker.busy

    def warm_up(self) -> None:
        """Starts the process before it is needed."""
        self._worker.start()

    def post(self, job: Job) -> None:
        self._worker.post(job)

    def forget(self) -> None:
        """Stops all work at once; nothing starts again before the next job."""
        self._worker.forget()

    @property
    def paused(self) -> bool:
        return self._worker.paused

    def set_paused(self, paused: bool) -> None:
        """Paused, nothing is done, and nothing is forgotten."""
        if paused == self.paused:
            return  # what is in hand is not asked for twice
        if paused:
            self._worker.pause()
        else:
            self._worker.go_on()

    def close(self) -> None:
        """Leaves no process and no thread behind."""
        self._worker.close()
