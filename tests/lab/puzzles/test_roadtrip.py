"""The last two picks of a road trip, in every possible case."""

from random import Random
from statistics import fmean

import pytest

from boomerang_desktop.bots.roadtrip.rehearsal import REHEARSAL
from boomerang_desktop.bots.search.outcome import final_share
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.roadtrip.cards import ALL, mask
from boomerang_desktop.games.roadtrip.deals import dealt
from boomerang_desktop.games.roadtrip.state import CATCH, RoadTrip
from boomerang_desktop.lab.puzzles.roadtrip import THEMES, cases, outcomes


def _two_cards_left(seed: int, left: int = 2) -> RoadTrip:
    game, rng = GAMES["roadtrip"], Random(seed)
    settings = game.settle(2, {})
    state = game.start(2, settings, 0, game.deal(2, settings, rng))
    assert isinstance(state, RoadTrip)
    while state.round < 3 or state.stage <= CATCH - left:
        seat = state.to_act[0]
        state = state.play(seat, rng.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("seed", range(3))
def test_the_other_may_have_thrown_anything_that_was_never_seen(seed: int) -> None:
    state = _two_cards_left(seed)
    view = state.view(0)
    found = list(cases(view, 0))
    thrown = {case.laid[1] for case in found}
    assert state.laid[1] in thrown
    assert len(thrown) == len(found)
    seen = dealt(view.hands) | mask(view.row(0)) | mask(view.row(1)[1:])
    assert mask(bytes(thrown)) == ALL & ~seen
    assert all(case.view(0) == view for case in found)


@pytest.mark.parametrize("seed", range(3))
def test_outcomes_are_those_of_playing_on(seed: int) -> None:
    state = _two_cards_left(seed)
    case = next(iter(cases(state.view(0), 0)))
    for move in case.legal(0):
        ends = []
        for reply in case.legal(1):
            after = case.play(0, move).play(1, reply)
            after = after.play(0, after.legal(0)[0])
            after = after.play(1, after.legal(1)[0])
            # both choose what gives their own sheet most
            best = {
                seat: max(
                    after.legal(seat),
                    key=lambda choice, seat=seat: _total(after, seat, choice),  # type: ignore[misc]
                )
                for seat in (0, 1)
            }
            result = after.play(0, best[0]).play(1, best[1]).result()
            assert result
            ends.append(final_share(result, 0))
        assert fmean(outcomes([case], 0, move)) == fmean(ends)


def test_two_picks_before_the_end_the_next_one_is_chosen_without_knowing_the_case() -> None:
    """A face-down Throw stays unknown: one pick for all cases, not the best for each."""
    state = _two_cards_left(1, left=3)
    view = state.view(0)
    all_cases = list(cases(view, 0))
    assert len(all_cases) > 1
    for move in view.legal(0):
        known = [x for case in all_cases for x in outcomes([case], 0, move)]
        unknown = outcomes(all_cases, 0, move)
        assert len(known) == len(unknown)
        assert fmean(unknown) <= fmean(known)


def _total(state: RoadTrip, seat: int, choice: object) -> int:
    """The seat's final total; the other's choice doesn't matter."""
    other = 1 - seat
    after = state.play(seat, choice).play(other, state.legal(other)[0])  # type: ignore[arg-type]
    result = after.result()
    assert result
    return result.scores[seat]


def test_every_reason_makes_a_theme() -> None:
    """Whatever speaks for a card, also what is certain."""
    terms = {"catch", "denial", *REHEARSAL.rules}
    assert terms <= set(THEMES)
