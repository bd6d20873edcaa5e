"""Beside the window: one thing after the other, and all of it."""

import threading
from functools import partial

import pytest

from boomerang_desktop.desktop.job_thread import JobThread, raise_again


def test_one_thing_is_done_after_the_other_in_another_thread() -> None:
    clerk, done = JobThread("a clerk"), list[tuple[int, str]]()
    assert "a clerk" not in {thread.name for thread in threading.enumerate()}, "nothing to do yet"

    def work(number: int) -> None:
        done.append((number, threading.current_thread().name))

    for number in range(5):
        clerk.post(partial(work, number))
    clerk.flush()
    assert done == [(number, "a clerk") for number in range(5)]
    clerk.close()


def test_closing_does_what_waits_and_leaves_no_thread() -> None:
    clerk, done, go_on = JobThread("a clerk"), list[int](), threading.Event()
    clerk.post(lambda: done.append(go_on.wait(30)))
    clerk.post(lambda: done.append(2))
    go_on.set()
    clerk.close()
    assert done == [True, 2]
    assert "a clerk" not in {thread.name for thread in threading.enumerate()}
    clerk.flush()


def test_what_went_wrong_elsewhere_goes_wrong_here() -> None:
    with pytest.raises(LookupError):
        raise_again(LookupError())
