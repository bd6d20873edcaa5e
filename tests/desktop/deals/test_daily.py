"""The deal of the day."""

from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.deals.daily import DailyDialog
from boomerang_desktop.desktop.pages.new_match import NewMatchPage
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.games import GAMES
from boomerang_desktop.library.deals.daily import daily, daily_opponents
from boomerang_desktop.match import Match, Seat
from tests.library.matches import kept


def a_daily(day: date) -> Match:
    seats = [Seat("Ana"), Seat("Bo", "random")]
    match = daily("flip", day, seats)
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    match.played_at = noon
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    return match


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> DailyDialog:
    window.settings.player_name = "Ana"
    today = date.today()
    for days in (0, 1):
        kept(window.saves.folder, a_daily(today - timedelta(days=days)))
    with qtbot.waitSignal(
        window.shelf.keeper.progress, timeout=20_000, check_params_cb=lambda a, b: a == b
    ):
        window.shelf.keeper.catch_up()
    window.do("daily")
    (found,) = window.findChildren(DailyDialog)
    found.games.button(2).click()
    qtbot.waitUntil(lambda: "played today" in found.games.button(2).text(), timeout=20_000)
    return found


def test_the_calendar_knows_what_was_played(dialog: DailyDialog) -> None:
    assert dialog.game == "flip"
    assert dialog.play.text() == "Play it for practice"
    assert dialog.look.isVisible()
    dialog.month.look_at(date.today() - timedelta(days=5))
    assert dialog.play.text() == "Play this deal"
    assert not dialog.look.isVisible()


def test_another_game_has_another_deal(dialog: DailyDialog) -> None:
    dialog.games.button(0).click()
    assert dialog.game == "hunt"
    dialog.month.look_at(date.today())
    assert dialog.play.text() == "Play today’s deal"


def test_a_match_of_it_is_opened(dialog: DailyDialog, window: MainWindow) -> None:
    dialog.month.look_at(date.today())
    dialog.look.click()
    assert window.table is not None
    assert window.table.match is not None
    assert window.table.match.seats[0].name == "Ana"


def test_sitting_down_to_it_keeps_the_deal(
    dialog: DailyDialog, window: MainWindow, qtbot: QtBot
) -> None:
    day = date.today() - timedelta(days=3)
    dialog.month.look_at(day)
    dialog.play.click()
    qtbot.waitUntil(lambda: window.page == "new")
    page = window.new_page
    assert page is not None
    assert page.deal is not None
    assert told(page).startswith("The deal of ")
    assert "practice" not in told(page)
    expected = daily("flip", day, page.deal.seats)
    assert page.deal.chance == expected.chance
    assert page.seats[0].seat.name == "Ana"
    page.begin()
    assert window.table is not None
    assert window.table.match is not None
    assert window.table.match.seed == expected.seed


def told(page: NewMatchPage) -> str:
    """Which deal it is."""
    (text,) = [
        label.text() for label in page.findChildren(QLabel) if label.text().startswith("The deal")
    ]
    return text


def test_what_was_begun_counts_and_is_not_begun_anew(
    dialog: DailyDialog, window: MainWindow, qtbot: QtBot
) -> None:
    dialog.games.button(0).click()
    dialog.play.click()
    qtbot.waitUntil(lambda: window.page == "new")
    assert window.new_page is not None
    window.new_page.begin()
    assert window.table is not None
    begun = window.table.match
    assert begun is not None
    window.show_home()
    window.begin(Match.new(GAMES["flip"], [Seat("Ana"), Seat("Bo")], {}))
    qtbot.waitUntil(lambda: window.table is not None and window.table.match is not begun)
    window.show_home()
    again = opened(window)
    qtbot.waitUntil(lambda: again.play.text() == "Go on with it")
    assert again.month.said(date.today()).endswith(": Unfinished")
    assert not again.look.isVisible()
    # even if it is asked for by another way than this dialog
    window.shelf.dealing.play_daily("hunt", date.today())
    qtbot.waitUntil(lambda: window.page == "table")
    assert window.table.match is not None
    assert window.table.match.id == begun.id


def test_what_was_given_up_counts_and_more_is_practice(
    dialog: DailyDialog, window: MainWindow, qtbot: QtBot
) -> None:
    today = date.today()
    seats = [Seat("Ana"), *(Seat(name, "random") for name in ("Bo", "Cy", "Di"))]
    match = daily("hunt", today, seats)
    match.give_up(0)
    kept(window.saves.folder, match)
    window.shelf.keeper.catch_up()
    dialog.games.button(0).click()
    qtbot.waitUntil(lambda: dialog.play.text() == "Play it for practice", timeout=20_000)
    assert "played today" in dialog.games.button(0).text()
    look = dialog.look
    qtbot.waitUntil(lambda: look.visibleRegion().boundingRect() == look.rect())
    dialog.play.click()
    qtbot.waitUntil(lambda: window.page == "new")
    assert window.new_page is not None
    assert "for practice: your first attempt counts" in told(window.new_page)


def opened(window: MainWindow) -> DailyDialog:
    window.do("daily")
    return window.findChildren(DailyDialog)[-1]


def test_whoever_is_called_like_a_bot_meets_another_one(
    dialog: DailyDialog, window: MainWindow, qtbot: QtBot
) -> None:
    window.settings.player_name = "bruno"
    dialog.games.button(0).click()
    dialog.play.click()
    qtbot.waitUntil(lambda: window.page == "new")
    page = window.new_page
    assert page is not None
    page.begin()
    assert window.table is not None
    assert window.table.match is not None
    seats = window.table.match.seats
    assert [seat.name for seat in seats] == ["bruno", "Felix", "Chloé", "Dario"]
    today = daily_opponents("hunt", date.today())
    assert [seat.player for seat in seats] == ["human", *today], "and they are those of the day"
