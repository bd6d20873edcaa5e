"""Work spread over processes, so that both cores are used and a death is noticed."""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TypeAlias, TypeVar

from boomerang_desktop.bots.process import Job, Worker, alive

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 120.0
"""Seconds without a sign of life after which a worker is taken for lost."""

Task: TypeAlias = Callable[[T, Callable[[], None]], R]
"""Does one piece of work. It must be a function of a module, and call what it is given after each
step: that is its sign of life."""


class WorkLost(Exception):
    """A worker died or hung, or its task went wrong; the sentence says which."""


def _do(task: Task[T, R], piece: T) -> R:
    return task(piece, alive)


def spread(
    task: Task[T, R], work: Sequence[T], jobs: int, patience: float = PATIENCE
) -> Generator[tuple[int, R], None, None]:
    """What comes of each piece of the work with its number, as it gets done by so many processes.
    Raises WorkLost if one of them does not come to an end. Whoever needs no more closes it."""
    heard: SimpleQueue[Callable[[], None]] = SimpleQueue()
    done: deque[tuple[int, R]] = deque()
    waiting = iter(enumerate(work))

    def go_on(worker: Worker) -> None:
        for number, piece in waiting:
            worker.post(job_of(worker, number, piece))
            break

    def job_of(worker: Worker, number: int, piece: T) -> Job:
        def answer(result: R) -> None:
            done.append((number, result))
            go_on(worker)

        def give_up() -> None:
            raise WorkLost(f"number {number + 1}: {job.fault}")

        job = Job(_do, (task, piece), answer, give_up)
        return job

    workers = [Worker(heard.put, patience) for _ in range(min(jobs, len(work)))]
    try:
        for worker in workers:
            worker.start()
        for worker in workers:
            go_on(worker)
        for _ in work:
            while not done:
                # a time limit, so that Ctrl+C is heard on every system
                with suppress(Empty):
                    heard.get(timeout=1)()
            yield done.popleft()
    finally:
        for worker in workers:
            worker.close()
