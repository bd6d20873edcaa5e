"""Turning or mirroring the board, or changing seats, changes nothing else."""

from collections.abc import Callable

import pytest

from boomerang_desktop.games.flip import FlipState, Placement, placement_at

from .playing import opening, random_game

Symmetry = Callable[[int, int], tuple[int, int]]
SYMMETRIES: list[tuple[str, str, Symmetry]] = [
    ("10x9", "left and right", lambda x, y: (9 - x, y)),
    ("10x9", "top and bottom", lambda x, y: (x, 8 - y)),
    ("10x9", "half a turn", lambda x, y: (9 - x, 8 - y)),
    ("10x10", "left and right", lambda x, y: (9 - x, y)),
    ("10x10", "top and bottom", lambda x, y: (x, 9 - y)),
    ("10x10", "half a turn", lambda x, y: (9 - x, 9 - y)),
    ("10x10", "a quarter turn", lambda x, y: (9 - y, x)),
    ("10x10", "a quarter turn back", lambda x, y: (y, 9 - x)),
    ("10x10", "diagonal", lambda x, y: (y, x)),
    ("10x10", "other diagonal", lambda x, y: (9 - y, 9 - x)),
]


@pytest.mark.parametrize(("board", "name", "symmetry"), SYMMETRIES)
def test_symmetries_of_the_board_commute_with_play(
    board: str, name: str, symmetry: Symmetry
) -> None:
    def image(placement: Placement) -> Placement:
        there = placement_at(placement.piece.name, tuple(symmetry(*h) for h in placement.holes))
        assert isinstance(there, Placement)
        return there

    def images(state: FlipState) -> list[set[Placement]]:
        return [{image(piece) for piece in pieces} for pieces in state.pieces]

    for seed in range(4):
        other = opening(board)
        for state, seat, placement, following in random_game(seed, board):
            assert {image(move) for move in state.legal(seat)} == set(other.legal(seat))
            assert {image(piece) for piece in state.locked()} == set(other.locked())
            other = other.play(seat, image(placement))
            assert other.to_act == following.to_act
            assert other.stocks == following.stocks
            assert images(following) == [set(pieces) for pieces in other.pieces]
            assert other.result() == following.result()


@pytest.mark.parametrize("board", ["10x9", "10x10"])
def test_changing_seats_commutes_with_play(board: str) -> None:
    for seed in range(12):
        other = opening(board, first=1)
        for state, seat, placement, following in random_game(seed, board):
            assert other.legal(1 - seat) == state.legal(seat)
            other = other.play(1 - seat, placement)
            assert other.white == 1 - following.white
            assert other.to_act == tuple(1 - seat for seat in following.to_act)
            assert other.pieces == following.pieces[::-1]
            assert other.stocks == following.stocks[::-1]
        mirrored, result = other.result(), following.result()
        assert mirrored
        assert result
        assert mirrored.scores == result.scores[::-1]
        assert mirrored.breakdown == result.breakdown[::-1]
        assert {1 - seat for seat in mirrored.winners} == set(result.winners)
