"""The way to the study of a match, and out of it."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.dialogs.question import Question as Doubt
from boomerang_desktop.desktop.shell.study_pages import StudyPages
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.study.what_if import WhatIf, sitting
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.library import notes
from boomerang_desktop.library.folder import Folder
from boomerang_desktop.library.notes import Note
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import Question
from tests.desktop.study.studies import finished, invented
from tests.library.matches import played


@pytest.fixture(autouse=True)
def _nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Background, "post", lambda self, job: None)
    monkeypatch.setattr(Background, "warm_up", lambda self: None)


def test_only_a_match_that_is_over_can_be_studied(window: MainWindow) -> None:
    match = finished("flip-2")
    assert window.study.why_not(match) is None
    assert "give it up" in (window.study.why_not(match.until(3)) or "")
    assert window.study.why_not(None) == "no match is open"
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


def what_if(match: Match, position: int, seat: int, as_played: bool = False) -> WhatIf:
    return WhatIf(match, position, sitting(match, seat), as_played, "Another try")


def noted(window: MainWindow, match_id: str, qtbot: QtBot) -> Note:
    path = Folder(window.saves.folder).note_path(match_id)
    qtbot.waitUntil(path.exists)
    return notes.read(path)


def test_what_if_is_another_match_and_the_real_one_stays(window: MainWindow, qtbot: QtBot) -> None:
    match = finished("flip-2")
    window.saves.keep(match)
    window.saves.keep_analysis(match, invented(match, {}))
    window.study.open(match)
    window.study.play_on(what_if(match, 6, 1))
    assert window.page == actions.TABLE
    assert window.table is not None
    branch = window.table.match
    assert branch is not None
    assert branch.id != match.id
    assert [d.move for d in branch.decisions[:6]] == [d.move for d in match.decisions[:6]]
    assert len(match.decisions) == 24
    note = noted(window, branch.id, qtbot)
    assert (note.branch_of, note.title, note.as_played) == (match.id, "Another try", False)


def test_from_a_variation_there_is_a_way_back(window: MainWindow, qtbot: QtBot) -> None:
    match = finished("flip-2")
    window.saves.keep(match)
    window.study.play_on(what_if(match, 6, 1))
    table = window.table
    assert table is not None
    assert table.match is not None
    branch = table.match
    assert table.bar.where.text().startswith("Another try · ")
    assert table.bar.study.isVisibleTo(table)
    table.bar.study.click()
    page = window.study.page
    assert window.page == actions.STUDY
    assert page is not None
    assert page.match is not None
    assert page.match.id == match.id
    # as it is when the program has been started again
    noted(window, branch.id, qtbot)
    window.study._origins.clear()
    window.resume()
    assert table.bar.where.text().startswith("Another try · ")
    assert window.why_not("study") is None
    window.do("study")
    assert page.match is not None
    assert page.match.id == match.id
    # any other match has neither
    window.open_file(window.saves.archive_path("flip", match.id))
    assert table.bar.where.text().startswith("The Perforated Board · ")
    assert not table.bar.study.isVisibleTo(table)


@pytest.mark.parametrize("of", ["a match", "a puzzle"])
def test_nothing_is_noted_of_what_somebody_would_rather_not_begin(
    window: MainWindow, qtbot: QtBot, of: str
) -> None:
    window.saves.autosave(played("flip", (Seat("Ana"), Seat("Bo", "random")), decisions=6))
    if of == "a match":
        window.study.play_on(what_if(finished("flip-2"), 6, 1))
    else:
        window.learning.play_on(finished("flip-2").until(3), 1)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(Doubt)))
    (doubt,) = (one for one in window.findChildren(Doubt) if one.isVisible())
    doubt.no.click()
    window.shelf.keeper.close()
    assert list(window.saves.folder.rglob(f"*{notes.ENDING}")) == []


def asked(match: Match, seat: int) -> Question:
    moves = match.state.legal(seat)
    return Question(match, seat, match.state.view(seat), moves, lambda move: None)


def test_bots_repeat_what_was_played_until_somebody_deviates(
    window: MainWindow, qtbot: QtBot
) -> None:
    match = finished("flip-2")
    window.saves.keep(match)
    window.study.play_on(what_if(match, 6, 0, as_played=True))
    assert window.table is not None
    branch = window.table.match
    assert branch is not None
    (seat,) = branch.state.to_act
    assert window.study.recall(asked(branch, seat)) == match.decisions[6].move
    noted(window, branch.id, qtbot)
    # as it is when the program has been started again
    later = StudyPages(window)
    assert later.recall(asked(branch, seat)) == match.decisions[6].move
    other = next(m for m in branch.state.legal(seat) if m != match.decisions[6].move)
    branch.play(seat, other)
    (seat,) = branch.state.to_act
    assert later.recall(asked(branch, seat)) is None
    assert later.recall(asked(match.until(2).with_seats(match.seats), 0)) is None


def test_matches_that_began_alike_can_be_compared(window: MainWindow, qtbot: QtBot) -> None:
    match = finished("flip-2")
    branch = match.with_seats(match.seats)
    for each in (match, branch):
        window.saves.keep(each)
        window.saves.keep_analysis(each, invented(each, {}))
    # after what is noted of their analyses
    keeper, title = window.shelf.keeper, "Another try"
    keeper.tell(lambda library: library.annotate(branch.id, branch_of=match.id, title=title))
    keeper.tell(lambda library: library.refresh())

    def offered(each: Match) -> str:
        window.study.open(each)
        assert window.study.page is not None
        choice = window.study.page.comparison.choice
        qtbot.waitUntil(lambda: choice.count() == 2)
        return choice.itemText(1)

    assert offered(match) == "Another try"
    assert offered(branch) == "As it was played"
