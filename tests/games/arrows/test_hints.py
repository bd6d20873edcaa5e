"""What the screen shows before a player moves."""

from collections.abc import Sequence
from random import Random

import pytest

from boomerang_desktop.games.arrows import hints
from boomerang_desktop.games.arrows import refusals as no
from boomerang_desktop.games.arrows.board import cells_of
from boomerang_desktop.games.arrows.events import TrioCompleted, events
from boomerang_desktop.games.arrows.moves import PLACE, STEP, Enter, Place, Step, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Refusal

from .table import cells, lively, play, position, start


def why_not(
    state: ArrowsState, seat: int, path: Sequence[int], source: str = "hand"
) -> Refusal | None:
    """Why a drop is refused, whether or not it amounts to a move."""
    meant = hints.dropped(state, seat, path, source)
    return meant if isinstance(meant, Refusal) else state.why_not(seat, meant)


def test_P5_who_must_capture_and_onto_what() -> None:
    state = position([0, 33, 20], [1, 4, 2], [34])
    assert hints.captures(state, 0) == {0: (1, 4), 33: (34,)}
    assert hints.captures(state, 2) == {}


def test_captures_among_some_moves_are_those_alone() -> None:
    moves = [Take((0, 1, 2)), Take((0, 1)), Take((33, 34)), Step(0, 5), Place(18)]
    assert hints.captures_among(moves) == {0: (1,), 33: (34,)}
    assert hints.captures_among(moves[3:]) == {}


def test_P4_what_could_be_taken_from_me_also_later_in_a_chain() -> None:
    state = position([2, 20], [0], [1, 36])
    # 0 takes 1 first, and goes on to 2; 1 takes 2 directly
    assert hints.threats(state, 0) == {2: (0, 1)}
    assert hints.threats(state, 2) == {1: (0,)}
    assert hints.threats(state, 1) == {}


def test_P5_what_a_move_would_cost() -> None:
    state = position([0, 33, 20], [1], [34], hands=(1, 0, 0))
    assert hints.losses(state, PLACE[18]) == (0, 33)
    assert hints.losses(state, STEP[0, 5]) == (0, 33)
    assert hints.losses(state, STEP[20, 21]) == (0, 33)
    assert hints.losses(state, Take((0, 1))) == ()


def test_P5_costs_are_those_of_the_move() -> None:
    rng = Random(4)
    for seats in range(2, 6):
        state = start(seats)
        while state.to_act:
            seat = state.to_act[0]
            move = lively(rng, state.legal(seat))
            after = state.play(seat, move)
            assert after.lost[seat] - state.lost[seat] == len(hints.losses(state, move))
            state = after


def test_P6_trios_held() -> None:
    state = position([1, 2, 6, 4, 9], [10], [24, 25])
    assert hints.trios_held(state, 0) == ((1, 2, 6),)
    assert hints.trios_held(state, 2) == ()


@pytest.mark.parametrize(
    ("move", "trios"),
    [
        (Take((9, 10)), ()),
        (Take((5, 10)), ((4, 9, 10),)),
        (Place(11), ((6, 11, 12),)),
        (Step(5, 11), ()),
    ],
)
def test_P6_trios_that_a_move_would_complete(
    move: Place | Step | Take, trios: tuple[tuple[int, ...], ...]
) -> None:
    """A pawn that leaves its Trio, or is lost by the move (P5), completes none."""
    state = position([4, 9, 5, 6, 12], [10], [33], hands=(1, 0, 0))
    assert hints.trios_completed(state, 0, move) == trios


def test_P6_trios_completed_are_those_that_the_table_sees() -> None:
    rng, state = Random(6), start(3)
    while state.to_act:
        (seat,) = state.to_act
        move = lively(rng, state.legal(seat))
        after = state.play(seat, move)
        seen = [e.cells for e in events(state, seat, move, after) if isinstance(e, TrioCompleted)]
        if isinstance(move, Place | Step | Take | Enter) and not after.ended:
            assert list(hints.trios_completed(state, seat, move)) == seen
        state = after


@pytest.mark.parametrize(
    ("path", "move"),
    [
        ([18], Place(18)),
        ([0, 4], Step(0, 4)),
        ([0, 1], Take((0, 1))),
        ([0, 1, 2], Take((0, 1, 2))),
    ],
)
def test_a_drop_means_a_move(path: list[int], move: Place | Step | Take) -> None:
    state = position([0], [1, 2], [36], hands=(1, 0, 0))
    assert hints.dropped(state, 0, path) == move
    assert move in state.legal(0)


def test_a_drop_after_a_trio_means_an_entry() -> None:
    state = position([1, 2], [33], [36], hands=(2, 0, 0), prisoners={(1, 0): 1})
    asked = play(state, "place:6")
    assert hints.dropped(asked, 0, [18]) == Enter(18, "hand")
    assert hints.dropped(asked, 0, [18], "seat1") == Enter(18, "seat1")
    assert why_not(asked, 0, [18], "seat1") is None
    assert why_not(asked, 0, [18], "seat2") == no.NOT_HELD
    assert why_not(asked, 0, [33]) == no.ENTER_ON_FREE
    assert why_not(asked, 0, [1, 5]) == no.ENTER_OR_DECLINE


def test_a_drop_from_elsewhere_than_the_hand_always_means_an_entry() -> None:
    state = position([1, 2], [33], [36], hands=(2, 0, 0), prisoners={(1, 0): 1})
    assert hints.dropped(state, 0, [18], "seat1") == Enter(18, "seat1")
    assert why_not(state, 0, [18], "seat1") == no.NO_TRIO


def test_why_a_drop_is_refused() -> None:
    state = position([6, 1], [11, 5, 2], [36])
    refusals = {
        (18,): no.EMPTY_HAND,
        (6, 11): no.NEUTRAL_LINE,
        (6, 5): no.AGAINST_ARROW,
        (6, 36): no.NO_ARROW,
        (6, 18): no.NO_LINE,
        (6, 1): no.NOT_FREE,
        (6, 7, 8): no.NOTHING_TO_TAKE,
        (1, 2, 3, 7, 8): no.ONE_TO_THREE,
        (36, 35): no.NOT_YOUR_PAWN,
        (6, 40): no.NO_CELL,
        (6, -1): no.NO_CELL,
    }
    for path, refusal in refusals.items():
        assert why_not(state, 0, path) == refusal
    assert why_not(state, 1, [5, 6]) == no.NOT_YOUR_TURN


def test_hints_agree_with_the_legal_moves() -> None:
    rng = Random(5)
    for seats in range(2, 6):
        state = start(seats)
        while state.to_act:
            seat = state.to_act[0]
            moves = state.legal(seat)
            if not state.entries:
                takes = [move for move in moves if isinstance(move, Take)]
                captures = hints.captures(state, seat)
                assert tuple(captures) == cells_of(state.able)
                assert {(a, b) for a in captures for b in captures[a]} == {
                    take.path for take in takes if len(take.path) == 2
                }
                for other in set(range(seats)) - {seat}:
                    mine = {take.path[-1] for take in takes} & cells(state, other)
                    assert mine <= set(hints.threats(state, other))
            state = state.play(seat, lively(rng, moves))
