"""The deal of the day."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from boomerang_desktop.bots.core import TEMPERAMENTS
from boomerang_desktop.games import GAMES
from boomerang_desktop.library.deals.again import fingerprint
from boomerang_desktop.library.deals.attempts import day_played
from boomerang_desktop.library.deals.daily import (
    calendar,
    daily,
    daily_opponents,
    daily_seats,
    daily_seed,
    is_daily,
    streak,
)
from boomerang_desktop.library.entry import Entry
from boomerang_desktop.library.notes import EMPTY
from boomerang_desktop.library.reading import entry_of
from boomerang_desktop.match import Match, Seat
from tests.library.matches import ANA, entry, unfinished

DAY = date(2026, 11, 17)


def seats(game_id: str) -> list[Seat]:
    return [Seat("Ana"), *(Seat(f"bot {n}", "random") for n in range(1, daily_seats(game_id)))]


def of_day(day: date, played_on: date) -> Entry:
    match = daily("hunt", day, seats("hunt"))
    noon = datetime(played_on.year, played_on.month, played_on.day, 12).astimezone(UTC)
    begun = match.with_seats(match.seats, played_at=noon)
    begun.id = f"{day}/{played_on}"
    return entry_of(Path("x"), begun, EMPTY)


def test_the_deal_of_the_day_is_the_same_on_every_machine() -> None:
    assert daily_seed("hunt", DAY) == 277743331392764
    assert fingerprint(daily("hunt", DAY, seats("hunt"))) == "39eeb2bc1a55f5fd"
    assert fingerprint(daily("roadtrip", DAY, seats("roadtrip"))) == "fd0fb8aa94cbfc92"


def test_its_bots_are_the_same_on_every_machine_temperaments_and_all() -> None:
    assert daily_opponents("hunt", DAY) == [
        "bot:skilled:bold",
        "bot:skilled:collector",
        "bot:skilled:careful",
    ]
    for game in GAMES:
        bots = [daily_opponents(game, DAY + timedelta(days=n)) for n in range(40)]
        assert {len(each) for each in bots} == {daily_seats(game) - 1}
        assert {player for each in bots for player in each} == {
            f"bot:skilled:{temper}" for temper in TEMPERAMENTS
        }


def test_every_day_and_every_game_has_its_own() -> None:
    days = [DAY + timedelta(days=n) for n in range(1000)]
    assert len({daily_seed(game, day) for game in GAMES for day in days}) == 1000 * len(GAMES)


def test_the_deal_of_the_day_has_its_number_of_players() -> None:
    assert {game: daily_seats(game) for game in GAMES} == {
        "hunt": 4,
        "lascaux": 4,
        "flip": 2,
        "arrows": 4,
        "roadtrip": 4,
    }
    with pytest.raises(ValueError, match="4 play the deal"):
        daily("hunt", DAY, seats("hunt")[:3])


def test_a_match_is_known_as_the_deal_of_its_day() -> None:
    found = of_day(DAY, DAY)
    assert is_daily(found, DAY)
    assert not is_daily(entry(), DAY)
    three = Match.new(GAMES["hunt"], seats("hunt")[:3], {}, daily_seed("hunt", DAY))
    assert not is_daily(entry_of(Path("x"), three, EMPTY), DAY)
    series = Match.new(GAMES["hunt"], seats("hunt"), {"games": 2}, daily_seed("hunt", DAY))
    assert not is_daily(entry_of(Path("x"), series, EMPTY), DAY)


def test_the_calendar_holds_what_one_person_made_of_each_deal() -> None:
    days = [DAY - timedelta(days=n) for n in range(3)]
    late, early = of_day(DAY, DAY + timedelta(days=9)), of_day(DAY, DAY)
    other = of_day(days[2], days[2])
    found = calendar([late, other, early, entry()], ANA, "hunt", days)
    assert found == {DAY: [early, late], days[2]: [other]}
    assert calendar([early], ANA, "lascaux", days) == {}


def done(day: date, played_on: date | None = None) -> Entry:
    on = played_on or day
    return entry(played_at=datetime(on.year, on.month, on.day, 12).astimezone(UTC))


def test_a_streak_goes_on_until_a_day_without_its_deal() -> None:
    days = [DAY - timedelta(days=n) for n in range(5)]
    assert day_played(done(DAY)) == DAY
    three = {day: [done(day)] for day in days[:3]}
    assert streak(three, DAY) == 3
    assert streak(three, DAY + timedelta(days=1)) == 3, "today is not over yet"
    assert streak(three, DAY + timedelta(days=2)) == 0
    assert streak({days[0]: [done(days[0])], days[2]: [done(days[2])]}, DAY) == 1
    assert streak({DAY: [unfinished()]}, DAY) == 0
    assert streak({DAY: [done(DAY, days[1])]}, DAY) == 0, "it was not played on its day"
    assert streak({}, DAY) == 0
