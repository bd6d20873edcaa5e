"""Runs slow jobs in order on one thread."""

import threading
from collections.abc import Callable
from queue import SimpleQueue


class JobThread:
    """A thread that runs jobs one after the other, started with the first job."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._queue: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def post(self, work: Callable[[], None]) -> None:
        """Queue a job. It must not raise, or no later job would run."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True, name=self._name)
            self._thread.start()
        self._queue.put(work)

    def _work(self) -> None:
        while (work := self._queue.get()) is not None:
            work()
            del work

    def flush(self) -> None:
        """Wait until all posted jobs are done."""
        if self._thread is not None:
            done = threading.Event()
            self._queue.put(done.set)
            done.wait()

    def close(self) -> None:
        """Wait for all jobs, then end the thread."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None


def raise_again(error: Exception) -> None:
    """Raise an error from another thread in the GUI thread, where all errors are reported."""
    raise error
