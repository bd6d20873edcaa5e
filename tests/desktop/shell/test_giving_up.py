"""Giving up the match on the table, and what a match keeps to itself as long as it can be
resumed."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs.give_up import GiveUpQuestion
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.match import Match, Seat, record
from tests.desktop.conftest import RECORDS, a_match


@pytest.fixture(autouse=True)
def _nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Background, "post", lambda self, job: None)
    monkeypatch.setattr(Background, "warm_up", lambda self: None)


def question(window: MainWindow) -> GiveUpQuestion:
    window.do("give_up")
    return next(one for one in window.findChildren(GiveUpQuestion) if one.isVisible())


def begun(window: MainWindow, name: str, decisions: int, *people: int) -> Match:
    match = record.load(RECORDS / f"{name}.boomerang").until(decisions)
    seats = [
        Seat(seat.name, "human" if n in people else "random") for n, seat in enumerate(match.seats)
    ]
    window.begin(match.with_seats(seats))
    assert window.table is not None
    assert window.table.match is not None
    return window.table.match


def test_the_person_among_bots_is_asked_once_and_has_lost(window: MainWindow) -> None:
    match = begun(window, "hunt-3", 12, 1)
    question(window).yes.click()
    assert (match.given_up, match.over) == (1, True)
    assert window.table is not None
    card = window.table.result
    assert card is not None
    assert card.headline.text() == "You have given up"
    assert not card.lines, "nobody came to count"
    window.flush()
    kept = record.load(window.saves.archive_path("hunt", match.id))
    assert kept.given_up == 1
    assert window.saves.running() is None


def test_several_people_say_who_it_is(window: MainWindow) -> None:
    match = begun(window, "flip-2", 6, 0, 1)
    asked = question(window)
    assert not asked.yes.isEnabled()
    asked.people.button(1).click()
    asked.yes.click()
    assert match.given_up == 1


def test_whoever_goes_on_playing_gives_nothing_up(window: MainWindow) -> None:
    match = begun(window, "flip-2", 6, 0, 1)
    question(window).no.click()
    assert not match.over
    assert window.why_not("give_up") is None


def test_what_ends_behind_the_question_stays_as_it_ended(window: MainWindow) -> None:
    first = begun(window, "flip-2", 6, 0, 1)
    asked = question(window)
    asked.people.button(1).click()
    assert window.table is not None
    assert window.table.flow is not None
    window.table.flow.give_up(0)
    asked.yes.click()
    assert first.given_up == 0
    second = begun(window, "flip-2", 6, 0)
    asked = question(window)
    third = second.with_seats(second.seats)
    window.sit_down(third)
    asked.yes.click()
    assert not second.over
    assert not third.over


def test_why_nothing_can_be_given_up(window: MainWindow) -> None:
    assert window.why_not("give_up") == "not on this page"
    assert window.giving_up.why_not() == "no match is open"
    begun(window, "flip-2", 6)
    assert window.why_not("give_up") == "only bots play"
    window.begin(record.load(RECORDS / "flip-2.boomerang"))
    assert window.why_not("give_up") == "the match is over"


@pytest.mark.parametrize("name", ["hunt-3", "lascaux-3", "flip-2", "arrows-3", "roadtrip-2"])
def test_nothing_of_a_match_is_open_before_it_is_over(window: MainWindow, name: str) -> None:
    match = begun(window, name, 9, 0)
    dealt = match.game.deals
    doors = ("study", *(("same_deal", "same_deal_otherwise") if dealt else ()))
    before = record.dump(match)
    for door in doors:
        why = window.why_not(door)
        assert why is not None
        assert "give it up" in why
        window.do(door)
    # nor past the actions
    window.study.open(match)
    window.again.same_deal()
    window.again.same_deal_otherwise(match)
    assert window.page == "table"
    assert window.table is not None
    assert window.table.match is match
    assert record.dump(match) == before
    question(window).yes.click()
    for door in doors:
        assert window.why_not(door) is None


def test_after_it_was_given_up_there_is_no_way_back(window: MainWindow, qtbot: QtBot) -> None:
    match = begun(window, "flip-2", 6, 0, 1)
    assert window.why_not("undo") is None
    asked = question(window)
    asked.people.button(0).click()
    asked.yes.click()
    assert window.why_not("undo") == "the match is over, and everything lies open"
    window.do("undo")
    assert len(match.decisions) == 6
    assert window.why_not("redo") is not None


def test_a_match_without_a_decision_can_be_given_up_and_looked_at(window: MainWindow) -> None:
    window.begin(a_match("hunt"))
    asked = question(window)
    asked.people.button(2).click()
    asked.yes.click()
    assert window.table is not None
    assert window.table.result is not None
    assert window.why_not("study") == "nothing has been decided yet"
    assert window.why_not("same_deal") is None
