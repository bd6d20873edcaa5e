"""Players of arrows: legal, fair, the same by seed, and no fools."""

from random import Random

import pytest

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.arrows.evaluation import reached
from boomerang_desktop.bots.arrows.mind import search
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.games.arrows.board import TRIOS, mask_of
from boomerang_desktop.games.arrows.moves import Enter, Take
from tests.bots.arrows.positions import (
    QUICK,
    SITTINGS,
    arrow_out,
    every_sitting,
    plain_sittings,
    states,
    table,
)
from tests.bots.asking import asked
from tests.tables import Sitting


@every_sitting
@pytest.mark.parametrize("kind", QUICK)
def test_a_bot_plays_what_it_may(sitting: Sitting, kind: str) -> None:
    for state in states(sitting, 1, every=11):
        seat = state.to_act[0]
        assert asked(kind, "arrows", state, seat) in state.legal(seat)


@every_sitting
def test_the_search_plays_what_it_may(sitting: Sitting) -> None:
    for state in states(sitting, 2, every=13):
        seat = state.to_act[0]
        thought = search(state, seat, state.legal(seat), Random(1), 10)
        assert thought.move in state.legal(seat)
        assert len(thought.reasons) <= 3


def test_all_levels_are_there() -> None:
    assert tuple(mind("arrows").levels) == LEVELS


@plain_sittings
@pytest.mark.parametrize("kind", QUICK)
def test_the_same_seed_gives_the_same_move(sitting: Sitting, kind: str) -> None:
    for state in states(sitting, 3, every=25):
        seat = state.to_act[0]
        first, again = (asked(kind, "arrows", state, seat, seed=7) for _ in range(2))
        assert first is again


@plain_sittings
@pytest.mark.parametrize("kind", QUICK)
def test_what_a_seat_cannot_see_does_not_change_its_choice(sitting: Sitting, kind: str) -> None:
    for state in states(sitting, 4, every=30):
        seat = state.to_act[0]
        other = state.view(seat).guess(Random(9))
        assert asked(kind, "arrows", other, seat) is asked(kind, "arrows", state, seat)


@plain_sittings
def test_thinking_stops_when_told(sitting: Sitting) -> None:
    state = states(sitting, 5)[12]
    seat = state.to_act[0]
    looks = iter([False, False])
    thought = search(state, seat, state.legal(seat), Random(1), 10**6, lambda: next(looks, True))
    assert thought.simulations <= 64
    assert thought.move in state.legal(seat)
    at_once = search(state, seat, state.legal(seat), Random(1), 10**6, lambda: True)
    assert at_once.move in state.legal(seat)


@pytest.mark.parametrize("kind", ["greedy", "heuristic", "bot:skilled", "bot:expert"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_winning_capture_is_made(kind: str, seats: int) -> None:
    start, end = arrow_out()
    far = [cell for cell in range(37) if cell not in (start, end)]
    pawns = [0] * seats
    pawns[0], pawns[1] = 1 << start, 1 << end
    if seats == 2:
        pawns[0] |= mask_of(far[:3])
        pawns[1] |= mask_of(far[-2:])
        state = table(2, pawns=tuple(pawns), hands=(0, 0))
    else:
        goal = {3: 8, 4: 7, 5: 6}[seats]
        held = [tuple(int(n == 1) * (goal - 1) for n in range(seats))] + [(0,) * seats] * (
            seats - 1
        )
        state = table(seats, pawns=tuple(pawns), prisoners=tuple(held))
    move = asked(kind, "arrows", state, 0)
    assert isinstance(move, Take)
    result = state.play(0, move).result()
    assert result
    assert result.winners == (0,)


@pytest.mark.parametrize("kind", ["heuristic", "bot:skilled"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_pawn_is_not_placed_where_it_is_taken_for_nothing(kind: str, seats: int) -> None:
    hunter, _ = arrow_out()
    pawns = [0] * seats
    pawns[1] = 1 << hunter
    state = table(seats, pawns=tuple(pawns))
    for seed in range(4):
        move = asked(kind, "arrows", state, 0, seed)
        after = state.play(0, move)
        assert not reached(1 << hunter) & after.pawns[0]


def test_a_trio_pays_a_pawn_and_it_is_taken() -> None:
    trio = TRIOS[0]
    state = table(2, pawns=(mask_of(trio[:2]), 0), hands=(3, 7))
    move = asked("heuristic", "arrows", state, 0)
    after = state.play(0, move)
    assert after.entries == 1
    for kind in QUICK[:2]:
        assert isinstance(asked(kind, "arrows", after, 0), Enter)


def test_a_hint_says_why() -> None:
    start, end = arrow_out()
    state = table(3, pawns=(1 << start, 1 << end, 0))
    thought = search(state, 0, state.legal(0), Random(1), 30)
    assert [reason.term for reason in thought.reasons[:1]] == ["captured"]
    assert "P5" in {reason.rule for reason in thought.reasons}


def test_a_novice_sees_no_chain_of_captures_unless_it_wins() -> None:
    chains = 0
    for sitting in SITTINGS:
        for state in states(sitting, 5, every=2):
            seat = state.to_act[0]
            takes = [move for move in state.legal(seat) if isinstance(move, Take)]
            if {len(take.path) for take in takes} >= {2, 3}:
                chains += 1
                move = asked("bot:novice", "arrows", state, seat)
                assert isinstance(move, Take)
                assert len(move.path) == 2 or state.play(seat, move).ended
    assert chains
