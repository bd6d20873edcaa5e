"""A match that can be resumed reveals only what its players may see."""

from random import Random

from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.secrecy import Withheld, withheld
from tests.tables import Sitting, every_sitting


def begun(sitting: Sitting, *bots: int) -> Match:
    seats = [Seat(f"p{n}", "random" if n in bots else "human") for n in range(sitting.seats)]
    match = Match.new(sitting.game, seats, sitting.settings, 3)
    rng = Random(3)
    for _ in range(7):
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


@every_sitting
def test_a_match_keeps_its_secrets_until_it_is_over(sitting: Sitting) -> None:
    match = begun(sitting)
    assert withheld(match) is Withheld.RESUMABLE
    match.give_up(0)
    assert withheld(match) is None
    assert withheld(match.until(3)) is Withheld.RESUMABLE


@every_sitting
def test_where_only_bots_play_they_must_finish(sitting: Sitting) -> None:
    match = begun(sitting, *range(sitting.seats))
    assert withheld(match) is Withheld.BOTS_PLAY
    while match.to_act:
        match.play(match.to_act[0], match.state.legal(match.to_act[0])[0])
    assert withheld(match) is None
