"""Players of flip: legal, fair, the same by seed, and no fools."""

from random import Random

import pytest

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.bots.flip.board import (
    won,
)
from boomerang_desktop.bots.flip.mind import search
from boomerang_desktop.games.flip import FlipState
from tests.bots.asking import asked
from tests.bots.flip.positions import QUICK, SITTINGS, every_sitting, states
from tests.tables import Sitting


@every_sitting
@pytest.mark.parametrize("kind", QUICK)
def test_a_bot_places_what_it_may(sitting: Sitting, kind: str) -> None:
    for state in states(sitting, 1, every=3):
        seat = state.to_act[0]
        assert asked(kind, "flip", state, seat) in state.legal(seat)


@every_sitting
def test_the_search_places_what_it_may(sitting: Sitting) -> None:
    for state in states(sitting, 2, every=2):
        seat = state.to_act[0]
        view = state.view(seat)
        thought = search(view, seat, view.legal(seat), Random(1), 20)
        assert thought.move in state.legal(seat)
        assert 0 <= thought.value <= 1
        assert len(thought.reasons) <= 3


def test_all_levels_are_there() -> None:
    assert tuple(mind("flip").levels) == LEVELS


@pytest.mark.parametrize("kind", QUICK)
def test_the_same_seed_gives_the_same_placement(kind: str) -> None:
    for state in states(SITTINGS[0], 3, every=5):
        first, again = (asked(kind, "flip", state, state.to_act[0], seed=7) for _ in range(2))
        assert first is again


@pytest.mark.parametrize("kind", QUICK)
def test_what_a_seat_cannot_see_does_not_change_its_choice(kind: str) -> None:
    hidden = next(sitting for sitting in SITTINGS if sitting.settings["hidden_pieces"])
    for state in states(hidden, 4, every=6):
        seat = state.to_act[0]
        other = state.view(seat).guess(Random(9))
        assert asked(kind, "flip", other, seat) is asked(kind, "flip", state, seat)


def _exact(state: FlipState, seat: int) -> int:
    """The margin of the seat with the best play of both, without any cleverness."""
    result = state.result()
    if result:
        return result.scores[seat] - result.scores[1 - seat]
    acting = state.to_act[0]
    margins = [_exact(state.play(acting, move), seat) for move in state.legal(acting)]
    return max(margins) if acting == seat else min(margins)


def test_the_last_placements_are_exact() -> None:
    solved = 0
    for seed in range(16):
        for state in states(SITTINGS[0], seed)[-3:]:
            seat = state.to_act[0]
            # tries to look to the end first; it is there when no playout was needed
            thought = search(state, seat, state.legal(seat), Random(1), 40)
            if not thought.simulations:
                solved += 1
                margin = _exact(state, seat)
                assert thought.value == won(margin)
                assert _exact(state.play(seat, thought.move), seat) == margin
    assert solved > 12


def test_thinking_stops_when_told() -> None:
    state = states(SITTINGS[0], 8)[6]
    seat = state.to_act[0]
    looks = iter([False, False])
    thought = search(state, seat, state.legal(seat), Random(1), 10**9, lambda: next(looks, True))
    assert thought.simulations == 64
    at_once = search(state, seat, state.legal(seat), Random(1), 10**9, lambda: True)
    assert at_once.move in state.legal(seat)


def test_a_hint_says_why() -> None:
    state = states(SITTINGS[0], 8)[6]
    seat = state.to_act[0]
    thought = search(state, seat, state.legal(seat), Random(1), 50)
    assert {reason.rule for reason in thought.reasons} <= {"F5", "F7", "F8", "F10"}
    weights = [abs(reason.value) for reason in thought.reasons]
    assert weights == sorted(weights, reverse=True)
    assert min(weights) > 0
