"""Runs work in another process: the caller never waits, and a crash there costs nothing.

Nothing here loads Qt, so that the other process starts fast."""

import ctypes
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeAlias

import attrs

Deliver: TypeAlias = Callable[[Callable[[], None]], None]
"""Called in a listener's thread with a callback; arranges for the owner of the worker to call it in
its own thread."""

_BELOW_NORMAL = 0x4000
"""Windows' priority class for background work."""
_SIGN = 1.0
"""Minimum seconds between two signs of life."""


@attrs.define(eq=False)
class Job:
    """A call to make in the other process, and where its result goes."""

    do: Callable[..., Any]
    """A module-level function: it is sent by name."""
    given: tuple[object, ...]
    answer: Callable[[Any], None]
    give_up: Callable[[], None]
    """Called when no try is left."""
    tries: int = 1
    """How many times it may fail: by raising, by hanging or by killing the process."""
    fault: str = ""
    """What went wrong in the last failed try."""

    def fail(self, why: str) -> None:
        self.tries -= 1
        self.fault = why


class Worker:
    """Keeps one process alive that does jobs one after the other. If it dies or hangs, that costs
    the current job a try, and a new process does the rest.

    The owner calls all methods in one thread, in which `answer` and `give_up` are called too."""

    def __init__(self, deliver: Deliver, patience: float, niceness: int = 0) -> None:
        self._deliver = deliver
        self.patience = patience
        """Seconds without a sign of life after which the process counts as lost."""
        self._niceness = niceness
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._listeners: list[threading.Thread] = []
        self._timer: threading.Timer | None = None
        self._sign = 0.0
        """Time of the last message to or from the process."""
        self._open: dict[int, Job] = {}
        """By number, in the order they are done."""
        self._count = 0
        self.paused = False
        """While set, jobs wait."""

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def busy(self) -> bool:
        return bool(self._open)

    def start(self) -> None:
        """Start the process before it is needed."""
        if self._process is not None or self.paused:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self._niceness), daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        listener = threading.Thread(target=self._listen, args=(ours, process), daemon=True)
        self._listeners = [thread for thread in self._listeners if thread.is_alive()]
        self._listeners.append(listener)
        listener.start()

    def post(self, job: Job) -> None:
        self._count += 1
        self._send(self._count, job)

    def forget(self) -> None:
        """Stop all work and drop all jobs. A new process starts only when a new job comes."""
        if self._open:
            self._open.clear()
            self._kill()

    def pause(self) -> None:
        """Stop all work but keep the jobs; no process is left running."""
        self.paused = True
        self._kill()

    def go_on(self) -> None:
        """Resume the waiting jobs. The interrupted one starts over, with the same result."""
        self.paused = False
        for number, job in list(self._open.items()):
            self._send(number, job)

    def close(self) -> None:
        """Stop, leaving no process and no thread behind."""
        self._open.clear()
        timer = self._timer
        self._stop()
        for thread in filter(None, (timer, *self._listeners)):
            thread.join(5)

    def _send(self, number: int, job: Job) -> None:
        self._open[number] = job
        if self.paused:
            return
        self.start()
        assert self._pipe is not None
        self._watch()
        with suppress(OSError):  # it has just died: the listener reports it next
            self._pipe.send((number, job.do, job.given))

    def _listen(self, pipe: Connection, process: BaseProcess) -> None:
        """Another thread: hears until the process is gone; only then may the pipe be closed. The
        pipe itself does not say so where the process died before it took its end: on Windows that
        end stays here until then."""
        heard: tuple[int, str, Any] | None = (0, "", None)
        while heard is not None:
            try:
                heard = pipe.recv() if pipe in wait((pipe, process.sentinel)) else None
            except (EOFError, OSError):
                heard = None
            self._deliver(partial(self._hear, pipe, heard))
        pipe.close()

    def _hear(self, pipe: Connection, heard: tuple[int, str, Any] | None) -> None:
        if pipe is not self._pipe:
            return  # from a process already given up
        if heard is None:
            self._lost(f"its process died (exit code {self._stop()})")
            return
        self._watch()
        number, said, what = heard
        if said == "alive":
            return
        job = self._open.pop(number)
        if said == "done":
            job.answer(what)
            return
        job.fail(what)
        if job.tries:
            self._send(number, job)
        else:
            job.give_up()

    def _watch(self) -> None:
        """Restart the clock of silence after a message. One timer serves for many jobs."""
        self._sign = time.monotonic()
        if self._timer is None:
            self._arm(self.patience)

    def _arm(self, seconds: float) -> None:
        timer = threading.Timer(seconds, lambda: self._deliver(partial(self._look, timer)))
        timer.daemon = True
        self._timer = timer
        timer.start()

    def _look(self, timer: threading.Timer) -> None:
        """Check, when the timer runs out, how long the process has been silent."""
        if timer is not self._timer:
            return
        self._timer = None
        left = self._sign + self.patience - time.monotonic()
        if self._open and left > 0:
            self._arm(left)
        elif self._open:
            self._stop()
            self._lost(f"its process was silent for {self.patience:g} s and was stopped")

    def _lost(self, why: str) -> None:
        """Handle the loss of the process; it did not survive its first job."""
        jobs, self._open = self._open, {}
        in_hand = next(iter(jobs.values()), None)
        if in_hand is not None:
            in_hand.fail(why)
        for number, job in jobs.items():
            if job.tries:
                self._send(number, job)
        # last, because it may add a job or drop all of them
        if in_hand is not None and not in_hand.tries:
            in_hand.give_up()

    def _stop(self) -> int | None:
        """Wait until the process is gone; return its exit code."""
        process = self._kill()
        if process is None:
            return None
        process.join(5)
        return process.exitcode

    def _kill(self) -> BaseProcess | None:
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        return process


_pipe: Connection | None = None
_said = 0.0


def _work(pipe: Connection, niceness: int) -> None:
    """Run in the other process: do one job after the other until the pipe closes."""
    global _pipe
    _pipe = pipe
    if niceness:
        _give_way(niceness)
    try:
        while True:
            number, do, given = pipe.recv()
            try:
                outcome = number, "done", do(*given)
            except Exception as error:
                outcome = number, "failed", f"{type(error).__name__}: {error}"
            pipe.send(outcome)
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _give_way(niceness: int) -> None:
    """Let everything else on the machine run first."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(niceness)


def alive() -> None:
    """Give a sign of life during a long job; does nothing outside a worker."""
    global _said
    if _pipe is not None and time.monotonic() > _said + _SIGN:
        _said = time.monotonic()
        _pipe.send((0, "alive", None))
