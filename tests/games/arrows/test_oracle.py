"""The engine against the naive one, position by position."""

from random import Random

import pytest

from boomerang_desktop.games.arrows.board import cells_of
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Setting

from . import naive
from .table import DEALT, TABLES, legal, lively, position, start


def assert_same(state: ArrowsState, table: naive.Table) -> None:
    seats = range(table.seats)
    assert state.to_act == (() if table.turn is None else (table.turn,))
    assert state.entries == table.asked
    assert (state.turns, state.quiet, state.ended) == (table.turns, table.quiet, table.end)
    for seat in seats:
        assert set(cells_of(state.pawns[seat])) == table.cells(seat)
        assert state.hands[seat] == table.hand[seat]
        assert state.reserves[seat] == table.reserve[seat]
        assert state.lost[seat] == table.gone[seat]
        assert [state.prisoners[seat][owner] for owner in seats] == [
            table.held[seat, owner] for owner in seats
        ]
    assert set(cells_of(state.free)) == set(range(37)) - set(table.board)
    if table.turn is not None and not table.asked:
        able = {chain[0] for chain in naive.chains(table, table.turn)}
        assert set(cells_of(state.able)) == able
    moves = legal(state)
    assert len(moves) == len(set(moves))
    assert set(moves) == naive.legal(table)
    result = state.result()
    assert (result is None) == (table.turn is not None)
    if result:
        assert set(result.winners) == naive.winners(table)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_plays_like_the_naive_engine(seats: int, options: dict[str, Setting]) -> None:
    rng = Random(f"{seats} {options}")
    for game in range(8):
        first = game % seats
        state = start(seats, first, **options)
        table = naive.start(
            seats,
            options.get("obligation") == "enforced",
            bool(options.get("must_continue")),
            first,
            options.get("trio_source") == "any",
        )
        assert_same(state, table)
        while state.to_act:
            seat = state.to_act[0]
            moves = state.legal(seat)
            move = lively(rng, moves) if game % 2 else rng.choice(moves)
            state = state.play(seat, move)
            table = naive.play(table, str(move))
            assert_same(state, table)


def crowded(rng: Random, seats: int, options: dict[str, Setting]) -> ArrowsState:
    """A position with pawns strewn over the board, the rest held, in hand or gone: chains, Trios
    and tight corners that random games rarely reach."""
    everybody = range(seats)
    cells = rng.sample(range(37), 37)
    pawns, hands, reserves = [], [], []
    prisoners: dict[tuple[int, int], int] = {}
    for seat in everybody:
        left = DEALT[seats]
        on_board = rng.randint(3, left)
        pawns.append([cells.pop() for _ in range(on_board)])
        left -= on_board
        hands.append(rng.randint(0, left) if rng.random() < 0.5 else 0)
        left -= hands[-1]
        reserves.append(rng.randint(0, left) if seats == 2 else 0)
        captor = rng.choice([other for other in everybody if other != seat])
        if seats > 2:
            prisoners[captor, seat] = rng.randint(0, min(left, 2))
    return position(
        *pawns,
        turn=rng.choice(everybody),
        hands=hands,
        reserves=reserves,
        prisoners=prisoners,
        turns=rng.choice((0, 397)),
        quiet=rng.choice((0, 57)),
        **options,
    )


def same_table(state: ArrowsState) -> naive.Table:
    seats = range(state.setup.seats)
    return naive.Table(
        seats=state.setup.seats,
        enforced=state.setup.enforced,
        must_continue=state.setup.must_continue,
        turn=state.to_act[0],
        any_source=state.setup.any_source,
        board={cell: seat for seat in seats for cell in cells_of(state.pawns[seat])},
        hand=dict(enumerate(state.hands)),
        reserve=dict(enumerate(state.reserves)),
        held={(by, owner): state.prisoners[by][owner] for by in seats for owner in seats},
        gone=dict(enumerate(state.lost)),
        turns=state.turns,
        quiet=state.quiet,
    )


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_plays_like_the_naive_engine_on_crowded_boards(
    seats: int, options: dict[str, Setting]
) -> None:
    rng = Random(f"crowded {seats} {options}")
    for _ in range(8):
        state = crowded(rng, seats, options)
        table = same_table(state)
        for _ in range(4):
            assert_same(state, table)
            if not state.to_act:
                break
            seat = state.to_act[0]
            moves = state.legal(seat)
            for move in rng.sample(moves, min(6, len(moves))):
                assert_same(state.play(seat, move), naive.play(table, str(move)))
            move = lively(rng, moves)
            state, table = state.play(seat, move), naive.play(table, str(move))
