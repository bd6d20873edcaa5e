"""Luck averages zero for every player, however well they play."""

from collections.abc import Callable
from statistics import fmean

import pytest

from boomerang_desktop.bots import jobs
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.analysis import Balance
from boomerang_desktop.match.analysis import examine as examining
from boomerang_desktop.match.analysis.examine import Effort
from tests.match.analysis import tiny
from tests.match.analysis.matches import glanced

EFFORT = Effort(rounds=1, looks=1, worlds=1, simulations=1)
Player = Callable[[int, int], int]
"""A player's choice, given the card that only they see and their points."""


def weak(secret: int, points: int) -> int:
    return 0


def strong(secret: int, points: int) -> int:
    return 2


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (jobs, examining):
        monkeypatch.setattr(module, "mind", lambda game: tiny.MIND)


def balances(players: tuple[Player, Player]) -> list[tuple[Balance, ...]]:
    """The balances of one match for every possible deal."""
    found = []
    for chance in tiny.deals():
        seats = [Seat("Ana"), Seat("Bruno")]
        match = Match(tiny.TinyGame(), seats, {}, 1, 0, chance)
        while match.state.to_act:
            (seat,) = match.state.to_act
            state = match.state
            assert isinstance(state, tiny.Tiny)
            secret = state.secrets[seat]
            assert secret is not None
            match.play(seat, tiny.Choose(players[seat](secret, state.points[seat])))
        found.append(glanced(match, EFFORT).balances)
    return found


@pytest.mark.parametrize("players", [(weak, strong), (strong, weak), (weak, weak)])
def test_luck_is_nothing_on_average_for_weak_and_strong_players(
    players: tuple[Player, Player],
) -> None:
    found = balances(players)
    for seat, player in enumerate(players):
        own = fmean(each[seat].own for each in found)
        luck = [each[seat].luck for each in found]
        assert fmean(luck) == pytest.approx(0, abs=1e-9)
        assert max(luck) > 0.2
        assert min(luck) < -0.2
        assert (own < -0.05) if player is weak else (own > 0.05)
        # so what remains without luck comes from the choices
        adjusted = fmean(each[seat].adjusted for each in found)
        assert adjusted == pytest.approx(fmean(each[seat].end for each in found))


def test_the_cards_were_lucky_if_they_were() -> None:
    deals = tiny.deals()
    found = balances((strong, strong))
    for chance, (ours, _) in zip(deals, found, strict=True):
        cards = chance["cards"]
        lead = cards[0] + cards[2] - cards[1] - cards[3]
        if lead:
            assert (ours.luck > 0) == (lead > 0)
