"""The other process: jobs in order, failures told, nothing done twice, and nothing left behind."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, _ConnectionBase
from operator import add, truediv
from queue import SimpleQueue

import pytest

from boomerang_desktop.bots.process import Job, Worker, alive

WITH_SIGNALS = pytest.mark.skipif(os.name == "nt", reason="Windows cannot halt a process")
WITH_NICENESS = pytest.mark.skipif(os.name == "nt", reason="Windows has classes, not numbers")
LONG = 20.0
"""Seconds after which a test has failed."""


class Desk:
    """An owner of a worker, at whose desk answers and failures arrive."""

    def __init__(self, patience: float = LONG) -> None:
        self.heard: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self.worker = Worker(self.heard.put, patience)
        self.answers: list[object] = []
        self.failures: list[object] = []
        self.threads: set[int] = set()

    def job(self, do: Callable[..., object], *given: object, tries: int = 1) -> Job:
        def give_up() -> None:
            self.failures.append(given)

        return Job(do, given, self.answer, give_up, tries)

    def answer(self, answer: object) -> None:
        self.threads.add(threading.get_ident())
        self.answers.append(answer)

    def post(self, number: int, tries: int = 1) -> None:
        self.worker.post(self.job(add, number, 100, tries=tries))

    def wait(self, until: Callable[[], object]) -> None:
        end = time.monotonic() + LONG
        while not until():
            self.heard.get(timeout=max(0.0, end - time.monotonic()))()

    def wait_until_idle(self) -> None:
        self.wait(lambda: not self.worker.busy)

    def signal(self, number: signal.Signals) -> None:
        self.worker.start()
        assert self.worker.pid is not None
        os.kill(self.worker.pid, number)


@pytest.fixture
def desk() -> Iterator[Desk]:
    made = Desk()
    yield made
    made.worker.close()


@pytest.fixture
def impatient() -> Iterator[Desk]:
    made = Desk(patience=0.2)
    yield made
    made.worker.close()


def test_jobs_are_done_in_order_and_answered_in_the_owners_thread(desk: Desk) -> None:
    for number in range(5):
        desk.post(number)
    desk.wait_until_idle()
    assert desk.answers == [100, 101, 102, 103, 104]
    assert desk.threads == {threading.get_ident()}


def test_one_process_does_many_jobs(desk: Desk) -> None:
    desk.worker.start()
    first = desk.worker.pid
    for _ in range(2):
        desk.worker.post(desk.job(os.getpid))
        desk.wait_until_idle()
    assert desk.answers == [first, first]


@WITH_SIGNALS
def test_the_job_in_hand_fails_with_its_process_and_the_rest_is_done(desk: Desk) -> None:
    desk.signal(signal.SIGSTOP)
    jobs = [desk.job(add, number, 100) for number in range(3)]
    for job in jobs:
        desk.worker.post(job)
    desk.signal(signal.SIGKILL)
    desk.wait_until_idle()
    assert desk.failures == [(0, 100)]
    assert jobs[0].fault == "its process died (exit code -9)"
    assert desk.answers == [101, 102]


@WITH_SIGNALS
def test_a_job_with_two_tries_survives_one_death(desk: Desk) -> None:
    desk.signal(signal.SIGSTOP)
    desk.post(7, tries=2)
    desk.signal(signal.SIGKILL)
    desk.wait_until_idle()
    assert desk.answers == [107]
    assert desk.failures == []


def test_a_job_that_kills_every_process_is_given_up(desk: Desk) -> None:
    desk.worker.post(desk.job(os._exit, 3, tries=2))
    desk.post(1)
    desk.wait_until_idle()
    assert desk.failures == [(3,)]
    assert desk.answers == [101]


def test_a_job_that_goes_wrong_fails_alone(desk: Desk) -> None:
    job = desk.job(truediv, 1, 0, tries=2)
    desk.worker.post(job)
    first = desk.worker.pid
    desk.post(2)
    desk.wait_until_idle()
    assert desk.failures == [(1, 0)]
    assert job.fault == "ZeroDivisionError: division by zero"
    assert desk.answers == [102]
    assert desk.worker.pid == first


@WITH_SIGNALS
def test_a_process_that_dies_idle_is_replaced_when_it_is_needed(desk: Desk) -> None:
    desk.signal(signal.SIGKILL)
    desk.wait(lambda: desk.worker.pid is None)
    desk.post(4)
    desk.wait_until_idle()
    assert desk.answers == [104]


def test_a_process_killed_in_its_first_moment_is_missed(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows the other end of the pipe stays open in this process until that one has fetched
    it, so the pipe alone would never say that nobody is there."""
    ends: list[Connection] = []
    with monkeypatch.context() as patch:
        patch.setattr(_ConnectionBase, "close", lambda end: ends.append(end))
        desk.post(7, tries=2)
    assert len(ends) == 1
    _kill(desk.worker.pid)
    try:
        desk.wait_until_idle()
        begun = time.monotonic()
        desk.worker.close()
        assert time.monotonic() - begun < 4, "no listener is left that closing waits for"
    finally:
        for end in ends:
            end.close()
    assert desk.answers == [107]


def _kill(pid: int | None) -> None:
    assert pid is not None
    os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


def test_a_process_that_hangs_is_taken_for_lost(impatient: Desk) -> None:
    job = impatient.job(time.sleep, 1000)
    impatient.worker.post(job)
    impatient.wait_until_idle()
    assert impatient.failures == [(1000,)]
    assert job.fault == "its process was silent for 0.2 s and was stopped"


def _slow(steps: int) -> int:
    """Takes longer than anybody waits for a silent process, but is never silent for long."""
    end = time.monotonic() + steps
    while time.monotonic() < end:
        time.sleep(0.05)
        alive()
    return steps


def test_signs_of_life_keep_a_long_job_alive() -> None:
    desk = Desk()
    # the process may take its time to start
    desk.post(1)
    desk.wait_until_idle()
    desk.worker.patience = 3.0
    desk.worker.post(desk.job(_slow, 5))
    desk.wait_until_idle()
    desk.worker.close()
    assert desk.answers == [101, 5]
    assert desk.failures == []


def test_nobody_waits_for_signs_of_life_here() -> None:
    alive()


@WITH_SIGNALS
def test_what_a_failure_leads_to_is_done_once(desk: Desk) -> None:
    desk.signal(signal.SIGSTOP)
    desk.worker.post(Job(add, (1, 1), desk.answer, lambda: desk.post(9)))
    desk.post(2)
    desk.signal(signal.SIGKILL)
    desk.wait_until_idle()
    assert desk.answers == [102, 109]


@WITH_SIGNALS
def test_a_failure_may_make_the_rest_needless(desk: Desk) -> None:
    desk.signal(signal.SIGSTOP)
    desk.worker.post(Job(add, (1, 1), desk.answer, desk.worker.forget))
    desk.post(2)
    desk.signal(signal.SIGKILL)
    desk.wait_until_idle()
    desk.post(3)
    desk.wait_until_idle()
    assert desk.answers == [103]


def test_forgotten_jobs_are_stopped_at_once_and_never_answered(desk: Desk) -> None:
    desk.worker.post(desk.job(time.sleep, 1000))
    desk.post(1)
    desk.worker.forget()
    assert not desk.worker.busy
    assert desk.worker.pid is None, "nobody needs one"
    desk.post(2)
    desk.wait_until_idle()
    assert desk.answers == [102]
    assert desk.failures == []


def test_forgetting_nothing_keeps_the_process(desk: Desk) -> None:
    desk.worker.start()
    before = desk.worker.pid
    desk.worker.forget()
    assert desk.worker.pid == before


def test_closing_leaves_no_process_and_no_thread(desk: Desk) -> None:
    threads = threading.active_count()
    desk.worker.post(desk.job(time.sleep, 1000))
    pid = desk.worker.pid
    assert pid is not None
    desk.worker.close()
    if os.name != "nt":  # there, to ask would be to kill
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    assert threading.active_count() == threads


def test_the_other_process_needs_no_qt() -> None:
    script = (
        "import sys, boomerang_desktop.bots.process, boomerang_desktop.bots.jobs; "
        "print('PySide6' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "False"


@WITH_SIGNALS
def test_a_pause_leaves_no_process_and_forgets_no_job(desk: Desk) -> None:
    desk.signal(signal.SIGSTOP)
    jobs = [desk.job(add, number, 100) for number in range(2)]
    for job in jobs:
        desk.worker.post(job)
    desk.worker.pause()
    desk.worker.start()
    assert desk.worker.pid is None
    desk.post(7)
    assert desk.worker.busy
    # what the process that is gone has to say is not heard any more
    while not desk.heard.empty():
        desk.heard.get()()
    assert (desk.answers, desk.failures) == ([], [])
    desk.worker.go_on()
    desk.wait_until_idle()
    assert desk.answers == [100, 101, 107]
    assert desk.failures == []
    assert [job.tries for job in jobs] == [1, 1]


def test_what_is_forgotten_in_a_pause_is_not_done_after_it(desk: Desk) -> None:
    desk.worker.pause()
    desk.post(1)
    desk.worker.forget()
    assert desk.worker.pid is None
    desk.post(2)
    desk.worker.go_on()
    desk.wait_until_idle()
    assert desk.answers == [102]


def test_silence_in_a_pause_is_no_loss(impatient: Desk) -> None:
    impatient.post(1)
    impatient.worker.pause()
    time.sleep(0.5)
    while not impatient.heard.empty():
        impatient.heard.get()()
    assert impatient.failures == []


def _priority() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


@WITH_NICENESS
def test_a_process_gives_way_as_much_as_it_is_told() -> None:
    heard: SimpleQueue[Callable[[], None]] = SimpleQueue()
    worker = Worker(heard.put, LONG, niceness=7)
    answers: list[int] = []
    try:
        worker.post(Job(_priority, (), answers.append, pytest.fail))
        while not answers:
            heard.get(timeout=LONG)()
    finally:
        worker.close()
    assert answers == [min(19, _priority() + 7)]
