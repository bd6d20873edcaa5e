"""The window's way to the library, and who sits down."""

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.library import notes
from boomerang_desktop.match import Match, Seat
from tests.library.matches import played
from tests.match.analysis.matches import glanced, recorded


def note_of(window: MainWindow, match: Match) -> notes.Note:
    return notes.read(window.saves.folder / "matches" / notes.name_of(match.id))


def test_a_match_knows_whose_it_is(window: MainWindow, qtbot: QtBot) -> None:
    window.shelf.people.add("Ana")
    me = window.shelf.people.me
    assert me is not None
    match = played(decisions=0)
    window.begin(match)
    qtbot.waitUntil(lambda: bool(note_of(window, match).profiles))
    assert note_of(window, match).profiles == {0: me.id}


def test_guests_leave_no_note(window: MainWindow, qtbot: QtBot) -> None:
    match = played(decisions=0)
    window.begin(match)
    window.shelf.close()
    assert note_of(window, match) == notes.EMPTY


def test_the_only_person_among_bots_has_it_in_their_language(window: MainWindow) -> None:
    people = window.shelf.people
    people.add("Ana")
    people.add("Bo")
    bo = people.profiles.named("Bo")
    assert bo is not None
    people.change(bo, text_size="1.15")
    window.begin(played("flip", (Seat("Bo"), Seat("Cy", "random")), decisions=0))
    assert window.settings.player_name == "Bo"
    assert window.settings.text_scale == 1.15


def test_the_figures_of_an_analysis_are_noted_for_the_statistics(
    window: MainWindow, qtbot: QtBot
) -> None:
    match = recorded("arrows-2")
    window.saves.keep(match)
    analysis = glanced(match)
    assert analysis.complete
    window.saver.keep_analysis(match, analysis)
    qtbot.waitUntil(lambda: bool(note_of(window, match).luck))
    luck = [balance.luck for balance in analysis.balances]
    assert list(note_of(window, match).luck) == pytest.approx(luck)


def test_those_who_play_here_are_offered_for_the_seats(window: MainWindow) -> None:
    window.shelf.people.add("Zoe")
    window.new_match("flip")
    assert window.new_page is not None
    row = window.new_page.seats[1]
    row.kind.setCurrentIndex(row.kind.findText("Zoe"))
    assert row.seat == Seat("Zoe")
    row.name.selectAll()
    QTest.keyClicks(row.name, "Gast")
    assert row.kind.currentText() == "Person"
    row.name.selectAll()
    QTest.keyClicks(row.name, "Zoe")
    assert row.kind.currentText() == "Zoe"


def test_help_is_noted_with_the_match(window: MainWindow, qtbot: QtBot) -> None:
    match = played("flip", (Seat("Ana"), Seat("Bo")), decisions=4)
    window.begin(match)
    window.do("undo")
    qtbot.waitUntil(lambda: bool(note_of(window, match).aids))
    assert {aid.name for aid in note_of(window, match).aids} == {"TAKE_BACK"}


def test_how_strong_somebody_is_reaches_the_page(window: MainWindow, qtbot: QtBot) -> None:
    window.new_match("flip")
    page = window.new_page
    assert page is not None
    qtbot.waitUntil(lambda: page.fair.isVisible(), timeout=20_000)


def test_back_from_the_statistics_leads_where_somebody_came_from(window: MainWindow) -> None:
    for origin in ("library", "home"):
        if origin == "library":
            window.do("library")
        window.do("statistics")
        assert window.shelf.statistics is not None
        window.shelf.statistics.bar.back.click()
        assert window.page == origin
        window.show_home()
