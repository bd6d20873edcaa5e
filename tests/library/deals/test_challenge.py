"""Challenges: an ordinary record, plus the sender's moves in invisible ink."""

import json
import re
import zlib
from pathlib import Path

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.library.deals.again import again, fingerprint
from boomerang_desktop.library.deals.challenge import (
    InkLost,
    NotPlayedYet,
    is_challenge,
    reveal,
    written,
)
from boomerang_desktop.library.deals.daily import daily_seats
from boomerang_desktop.match import Match, Seat, record
from tests.library.matches import played

ROOT = Path(__file__).parents[3]


def seats(game_id: str) -> list[Seat]:
    return [Seat("Ana"), *(Seat(f"bot {n}", "random") for n in range(1, daily_seats(game_id)))]


def answered(challenge: str) -> Match:
    """A match in which the receiver played the deal."""
    deal = again(record.parse(challenge.encode()), record.parse(challenge.encode()).seats)
    while deal.state.to_act:
        seat = deal.state.to_act[0]
        deal.play(seat, deal.state.legal(seat)[0])
    return deal


@pytest.mark.parametrize("game_id", GAMES)
def test_a_challenge_is_an_ordinary_record_that_tells_nothing(game_id: str) -> None:
    mine = played(game_id, seats(game_id))
    text = written(mine)
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
    text = written(mine)
    theirs = reveal(text.encode(), answered(text))
    assert record.dump(theirs) == record.dump(mine)


def test_it_stays_closed_for_everybody_else() -> None:
    text = written(played(seed=1))
    done = answered(text)
    for not_yet in (done.until(3), played(seed=2), record.parse(text.encode())):
        with pytest.raises(NotPlayedYet):
            reveal(text.encode(), not_yet)


def test_the_ink_is_no_lock_and_nothing_says_it_is() -> None:
    """docs/challenges.md says why; if this test ever fails, the texts may promise more."""
    mine = played()
    ink = written(mine).rpartition("}")[2].replace("\n", "")
    bits = ink.replace(" ", "0").replace("\t", "1")
    packed = bytes(int(bits[n : n + 8], 2) for n in range(0, len(bits), 8))
    assert json.loads(zlib.decompress(packed))["id"] == mine.id
    assert str(mine.seed) in written(mine)
    texts = [ROOT / "README.md", *(ROOT / "i18n" / f"{name}.ts" for name in ("en", "fr", "it"))]
    for path in texts:
        assert not re.search(r"\b(un)?sealed\b|scellé|sigillat", path.read_text("utf-8"), re.I), (
            path
        )


def test_a_challenge_of_an_older_version_opens_as_before() -> None:
    """It was written before seeds grew and bots drew from a hash."""
    text = (Path(__file__).parent / "old-challenge.boomerang").read_text("utf-8")
    assert is_challenge(record.parse(text.encode()))
    theirs = reveal(text.encode(), answered(text))
    assert theirs.result is not None
    assert [seat.name for seat in theirs.seats] == ["Zoé", "Bo"]
    assert theirs.result.scores == (29, 59)


def test_no_other_match_is_taken_for_a_challenge() -> None:
    mine = played()
    assert not is_challenge(mine)
    assert not is_challenge(again(mine, mine.seats))


def test_only_a_match_that_is_over_can_be_one() -> None:
    with pytest.raises(ValueError, match="over"):
        written(played(decisions=3))


@pytest.mark.parametrize("harm", ["gone", "short", "turned", "rubbish", "windows"])
def test_what_the_way_does_to_the_ink(harm: str) -> None:
    text = written(played())
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
        with pytest.raises(InkLost):
            reveal(sent, done)
