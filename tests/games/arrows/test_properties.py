"""Properties of every game: no pawn vanishes, every game ends, no seat or side is special."""

from collections.abc import Iterator
from random import Random

import attrs
import pytest

from boomerang_desktop.games.arrows.board import ARROWS as ARROW_LINES
from boomerang_desktop.games.arrows.board import NEUTRAL, TRIOS, cells_of, mask_of
from boomerang_desktop.games.arrows.moves import Enter, Place, Step, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move, Setting

from .table import DEALT, TABLES, accounted_for, lively, start


def games(seats: int, options: dict[str, Setting], count: int) -> Iterator[list[ArrowsState]]:
    rng = Random(f"properties {seats} {options}")
    for game in range(count):
        state = start(seats, game % seats, **options)
        states = [state]
        while state.to_act:
            seat = state.to_act[0]
            moves = state.legal(seat)
            state = state.play(seat, lively(rng, moves) if game % 2 else rng.choice(moves))
            states.append(state)
        yield states


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_no_pawn_vanishes_and_every_game_ends(seats: int, options: dict[str, Setting]) -> None:
    for states in games(seats, options, 12):
        for state in states:
            occupied = 0
            for seat in range(seats):
                assert accounted_for(state, seat) == DEALT[seats]
                assert not occupied & state.pawns[seat]
                occupied |= state.pawns[seat]
                assert not state.prisoners[seat][seat]
            assert state.free == ~occupied & (1 << 37) - 1
            assert len(state.to_act) == (0 if state.ended else 1)
            assert (state.result() is None) == bool(state.to_act)
            assert all(state.legal(seat) for seat in state.to_act)
            assert state.quiet <= 60
        last = states[-1]
        assert last.turns <= 400
        result = last.result()
        assert result is not None
        assert result.winners
        assert result.tie_break is None
        assert [sum(points.values()) for points in result.breakdown] == list(result.scores)


def automorphisms() -> list[dict[int, int]]:
    """All symmetries of the board: arrows map to arrows, neutral lines to neutral lines, orange
    triangles to orange triangles."""
    kind = dict.fromkeys(ARROW_LINES, "out") | {(b, a): "in" for a, b in ARROW_LINES}
    kind |= {line: "neutral" for a, b in NEUTRAL for line in ((a, b), (b, a))}
    trios = {frozenset(trio) for trio in TRIOS}

    def extend(images: list[int]) -> Iterator[dict[int, int]]:
        cell = len(images)
        if cell == 37:
            if {frozenset(images[c] for c in trio) for trio in trios} == trios:
                yield dict(enumerate(images))
            return
        for image in set(range(37)) - set(images):
            if all(kind.get((c, cell)) == kind.get((images[c], image)) for c in range(cell)):
                yield from extend([*images, image])

    return list(extend([]))


def test_P1_the_board_can_be_turned_by_a_third_but_not_mirrored() -> None:
    turns = automorphisms()
    assert len(turns) == 3
    assert {cell: cell for cell in range(37)} in turns
    assert sorted(turn[0] for turn in turns) == [0, 21, 33]
    assert all(turn[18] == 18 for turn in turns)


def turned(move: Move, turn: dict[int, int]) -> Move:
    match move:
        case Place(cell):
            return Place(turn[cell])
        case Step(begin, end):
            return Step(turn[begin], turn[end])
        case Take(path):
            return Take(tuple(turn[cell] for cell in path))
        case Enter(cell, source):
            return Enter(turn[cell], source)
    return move


def turned_state(state: ArrowsState, turn: dict[int, int]) -> ArrowsState:
    def mask(mask: int) -> int:
        return mask_of(turn[cell] for cell in cells_of(mask))

    return attrs.evolve(
        state, pawns=tuple(map(mask, state.pawns)), free=mask(state.free), able=mask(state.able)
    )


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_turning_the_board_commutes_with_play(seats: int, options: dict[str, Setting]) -> None:
    rng = Random(f"turn {seats} {options}")
    turn = next(t for t in automorphisms() if t[0] == 21)
    state = start(seats, 0, **options)
    while state.to_act:
        seat = state.to_act[0]
        other = turned_state(state, turn)
        moves = state.legal(seat)
        assert set(other.legal(seat)) == {turned(move, turn) for move in moves}
        move = lively(rng, moves)
        after = state.play(seat, move)
        other = other.play(seat, turned(move, turn))
        assert other == turned_state(after, turn)
        assert (other.free, other.able) == tuple(
            mask_of(turn[cell] for cell in cells_of(mask)) for mask in (after.free, after.able)
        )
        state = after


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_P3_moving_everybody_one_seat_on_commutes_with_play(
    seats: int, options: dict[str, Setting]
) -> None:
    def moved(move: Move) -> Move:
        if isinstance(move, Enter) and move.captor is not None:
            return Enter(move.cell, f"seat{(move.captor + 1) % seats}")
        return move

    def around(figures: tuple[int, ...]) -> tuple[int, ...]:
        return (figures[-1], *figures[:-1])

    rng = Random(f"seats {seats} {options}")
    state, other = start(seats, 0, **options), start(seats, 1, **options)
    while state.to_act:
        seat = state.to_act[0]
        assert other.to_act == ((seat + 1) % seats,)
        moves = state.legal(seat)
        assert set(other.legal(other.to_act[0])) == {moved(move) for move in moves}
        move = lively(rng, moves)
        state, other = state.play(seat, move), other.play(other.to_act[0], moved(move))
        for name in ("pawns", "hands", "reserves", "lost"):
            assert getattr(other, name) == around(getattr(state, name))
        rows = tuple(around(held) for held in state.prisoners)
        assert other.prisoners == (rows[-1], *rows[:-1])
    assert not other.to_act
    result, other_result = state.result(), other.result()
    assert result is not None
    assert other_result is not None
    assert set(other_result.winners) == {(seat + 1) % seats for seat in result.winners}
