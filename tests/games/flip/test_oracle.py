"""The engine against the naive one, and against known counts."""

from typing import Any

import pytest

from boomerang_desktop.games.flip import FlipState

from .naive import NaiveFlip
from .playing import BOARDS, GAMES, after, fixture, opening, place, random_game

PERFT: list[dict[str, Any]] = fixture("perft.json")


def agree(state: FlipState, naive: NaiveFlip) -> None:
    assert state.to_act == (() if naive.turn is None else (naive.turn,))
    for seat in (0, 1):
        expected = naive.moves if seat == naive.turn else set()
        assert {str(move) for move in state.legal(seat)} == expected
        cells = {hole for piece in state.pieces[seat] for hole in piece.holes}
        assert cells == naive.cells(seat)
    result = state.result()
    if result:
        assert result.scores == naive.scores()


@pytest.mark.parametrize("board", BOARDS)
def test_both_engines_agree_at_every_position_of_random_games(board: str) -> None:
    for seed in range(25):
        first = seed % 2
        naive = NaiveFlip(BOARDS[board], first)
        agree(opening(board, first=first), naive)
        for _, _, placement, following in random_game(seed, board, first=first):
            naive = naive.after(str(placement))
            agree(following, naive)


@pytest.mark.parametrize("game", GAMES)
def test_both_engines_agree_in_rare_games(game: str) -> None:
    state, naive = opening(), NaiveFlip(9)
    for move in GAMES[game]:
        state, naive = after(move, state=state), naive.after(move)
        agree(state, naive)


def perft(state: FlipState, depth: int) -> int:
    if not state.to_act:
        return 0
    (seat,) = state.to_act
    if depth == 1:
        return state.choice.bit_count()  # the length of `legal`, without the list
    return sum(perft(state.play(seat, move), depth - 1) for move in state.legal(seat))


@pytest.mark.parametrize("at", range(len(PERFT)))
def test_perft(at: int) -> None:
    kept = PERFT[at]
    state = after(*kept["moves"], state=opening(kept["board"]))
    for depth, count in enumerate(kept["perft"], start=1):
        assert perft(state, depth) == count


@pytest.mark.parametrize("at", range(len(PERFT)))
def test_perft_of_the_naive_engine(at: int) -> None:
    kept = PERFT[at]
    naive = NaiveFlip(BOARDS[kept["board"]])
    for move in kept["moves"]:
        naive = naive.after(str(place(move.removeprefix("place:"))))
    positions = 1  # the positions that the naive engine visits to count the last step
    for depth, count in enumerate(kept["perft"], start=1):
        if positions < 2200:
            assert naive.perft(depth) == count
        positions += count
