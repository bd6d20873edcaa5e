"""Sets up positions and reads them in the tests' own terms."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

import pytest

from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows.board import ALL, cells_of, mask_of
from boomerang_desktop.games.arrows.board import ARROWS as ARROW_LINES
from boomerang_desktop.games.arrows.moves import Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Event, IllegalMove, Move, Refusal, Setting

DEALT = {2: 10, 3: 9, 4: 8, 5: 7}
OPTIONS: tuple[dict[str, Setting], ...] = (
    {},
    {"must_continue": True},
    {"obligation": "enforced"},
    {"obligation": "enforced", "must_continue": True},
)
TABLES = (
    *((seats, options) for seats in DEALT for options in OPTIONS),
    (2, {"trio_source": "any"}),
    (2, {"trio_source": "any", "obligation": "enforced", "must_continue": True}),
)
"""Every number of players with all options available to them."""


def start(seats: int, first: int = 0, **options: Setting) -> ArrowsState:
    return ARROWS.start(seats, ARROWS.settle(seats, options), first, {})


def position(
    *pawns: Iterable[int],
    turn: int = 0,
    hands: Sequence[int] | None = None,
    reserves: Sequence[int] | None = None,
    prisoners: Mapping[tuple[int, int], int] | None = None,
    turns: int = 0,
    quiet: int = 0,
    **options: Setting,
) -> ArrowsState:
    """A position with these cells for each seat's pawns. Hands are empty by default; pawns
    unaccounted for are lost. `prisoners` is keyed by (captor, owner)."""
    seats = len(pawns)
    everybody = range(seats)
    masks = tuple(mask_of(cells) for cells in pawns)
    occupied = 0
    for mask in masks:
        assert not occupied & mask, "two pawns on one cell"
        occupied |= mask
    opponents = occupied & ~masks[turn]
    hand = tuple(hands or (0,) * seats)
    reserve = tuple(reserves or (0,) * seats)
    held = tuple(
        tuple((prisoners or {}).get((by, owner), 0) for owner in everybody) for by in everybody
    )
    lost = tuple(
        DEALT[seats]
        - masks[seat].bit_count()
        - hand[seat]
        - reserve[seat]
        - sum(row[seat] for row in held)
        for seat in everybody
    )
    assert min(lost) >= 0, "more pawns than were dealt"
    return ArrowsState(
        setup=start(seats, 0, **options).setup,
        to_act=(turn,),
        pawns=masks,
        hands=hand,
        reserves=reserve,
        prisoners=held,
        lost=lost,
        entries=0,
        turns=turns,
        quiet=quiet,
        ended="",
        free=ALL & ~occupied,
        able=masks[turn] & mask_of(a for a, b in ARROW_LINES if opponents >> b & 1),
    )


def legal(state: ArrowsState) -> list[str]:
    return [str(move) for seat in state.to_act for move in state.legal(seat)]


def play(state: ArrowsState, *notations: str) -> ArrowsState:
    for notation in notations:
        (seat,) = state.to_act
        state = state.play(seat, ARROWS.parse(notation))
    return state


def refused(state: ArrowsState, notation: str, seat: int | None = None) -> Refusal:
    """Why the notation, or the move it stands for, is refused; by default to the seat to act."""
    with pytest.raises(IllegalMove) as caught:
        state.play(state.to_act[0] if seat is None else seat, ARROWS.parse(notation))
    return caught.value.refusal


def takes(state: ArrowsState) -> set[str]:
    return {notation for notation in legal(state) if notation.startswith("take:")}


def events(state: ArrowsState, notation: str) -> list[Event]:
    (seat,) = state.to_act
    move = ARROWS.parse(notation)
    return list(ARROWS.events(state, seat, move, state.play(seat, move)))


def cells(state: ArrowsState, seat: int) -> set[int]:
    return set(cells_of(state.pawns[seat]))


def accounted_for(state: ArrowsState, seat: int) -> int:
    """The number of the seat's pawns, wherever they are."""
    return (
        state.pawns[seat].bit_count()
        + state.hands[seat]
        + state.reserves[seat]
        + sum(held[seat] for held in state.prisoners)
        + state.lost[seat]
    )


def lively(rng: Random, moves: Sequence[Move]) -> Move:
    """A random move that often captures, so that games contain every kind of event."""
    takes = [move for move in moves if isinstance(move, Take)]
    return rng.choice(takes if takes and rng.random() < 0.8 else moves)
