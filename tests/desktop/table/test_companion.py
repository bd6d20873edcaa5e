"""The process beside the window: jobs in order, failures told, nothing sent twice."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from operator import add

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import Thought
from boomerang_desktop.bots.jobs import think
from boomerang_desktop.desktop.table.companion import Companion, Job
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat


@pytest.fixture
def companion(qtbot: QtBot) -> Iterator[Companion]:
    made = Companion(20_000)
    yield made
    made.close()


class Desk:
    """Where answers and failures arrive."""

    def __init__(self, companion: Companion) -> None:
        self.companion = companion
        self.answers: list[object] = []
        self.failures: list[int] = []

    def post(self, number: int, tries: int = 1) -> None:
        job = Job(
            add, (number, 100), self.answers.append, lambda: self.failures.append(number), tries
        )
        self.companion.post(job)

    def kill(self) -> None:
        process = self.companion._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)

    def freeze(self) -> None:
        self.companion.warm_up()
        process = self.companion._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)


@pytest.fixture
def desk(companion: Companion) -> Desk:
    return Desk(companion)


def test_jobs_are_done_in_order(qtbot: QtBot, desk: Desk) -> None:
    for number in range(5):
        desk.post(number)
    qtbot.waitUntil(lambda: len(desk.answers) == 5, timeout=20_000)
    assert desk.answers == [100, 101, 102, 103, 104]
    assert not desk.companion._patience.isActive()


def test_the_job_in_hand_fails_and_the_rest_is_done(qtbot: QtBot, desk: Desk) -> None:
    desk.freeze()
    for number in range(3):
        desk.post(number)
    desk.kill()
    qtbot.waitUntil(lambda: len(desk.answers) == 2, timeout=20_000)
    assert desk.failures == [0]
    assert desk.answers == [101, 102]


def test_a_job_with_two_tries_survives_one_death(qtbot: QtBot, desk: Desk) -> None:
    desk.freeze()
    desk.post(7, tries=2)
    desk.kill()
    qtbot.waitUntil(lambda: desk.answers == [107], timeout=20_000)
    assert desk.failures == []


def test_what_a_failure_leads_to_is_done_once(qtbot: QtBot, desk: Desk) -> None:
    desk.freeze()
    desk.companion.post(Job(add, (1, 1), desk.answers.append, lambda: desk.post(9)))
    desk.kill()
    qtbot.waitUntil(lambda: desk.answers == [109], timeout=20_000)
    qtbot.wait(300)
    assert desk.answers == [109]


def test_a_failure_may_make_the_rest_needless(qtbot: QtBot, desk: Desk) -> None:
    desk.freeze()
    desk.companion.post(Job(add, (1, 1), desk.answers.append, desk.companion.forget))
    desk.post(2)
    desk.kill()
    qtbot.waitUntil(lambda: not desk.companion._open, timeout=20_000)
    desk.post(3)
    qtbot.waitUntil(lambda: desk.answers == [103], timeout=20_000)


def test_thinking_ends_in_time() -> None:
    for game in GAMES.values():
        match = Match.new(game, [Seat(f"seat {n}") for n in range(game.seats[0])], {}, 1)
        seat = match.state.to_act[0]
        start = time.monotonic()
        thought = think(game.id, match.state.view(seat), seat, "1", 10**9, seconds=0.05)
        # far from the hours that so many simulations would take
        assert time.monotonic() - start < 20
        assert isinstance(thought, Thought)
        assert thought.move in match.state.legal(seat)


def test_thinking_is_at_full_strength_and_repeats_itself() -> None:
    game = GAMES["hunt"]
    match = Match.new(game, [Seat(f"seat {n}") for n in range(3)], {}, 1)
    view = match.state.view(0)
    once, again = (think("hunt", view, 0, "1") for _ in range(2))
    assert once == again
    assert once.simulations > 1000


def test_the_other_process_needs_no_qt() -> None:
    script = "import sys, boomerang_desktop.bots.jobs; print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "False"
