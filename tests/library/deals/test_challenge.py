"""Challenges: an ordinary record, and something in invisible ink."""

import json

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.library.deals.again import again, fingerprint
from boomerang_desktop.library.deals.challenge import (
    SealBroken,
    StillSealed,
    is_challenge,
    reveal,
    seal,
)
from boomerang_desktop.library.deals.daily import daily_seats
from boomerang_desktop.match import Match, Seat, record
from tests.library.matches import played


def seats(game_id: str) -> list[Seat]:
    return [Seat("Ana"), *(Seat(f"bot {n}", "random") for n in range(1, daily_seats(game_id)))]


def answered(challenge: str) -> Match:
    """Somebody else has played the deal."""
    deal = again(record.parse(challenge.encode()), record.parse(challenge.encode()).seats)
    while deal.state.to_act:
        seat = deal.state.to_act[0]
        deal.play(seat, deal.state.legal(seat)[0])
    return deal


@pytest.mark.parametrize("game_id", GAMES)
def test_a_challenge_is_an_ordinary_record_that_tells_nothing(game_id: str) -> None:
    mine = played(game_id, seats(game_id))
    text = seal(mine)
    fields = json.loads(text)
    assert fields["moves"] == []
    assert fields["result"] is None
    assert mine.id not in text
    deal = record.parse(text.encode())
    assert is_challenge(deal)
    assert fingerprint(deal) == fingerprint(mine)
    assert deal.seats == mine.seats


@pytest.mark.parametrize("game_id", GAMES)
def test_it_opens_for_who_has_played_the_deal(game_id: str) -> None:
    mine = played(game_id, seats(game_id))
    text = seal(mine)
    theirs = reveal(text.encode(), answered(text))
    assert record.dump(theirs) == record.dump(mine)


def test_it_stays_closed_for_everybody_else() -> None:
    text = seal(played(seed=1))
    done = answered(text)
    for not_yet in (done.until(3), played(seed=2), record.parse(text.encode())):
        with pytest.raises(StillSealed):
            reveal(text.encode(), not_yet)


def test_no_other_match_is_taken_for_a_challenge() -> None:
    mine = played()
    assert not is_challenge(mine)
    assert not is_challenge(again(mine, mine.seats))


def test_only_a_match_that_is_over_can_be_one() -> None:
    with pytest.raises(ValueError, match="over"):
        seal(played(decisions=3))


@pytest.mark.parametrize("harm", ["gone", "short", "turned", "rubbish", "windows"])
def test_what_the_way_does_to_the_ink(harm: str) -> None:
    text = seal(played())
    done = answered(text)
    ink = text[text.rindex("}") + 1 :]
    paper = text.removesuffix(ink)
    sent = {
        "gone": paper,
        "short": paper + ink[: len(ink) // 2],
        "turned": paper + ink.swapcase().replace(" ", "x").replace("\t", " ").replace("x", "\t"),
        "rubbish": paper + " " * 64,
        "windows": paper + ink.replace("\n", "\r\n"),
    }[harm].encode()
    assert is_challenge(record.parse(sent)), "the deal is still there"
    if harm == "windows":
        assert reveal(sent, done).result is not None
    else:
        with pytest.raises(SealBroken):
            reveal(sent, done)
