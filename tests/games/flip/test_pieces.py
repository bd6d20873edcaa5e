"""F1 and F2: the contents of the box."""

import copy
from typing import Any

import pytest

from boomerang_desktop.games.data import BadData, load
from boomerang_desktop.games.flip import FLIP, PIECES
from boomerang_desktop.games.flip.pieces import read_boards, read_pieces

from .playing import opening


def data() -> Any:
    return copy.deepcopy(load("boomerang_desktop.games.flip", "pieces.json"))


def test_F1_a_set_has_13_pieces_worth_44() -> None:
    for stock in opening().stocks:
        assert sum(stock) == 13
        assert sum(n * piece.value for n, piece in zip(stock, PIECES, strict=True)) == 44


def test_F1_a_piece_is_worth_its_squares() -> None:
    values = {piece.name: piece.value for piece in PIECES}
    assert values["M"] == 1
    assert values["T4"] == 4
    assert values["X5"] == 5
    for placement in opening().legal(0):
        assert placement.value == len(placement.holes) == values[placement.piece.name]


def test_F2_every_shape_equals_its_mirror_image() -> None:
    for piece in PIECES:
        for shape in piece.rotations:
            width = max(x for x, _ in shape)
            assert {(width - x, y) for x, y in shape} in [set(turn) for turn in piece.rotations]


def test_F2_a_piece_has_each_of_its_rotations_once() -> None:
    ways = {piece.name: len(piece.rotations) for piece in PIECES}
    assert ways == {"M": 1, "O4": 1, "X5": 1} | {"D": 2, "I3": 2, "I4": 2} | {
        "V3": 4,
        "T4": 4,
        "T5": 4,
        "U5": 4,
        "V5": 4,
    }


def test_F2_ten_columns_and_nine_rows_or_ten_by_choice() -> None:
    holes = {hole for placement in opening().legal(0) for hole in placement.holes}
    assert holes == {(x, y) for x in range(10) for y in range(9)}
    holes = {hole for placement in opening("10x10").legal(0) for hole in placement.holes}
    assert holes == {(x, y) for x in range(10) for y in range(10)}
    assert {option.name: option.default for option in FLIP.options}["board"] == "10x9"


@pytest.mark.parametrize(
    ("at", "change", "complaint"),
    [
        (0, {"count": 1}, "13 pieces"),
        (0, {"count": 0}, "none in a set"),
        (5, {"shape": ["##", "##", "##"]}, "44"),
        (5, {"shape": ["##.", ".##"]}, "O4 does not fit its own place"),
        (5, {"shape": ["##", "..", "##"]}, "O4 is not in one piece"),
        (5, {"shape": ["#", "#", "#", "#"]}, "of one shape"),
        (5, {"name": "I4"}, "of one name"),
    ],
)
def test_damaged_pieces_are_refused(at: int, change: dict[str, Any], complaint: str) -> None:
    pieces = data()["pieces"]
    pieces[at] |= change
    with pytest.raises(BadData, match=complaint):
        read_pieces(pieces)


@pytest.mark.parametrize(
    "boards",
    [{"10x9": [10, 9]}, {"10x9": [10, 8], "10x10": [10, 10]}, {"9x9": [9, 9], "10x10": [10, 10]}],
)
def test_damaged_boards_are_refused(boards: dict[str, list[int]]) -> None:
    with pytest.raises(BadData):
        read_boards(boards)
