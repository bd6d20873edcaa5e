"""What the window and the lab send to processes that think: nothing that leads to the cards."""

import pickle
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from boomerang_desktop.bots import random_bot
from boomerang_desktop.bots.jobs import advise, decide, reasons
from boomerang_desktop.bots.process import Deliver, Job, Worker
from boomerang_desktop.bots.second_look import look_again, what_follows
from boomerang_desktop.desktop.deals.panel import DealPanel
from boomerang_desktop.desktop.table import background, hint
from boomerang_desktop.desktop.table.after import inquiry
from boomerang_desktop.desktop.table.help import coach
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import State
from boomerang_desktop.lab import cli, workers
from boomerang_desktop.library.deals import par
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.analysis.examine import examine
from tests.desktop.study.studies import invented, own
from tests.e2e.screen import Screen
from tests.e2e.study.test_study import study
from tests.library.matches import played

SEED = 0xB00_6E7A_1122_3344_5566_7788_99AA_BBCC
"""As large as those of new matches, and found in no file by chance."""
BY_VIEW = (decide, advise, look_again, what_follows)


@pytest.fixture
def posted(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """All that is asked of other processes, which is done in this one."""
    jobs: list[Job] = []

    class Here(Worker):
        def __init__(self, deliver: Deliver, patience: float, niceness: int = 0) -> None:
            super().__init__(deliver, patience, niceness)
            self.deliver = deliver

        def start(self) -> None:
            pass

        def post(self, job: Job) -> None:
            jobs.append(job)
            self.deliver(lambda: job.answer(job.do(*job.given)))

    monkeypatch.setattr(background, "Worker", Here)
    monkeypatch.setattr(workers, "Worker", Here)
    monkeypatch.setattr(hint, "SECONDS", 0.05)
    monkeypatch.setattr(coach, "SECONDS", 0.05)
    return jobs


def check(job: Job) -> None:
    sent = pickle.dumps(job.given)
    for known in (str(SEED).encode(), f"{SEED:x}".encode(), SEED.to_bytes(16, "little")):
        assert known not in sent, job.do
    if job.do in BY_VIEW:
        (view,) = (each for each in job.given if isinstance(each, State))
        seat = next(each for each in job.given if isinstance(each, int))
        assert view == view.view(seat), job.do


def test_a_seed_would_be_found() -> None:
    match = Match.new(GAMES["hunt"], [Seat("Ana"), Seat("Bo"), Seat("Cy")], {}, SEED)
    for given in (SEED, f"{SEED}/0/0", record.dump(match), match):
        with pytest.raises(AssertionError):
            check(Job(par.play, (given,), print, print))
    with pytest.raises(AssertionError):
        check(Job(decide, ("random", "hunt", match.state, 0, "x"), print, print))


@pytest.mark.usefixtures("bots_apart", "analysed")
def test_at_a_table_everybody_who_thinks_is_given_views_and_no_seed(
    posted: list[Job], screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    monkeypatch.setattr(inquiry, "BEGINS", 0)
    screen.window.settings.set_flag("hunt/coach", True)
    screen.sit_down("hunt", "hrr", SEED)
    for decisions in (0, 1):
        screen.wait_for_turn(0, decisions)
        if not decisions:
            screen.key(Qt.Key.Key_F3)
            screen.qtbot.waitUntil(lambda: screen.board.advised is not None)
        screen.board.answer(screen.match.state.legal(0)[0])
    screen.qtbot.waitUntil(lambda: {job.do for job in posted} >= {*BY_VIEW[:3], examine})
    for job in posted:
        check(job)


def test_who_plays_a_finished_deal_again_is_not_given_its_seed(
    posted: list[Job], screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(par, "bot", lambda kind, game: random_bot)
    screen.open(played("hunt", [Seat("Ana"), Seat("Bo", "random"), Seat("Cy", "random")], SEED))
    screen.qtbot.waitUntil(lambda: bool(screen.table.findChildren(DealPanel)))
    (panel,) = screen.table.findChildren(DealPanel)
    panel.par_wanted.emit()
    screen.qtbot.waitUntil(lambda: panel.par is not None and panel.par.done)
    tries = [job for job in posted if job.do is par.play]
    assert len(tries) == par.TIMES
    for job in posted:
        check(job)


@pytest.mark.usefixtures("analysed")
def test_the_study_asks_without_the_seed(posted: list[Job], screen: Screen) -> None:
    match = played("flip", [Seat("Ana"), Seat("Bo", "random")], SEED)
    number = own(match)[1]
    screen.window.saves.keep_analysis(match, invented(match, {number: 0.2}))
    page = study(screen, match)
    page.pick(number)
    assert page.desk
    assert page.analysis
    tried = {match.decisions[number].move, page.analysis.moments[number].judgement.best}
    page.desk.board.answer(next(m for m in match.states[number].legal(0) if m not in tried))
    screen.qtbot.waitUntil(lambda: {job.do for job in posted} >= {examine, what_follows})
    page.pick(own(match)[0])
    screen.qtbot.waitUntil(lambda: reasons in {job.do for job in posted})
    for job in posted:
        check(job)


def test_the_lab_asks_without_the_seed(posted: list[Job], tmp_path: Path) -> None:
    path = tmp_path / "match.boomerang"
    record.save(played("hunt", [Seat("Ana"), Seat("Bo"), Seat("Cy")], SEED, decisions=4), path)
    assert cli.main(["analyse", str(path), "--depth", "quick", "--open"]) == 0
    assert posted
    for job in posted:
        check(job)
