"""Players of arrows: legal, fair, the same by seed, and no fools."""

from random import Random
from typing import Any

import attrs
import pytest

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.arrows.evaluation import reached
from boomerang_desktop.bots.arrows.mind import search
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows.board import ALL, ARROWS_FROM, TRIOS, cells_of, mask_of
from boomerang_desktop.games.arrows.moves import HAND, RESERVE, Enter, Place, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from tests.bots.asking import asked, positions, sittings_of
from tests.tables import Sitting

SITTINGS = sittings_of("arrows")

QUICK = ("greedy", "heuristic", "bot:novice", "bot:casual", "bot:skilled")

PLAIN = [sitting for sitting in SITTINGS if str(sitting).count("-") == 1]

every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)

plain_sittings = pytest.mark.parametrize("sitting", PLAIN, ids=str)


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[ArrowsState]:
    states = list(positions(sitting, seed, every))
    assert all(isinstance(state, ArrowsState) for state in states)
    return states  # type: ignore[return-value]


@every_sitting
@pytest.mark.parametrize("kind", QUICK)
def test_a_bot_plays_what_it_may(sitting: Sitting, kind: str) -> None:
    for state in _states(sitting, 1, every=11):
        seat = state.to_act[0]
        assert asked(kind, "arrows", state, seat) in state.legal(seat)


@every_sitting
def test_the_search_plays_what_it_may(sitting: Sitting) -> None:
    for state in _states(sitting, 2, every=13):
        seat = state.to_act[0]
        thought = search(state, seat, state.legal(seat), Random(1), 10)
        assert thought.move in state.legal(seat)
        assert 0 <= thought.value <= 1
        assert len(thought.reasons) <= 3


def test_all_levels_are_there() -> None:
    assert tuple(mind("arrows").levels) == LEVELS


@plain_sittings
@pytest.mark.parametrize("kind", QUICK)
def test_the_same_seed_gives_the_same_move(sitting: Sitting, kind: str) -> None:
    for state in _states(sitting, 3, every=25):
        seat = state.to_act[0]
        first, again = (asked(kind, "arrows", state, seat, seed=7) for _ in range(2))
        assert first is again


@plain_sittings
@pytest.mark.parametrize("kind", QUICK)
def test_what_a_seat_cannot_see_does_not_change_its_choice(sitting: Sitting, kind: str) -> None:
    for state in _states(sitting, 4, every=30):
        seat = state.to_act[0]
        other = state.view(seat).guess(Random(9))
        assert asked(kind, "arrows", other, seat) is asked(kind, "arrows", state, seat)


@plain_sittings
def test_thinking_stops_when_told(sitting: Sitting) -> None:
    state = _states(sitting, 5)[12]
    seat = state.to_act[0]
    looks = iter([False, False])
    thought = search(state, seat, state.legal(seat), Random(1), 10**6, lambda: next(looks, True))
    assert thought.simulations <= 64
    assert thought.move in state.legal(seat)
    at_once = search(state, seat, state.legal(seat), Random(1), 10**6, lambda: True)
    assert at_once.move in state.legal(seat)


def _table(seats: int, **changes: Any) -> ArrowsState:
    """The start, changed; what follows from the pawns is brought into line."""
    sitting = next(sitting for sitting in PLAIN if sitting.seats == seats)
    start = sitting.start(1)
    assert isinstance(start, ArrowsState)
    state: ArrowsState = attrs.evolve(start, to_act=(0,), **changes)
    free = ALL
    for mask in state.pawns:
        free &= ~mask
    prey = ALL & ~free & ~state.pawns[0]
    able = mask_of(cell for cell in cells_of(state.pawns[0]) if ARROWS_FROM[cell] & prey)
    return attrs.evolve(state, free=free, able=able)


def _arrow_out() -> tuple[int, int]:
    return 18, cells_of(ARROWS_FROM[18])[0]


@pytest.mark.parametrize("kind", ["greedy", "heuristic", "bot:skilled", "bot:expert"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_winning_capture_is_made(kind: str, seats: int) -> None:
    start, end = _arrow_out()
    far = [cell for cell in range(37) if cell not in (start, end)]
    pawns = [0] * seats
    pawns[0], pawns[1] = 1 << start, 1 << end
    if seats == 2:
        pawns[0] |= mask_of(far[:3])
        pawns[1] |= mask_of(far[-2:])
        state = _table(2, pawns=tuple(pawns), hands=(0, 0))
    else:
        goal = {3: 8, 4: 7, 5: 6}[seats]
        held = [tuple(int(n == 1) * (goal - 1) for n in range(seats))] + [(0,) * seats] * (
            seats - 1
        )
        state = _table(seats, pawns=tuple(pawns), prisoners=tuple(held))
    move = asked(kind, "arrows", state, 0)
    assert isinstance(move, Take)
    result = state.play(0, move).result()
    assert result
    assert result.winners == (0,)


@pytest.mark.parametrize("kind", ["heuristic", "bot:skilled"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_pawn_is_not_placed_where_it_is_taken_for_nothing(kind: str, seats: int) -> None:
    hunter, _ = _arrow_out()
    pawns = [0] * seats
    pawns[1] = 1 << hunter
    state = _table(seats, pawns=tuple(pawns))
    for seed in range(4):
        move = asked(kind, "arrows", state, 0, seed)
        after = state.play(0, move)
        assert not reached(1 << hunter) & after.pawns[0]


def test_a_trio_pays_a_pawn_and_it_is_taken() -> None:
    trio = TRIOS[0]
    state = _table(2, pawns=(mask_of(trio[:2]), 0), hands=(3, 7))
    move = asked("heuristic", "arrows", state, 0)
    after = state.play(0, move)
    assert after.entries == 1
    for kind in QUICK[:2]:
        assert isinstance(asked(kind, "arrows", after, 0), Enter)


@pytest.mark.parametrize("kind", ["heuristic", "bot:skilled", "bot:expert"])
def test_P11_with_the_choice_a_pawn_of_the_reserve_is_entered(kind: str) -> None:
    """One in hand can be placed at any time."""
    trio = TRIOS[0]
    any_source = ARROWS.start(2, ARROWS.settle(2, {"trio_source": "any"}), 0, {}).setup
    state = _table(2, pawns=(mask_of(trio[:2]), 0), hands=(3, 7))
    state = attrs.evolve(state, setup=any_source).play(0, Place(trio[2]))
    assert {move.source for move in state.legal(0) if isinstance(move, Enter)} == {HAND, RESERVE}
    move = asked(kind, "arrows", state, 0)
    assert isinstance(move, Enter)
    assert move.source == RESERVE


def test_a_hint_says_why() -> None:
    start, end = _arrow_out()
    state = _table(3, pawns=(1 << start, 1 << end, 0))
    thought = search(state, 0, state.legal(0), Random(1), 30)
    assert [reason.term for reason in thought.reasons[:1]] == ["captured"]
    assert "P5" in {reason.rule for reason in thought.reasons}
