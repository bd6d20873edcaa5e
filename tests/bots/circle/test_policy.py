"""What others may have chosen, by what they collect and how they bid."""

from random import Random

import pytest

from boomerang_desktop.bots.circle.policy import MANNER, draw, stakes_of
from boomerang_desktop.games.circle import HUNT
from boomerang_desktop.games.circle.state import CircleState
from tests.bots.asking import positions, sittings_of
from tests.games.circle.table import choose, play, sit
from tests.tables import Sitting

SITTINGS = sittings_of("hunt") + sittings_of("lascaux")

TOP = ("fish water forest", "fish water plain", "emu water desert", "gecko desert mountain")

every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[CircleState]:
    return [s for s in positions(sitting, seed, every) if isinstance(s, CircleState)]


@every_sitting
def test_beliefs_are_chances_of_suits_that_can_be_chosen(sitting: Sitting) -> None:
    for state in _states(sitting, 6, every=11):
        stakes = stakes_of(state)
        for seat in state.to_act:
            for belief in stakes.belief(state.view(seat), seat):
                assert sum(belief) == pytest.approx(1)
                assert min(belief) >= 0
                drawn = draw(belief, Random(1).random) // stakes.tempers
                assert drawn in stakes.suits


def test_who_bids_on_is_believed_to_want_much() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "desert", "water", "mountain")
    early = play(HUNT, state, "0 throw").view(2)
    late = play(HUNT, state, *["0 throw", "1 throw", "2 throw"] * 3, "0 throw", "1 throw").view(2)
    stakes = stakes_of(early)
    rich = max(stakes.suits, key=lambda suit: stakes.worth[1][suit][0])

    def believed(view: CircleState) -> float:
        belief = stakes.belief(view, 2)[1]
        return sum(belief[rich * stakes.tempers : (rich + 1) * stakes.tempers])

    assert believed(late) > believed(early)


def test_who_bids_on_and_on_is_not_believed_to_be_careless() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "desert", "water", "mountain")
    late = play(HUNT, state, *["0 throw", "1 throw", "2 throw"] * 6, "0 throw", "1 throw").view(2)
    stakes = stakes_of(late)

    def careless(view: CircleState) -> float:
        return sum(stakes.belief(view, 2)[1][stakes.tempers - 1 :: stakes.tempers])

    # before any bid it is what one expects of people
    assert careless(state.view(2)) == pytest.approx(MANNER.careless)
    assert careless(late) < MANNER.careless / 10
