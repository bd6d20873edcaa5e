"""A progress line for long runs, on a terminal only."""

import sys
import time


class ProgressLine:
    """Writes to the terminal a few times a second; prints nothing into a pipe."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._next = time.monotonic() + 0.5
        self._shown = False

    def tell(self, done: str) -> None:
        if sys.stderr.isatty() and time.monotonic() >= self._next:
            self._next = time.monotonic() + 0.2
            self._shown = True
            print(f"\r\x1b[K{self._what}: {done}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
