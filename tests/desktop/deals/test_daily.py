"""The deal of the day."""

from datetime import UTC, date, datetime, timedelta

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.deals.daily import DailyDialog
from boomerang_desktop.desktop.shell.window import MainWindow
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
    assert dialog.play.text() == "Play it again"
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


def test_sitting_down_to_it_keeps_the_deal(dialog: DailyDialog, window: MainWindow) -> None:
    day = date.today() - timedelta(days=3)
    dialog.month.look_at(day)
    dialog.play.click()
    assert window.page == "new"
    page = window.new_page
    assert page is not None
    assert page.deal is not None
    expected = daily("flip", day, page.deal.seats)
    assert page.deal.chance == expected.chance
    assert page.seats[0].seat.name == "Ana"
    page.begin()
    assert window.table is not None
    assert window.table.match is not None
    assert window.table.match.seed == expected.seed


def test_whoever_is_called_like_a_bot_meets_another_one(
    dialog: DailyDialog, window: MainWindow
) -> None:
    window.settings.player_name = "bruno"
    dialog.games.button(0).click()
    dialog.play.click()
    page = window.new_page
    assert page is not None
    page.begin()
    assert window.table is not None
    assert window.table.match is not None
    seats = window.table.match.seats
    assert [seat.name for seat in seats] == ["bruno", "Felix", "Chloé", "Dario"]
    today = daily_opponents("hunt", date.today())
    assert [seat.player for seat in seats] == ["human", *today], "and they are those of the day"
