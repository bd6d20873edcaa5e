"""An analysis that is worked out beside something else."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue

import attrs
import pytest

from boomerang_desktop.bots.process import Job, Worker
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Analyser, Depth, analyse
from boomerang_desktop.match.analysis.examine import EFFORTS, Piece
from tests.match.analysis.matches import TINY, recorded


@pytest.fixture(autouse=True)
def _at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here asks how good it is."""
    monkeypatch.setitem(EFFORTS, Depth.QUICK, TINY)
    monkeypatch.setitem(EFFORTS, Depth.NORMAL, attrs.evolve(TINY, worlds=6))


class Here:
    """A helper that does its job when the test says so."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.done: list[int] = []
        self.forgotten = 0

    def post(self, job: Job) -> None:
        self.jobs.append(job)

    def forget(self) -> None:
        self.forgotten += 1
        self.jobs.clear()

    def work(self) -> None:
        job = self.jobs.pop(0)
        (piece,) = job.given
        assert isinstance(piece, Piece)
        self.done.append(piece.number)
        job.answer(job.do(piece))

    def give_up(self) -> None:
        self.jobs.pop(0).give_up()


class Asked:
    """An analyser with two helpers."""

    def __init__(self) -> None:
        self.one, self.two = Here(), Here()
        self.changes = 0
        self.analyser = Analyser([self.one, self.two], self._changed, Depth.QUICK)

    def _changed(self) -> None:
        self.changes += 1

    @property
    def done(self) -> list[int]:
        return self.one.done + self.two.done

    def work(self) -> None:
        while self.one.jobs or self.two.jobs:
            for helper in (self.two, self.one):
                if helper.jobs:
                    helper.work()


@pytest.fixture
def asked() -> Asked:
    return Asked()


def match(decisions: int, name: str = "roadtrip-2") -> Match:
    return recorded(name).until(decisions)


def test_both_helpers_work_and_all_is_as_if_done_here(asked: Asked) -> None:
    played = match(6)
    asked.analyser.follow(played)
    assert asked.analyser.working
    assert asked.analyser.analysis is None
    assert asked.analyser.progress == (0, 7)
    asked.work()
    assert asked.one.done
    assert asked.two.done
    assert sorted(asked.done) == list(range(7))
    assert asked.analyser.progress == (7, 7)
    assert asked.changes == 7
    assert asked.analyser.analysis == analyse(played, Depth.QUICK)


def test_what_somebody_looks_at_is_worked_out_first_and_told_behind_a_gap(asked: Asked) -> None:
    played = match(20)
    asked.analyser.follow(played)
    asked.analyser.look_at(11)
    for _ in range(2):
        asked.one.work()
    assert asked.one.done == [0, 11]
    asked.one.work()
    assert asked.one.done == [0, 11, 12]
    found = asked.analyser.analysis
    assert found
    assert found.moments == ()
    moment = found.moment(11)
    assert moment
    assert (moment.number, moment.move) == (11, played.decisions[11].move)
    assert found.moment(10) is None
    asked.work()
    assert asked.analyser.analysis == analyse(played, Depth.QUICK), "nothing stays behind a gap"


def test_a_growing_match_is_worked_out_once_and_like_the_whole_one(asked: Asked) -> None:
    for decisions in range(7):
        asked.analyser.follow(match(decisions), running=True)
        asked.work()
    # everybody has chosen three cards
    assert sorted(asked.done) == list(range(6))
    asked.analyser.follow(match(6))
    asked.work()
    assert sorted(asked.done) == list(range(7))
    assert asked.analyser.analysis == analyse(match(6), Depth.QUICK)


def test_what_is_taken_back_is_forgotten_and_what_came_before_stays(asked: Asked) -> None:
    asked.analyser.follow(match(6, "arrows-2"), running=True)
    asked.work()
    other = match(4, "arrows-2")
    for _ in range(2):
        (seat,) = other.state.to_act
        other.play(seat, other.state.legal(seat)[0])
    asked.analyser.follow(other)
    asked.work()
    assert sorted(asked.done) == [0, 1, 2, 3, 4, 4, 5, 5, 6]
    assert asked.analyser.analysis == analyse(other, Depth.QUICK)


def test_an_answer_that_is_no_longer_wanted_is_not_taken(asked: Asked) -> None:
    asked.analyser.follow(match(4, "arrows-2"))
    asked.analyser.follow(match(1, "hunt-3"))
    asked.work()
    assert asked.analyser.analysis == analyse(match(1, "hunt-3"), Depth.QUICK)


def test_stopped_nobody_works_on_and_what_is_known_stays(asked: Asked) -> None:
    asked.analyser.follow(match(6))
    asked.one.work()
    asked.analyser.stop()
    assert not asked.analyser.working
    assert (asked.one.forgotten, asked.two.forgotten) == (1, 1)
    assert asked.analyser.analysis is not None
    asked.analyser.stop()
    assert asked.one.forgotten == 1
    asked.analyser.follow(match(6))
    asked.work()
    assert sorted(asked.done) == list(range(7))


def test_what_was_kept_is_not_worked_out_again(asked: Asked) -> None:
    kept = analyse(match(4), Depth.QUICK)
    asked.analyser.follow(match(6), kept=kept)
    asked.work()
    # the last position of what was kept is known, but not the decision in it
    assert sorted(asked.done) == [4, 5, 6]
    assert asked.analyser.analysis == analyse(match(6), Depth.QUICK)
    other = Asked()
    other.analyser.follow(match(6), kept=analyse(match(6), Depth.QUICK, seed=7))
    assert other.analyser.progress == (0, 7)


def test_deeper_it_begins_anew_and_the_old_one_stays_until_then(asked: Asked) -> None:
    played = match(3)
    asked.analyser.follow(played)
    asked.work()
    before = asked.analyser.analysis
    asked.analyser.deepen(Depth.NORMAL)
    assert asked.analyser.progress == (0, 4)
    asked.one.work()
    assert asked.analyser.analysis == before
    asked.work()
    assert asked.analyser.analysis == analyse(played, Depth.NORMAL)


def test_stopped_while_looking_deeper_the_old_one_stays_when_it_goes_on(asked: Asked) -> None:
    played = match(3)
    asked.analyser.follow(played)
    asked.work()
    before = asked.analyser.analysis
    asked.analyser.deepen(Depth.NORMAL)
    asked.analyser.stop()
    asked.analyser.follow(played)
    assert asked.analyser.analysis == before


def test_a_moment_that_nobody_can_judge_ends_it(asked: Asked) -> None:
    asked.analyser.follow(match(6))
    asked.one.give_up()
    assert asked.analyser.failed
    assert asked.changes == 1
    asked.work()
    assert asked.done == [6]
    asked.analyser.follow(match(6))
    asked.work()
    assert asked.analyser.analysis == analyse(match(6), Depth.QUICK)


@pytest.fixture
def heard() -> SimpleQueue[Callable[[], None]]:
    return SimpleQueue()


@pytest.fixture
def workers(heard: SimpleQueue[Callable[[], None]]) -> Iterator[list[Worker]]:
    made = [Worker(heard.put, 60.0), Worker(heard.put, 60.0)]
    yield made
    for worker in made:
        worker.close()


def test_killed_processes_and_a_stop_do_no_harm(
    heard: SimpleQueue[Callable[[], None]], workers: list[Worker]
) -> None:
    played = match(8)
    analyser = Analyser(workers, lambda: None, Depth.QUICK)

    def listen(enough: Callable[[], bool]) -> None:
        until = time.monotonic() + 60
        while not enough() and time.monotonic() < until:
            try:
                heard.get(timeout=1)()
            except Empty:
                continue
        assert enough()

    analyser.follow(played)
    for worker in workers:
        assert worker.pid
        os.kill(worker.pid, signal.SIGTERM)
    listen(lambda: analyser.progress[0] > 1)
    analyser.stop()
    assert not analyser.working
    analyser.follow(played)
    listen(lambda: not analyser.working)
    assert not analyser.failed
    assert analyser.analysis == analyse(played, Depth.QUICK)
