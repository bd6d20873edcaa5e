"""How a match of roadtrip stands."""

from random import Random

import attrs

from boomerang_desktop.bots.roadtrip.chances import judge
from boomerang_desktop.games.roadtrip.state import ACTIVITY
from tests.bots.judging import hold_for_everybody, tell_nothing_hidden
from tests.bots.roadtrip.positions import SITTINGS, every_sitting, states
from tests.tables import Sitting


@every_sitting
def test_the_chances_of_all_make_one(sitting: Sitting) -> None:
    hold_for_everybody(sitting, states(sitting, 1, every=7))


@every_sitting
def test_what_a_seat_cannot_see_changes_nothing(sitting: Sitting) -> None:
    tell_nothing_hidden(sitting, states(sitting, 2, every=9))


def test_the_deals_to_come_are_not_looked_at() -> None:
    state = states(SITTINGS[0], 3)[4]
    assert state.upcoming
    other = attrs.evolve(state, upcoming=tuple(reversed(state.upcoming)))
    assert judge(state, Random(1), 8) == judge(other, Random(1), 8)


def test_a_card_that_is_chosen_counts_as_chosen() -> None:
    """R3: with all hands open one knows what lies there already."""
    state = next(s for s in states(SITTINGS[0], 3) if s.round == 3 and len(s.to_act) == 2)
    seat = state.to_act[0]
    found = {judge(state.play(seat, move), Random(1), 8).shares for move in state.legal(seat)}
    assert len(found) > 1


def test_the_last_choice_of_all_is_judged_as_it_will_come() -> None:
    last = [s for s in states(SITTINGS[0], 3) if s.round == 3 and s.stage == ACTIVITY][-1]
    (seat,) = last.to_act
    ends = [last.play(seat, move).result() for move in last.legal(seat)]
    won = {seat in end.winners for end in ends if end and len(end.winners) == 1}
    if len(won) == 1:
        assert round(judge(last, Random(1), 4).shares[seat]) == won.pop()
