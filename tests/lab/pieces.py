"""Tasks for other processes, which import only this module and so start quickly."""

import os
import signal
import time
from collections.abc import Callable


def square(piece: int, alive: Callable[[], None]) -> int:
    alive()
    return piece * piece


def slow_first(piece: int, alive: Callable[[], None]) -> int:
    time.sleep(0.3 if piece == 0 else 0.0)
    return piece


def dies(piece: int, alive: Callable[[], None]) -> int:
    if piece:
        os.kill(os.getpid(), signal.SIGKILL)
    return piece


def hangs(piece: int, alive: Callable[[], None]) -> int:
    if piece:
        os.kill(os.getpid(), signal.SIGSTOP)
    return piece


def fails(piece: int, alive: Callable[[], None]) -> int:
    return 1 // piece
