"""What a position of hunt or lascaux is worth between two rounds."""

import attrs
import pytest

from boomerang_desktop.bots.circle.value import appraise, price, prospects, race
from boomerang_desktop.games.circle import HUNT
from boomerang_desktop.games.circle.state import CircleState
from tests.bots.asking import positions, sittings_of
from tests.games.circle.table import sit
from tests.tables import Sitting

SITTINGS = sittings_of("hunt") + sittings_of("lascaux")

every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[CircleState]:
    return [s for s in positions(sitting, seed, every) if isinstance(s, CircleState)]


def test_a_race_that_is_over_scores_as_C1_says() -> None:
    assert race((5, 3, 1)) == (5, 0, 0)
    assert race((4, 4, 1)) == (4, 4, 0)


def test_a_race_is_even_at_first_and_leans_to_whoever_has_more() -> None:
    assert len(set(race((0, 0, 0, 0)))) == 1
    ahead, behind, _ = race((3, 1, 0))
    assert ahead > behind
    # nobody can overtake five of nine
    assert race((5, 0, 0))[1] < race((4, 0, 0))[1]


def test_a_boomerang_is_worth_a_sixth_at_the_end_and_more_before() -> None:
    assert price(0) == pytest.approx(1 / 6)
    assert price(54) > price(6) > price(0)


def test_a_lead_counts_less_while_many_cards_are_to_come() -> None:
    early = sit(HUNT)
    two_fish = sum(1 << card for card in HUNT.variant.deck.members(early.face_up)[:2])
    early = attrs.evolve(early, collections=(two_fish, 0, 0), first=2)
    late = attrs.evolve(early, drawn=54)

    def lead(state: CircleState) -> float:
        ahead, behind, _ = prospects(state)
        return ahead - behind

    assert 0 < lead(early) < lead(late)


@every_sitting
def test_shares_of_the_win_add_up(sitting: Sitting) -> None:
    for state in _states(sitting, 5, every=11):
        if state.choosing:
            assert len(prospects(state)) == sitting.seats
            shares = [appraise(state, seat)[1] for seat in range(sitting.seats)]
            assert sum(shares) == pytest.approx(1)
