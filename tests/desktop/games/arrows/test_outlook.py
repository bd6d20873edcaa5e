"""What follows from a position of arrows."""

from boomerang_desktop.desktop.games.arrows import outlook
from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows.board import cells_of
from tests.games.arrows.table import position


def test_whose_pawn_stands_on_a_cell() -> None:
    view = position([17], [18], [33])
    assert [outlook.owner(view, cell) for cell in (17, 18, 33, 0)] == [0, 1, 2, None]


def test_what_it_costs_not_to_capture() -> None:
    assert outlook.cost(position([17, 0], [18], [33])) == "pawns"
    assert outlook.cost(position([17], [18], [33])) == "out"
    assert outlook.cost(position([17], [18], [])) == "match"
    assert outlook.cost(position([17, 0, 1], [18, 30, 31])) == "match"
    assert outlook.cost(position([17, 0, 1, 2], [18, 30, 31])) == "pawns"
    assert outlook.cost(position([17], [36], [33])) == ""


def test_prisoners_still_needed_are_never_less_than_none() -> None:
    view = position([17], [18], [33], prisoners={(0, 1): 2})
    goal = view.setup.goal
    assert outlook.needed(view, 0) == goal - 2
    assert outlook.needed(view, 1) == goal


def test_a_pawn_that_walks_takes_what_stands_in_its_way() -> None:
    view = position([17, 0], [18], [33])
    after = outlook.walked(view, 0, (17, 18), enters=False)
    assert cells_of(after.pawns[0]) == (0, 18)
    assert not after.pawns[1]
    assert after.free >> 17 & 1
    assert not after.free >> 18 & 1


def test_a_pawn_that_does_not_capture_though_one_could_costs_that_one() -> None:
    view = position([17, 0], [18], [33], hands=(1, 0, 0))
    placed = outlook.walked(view, 0, (30,), enters=True)
    assert cells_of(placed.pawns[0]) == (0, 30)
    moved = outlook.walked(view, 0, (17, 10), enters=False)
    assert cells_of(moved.pawns[0]) == (0,)
    assert outlook.walked(view, 0, (), enters=False).pawns == view.pawns


def test_only_a_move_that_ends_the_match_loses_it() -> None:
    last = position([17, 0, 1], [18, 30, 31])
    assert outlook.loses(last, 0, ARROWS.parse("move:17-10"))
    assert not outlook.loses(last, 0, ARROWS.parse("take:17-18"))
