"""What the table of arrows shows of a position, of a move and of what is offered."""

from typing import TypeVar

import pytest

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.items import Cell, Heap, Marks, Pawn, Triangle
from boomerang_desktop.desktop.games.arrows.layout import trio_number
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.arrows import ARROWS, hints
from boomerang_desktop.games.arrows.board import CELLS, TRIOS
from boomerang_desktop.games.arrows.moves import Place, Take
from tests.desktop.games.arrows.table import ArrowsBoard, a_board, positions
from tests.games.arrows.table import events, play, position

pytestmark = pytest.mark.usefixtures("qapp")
I = TypeVar("I", bound=Item)  # noqa: E741 - an item of some kind

DUTY = position([17, 11, 0], [18, 36], [33, 12], hands=(2, 2, 2))
"""11 can take 12, 17 can take 18; 0 can do nothing of the kind."""


def thing(board: ArrowsBoard, key: Key, kind: type[I]) -> I:
    found = board.things.find(key, kind)
    assert found is not None
    return found


def rings(board: ArrowsBoard, *, broken: bool) -> set[int]:
    return {ring.cell for ring in thing(board, keys.AID, Marks).rings if ring.broken == broken}


def glowing(board: ArrowsBoard) -> set[int]:
    found = [thing(board, keys.trio(number), Triangle) for number in range(len(TRIOS))]
    return {item.number for item in found if item.glows}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_pawns_stand_and_lie_where_the_view_says(seats: int) -> None:
    board = a_board(positions(seats)[0])
    for state in positions(seats)[:-1:9]:
        board.show_view(state, 0)
        for cell in range(CELLS):
            pawn = board.things.find(keys.pawn(cell), Pawn)
            owners = [seat for seat, mask in enumerate(state.pawns) if mask >> cell & 1]
            assert ([pawn.seat] if pawn else []) == owners
        for key, item in board.things.all():
            if isinstance(item, Heap):
                match key:
                    case ("hand", int(seat)):
                        assert item.count == state.hands[seat]
                    case ("reserve", int(seat)):
                        assert item.count == state.reserves[seat]
                    case ("prisoners", int(captor), int(owner)):
                        assert item.count == state.prisoners[captor][owner]
                        assert item.seat == owner


def test_nothing_is_ringed_for_whoever_is_not_asked_P5() -> None:
    board = a_board(DUTY)
    assert rings(board, broken=False) == set()
    board.offer(0, DUTY.legal(0))
    assert rings(board, broken=False) == {17, 11}
    board.offer(None)
    assert rings(board, broken=False) == set()


def test_threats_show_what_the_one_before_the_table_could_lose_and_take() -> None:
    board = a_board(DUTY, viewer=1)
    assert rings(board, broken=True) == set()
    board.set_flag("threats", True)
    assert rings(board, broken=True) == set(hints.threats(DUTY, 1)) == {18}
    prey = {end for ends in hints.captures(DUTY, 1).values() for end in ends}
    assert rings(board, broken=False) == prey


def test_threats_ring_no_prey_that_is_not_offered() -> None:
    board = a_board(DUTY)
    board.offer(0, [Take((17, 18))])
    board.set_flag("threats", True)
    assert rings(board, broken=False) == {17, 18}


def test_a_hint_lights_the_way_and_where_it_starts() -> None:
    board = a_board(DUTY)
    board.offer(0, DUTY.legal(0))
    board.advise(Take((17, 18)))
    assert [way.cells for way in thing(board, keys.WAY, Marks).ways] == [(17, 18)]
    assert thing(board, keys.cell(17), Cell).lit
    assert thing(board, keys.cell(18), Cell).lit
    board.advise(None)
    assert thing(board, keys.WAY, Marks).ways == ()
    assert not thing(board, keys.cell(17), Cell).lit


def test_the_last_move_is_marked_with_its_way_and_its_trios() -> None:
    before = position([10, 5, 11], [4, 12], [33], hands=(1, 1, 1))
    state = position([9, 5, 4], [10], [33], hands=(1, 1, 1))
    board = a_board(before)
    board.show_marks(events(state, "take:5-10"))
    assert [way.cells for way in thing(board, keys.LAST, Marks).ways] == [(5, 10)]
    assert {key for key, item in board.things.all() if item.marked} == {
        keys.cell(5),
        keys.cell(10),
        keys.trio(trio_number((4, 9, 10))),
    }
    board.show_marks(())
    assert not any(item.marked for _, item in board.things.all())


def test_of_several_trios_the_one_that_is_paid_for_shines_P6() -> None:
    before = position([1, 2, 6, 4, 9], [36], [33], hands=(2, 1, 1))
    after = play(before, "place:10")
    board = a_board(before)
    move = ARROWS.parse("place:10")
    board.play(ARROWS.events(before, 0, move, after), after, 0, lambda: None)
    assert glowing(board) == {trio_number((4, 9, 10))}


@pytest.mark.parametrize("key", ["board", "hand"])
def test_a_line_of_the_result_shows_what_it_counts_with_two(key: str) -> None:
    board = a_board(position([10, 0, 1], [11, 33, 34], hands=(1, 1), reserves=(1, 1)))
    board.table.show_line(key)
    wanted = {
        "board": {keys.cell(cell) for cell in (10, 0, 1, 11, 33, 34)},
        "hand": {keys.hand(0), keys.hand(1)},
    }[key]
    assert {name for name, item in board.things.all() if item.marked} == wanted


def test_a_line_of_the_result_shows_the_prisoners_that_it_counts() -> None:
    board = a_board(position([10], [11], [33], prisoners={(0, 1): 2, (2, 1): 1, (1, 0): 1}))
    board.table.show_line("prisoners/1")
    marked = {key for key, item in board.things.all() if item.marked}
    assert marked == {keys.prisoners(0, 1), keys.prisoners(2, 1)}


def test_the_board_is_made_anew_for_another_size_and_only_then() -> None:
    board = a_board(DUTY)
    plate = board.things[keys.BOARD]
    board.offer(0, [Place(30)])
    assert board.things[keys.BOARD] is plate
    board.set_width(500, 1.0, 1.0)
    assert board.things[keys.BOARD] is not plate
