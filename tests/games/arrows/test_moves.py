"""The notation of moves, both ways."""

import pickle

import pytest

from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows.moves import (
    DECLINE,
    ENTER,
    PLACE,
    SOURCES,
    STEP,
    TAKE,
    Decline,
    Enter,
    Place,
    Step,
    Take,
)
from boomerang_desktop.games.core import BadNotation, IllegalMove, Move

EVERY_MOVE: list[Move] = [
    *PLACE,
    *STEP.values(),
    *(take for takes in TAKE for take in takes),
    *(enter for enters in ENTER.values() for enter in enters),
    DECLINE,
]


@pytest.mark.parametrize(
    ("notation", "move"),
    [
        ("place:18", Place(18)),
        ("move:6-11", Step(6, 11)),
        ("take:0-1", Take((0, 1))),
        ("take:0-1-2", Take((0, 1, 2))),
        ("take:0-1-2-6", Take((0, 1, 2, 6))),
        ("enter:0:hand", Enter(0, "hand")),
        ("enter:36:reserve", Enter(36, "reserve")),
        ("enter:7:seat4", Enter(7, "seat4")),
        ("decline", Decline()),
    ],
)
def test_notation(notation: str, move: Move) -> None:
    assert str(move) == notation
    assert ARROWS.parse(notation) == move


def test_every_move_is_made_once_and_read_back() -> None:
    assert len(EVERY_MOVE) == len(set(EVERY_MOVE))
    for move in EVERY_MOVE:
        assert ARROWS.parse(str(move)) is move
        assert pickle.loads(pickle.dumps(move)) == move


def test_a_line_can_be_stepped_along_both_ways() -> None:
    assert len(STEP) == 2 * 90
    assert all((end, start) in STEP for start, end in STEP)


@pytest.mark.parametrize(
    "text",
    [
        "", "place", "place:", "place:37", "place:-1", "place:01", "place: 1", "place:1 ",
        "place:١", "Place:1", "place:1-2", "place:1\n", "move:1", "move:0-1-2", "move:0-01",
        "move:0-37", "move:0–1", "move:0-", "take:0", "take:0-1-2-6-7", "take:0-1-", "take:0-99",
        "take:",
        "enter:0", "enter:0:", "enter:0:seat5", "enter:0:seat", "enter:0:seat-1", "enter:37:hand",
        "enter:00:hand", "enter:0:Hand", "decline:", "decline ", "pass", "stop",
    ],
)  # fmt: skip
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        ARROWS.parse(text)


@pytest.mark.parametrize(
    ("notation", "paragraph"),
    [
        ("move:0-36", "P3"),
        ("move:0-0", "P3"),
        ("take:1-0", "P4"),
        ("take:6-11", "P4"),
        ("take:0-36", "P4"),
        ("take:0-1-0", "P4"),
        ("take:0-1-2-1", "P4"),
    ],
)
def test_what_no_position_allows_is_refused_by_its_paragraph(notation: str, paragraph: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        ARROWS.parse(notation)
    assert caught.value.paragraph == paragraph
    assert caught.value.refusal in ARROWS.refusals


def test_a_ring_reads_back_though_no_capture_can_follow_it() -> None:
    assert str(ARROWS.parse("take:0-1-5-0")) == "take:0-1-5-0"
    assert "take:0-1-5-0" not in {str(move) for move in EVERY_MOVE}


def test_moves_off_the_board_cannot_be_made() -> None:
    for make in (
        lambda: Place(37),
        lambda: Step(-1, 0),
        lambda: Take((36, 37)),
        lambda: Enter(99, "hand"),
        lambda: Enter(0, "pocket"),
        lambda: Take((0,)),
        lambda: Take((0, 1, 2, 6, 7)),
    ):
        with pytest.raises(IllegalMove) as caught:
            make()
        assert caught.value.refusal in ARROWS.refusals


def test_every_source_has_its_entries() -> None:
    assert list(ENTER) == list(SOURCES)
    assert [enter.captor for enter in (ENTER["hand"][0], ENTER["seat3"][0])] == [None, 3]
