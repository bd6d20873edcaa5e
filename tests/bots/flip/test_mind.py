"""Players of flip: legal, fair, the same by seed, and no fools."""

from random import Random

import pytest

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.bots.flip.board import Board
from boomerang_desktop.bots.flip.endgame import solve
from boomerang_desktop.bots.flip.mind import search
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


def test_what_can_be_seen_to_the_end_needs_no_playouts() -> None:
    solved = 0
    for seed in range(4):
        for state in states(SITTINGS[0], seed)[-3:]:
            seat = state.to_act[0]
            if found := solve(Board.of(state), 40):
                solved += 1
                thought = search(state, seat, state.legal(seat), Random(1), 40)
                assert (thought.move, thought.simulations) == (found[0], 0)
    assert solved > 2


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
