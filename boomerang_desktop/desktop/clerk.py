"""What takes its time is done beside the window, in order."""

import threading
from collections.abc import Callable
from queue import SimpleQueue


class Clerk:
    """A thread that does one thing after the other, once there is something to do."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._queue: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def post(self, work: Callable[[], None]) -> None:
        """`work` must not fail: nothing would be done any more."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True, name=self._name)
            self._thread.start()
        self._queue.put(work)

    def _work(self) -> None:
        while (work := self._queue.get()) is not None:
            work()
            del work

    def flush(self) -> None:
        """Waits until all that was posted is done."""
        if self._thread is not None:
            done = threading.Event()
            self._queue.put(done.set)
            done.wait()

    def close(self) -> None:
        """Likewise, and leaves no thread behind."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None


def raise_again(error: Exception) -> None:
    """A mistake of the program that was made over there: told where all of them are."""
    raise error
