"""Work spread over processes: the same results whoever does it, and a loss is told."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from contextlib import closing

import pytest

from boomerang_desktop.lab.arena import contest
from boomerang_desktop.lab.workers import WorkLost, spread


def _square(piece: int, alive: Callable[[], None]) -> int:
    alive()
    return piece * piece


@pytest.mark.parametrize("jobs", [1, 2, 9])
def test_every_piece_is_done_once(jobs: int) -> None:
    found = list(spread(_square, range(5), jobs))
    assert sorted(found) == [(n, n * n) for n in range(5)]


def test_one_worker_does_the_pieces_in_order() -> None:
    assert list(spread(_square, [3, 1, 2], 1)) == [(0, 9), (1, 1), (2, 4)]


def test_no_work_needs_no_worker() -> None:
    assert list(spread(_square, [], 2)) == []


def test_whoever_needs_no_more_leaves_nothing_behind() -> None:
    with closing(spread(_square, range(1000), 2)) as results:
        next(results)
        assert multiprocessing.active_children()
    assert not multiprocessing.active_children()


def _disturbed(number: int) -> Callable[[str], None]:
    """Sends the signal to all workers when the first match is over."""

    def tell(text: str) -> None:
        if not text.startswith("0 "):
            for child in multiprocessing.active_children():
                assert child.pid
                os.kill(child.pid, number)

    return tell


def test_a_killed_worker_is_named() -> None:
    with pytest.raises(WorkLost, match=r"number \d+: its process died \(exit code -9\)"):
        contest("hunt", ["random"] * 3, 5000, tell=_disturbed(signal.SIGKILL))
    assert not multiprocessing.active_children()


def test_a_hanging_worker_is_given_up() -> None:
    with pytest.raises(WorkLost, match=r"silent for 0\.2 s"):
        contest("hunt", ["random"] * 3, 5000, patience=0.2, tell=_disturbed(signal.SIGSTOP))
    assert not multiprocessing.active_children()


def _fails(piece: int, alive: Callable[[], None]) -> int:
    return 1 // piece


def test_what_went_wrong_in_a_worker_is_told() -> None:
    with pytest.raises(WorkLost, match="number 3: ZeroDivisionError: "):
        list(spread(_fails, [1, 1, 0], 1))


def test_ctrl_c_stops_everything(capfd: pytest.CaptureFixture[str]) -> None:
    """A terminal sends it to everybody: to the workers, and to whoever waits for them."""

    def tell(text: str) -> None:
        _disturbed(signal.SIGINT)(text)
        if text.startswith("1 "):
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        contest("hunt", ["random"] * 3, 5000, jobs=1, tell=tell)
    assert not multiprocessing.active_children()
    assert capfd.readouterr().err == ""
