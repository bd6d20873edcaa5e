"""The way to the study of a match, and out of it."""

import pytest

from boomerang_desktop.desktop.shell import actions
from boomerang_desktop.desktop.shell.studying import sitting
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.library.library import Library
from boomerang_desktop.match.match import HUMAN
from tests.desktop.study.studies import finished, invented


@pytest.fixture(autouse=True)
def _nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Background, "post", lambda self, job: None)
    monkeypatch.setattr(Background, "warm_up", lambda self: None)


def test_only_a_match_that_is_over_can_be_studied(window: MainWindow) -> None:
    match = finished("flip-2")
    assert window.study.why_not(match) is None
    assert window.study.why_not(match.until(3)) == "the match is not over yet"
    assert window.study.why_not(None) == "the match is not over yet"
    window.study.open(match.until(3))
    assert window.page == actions.HOME


def test_from_the_table_to_the_study_and_home(window: MainWindow) -> None:
    window.begin(finished("flip-2"))
    assert window.page == actions.TABLE
    assert window.why_not("study") is None
    window.do("study")
    assert window.page == actions.STUDY
    assert window.table is not None
    assert window.table.match is None
    assert window.windowTitle() == "The Perforated Board"
    assert window.why_not("previous") is None
    assert window.why_not("undo") == "not on this page"
    window.do("home")
    assert window.page == actions.HOME
    assert window.study.page is not None
    assert window.study.page.match is None


def test_the_result_card_leads_there(window: MainWindow) -> None:
    window.begin(finished("flip-2"))
    assert window.table is not None
    assert window.table.result is not None
    window.table.result.next.study.click()
    assert window.page == actions.STUDY


def test_what_if_is_another_match_and_the_real_one_stays(window: MainWindow) -> None:
    match = finished("flip-2")
    window.saves.keep(match)
    window.saves.keep_analysis(match, invented(match, {}))
    window.study.open(match)
    window.study.play_on(match, 6, 1)
    assert window.page == actions.TABLE
    assert window.table is not None
    branch = window.table.match
    assert branch is not None
    assert branch.id != match.id
    assert [d.move for d in branch.decisions[:6]] == [d.move for d in match.decisions[:6]]
    assert len(match.decisions) == 24
    library = Library(window.saves.folder)
    note = library.note(branch.id)
    assert note.branch_of == match.id
    assert note.title == "What if, from move 7"
    library.close()


def test_whoever_sat_there_takes_the_persons_chair() -> None:
    match = finished("hunt-4")
    players = [seat.player for seat in sitting(match, 2)]
    assert players == ["bot:novice", "bot:novice", HUMAN, "bot:novice"]
    assert sitting(match, 0)[0].player == HUMAN
    bots = [seat.player for seat in sitting(finished("hunt-4", None), 3)]
    assert bots == ["bot:novice"] * 3 + [HUMAN]
