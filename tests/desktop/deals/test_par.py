"""Master in somebody's chair, one try after the other."""

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop.deals import par as module
from boomerang_desktop.desktop.deals.par import ParPlayer
from boomerang_desktop.library.deals.par import TIMES, ParResult, begin
from boomerang_desktop.match import record
from tests.library.matches import played


class Worker:
    jobs: list[Job]

    def __init__(self, *_: Any) -> None:
        pass

    def post(self, job: Job) -> None:
        Worker.jobs.append(job)

    def close(self) -> None:
        pass


def is_try(job: Job, number: int) -> bool:
    """Whether that try is to be played, from the first chair."""
    text, seat = job.given
    begun = record.parse(str(text).encode())
    return seat == 0 and begun.seed == begin(played(), 0, number).seed and not begun.decisions


@pytest.fixture
def par(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> ParPlayer:
    Worker.jobs = []
    monkeypatch.setattr(module, "Background", Worker)
    return ParPlayer(played(), 0, [], qapp)


def test_it_plays_until_there_are_enough_tries(par: ParPlayer, qtbot: QtBot) -> None:
    par.start()
    for number in range(TIMES):
        assert par.working
        job = Worker.jobs[number]
        assert is_try(job, number)
        with qtbot.waitSignal(par.went_on):
            job.answer(ParResult(40 + number, 1.0))
    assert par.done
    assert not par.working
    assert par.mean == 44.5
    par.start()
    assert len(Worker.jobs) == TIMES


def test_it_goes_on_from_what_is_known(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    Worker.jobs = []
    monkeypatch.setattr(module, "Background", Worker)
    par = ParPlayer(played(), 0, [50] * (TIMES - 1), qapp)
    par.start()
    assert is_try(Worker.jobs[0], TIMES - 1)
    Worker.jobs[0].answer(ParResult(50, 1.0))
    assert par.done


def test_a_try_that_fails_ends_it(par: ParPlayer, qtbot: QtBot) -> None:
    par.start()
    with qtbot.waitSignal(par.went_on):
        Worker.jobs[0].give_up()
    assert par.failed
    assert not par.working
