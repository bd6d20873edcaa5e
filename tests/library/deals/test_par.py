"""Par: what master scores with a deal."""

import threading
from collections.abc import Callable
from queue import Queue

from boomerang_desktop.bots.process import Job, Worker
from boomerang_desktop.library.deals.par import MASTER, ParResult, begin, play
from boomerang_desktop.match import Match, Seat, record
from tests.library.matches import played

SEATS = [Seat("Ana"), Seat("Bo", "random"), Seat("Cy", "random")]


def begun(match: Match, number: int) -> str:
    return record.dump(begin(match, 0, number, "greedy"))


def test_master_takes_the_chair_and_those_of_other_people() -> None:
    match = played("hunt", [*SEATS[:2], Seat("Cy")])
    par = begin(match, 0, 1)
    assert [seat.player for seat in par.seats] == [MASTER, "random", MASTER]
    assert par.states[0] == match.states[0]
    assert [seat.player for seat in begin(match, 1, 1).seats] == [MASTER] * 3


def test_every_try_is_another_one_and_the_same_try_ends_alike() -> None:
    match = played("hunt", SEATS, decisions=5)
    tried, again = ([play(begun(match, number), 0) for number in range(4)] for _ in range(2))
    assert again == tried
    assert len({one.score for one in tried}) > 1
    assert [one.share for one in tried] == [1.0] * 4, "the others play at random"


def test_another_process_can_be_asked_and_stopped() -> None:
    todo: Queue[Callable[[], None]] = Queue()
    worker = Worker(todo.put, patience=60)
    answers: list[ParResult] = []
    failed = threading.Event()
    match = played("hunt", SEATS)
    try:
        worker.post(Job(play, (begun(match, 0), 0), answers.append, failed.set))
        while not answers and not failed.is_set():
            todo.get(timeout=60)()
        assert answers == [play(begun(match, 0), 0)]
        worker.post(Job(play, (begun(match, 1), 0), answers.append, failed.set))
        worker.forget()
        assert not worker.busy
    finally:
        worker.close()
    assert len(answers) == 1
