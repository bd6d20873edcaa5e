"""A process beside the window: the window never stutters, and a crash over there costs nothing."""

import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any

import attrs
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from boomerang_desktop.bots.jobs import work


@attrs.define(eq=False)
class Job:
    """Something to be done over there, and who is told what came of it."""

    do: Callable[..., Any]
    given: tuple[object, ...]
    answer: Callable[[Any], None]
    give_up: Callable[[], None]
    tries: int = 1
    """So many times it may cost the process its life."""


class Companion(QObject):
    """Does jobs one after the other. Dying or hanging is a failed try of the job in hand; the rest
    is done by a new process."""

    _rang = Signal()
    """Something has been heard in another thread. No object travels with it: that is not safe."""

    def __init__(self, patience: int, parent: QObject | None = None) -> None:
        """`patience`: milliseconds of silence after which the process is taken for lost."""
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._open: dict[int, Job] = {}
        self._count = 0
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(patience)
        self._patience.timeout.connect(self._lost)
        self._heard: SimpleQueue[tuple[Connection, tuple[int, Any] | None]] = SimpleQueue()
        self._listeners: list[threading.Thread] = []
        self._rang.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def warm_up(self) -> None:
        """Starts the process before it is needed."""
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        # a notifier on a pipe does not work on Windows: a thread waits and sends a signal
        listener = threading.Thread(target=self._listen, args=(ours,), daemon=True)
        self._listeners = [thread for thread in self._listeners if thread.is_alive()]
        self._listeners.append(listener)
        listener.start()

    def _listen(self, pipe: Connection) -> None:
        """Another thread: hears until the process is gone; only then may the pipe be closed."""
        while True:
            try:
                heard = pipe.recv()
            except (EOFError, OSError):
                heard = None
            self._heard.put((pipe, heard))
            self._rang.emit()
            if heard is None:
                break
        pipe.close()

    def post(self, job: Job) -> None:
        self.warm_up()
        self._count += 1
        self._open[self._count] = job
        self._send(self._count, job)

    def _send(self, number: int, job: Job) -> None:
        assert self._pipe is not None
        self._patience.start()
        with suppress(OSError):  # it has just died: the listener says so next
            self._pipe.send((number, job.do, job.given))

    def _hear(self) -> None:
        pipe, heard = self._heard.get()
        if pipe is not self._pipe:
            return
        if heard is None:
            self._lost()
            return
        number, answer = heard
        job = self._open.pop(number, None)
        if not self._open:
            self._patience.stop()
        if job:
            job.answer(answer)

    def _lost(self) -> None:
        """The process died or hangs: the first job is the one that it did not survive."""
        self._end()
        waiting = list(self._open.items())
        for number, first in waiting[:1]:
            first.tries -= 1
            if not first.tries:
                del self._open[number]
                first.give_up()
        # what giving up has led to may be under way already, or have made the rest needless
        for number, job in waiting:
            if number in self._open:
                self.warm_up()
                self._send(number, job)

    def forget(self) -> None:
        """Stops all work at once, and gets ready for the next job."""
        if self._open:
            self._open.clear()
            self._end()
            self.warm_up()

    def _end(self) -> None:
        self._patience.stop()
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()

    def close(self) -> None:
        """No process and no thread stays behind."""
        self._open.clear()
        self._end()
        for listener in self._listeners:
            listener.join(5)
