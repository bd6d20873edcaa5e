"""Work beside the window: what comes of it arrives in the event loop."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from operator import add

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop.table.background import Background


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    made = Background(20_000)
    yield made
    made.close()


def test_answers_arrive_in_the_thread_of_the_window(qtbot: QtBot, background: Background) -> None:
    answers: list[tuple[int, int]] = []

    def answer(sum: int) -> None:
        answers.append((sum, threading.get_ident()))

    for number in range(3):
        background.post(Job(add, (number, 100), answer, pytest.fail))
    assert background.busy
    qtbot.waitUntil(lambda: not background.busy, timeout=20_000)
    here = threading.get_ident()
    assert answers == [(100, here), (101, here), (102, here)]


def test_a_failure_is_told_too(qtbot: QtBot, background: Background) -> None:
    failures: list[int] = []
    background.warm_up()
    assert background.pid is not None
    os.kill(background.pid, signal.SIGSTOP)
    background.post(Job(add, (1, 1), pytest.fail, lambda: failures.append(1)))
    os.kill(background.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: failures == [1], timeout=20_000)


def test_patience_can_be_had_in_another_measure(qtbot: QtBot, background: Background) -> None:
    assert background.patience == 20_000
    background.patience = 1
    failures: list[int] = []
    background.post(Job(time.sleep, (1000,), pytest.fail, lambda: failures.append(1)))
    qtbot.waitUntil(lambda: failures == [1], timeout=20_000)


def test_what_is_forgotten_is_not_answered(qtbot: QtBot, background: Background) -> None:
    answers: list[int] = []
    background.post(Job(add, (1, 1), answers.append, pytest.fail))
    background.forget()
    background.post(Job(add, (2, 2), answers.append, pytest.fail))
    qtbot.waitUntil(lambda: not background.busy, timeout=20_000)
    assert answers == [4]


def test_what_arrives_after_closing_is_not_heard(qtbot: QtBot) -> None:
    answers: list[int] = []
    background = Background(20_000)
    background.post(Job(add, (1, 1), answers.append, pytest.fail))
    background.close()
    assert background.pid is None
    qtbot.wait(50)
    assert answers == []


def test_what_is_not_paused_is_not_asked_twice(qtbot: QtBot, background: Background) -> None:
    answers: list[int] = []
    background.post(Job(add, (1, 1), answers.append, pytest.fail))
    background.set_paused(False)
    background.post(Job(add, (2, 2), answers.append, pytest.fail))
    qtbot.waitUntil(lambda: not background.busy, timeout=20_000)
    assert answers == [2, 4]
