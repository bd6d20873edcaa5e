"""How a move of arrows looks, and how a position stands."""

from random import Random

import pytest

from boomerang_desktop.bots.arrows.board import board_of
from boomerang_desktop.bots.arrows.evaluation import (
    appeal,
    chances,
    duel,
    final,
    half_built,
    others_of,
    reached,
    sensible,
)
from boomerang_desktop.games.arrows.board import (
    ALL,
    ARROWS_FROM,
    CELLS,
    NEIGHBOURS,
    TRIOS,
    TRIOS_AT,
    cells_of,
    mask_of,
)
from boomerang_desktop.games.arrows.moves import Place, Take
from tests.bots.arrows.positions import (
    PLAIN,
    arrow_out,
    states,
    table,
)


def test_shares_of_the_win_add_up() -> None:
    for sitting in PLAIN[1:]:
        for state in states(sitting, 6, every=9):
            assert sum(chances(state)) == pytest.approx(1)
        seat = state.to_act[0]
        rng = Random(1)
        while state.to_act:
            seat = state.to_act[0]
            state = state.play(seat, rng.choice(state.legal(seat)))
        shares = final(state)
        result = state.result()
        assert result
        assert all(0 <= share <= 1 for share in shares)
        assert shares.index(max(shares)) in result.winners


def test_only_the_seasoned_know_what_the_cells_are_worth() -> None:
    """Pawns do well where Trios are, and badly at the edge."""
    crossing = max(range(CELLS), key=lambda cell: len(TRIOS_AT[cell]))
    edge = next(c for c in range(CELLS) if NEIGHBOURS[c].bit_count() < 6 and not TRIOS_AT[c])
    inside = next(c for c in range(CELLS) if NEIGHBOURS[c].bit_count() == 6 and not TRIOS_AT[c])
    plain, seasoned = (
        [duel((1 << cell, 0, 4, 5, 0, 0, 0, 0), knows) for cell in (edge, inside, crossing)]
        for knows in (False, True)
    )
    assert len(set(plain)) == 1
    assert seasoned[0] < seasoned[1] < seasoned[2]


def test_the_seasoned_see_both_sides_alike() -> None:
    for seed in range(20):
        cells = Random(seed).sample(range(CELLS), 6)
        own, their = mask_of(cells[:3]), mask_of(cells[3:])
        one, other = (own, their, 2, 2, 0, 0, 0, 0), (their, own, 2, 2, 0, 0, 0, 0)
        gained = duel(one, True) - duel(one)
        assert gained == pytest.approx(duel(other) - duel(other, True))


def test_half_built_trios_are_counted() -> None:
    two = mask_of(TRIOS[0][:2])
    assert half_built(two, ALL & ~two) == 1
    assert half_built(two, ALL & ~mask_of(TRIOS[0])) == 0
    assert half_built(mask_of(TRIOS[0]), 0) == 0


def test_what_is_reached_is_what_arrows_point_at() -> None:
    for cells in ((), (18,), (0, 36), range(37)):
        pointed = 0
        for cell in cells:
            pointed |= ARROWS_FROM[cell]
        assert reached(mask_of(cells)) == pointed


def test_others_are_all_pawns_but_ones_own() -> None:
    state = table(3, pawns=(1 << 3, 1 << 7, 1 << 30))
    assert [cells_of(others_of(state, seat)) for seat in range(3)] == [(7, 30), (3, 30), (3, 7)]


def test_who_can_capture_thinks_of_nothing_else() -> None:
    start, end = arrow_out()
    state = table(2, pawns=(1 << start, 1 << end))
    seen = sensible(state, 0, state.legal(0))
    assert seen
    assert all(isinstance(move, Take) for move in seen)
    quiet = table(2, pawns=(1 << start, 0))
    assert sensible(quiet, 0, quiet.legal(0)) == quiet.legal(0)


def test_a_trio_looks_better_than_a_plain_placement_and_a_cell_in_danger_worse() -> None:
    hunter, prey = arrow_out()
    trio = next(trio for trio in TRIOS if not {hunter, prey} & set(trio))
    state = table(2, pawns=(mask_of(trio[:2]), 1 << hunter))
    others = others_of(state, 0)
    quiet = next(
        cell
        for cell in cells_of(state.free & ~reached(others))
        if not ARROWS_FROM[cell] & others and not any(cell in trio for trio in TRIOS)
    )
    third, plain, danger = (
        appeal(state, 0, Place(cell), others) for cell in (trio[2], quiet, prey)
    )
    assert third > plain > danger


def test_a_duel_stands_better_for_who_has_more_pawns() -> None:
    start, _ = arrow_out()
    even = table(2, pawns=(1 << start, 0), hands=(6, 7))
    ahead = table(2, pawns=(1 << start, 0), hands=(6, 5))
    behind = table(2, pawns=(1 << start, 0), hands=(4, 7))
    worse, same, better = (duel(board_of(each)) for each in (behind, even, ahead))
    assert worse < same < better


def test_a_threatened_pawn_is_a_worry() -> None:
    hunter, prey = arrow_out()
    safe = next(
        cell for cell in range(37) if not reached(1 << hunter) >> cell & 1 and cell != hunter
    )
    threatened, at_ease = (
        table(2, pawns=(1 << cell, 1 << hunter), able=0) for cell in (prey, safe)
    )
    assert duel(board_of(threatened)) < duel(board_of(at_ease))
