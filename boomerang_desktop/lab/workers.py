"""Work spread over processes, so that both cores are used and a death is noticed."""

import multiprocessing
import time
from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeAlias, TypeVar

import attrs

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 120.0
"""Seconds without a sign of life after which a worker is taken for lost."""

Task: TypeAlias = Callable[[T, Callable[[], None]], R]
"""Does one piece of work. It must be a function of a module, and call what it is given after each
step: that is its sign of life."""


class WorkLost(Exception):
    """A worker died, hangs, or its task went wrong; the sentence says which."""


def _work(task: Task[T, R], pipe: Connection) -> None:
    """The other process: does one piece of work after another until nobody brings any more."""
    said = time.monotonic()

    def alive() -> None:
        nonlocal said
        if time.monotonic() > said + 1:
            said = time.monotonic()
            pipe.send(("alive", None))

    try:
        while True:
            piece = pipe.recv()
            try:
                done = "done", task(piece, alive)
            except Exception as error:
                done = "failed", f"{type(error).__name__}: {error}"  # type: ignore[assignment]
            pipe.send(done)
    except (EOFError, OSError, KeyboardInterrupt):
        return


@attrs.define(eq=False)
class _Worker(Generic[T]):
    process: BaseProcess
    pipe: Connection
    number: int = -1
    """Which piece of the work it has."""
    heard: float = 0.0


def spread(
    task: Task[T, R], work: Sequence[T], jobs: int, patience: float = PATIENCE
) -> Generator[tuple[int, R], None, None]:
    """What comes of each piece of the work with its number, as it gets done by so many processes.
    Raises WorkLost if one of them does not come to an end. Who needs no more closes it."""
    context = multiprocessing.get_context("spawn")
    workers: dict[Connection, _Worker[T]] = {}
    waiting = iter(enumerate(work))

    def go_on(worker: _Worker[T]) -> None:
        worker.heard = time.monotonic()
        worker.number, piece = next(waiting, (-1, None))
        if worker.number < 0:
            del workers[worker.pipe]
            worker.pipe.close()
        else:
            worker.pipe.send(piece)

    everybody = []
    try:
        for _ in range(min(jobs, len(work))):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(task, theirs), daemon=True)
            process.start()
            theirs.close()
            everybody.append(process)
            workers[ours] = _Worker(process, ours)
        for worker in list(workers.values()):
            go_on(worker)
        while workers:
            for pipe in wait(list(workers), timeout=1):
                worker = workers[pipe]  # type: ignore[index]
                said, what = _hear(worker)
                worker.heard = time.monotonic()
                if said == "done":
                    number = worker.number
                    go_on(worker)
                    yield number, what
                elif said == "failed":
                    raise WorkLost(f"number {worker.number + 1} went wrong: {what}")
            for worker in workers.values():
                if time.monotonic() > worker.heard + patience:
                    raise WorkLost(
                        f"a worker has been silent for {patience:g} s over number "
                        f"{worker.number + 1}; it was stopped"
                    )
    finally:
        for process in everybody:
            process.kill()
            process.join()


def _hear(worker: _Worker[T]) -> tuple[str, Any]:
    try:
        heard: tuple[str, Any] = worker.pipe.recv()
        return heard
    except (EOFError, OSError):
        worker.process.join(5)
        raise WorkLost(
            f"a worker died over number {worker.number + 1} (exit code {worker.process.exitcode})"
        ) from None
