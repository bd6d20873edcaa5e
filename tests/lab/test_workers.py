"""Work spread over processes: the same results whoever does it, and losses are made good or
reported."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import attrs
import pytest

from boomerang_desktop.lab.arena import Contest, contest
from boomerang_desktop.lab.cli import main
from boomerang_desktop.lab.workers import Crew, WorkLost, spread
from tests.lab.pieces import dies, fails, hangs, slow_first, square

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _ctrl_c_is_heard() -> Iterator[None]:
    """Here and in the workers, however the tests were started: a shell lets what runs in the
    background ignore it, and so does nohup."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("workers", [1, 2, 9])
def test_every_piece_is_done_once_and_in_order(workers: int) -> None:
    assert list(spread(square, [3, 1, 2], Crew(workers))) == [(0, 9), (1, 1), (2, 4)]


def test_no_work_needs_no_worker() -> None:
    assert list(spread(square, [], Crew())) == []


def test_results_come_in_order() -> None:
    assert [number for number, _ in spread(slow_first, range(4), Crew(2))] == [0, 1, 2, 3]


def test_stopping_early_leaves_nothing_behind() -> None:
    with closing(spread(square, range(1000), Crew())) as results:
        next(results)
        assert multiprocessing.active_children()
    assert not multiprocessing.active_children()


def _disturbed(number: int, after: str) -> Callable[[str], None]:
    """Send a signal to all workers after that many results."""

    def tell(text: str) -> None:
        if text.startswith(after):
            for child in multiprocessing.active_children():
                assert child.pid
                os.kill(child.pid, number)

    return tell


def _figures(held: Contest) -> list[tuple[float, float]]:
    return [(bot.wins, bot.mean_score) for bot in held.bots]


def test_the_matches_of_a_killed_worker_are_played_again() -> None:
    disturbed = contest("hunt", ["random"] * 3, 60, tell=_disturbed(signal.SIGKILL, "5 of"))
    assert _figures(disturbed) == _figures(contest("hunt", ["random"] * 3, 60))
    assert not multiprocessing.active_children()


def test_what_no_worker_survives_is_named() -> None:
    with pytest.raises(WorkLost, match=r"number 2: its process died \(exit code -9\)"):
        list(spread(dies, [0, 1, 0], Crew(1)))
    assert not multiprocessing.active_children()


def test_a_hanging_worker_is_given_up() -> None:
    with pytest.raises(WorkLost, match=r"number 1: .*silent for 0\.5 s"):
        list(spread(hangs, [1, 0], Crew(patience=0.5)))
    assert not multiprocessing.active_children()


def test_what_went_wrong_in_a_worker_is_told() -> None:
    with pytest.raises(WorkLost, match="number 3: ZeroDivisionError: "):
        list(spread(fails, [1, 1, 0], Crew(1)))


def test_ctrl_c_stops_everything(capfd: pytest.CaptureFixture[str]) -> None:
    """A terminal sends it to the whole process group: to the workers and to their parent."""

    def tell(text: str) -> None:
        _disturbed(signal.SIGINT, "1 ")(text)
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        contest("hunt", ["random"] * 3, 5000, crew=Crew(1), tell=tell)
    assert not multiprocessing.active_children()
    assert capfd.readouterr().err == ""


@attrs.define
class Cluster:
    """A Dask scheduler and its workers, each a process of its own."""

    folder: Path
    processes: list["subprocess.Popen[bytes]"] = attrs.Factory(list)

    def run(self, what: str, *given: str) -> "subprocess.Popen[bytes]":
        # as on another machine: it can import the project, and logs its own errors
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.dask_{what}", "--no-dashboard", *given],
                cwd=ROOT,
                stdout=log,
                stderr=log,
            )
        self.processes.append(process)
        return process

    def start(self) -> str:
        file = self.folder / "scheduler.json"
        self.run("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
        while True:
            with suppress(FileNotFoundError, json.JSONDecodeError):
                address: str = json.loads(file.read_text())["address"]
                return address
            time.sleep(0.05)

    def worker(self, address: str) -> "subprocess.Popen[bytes]":
        return self.run("worker", address, "--nthreads", "2", "--no-nanny")

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    found = Cluster(tmp_path)
    yield found
    found.stop()


def test_a_cluster_plays_the_same_matches_and_those_of_a_killed_worker_again(
    cluster: Cluster, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = cluster.start()
    workers = [cluster.worker(address), cluster.worker(address)]
    told: list[str] = []

    def tell(text: str) -> None:
        told.append(text)
        if text.startswith("10 of"):
            workers[0].kill()

    held = contest(
        "hunt", ["greedy", "random", "random"], 90, 3, crew=Crew(dask=address), tell=tell
    )
    here = contest("hunt", ["greedy", "random", "random"], 90, 3)
    assert workers[0].wait() == -signal.SIGKILL
    assert workers[1].poll() is None
    assert _figures(held) == _figures(here)
    assert [text.partition(" ")[0] for text in told] == [str(n) for n in range(1, 91)]

    # an early end, Ctrl+C and errors leave the cluster usable
    with pytest.raises(WorkLost, match="number 2: ZeroDivisionError: "):
        list(spread(fails, [1, 0, 1], Crew(dask=address)))

    def interrupted(text: str) -> None:
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        contest("hunt", ["random"] * 3, 5000, crew=Crew(dask=address), tell=interrupted)
    assert list(spread(square, [2, 3], Crew(dask=address))) == [(0, 4), (1, 9)]
    command = ["arena", "flip", "--bots", "random,random", "--games", "2", "--dask", address]
    assert main(command) == 0
    out, err = capfd.readouterr()
    assert "flip, 2 players, 2 matches" in out
    assert err == ""

    monkeypatch.setattr("boomerang_desktop.lab.workers.__version__", "0.0.1")
    with pytest.raises(WorkLost, match=r"number 1: version 0\.0\.1 asked, but version"):
        list(spread(square, [1], Crew(dask=address)))


def test_a_cluster_without_workers_is_told(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boomerang_desktop.lab.workers._ANSWER", 1.0)
    with pytest.raises(WorkLost, match="nobody works for the scheduler at tcp"):
        list(spread(square, [1], Crew(dask=cluster.start())))


def test_without_a_scheduler_or_without_dask_there_is_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def said(address: str) -> str:
        command = ["arena", "flip", "--bots", "random,random", "--games", "2", "--dask", address]
        assert main(command) == 2
        return capfd.readouterr().err

    monkeypatch.setattr("boomerang_desktop.lab.workers._ANSWER", 0.5)
    nobody = "boomerang-lab: no Dask scheduler answers at "
    assert said("tcp://127.0.0.1:9") == f"{nobody}tcp://127.0.0.1:9\n"
    assert said("no address") == f"{nobody}no address\n"
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert said("tcp://127.0.0.1:9") == (
        "boomerang-lab: --dask needs Dask, which is not installed: "
        "pip install 'boomerang-desktop[cluster]'\n"
    )
