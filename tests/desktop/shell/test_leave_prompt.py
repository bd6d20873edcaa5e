"""Whoever walks out of a match that counts is asked first."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs.question import Question
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.library import notes
from boomerang_desktop.library.entry import Aid
from boomerang_desktop.match import Match, Seat
from tests.desktop.conftest import a_match
from tests.library.matches import played


def running(window: MainWindow, *others: Seat, decisions: int = 6) -> Match:
    seats = (Seat("Ana"), *(others or (Seat("Bo", "random"),)))
    match = played("flip", seats, seed=3, decisions=decisions)
    window.saves.autosave(match)
    return match


def question(window: MainWindow) -> Question | None:
    found = (one for one in window.findChildren(Question) if one.isVisible())
    return next(found, None)


def asked(window: MainWindow, qtbot: QtBot) -> Question:
    qtbot.waitUntil(lambda: question(window) is not None)
    found = question(window)
    assert found is not None
    return found


def on_table(window: MainWindow) -> Match | None:
    return window.table.match if window.table else None


def begun_unasked(window: MainWindow, qtbot: QtBot) -> bool:
    """Whether another match begins without a question."""
    new = a_match("hunt")
    window.begin(new)
    qtbot.waitUntil(lambda: on_table(window) is new or question(window) is not None)
    return on_table(window) is new


def test_a_match_that_counts_is_lost_by_leaving_it(window: MainWindow, qtbot: QtBot) -> None:
    match = running(window)
    new = a_match("hunt")
    window.begin(new)
    leave = asked(window, qtbot)
    assert on_table(window) is None
    leave.yes.click()
    assert on_table(window) is new
    path = window.saves.folder / "matches" / notes.name_of(match.id)
    qtbot.waitUntil(path.exists)
    assert notes.read(path).left == 0


def test_whoever_would_rather_go_on_playing_loses_nothing(window: MainWindow, qtbot: QtBot) -> None:
    match = running(window)
    window.begin(a_match("hunt"))
    asked(window, qtbot).no.click()
    assert on_table(window) is None
    still = window.saves.running()
    assert still is not None
    assert still.id == match.id


@pytest.mark.parametrize("why", ["nothing decided", "people", "helped", "left already"])
def test_nobody_is_asked_where_nothing_is_at_stake(
    window: MainWindow, qtbot: QtBot, why: str
) -> None:
    if why == "people":
        running(window, Seat("Bo"))
    elif why == "nothing decided":
        running(window, decisions=0)
    else:
        match = running(window)
        path = window.saves.folder / "matches" / notes.name_of(match.id)
        helped = frozenset({Aid.HINT}) if why == "helped" else frozenset()
        notes.write(path, notes.Note(aids=helped, left=0 if why == "left already" else None))
    assert begun_unasked(window, qtbot)


@pytest.mark.parametrize("earlier", ["Ana", "Cleo"])
def test_a_deal_that_the_person_knows_is_not_at_stake(
    window: MainWindow, qtbot: QtBot, earlier: str
) -> None:
    before = played("flip", (Seat(earlier), Seat("Bo", "random")), seed=3, hours=-5)
    window.saves.keep(before)
    window.shelf.keeper.tell(lambda library: library.refresh())
    running(window)
    assert begun_unasked(window, qtbot) == (earlier == "Ana")


def test_whoever_begins_something_else_meanwhile_is_asked_once(
    window: MainWindow, qtbot: QtBot
) -> None:
    running(window)
    first, second = a_match("hunt"), a_match("lascaux")
    window.begin(first)
    window.begin(second)
    asked(window, qtbot).yes.click()
    assert on_table(window) is second
    qtbot.wait(50)
    assert question(window) is None


def test_home_is_not_leaving(window: MainWindow) -> None:
    running(window)
    window.resume()
    window.show_home()
    assert question(window) is None
    assert window.home.resume_card.isVisible()
