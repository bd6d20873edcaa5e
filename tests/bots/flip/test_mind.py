"""Players of flip: legal, fair, the same by seed, and no fools."""

from random import Random

import pytest

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.bots.flip.board import (
    _CARELESS,
    Board,
    any_of,
    best_of,
    by_gain,
    utility,
    won,
)
from boomerang_desktop.bots.flip.mind import search
from boomerang_desktop.games.flip import FlipState
from boomerang_desktop.games.flip.placements import Placement, listed
from tests.bots.asking import asked, positions, sittings_of
from tests.tables import Sitting

SITTINGS = sittings_of("flip")
QUICK = ("greedy", "heuristic", "bot:novice", "bot:casual", "bot:skilled")
every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[FlipState]:
    states = list(positions(sitting, seed, every))
    assert all(isinstance(state, FlipState) for state in states)
    return states  # type: ignore[return-value]


@every_sitting
@pytest.mark.parametrize("kind", QUICK)
def test_a_bot_places_what_it_may(sitting: Sitting, kind: str) -> None:
    for state in _states(sitting, 1, every=3):
        seat = state.to_act[0]
        assert asked(kind, "flip", state, seat) in state.legal(seat)


@every_sitting
def test_the_search_places_what_it_may(sitting: Sitting) -> None:
    for state in _states(sitting, 2, every=2):
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
    for state in _states(SITTINGS[0], 3, every=5):
        first, again = (asked(kind, "flip", state, state.to_act[0], seed=7) for _ in range(2))
        assert first is again


@pytest.mark.parametrize("kind", QUICK)
def test_what_a_seat_cannot_see_does_not_change_its_choice(kind: str) -> None:
    hidden = next(sitting for sitting in SITTINGS if sitting.settings["hidden_pieces"])
    for state in _states(hidden, 4, every=6):
        seat = state.to_act[0]
        other = state.view(seat).guess(Random(9))
        assert asked(kind, "flip", other, seat) is asked(kind, "flip", state, seat)


def test_the_board_of_a_playout_is_the_board_of_the_rules() -> None:
    rng = Random(5)
    for sitting in SITTINGS[:2]:
        state = sitting.start(1)
        assert isinstance(state, FlipState)
        board = Board.of(state)
        while state.to_act:
            seat = state.to_act[0]
            assert (board.seat, board.choice) == (seat, state.choice)
            assert (board.mine, board.theirs) == (state.pieces[seat], state.pieces[1 - seat])
            move = rng.choice(state.legal(seat))
            state, board = state.play(seat, move), board.play(move)
        result = state.result()
        assert result
        assert board.seat < 0
        seat = -1 - board.seat
        assert board.margin == result.scores[seat] - result.scores[1 - seat]


def _playout_by_the_rules(state: FlipState, rng: Random) -> tuple[float, float]:
    """Lays what a playout lays, but lets the rules do the rest."""
    while state.to_act:
        seat = state.to_act[0]
        moves = state.legal(seat)
        if rng.random() >= _CARELESS:
            most = max(state.gain(seat, move).points for move in moves)
            moves = tuple(move for move in moves if state.gain(seat, move).points == most)
        move = any_of(sum(1 << move.number for move in moves), rng.random())
        state = state.play(seat, move)
    result = state.result()
    assert result
    first, second = result.scores
    return utility(first - second), utility(second - first)


def test_a_playout_goes_by_the_rules() -> None:
    for sitting in SITTINGS:
        for state in _states(sitting, 9, every=4)[1:]:
            seen = state.view(state.to_act[0]).guess(Random(2))
            assert isinstance(seen, FlipState)
            played = Board.of(seen).playout(Random(3))
            assert played == pytest.approx(_playout_by_the_rules(seen, Random(3)))


def test_gains_of_all_placements_at_once_are_those_of_the_rules() -> None:
    for state in _states(SITTINGS[0], 6)[1:]:
        seat = state.to_act[0]
        board = Board.of(state)
        gains: dict[Placement, int] = {}
        for group, gain in by_gain(board.choice, board.planes):
            gains |= dict.fromkeys(listed(group), gain)
        assert gains == {move: state.gain(seat, move).points for move in state.legal(seat)}
        assert list(gains.values()) == sorted(gains.values(), reverse=True)
        best = listed(best_of(board.choice, board.planes))
        assert {gains[move] for move in best} == {max(gains.values())}


def test_judgement_of_a_move_is_the_standing_after_it() -> None:
    for state in _states(SITTINGS[0], 7)[1:-1]:
        board = Board.of(state)
        for move in state.legal(board.seat)[::9]:
            after = board.play(move)
            seat = after.seat if after.seat >= 0 else -1 - after.seat
            sign = 1 if seat == board.seat else -1
            assert board.judge(move) == tuple(sign * term for term in after.standing())


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
        for state in _states(SITTINGS[0], seed)[-3:]:
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
    state = _states(SITTINGS[0], 8)[6]
    seat = state.to_act[0]
    looks = iter([False, False])
    thought = search(state, seat, state.legal(seat), Random(1), 10**9, lambda: next(looks, True))
    assert thought.simulations == 64
    at_once = search(state, seat, state.legal(seat), Random(1), 10**9, lambda: True)
    assert at_once.move in state.legal(seat)


def test_a_hint_says_why() -> None:
    state = _states(SITTINGS[0], 8)[6]
    seat = state.to_act[0]
    thought = search(state, seat, state.legal(seat), Random(1), 50)
    assert {reason.rule for reason in thought.reasons} <= {"F5", "F7", "F8", "F10"}
    weights = [abs(reason.value) for reason in thought.reasons]
    assert weights == sorted(weights, reverse=True)
    assert min(weights) > 0
