"""What happens for the first time is known by its event, and by whom it happens to."""

import attrs
import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.arrows.events import Captured, TrioCompleted
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.games.circle.events import Stopped
from boomerang_desktop.study.news import news
from boomerang_desktop.study.progress import has_lessons

LESSONS = [game for game in GAMES if has_lessons(game)]


@pytest.mark.parametrize("game", LESSONS)
def test_every_game_has_some_and_its_events_can_happen(game: str) -> None:
    found = news(game)
    assert found
    events = CATALOGUE[game].load("games", "events")
    for one in found:
        kind = getattr(events, one.event)
        assert set(one.fields) <= {field.name for field in attrs.fields(kind)}


def test_what_happens_to_others_is_other_news() -> None:
    captured, _, trio = news("arrows")
    mine = Captured(1, 17, 18, 0, "reserve")
    assert captured.among([mine], 0)
    assert not captured.among([mine], 1)
    closed = TrioCompleted(1, (10, 11, 17))
    assert trio.among([mine, closed], 0)
    assert not trio.among([mine, closed], 1)
    assert not trio.among([mine], 0)


@pytest.mark.parametrize("game", ["hunt", "lascaux"])
def test_whoever_stops_on_an_empty_ring_is_other_news(game: str) -> None:
    def told(event: Stopped) -> list[str]:
        return [one.id for one in news(game) if one.among([event], 0)]

    assert told(Stopped(1, taken=0)) == ["stopped-for-nothing"]
    assert told(Stopped(1, taken=3)) == ["stopped"]
