"""How a match of arrows stands."""

from random import Random

import attrs

from boomerang_desktop.bots.arrows.chances import judge
from boomerang_desktop.bots.jobs import LOOKS
from tests.bots.arrows.positions import SITTINGS, every_sitting, states
from tests.bots.judging import hold_for_everybody
from tests.tables import Sitting


@every_sitting
def test_the_chances_of_all_make_one(sitting: Sitting) -> None:
    hold_for_everybody(sitting, states(sitting, 1, every=17))


def test_two_alike_have_equal_chances_and_a_pawn_more_helps() -> None:
    start = states(next(s for s in SITTINGS if s.seats == 2), 1)[0]
    even = judge(start, Random(1), LOOKS)
    assert abs(even.shares[0] - 0.5) < 0.1
    more = judge(attrs.evolve(start, hands=(start.hands[0] + 1, start.hands[1])), Random(1), LOOKS)
    assert more.shares[0] > even.shares[0]


def test_prisoners_bring_one_nearer_to_the_win() -> None:
    start = states(next(s for s in SITTINGS if s.seats == 4), 1)[0]
    none = (0,) * 4
    held = attrs.evolve(start, prisoners=((0, 2, 2, 0), none, none, none))
    before, after = (judge(state, Random(1), 40).shares[0] for state in (start, held))
    assert after > before


def test_with_a_crowd_little_can_be_foreseen_at_first_and_nearly_all_at_the_end() -> None:
    start = states(next(s for s in SITTINGS if s.seats == 4), 1)[0]
    none = (0,) * 4
    held = attrs.evolve(start, prisoners=((0, 2, 2, 2), none, none, none))
    for state, most in ((start, 0.7 + 0.3 / 4), (held, 1)):
        assert max(judge(state, Random(1), 4).shares) < most
    assert judge(held, Random(1), 4).shares[0] > 0.7
