"""Playing the same deal again."""

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.library.deals.again import again, fingerprint
from boomerang_desktop.library.deals.daily import daily_seats
from boomerang_desktop.match import Match, Seat
from tests.library.matches import played


def seats(game_id: str) -> list[Seat]:
    return [Seat("Ana"), *(Seat(f"bot {n}", "random") for n in range(1, daily_seats(game_id)))]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_deal_played_again_from_any_chair_begins_alike(game_id: str) -> None:
    first = played(game_id, seats(game_id), seed=5)
    second = again(first, first.seats[::-1])
    assert second.states[0] == first.states[0]
    assert not second.decisions
    assert second.id != first.id
    assert fingerprint(second) == fingerprint(first)
    assert fingerprint(played(game_id, seats(game_id), seed=6)) != fingerprint(first)


def test_options_and_who_begins_belong_to_the_deal() -> None:
    game, sitting = GAMES["flip"], seats("flip")
    alike = {
        fingerprint(Match.new(game, sitting, options, 5, first))
        for options, first in (({}, 0), ({}, 1), ({"board": "10x10"}, 0))
    }
    assert len(alike) == 3
    settled = Match.new(game, sitting, {}, 5, 0).settings
    assert fingerprint(Match.new(game, sitting, settled, 5, 0)) in alike, "defaults may be written"
