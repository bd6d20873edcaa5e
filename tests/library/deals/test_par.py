"""Par: what master makes of a deal."""

import threading
from collections.abc import Callable
from queue import Queue

from boomerang_desktop.bots.process import Job, Worker
from boomerang_desktop.library.deals.par import MASTER, Tried, begin, play
from boomerang_desktop.match import Seat, record
from tests.library.matches import played

SEATS = [Seat("Ana"), Seat("Bo", "random"), Seat("Cy", "random")]


def test_master_takes_the_chair_and_those_of_other_people() -> None:
    match = played("hunt", [*SEATS[:2], Seat("Cy")])
    par = begin(match, 0, 1)
    assert [seat.player for seat in par.seats] == [MASTER, "random", MASTER]
    assert par.states[0] == match.states[0]
    assert [seat.player for seat in begin(match, 1, 1).seats] == [MASTER] * 3


def test_every_try_is_another_one_and_the_same_try_ends_alike() -> None:
    text = record.dump(played("hunt", SEATS, decisions=5))
    tried = [play(text, 0, number, "greedy") for number in range(4)]
    assert [play(text, 0, number, "greedy") for number in range(4)] == tried
    assert len({one.score for one in tried}) > 1
    assert [one.share for one in tried] == [1.0] * 4, "the others play at random"


def test_another_process_can_be_asked_and_stopped() -> None:
    todo: Queue[Callable[[], None]] = Queue()
    worker = Worker(todo.put, patience=60)
    answers: list[Tried] = []
    failed = threading.Event()
    text = record.dump(played("hunt", SEATS))
    try:
        worker.post(Job(play, (text, 0, 0, "greedy"), answers.append, failed.set))
        while not answers and not failed.is_set():
            todo.get(timeout=60)()
        assert answers == [play(text, 0, 0, "greedy")]
        worker.post(Job(play, (text, 0, 1, "greedy"), answers.append, failed.set))
        worker.forget()
        assert not worker.busy
    finally:
        worker.close()
    assert len(answers) == 1
