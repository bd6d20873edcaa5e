"""The notation, and the tables of all placements."""

import copy
import pickle

import pytest

from boomerang_desktop.games.core import BadNotation, IllegalMove
from boomerang_desktop.games.flip import FLIP, placement_at
from boomerang_desktop.games.flip.placements import PLACEMENTS, listed
from boomerang_desktop.games.flip.refusals import OVER_THE_EDGE, WRONG_SHAPE

from .naive import around, everywhere
from .playing import place


def test_each_placement_reads_back_as_itself() -> None:
    for placement in PLACEMENTS:
        assert FLIP.parse(str(placement)) is placement


def test_the_notation_names_piece_and_holes_by_row_then_column() -> None:
    placement = place("T4:4,2;3,3;4,3;5,3")
    assert placement.piece.name == "T4"
    assert placement.holes == ((4, 2), (3, 3), (4, 3), (5, 3))


def test_copies_and_pickles_are_the_placement_itself() -> None:
    placement = place("D:0,0;1,0")
    assert copy.deepcopy(placement) is placement
    assert pickle.loads(pickle.dumps(placement)) is placement


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place:M",
        "place:M:",
        "M:0,0",
        "Place:M:0,0",
        "place:m:0,0",
        "place:Z9:0,0",
        "place::0,0",
        "place:M:0",
        "place:M:0,0;",
        "place:M:0,0,",
        "place:M:0,0,0",
        "place:M:00,0",
        "place:M:0,01",
        "place:M:-1,0",
        "place:M:+1,0",
        "place:M:٣,0",
        "place:M:0, 0",
        " place:M:0,0",
        "place:M:0,0\n",
        "place:M:0,0 ",
        "place:M:123,0",
        "place:D:1,0;0,0",
        "place:D:0,1;0,0",
        "place:D:0,0;0,0",
        "place:D:0,0:1,0",
        "place:D:0,0;;1,0",
        "pass",
    ],
)
def test_what_is_no_placement_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        FLIP.parse(text)


@pytest.mark.parametrize("text", ["D:0,0;2,0", "D:0,0", "M:0,0;1,0", "T4:0,0;1,0;2,0;3,0"])
def test_F2_holes_that_are_not_the_shape_are_refused(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        place(text)
    assert refused.value.refusal == WRONG_SHAPE


@pytest.mark.parametrize("text", ["M:10,0", "M:0,10", "D:9,0;10,0", "I3:0,8;0,9;0,10"])
def test_F6_holes_off_every_board_are_refused(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        place(text)
    assert refused.value.refusal == OVER_THE_EDGE


def test_placement_at_takes_holes_in_any_order_and_off_the_board() -> None:
    assert placement_at("D", ((1, 0), (0, 0))) is place("D:0,0;1,0")
    assert placement_at("D", ((-1, 0), (0, 0))) == OVER_THE_EDGE
    assert placement_at("D", ((0, 0), (1, 1))) == WRONG_SHAPE
    assert placement_at("D", ()) == WRONG_SHAPE


def test_the_placements_of_the_short_board_come_first() -> None:
    short = everywhere(9)
    assert {str(placement) for placement in PLACEMENTS[: len(short)]} == set(short)
    assert {str(placement) for placement in PLACEMENTS} == set(everywhere(10))
    assert [placement.number for placement in PLACEMENTS] == list(range(len(PLACEMENTS)))


def test_tables_say_what_covers_and_what_touches() -> None:
    for placement in PLACEMENTS[::97]:
        cells = frozenset(placement.holes)
        for other in PLACEMENTS:
            apart = cells.isdisjoint(other.holes)
            assert placement.compatible >> other.number & 1 == apart
            if apart:
                touches = not around(cells).isdisjoint(other.holes)
                assert placement.touching >> other.number & 1 == touches
                assert bool(placement.border & other.squares) == touches


def test_listed_gives_the_chosen_ones_by_number() -> None:
    assert listed(0) == ()
    assert listed((1 << len(PLACEMENTS)) - 1) == PLACEMENTS
    chosen = PLACEMENTS[3::41]
    assert listed(sum(1 << placement.number for placement in chosen)) == chosen
