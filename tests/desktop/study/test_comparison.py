"""A match beside another that began like it."""

from pathlib import Path

from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop.saves import Saves
from boomerang_desktop.desktop.study.comparison import Branch
from tests.desktop.study.conftest import Open
from tests.desktop.study.studies import finished, invented


def test_it_waits_for_whoever_works_already_and_makes_way(
    study: Open, jobs: list[Job], tmp_path: Path
) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}, known=5))
    works = [page.inquiry.working]
    asked = len(jobs)
    branch = match.with_seats(match.seats)
    saves = Saves(tmp_path)
    saves.keep(branch)
    comparison = page.comparison
    comparison.offer([Branch("Another try", saves.archive_path("flip", branch.id))])
    comparison.choice.setCurrentIndex(1)
    comparison.choice.activated.emit(1)
    assert comparison.match is not None
    assert comparison.match.id == branch.id
    assert len(jobs) == asked
    page.work.click()
    # nobody works now: the other match is looked at
    assert len(jobs) > asked
    works.append(page.inquiry.working)
    page.work.click()
    works.append(page.inquiry.working)
    assert works == [True, False, True]
    assert comparison.analysis is None


def test_a_file_that_is_gone_is_not_compared(study: Open, tmp_path: Path) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    page.comparison.offer([Branch("Gone", tmp_path / "gone.boomerang")])
    page.comparison.choice.setCurrentIndex(1)
    page.comparison.choice.activated.emit(1)
    assert page.comparison.match is None
    assert page.compared.isHidden()


def test_what_is_offered_anew_is_no_longer_compared(study: Open, tmp_path: Path) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    before = page.graph.grab().toImage()
    branch = match.with_seats(match.seats)
    saves = Saves(tmp_path)
    saves.keep(branch)
    saves.keep_analysis(branch, invented(branch, {3: 0.3}))
    page.comparison.offer([Branch("Another try", saves.archive_path("flip", branch.id))])
    page.comparison.choice.setCurrentIndex(1)
    page.comparison.choice.activated.emit(1)
    shown = [page.compared.isVisible()]
    page.comparison.offer(())
    shown.append(page.compared.isVisible())
    assert shown == [True, False]
    assert page.graph.grab().toImage() == before
