"""Spreads work over processes of this machine, or over the machines of a Dask cluster."""

import logging
import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import attrs

from boomerang_desktop import __version__
from boomerang_desktop.bots.process import Job, Worker, alive

if TYPE_CHECKING:
    from distributed import Client, Future

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 120.0
"""Seconds without a sign of life after which a worker counts as lost."""
_TRIES = 3
"""A worker may die by chance, but hardly three times on the same piece of work."""
_ANSWER = 10.0
"""Seconds in which a cluster must answer."""

Task: TypeAlias = Callable[[T, Callable[[], None]], R]
"""Does one piece of work. Must be a module-level function, and call its second argument after each
step as a sign of life."""


class WorkLost(Exception):
    """A piece of work failed or lost all its workers; the message says which."""


@attrs.frozen
class Crew:
    """The processes or machines that do the work."""

    workers: int = 2
    """The number of local processes …"""
    patience: float = PATIENCE
    dask: str = ""
    """… or the address of a Dask scheduler, which has its own patience."""


HERE = Crew()


@attrs.frozen
class _Failed:
    why: str


def spread(task: Task[T, R], work: Sequence[T], crew: Crew) -> Generator[tuple[int, R], None, None]:
    """Yield the number and result of each piece of work, in order. Work in a lost worker's hands is
    done again by another. Raises WorkLost if a piece fails. Close the generator to stop early."""
    outcomes = _by_dask(task, work, crew.dask) if crew.dask else _by_processes(task, work, crew)
    with closing(outcomes):
        for number, outcome in enumerate(outcomes):
            if isinstance(outcome, _Failed):
                raise WorkLost(f"number {number + 1}: {outcome.why}")
            yield number, outcome


_one_at_a_time = threading.Lock()
"""Runs one task at a time in this process: some tasks change its global state, and threads would
not make them faster."""


def _do(task: Task[T, R], piece: T, version: str) -> R | _Failed:
    """Do a piece in the other process. An error would occur anywhere, so it is not retried."""
    if version != __version__:
        return _Failed(f"version {version} asked, but version {__version__} is installed there")
    try:
        with _one_at_a_time:
            return task(piece, alive)
    except Exception as error:
        return _Failed(f"{type(error).__name__}: {error}")


def _by_processes(
    task: Task[T, R], work: Sequence[T], crew: Crew
) -> Generator[R | _Failed, None, None]:
    heard: SimpleQueue[Callable[[], None]] = SimpleQueue()
    done: dict[int, R | _Failed] = {}
    waiting = iter(enumerate(work))

    def go_on(worker: Worker) -> None:
        for number, piece in waiting:
            worker.post(job_of(worker, number, piece))
            break

    def job_of(worker: Worker, number: int, piece: T) -> Job:
        def answer(outcome: R | _Failed) -> None:
            done[number] = outcome
            go_on(worker)

        job = Job(
            _do, (task, piece, __version__), answer, lambda: answer(_Failed(job.fault)), _TRIES
        )
        return job

    workers = [Worker(heard.put, crew.patience) for _ in range(min(crew.workers, len(work)))]
    try:
        for worker in workers:
            worker.start()
        for worker in workers:
            go_on(worker)
        for number in range(len(work)):
            while number not in done:
                # a time limit, so that Ctrl+C works on every system
                with suppress(Empty):
                    heard.get(timeout=1)()
            yield done.pop(number)
    finally:
        for worker in workers:
            worker.close()


def _by_dask(
    task: Task[T, R], work: Sequence[T], address: str
) -> Generator[R | _Failed, None, None]:
    client = _client(address)
    futures: deque[Future[R | _Failed]] = deque()
    try:
        given = [task] * len(work), list(work), [__version__] * len(work)
        # never from the cache: times are measured, too
        futures.extend(client.map(_do, *given, pure=False))
        while futures:
            yield _outcome(futures[0])
            futures.popleft()
    finally:
        client.cancel(list(futures))
        client.close()


def _client(address: str) -> "Client":
    try:
        from distributed import Client
    except ImportError:
        raise WorkLost(
            "--dask needs Dask, which is not installed: pip install 'boomerang-desktop[cluster]'"
        ) from None
    # we report errors in our own words
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=_ANSWER, set_as_default=False)
    except (OSError, ValueError):
        raise WorkLost(f"no Dask scheduler answers at {address}") from None
    try:
        client.wait_for_workers(1, _ANSWER)
    except TimeoutError:
        client.close()
        raise WorkLost(
            f"nobody works for the scheduler at {address}; to start a worker: "
            f"dask worker {address} --nthreads 1"
        ) from None
    return client


def _outcome(future: "Future[R | _Failed]") -> R | _Failed:
    from distributed import CancelledError, KilledWorker

    while True:
        try:
            # a time limit here as well
            return future.result(timeout=1)
        except TimeoutError:
            continue
        except KilledWorker:
            return _Failed("its process died again and again")
        except CancelledError:
            return _Failed("the connection to the scheduler is lost")
        except Exception as error:
            return _Failed(f"{type(error).__name__}: {error}")
